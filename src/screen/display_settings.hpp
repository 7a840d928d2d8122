// How the screens look on a terminal.
#pragma once

#include <cstdint>
#include <optional>

namespace tebweez {

enum class ColorUse : std::uint8_t { automatic, always, never };

struct DisplaySettings {
  bool ascii = false;
  ColorUse color = ColorUse::automatic;
  bool mouse = true;
  std::optional<int> speed;  ///< seeds a second; 0: no animation; nothing: the program's own
};

}  // namespace tebweez
