// Pictures and recordings of saved matches, as the commands see them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "matches/watched_log.hpp"
#include "screen/pictures/palette.hpp"
#include "system/problem.hpp"

namespace tebweez {

/// The replay screen after so many actions as an SVG picture.
[[nodiscard]] std::string replay_as_svg(WatchedLog log, std::size_t action, screen::Theme theme);

/// A whole match as it plays itself on the replay screen, as an asciicast. A problem when a signal
/// wants the program to end.
/// @param speed seeds a second; 0: no animation; nothing: the program's own
[[nodiscard]] Result<std::string, Problem> replay_as_cast(WatchedLog log, std::optional<int> speed,
                                                          screen::Theme theme);

}  // namespace tebweez
