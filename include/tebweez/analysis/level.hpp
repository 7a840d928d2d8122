// How well a computer player plays.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tebweez {

enum class Level : std::uint8_t {
  easy,    ///< looks one action ahead; every third of its actions at random
  medium,  ///< looks four actions ahead
  strong,  ///< best play wherever two seconds settle the round
};
inline constexpr std::array all_levels{Level::easy, Level::medium, Level::strong};

[[nodiscard]] constexpr std::string_view to_text(Level level) noexcept {
  constexpr std::array<std::string_view, all_levels.size()> names{"easy", "medium", "strong"};
  return names[static_cast<std::size_t>(level)];
}
[[nodiscard]] constexpr std::optional<Level> parse_level(std::string_view text) noexcept {
  for (const Level level : all_levels)
    if (text == to_text(level)) return level;
  return std::nullopt;
}

}  // namespace tebweez
