// A box that lies over the middle of a screen, which stays in sight around it.
#pragma once

#include "screen/grid.hpp"

namespace tebweez::screen {

/// Columns of a box in a window, its walls among them.
[[nodiscard]] int box_columns(const Grid& grid) noexcept;
/// Draws an empty box in the middle with its walls; returns where it begins.
/// @param rows of it, the walls among them
Spot draw_box(Grid& grid, int rows);

}  // namespace tebweez::screen
