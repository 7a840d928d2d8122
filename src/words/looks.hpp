// How a player may want the screen to look: when with colours, and with which.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tebweez {

enum class ColorUse : std::uint8_t { automatic, always, never };
inline constexpr std::array all_color_uses{ColorUse::automatic, ColorUse::always, ColorUse::never};

[[nodiscard]] constexpr std::string_view to_text(ColorUse use) noexcept {
  constexpr std::array<std::string_view, all_color_uses.size()> names{"auto", "always", "never"};
  return names[static_cast<std::size_t>(use)];
}

/// A set of colours among the terminal's own; `theme.cpp` says which. The first is the usual one.
enum class Scheme : std::uint8_t { nile, palm, henna, dusk };
inline constexpr std::array all_schemes{Scheme::nile, Scheme::palm, Scheme::henna, Scheme::dusk};

[[nodiscard]] constexpr std::string_view to_text(Scheme scheme) noexcept {
  constexpr std::array<std::string_view, all_schemes.size()> names{"nile", "palm", "henna", "dusk"};
  return names[static_cast<std::size_t>(scheme)];
}

/// The value of a list that a word names, if any does.
template <class List>
[[nodiscard]] constexpr auto named_in(const List& list, std::string_view text) noexcept
    -> std::optional<typename List::value_type> {
  for (const auto& value : list)
    if (text == to_text(value)) return value;
  return std::nullopt;
}
[[nodiscard]] constexpr std::optional<ColorUse> parse_color(std::string_view text) noexcept {
  return named_in(all_color_uses, text);
}
[[nodiscard]] constexpr std::optional<Scheme> parse_scheme(std::string_view text) noexcept {
  return named_in(all_schemes, text);
}

}  // namespace tebweez
