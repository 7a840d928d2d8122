// The rows of the start screen that go on with matches left unfinished.
#pragma once

#include <vector>

#include "matches/match_settings.hpp"
#include "matches/saved_matches.hpp"
#include "screen/start/start_row.hpp"

namespace tebweez::screen {

/// One row that leads to all saved matches, where there are any; then one for each of those played
/// last that can be gone on with, or that is damaged, the last played first.
/// @param files the saved matches, the last played first
/// @param settings of the start screen: what is to be written down nowhere stays so
void add_unfinished(StartRows& rows, const std::vector<SavedFile>& files,
                    const MatchSettings& settings);

}  // namespace tebweez::screen
