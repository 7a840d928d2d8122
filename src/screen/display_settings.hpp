// How the screens look on a terminal.
#pragma once

#include <optional>

#include "matches/settings_file.hpp"
#include "words/looks.hpp"

namespace tebweez {

/// Nothing: the program's own, unless another was kept.
struct DisplaySettings {
  bool ascii = false;
  std::optional<ColorUse> color;
  std::optional<Scheme> scheme;
  std::optional<bool> mouse;
  std::optional<int> speed;  ///< seeds a second; 0: no animation

  /// With what was kept where these say nothing.
  [[nodiscard]] DisplaySettings or_kept(const KeptSettings& kept) const {
    DisplaySettings both = *this;
    if (!both.color) both.color = kept.color;
    if (!both.scheme) both.scheme = kept.scheme;
    if (!both.mouse) both.mouse = kept.mouse;
    if (!both.speed) both.speed = kept.speed;
    return both;
  }
};

}  // namespace tebweez
