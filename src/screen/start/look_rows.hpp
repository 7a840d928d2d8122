// The rows of the start screen that say how the screens look.
#pragma once

#include "screen/start/start_row.hpp"

namespace tebweez::screen {

/// The colours: the schemes, and none.
void add_looks(StartRows& rows);

}  // namespace tebweez::screen
