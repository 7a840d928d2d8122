// The terminal screens, as the commands see them.
#pragma once

#include <optional>

#include "options.hpp"
#include "problem.hpp"
#include "session.hpp"

namespace tebweez {

/// What keeps the screens from running here: no terminal on standard input and output.
[[nodiscard]] std::optional<Problem> check_terminal();

/// A match on the board screen; asks for the variant when `options` names none.
[[nodiscard]] int play_on_screen(const PlayOptions& options);
/// Goes on with a match on the board screen.
[[nodiscard]] int resume_on_screen(Session session, const DisplayOptions& display);
/// A saved match on the replay screen.
[[nodiscard]] int replay_on_screen(const ReplayOptions& options);

}  // namespace tebweez
