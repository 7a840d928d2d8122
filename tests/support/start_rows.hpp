// The start screen by the number of its rows, for tests that can only press keys.
#pragma once

#include "tebweez/rules.hpp"

namespace tebweez::testing {

/// Rows above the first name: the rulesets, the lessons, the puzzle of the day, who plays, and the
/// computer's level.
inline constexpr int rows_above_names = static_cast<int>(all_rules.size()) + 4;
/// Rows above the one that leads to the saved matches.
inline constexpr int rows_above_saved = rows_above_names + 5;
/// Rows above the first match to go on with.
inline constexpr int rows_above_unfinished = rows_above_saved + 1;

}  // namespace tebweez::testing
