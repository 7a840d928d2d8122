// How the seeds of a pit lie: where each is drawn.
#pragma once

#include <vector>

#include "screen/grid.hpp"

namespace tebweez::screen {

/// Spots of so many seeds in a room of rows and columns, counted from its upper left corner:
/// centred lines, evenly apart, which lie lower the fewer they are. Seeds that do not fit are left
/// out; the figure tells of them.
[[nodiscard]] std::vector<Spot> seed_pile(int seeds, int rows, int columns);

}  // namespace tebweez::screen
