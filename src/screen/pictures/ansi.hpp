// What turns one grid into another on a terminal as ECMA-48 has it.
#pragma once

#include <string>

#include "screen/grid.hpp"

namespace tebweez::screen {

/// What to send to a terminal that shows `before`, with a plain pen, so that it shows `after`,
/// which is as large; with a plain pen again.
[[nodiscard]] std::string ansi_changes(const Grid& before, const Grid& after);

}  // namespace tebweez::screen
