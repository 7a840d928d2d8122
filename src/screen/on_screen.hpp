// The terminal screens, as the commands see them. Each returns the exit status.
#pragma once

#include <optional>
#include <string>

#include "matches/match_settings.hpp"
#include "matches/session.hpp"
#include "matches/settings_file.hpp"
#include "screen/display_settings.hpp"
#include "system/problem.hpp"
#include "thinking/posed_puzzle.hpp"

namespace tebweez {

/// What keeps the screens from running here: no terminal on standard input and output.
/// @param plain the command that does without
[[nodiscard]] std::optional<Problem> check_terminal(
    const std::string& plain = "tebweez play --plain");

/// A match on the board screen; asks for the ruleset when `settings` names none.
/// @param kept what was read of the user's settings
[[nodiscard]] int play_on_screen(const MatchSettings& settings, const DisplaySettings& display,
                                 SettingsFile kept);
/// Goes on with a match on the board screen.
[[nodiscard]] int resume_on_screen(Session session, const DisplaySettings& display);
/// The list of saved matches.
[[nodiscard]] int list_on_screen(const DisplaySettings& display);
/// A saved match on the replay screen; `-` is standard input.
/// @param follow show new actions as they are written
[[nodiscard]] int replay_on_screen(const std::string& file, bool follow,
                                   const DisplaySettings& display);
/// The lessons, and a round behind them.
/// @param first the lesson to begin with, counted from 0
[[nodiscard]] int learn_on_screen(std::size_t first, const DisplaySettings& display);
/// A puzzle, and others after it.
[[nodiscard]] int puzzle_on_screen(PosedPuzzle posed, const DisplaySettings& display);

}  // namespace tebweez
