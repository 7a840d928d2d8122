// The rows of the start screen that go on with matches left unfinished.
#pragma once

#include "matches/match_settings.hpp"
#include "screen/start/start_row.hpp"

namespace tebweez::screen {

/// One row for each saved match that can be gone on with, or that is damaged; the last played
/// first.
/// @param settings of the start screen: what is to be written down nowhere stays so
void add_unfinished(StartRows& rows, const MatchSettings& settings);

}  // namespace tebweez::screen
