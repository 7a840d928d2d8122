// The colours of pictures and recordings: a terminal brings its own, a picture must have some.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "screen/theme.hpp"

namespace tebweez::screen {

enum class Theme : std::uint8_t { dark, light };

/// Colours as `#rrggbb`.
struct Palette {
  std::string_view background;
  std::string_view foreground;
  std::array<std::string_view, 8> colors;  ///< by the terminal's numbers for them
  std::string_view bright_blue;

  [[nodiscard]] constexpr std::string_view paint(Color color) const noexcept {
    if (color == Color::bright_blue) return bright_blue;
    return color == Color::standard ? foreground : colors[static_cast<std::size_t>(color)];
  }
};
[[nodiscard]] const Palette& palette_for(Theme theme) noexcept;

}  // namespace tebweez::screen
