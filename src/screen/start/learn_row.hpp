// The row of the start screen that leads to the lessons.
#pragma once

#include "screen/start/start_row.hpp"

namespace tebweez::screen {

/// First for somebody who has no saved match, else among what one does alone.
void add_learn(StartRows& rows, RowGroup group);

}  // namespace tebweez::screen
