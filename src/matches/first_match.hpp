// The match that is played after the lessons.
#pragma once

#include "matches/match_settings.hpp"
#include "matches/session.hpp"

namespace tebweez {

/// One round of the game of the wise against the computer, on its easy level.
[[nodiscard]] MatchSettings first_match();
/// Begins it, from six seeds in each pit: the player is to sow.
[[nodiscard]] Result<Session, Problem> begin_first_match();

}  // namespace tebweez
