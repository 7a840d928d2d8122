// The rows of the start screen with which a new match is begun: the rulesets, and what it is begun
// with.
#pragma once

#include "matches/match_settings.hpp"
#include "screen/start/start_row.hpp"

namespace tebweez::screen {

/// One row for each ruleset, which begins a match of it.
void add_rulesets(StartRows& rows, const MatchSettings& settings);
/// Who plays, names, the target, R1.
void add_match_settings(StartRows& rows, MatchSettings& settings);

}  // namespace tebweez::screen
