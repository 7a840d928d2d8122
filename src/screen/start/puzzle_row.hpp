// The row of the start screen that leads to the puzzle of the day.
#pragma once

#include "screen/start/start_row.hpp"

namespace tebweez::screen {

/// Sets the puzzle of the day, and tells how the streak stands; ← → take another ruleset.
void add_puzzle_of_day(StartRows& rows);

}  // namespace tebweez::screen
