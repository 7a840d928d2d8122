// The rows of the start screen with which a new match is begun: the rulesets, and what it is begun
// with.
#pragma once

#include "matches/match_settings.hpp"
#include "screen/start/start_row.hpp"

namespace tebweez::screen {

/// The names that people had last.
using LastNames = PerSide<std::optional<std::string>>;

/// One row for each ruleset, which begins a match of it and keeps the names of the people in it.
void add_rulesets(StartRows& rows, const MatchSettings& settings, const LastNames& last);
/// Who plays, names, the target, R1.
/// @param last stand where `settings` has no names and people play
void add_match_settings(StartRows& rows, MatchSettings& settings, LastNames& last);

}  // namespace tebweez::screen
