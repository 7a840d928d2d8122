// What things on the screen are, and how each kind of thing looks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "screen/text_width.hpp"
#include "tebweez/side.hpp"
#include "words/looks.hpp"

namespace tebweez::screen {

/// What a cell of the screen is. Roles say what a thing means; `style_of` says how it looks.
enum class Role : std::uint8_t {
  plain,
  dim,  ///< of little weight: rules between parts, pits that can't be chosen
  title,
  south,        ///< what is South's: the name, seeds, walls of pits, gains
  north,        ///< what is North's
  south_count,  ///< a figure of South's store, and South's name on South's turn
  north_count,
  turn,    ///< whose turn it is, what is chosen of a list
  taken,   ///< of a pit that was just taken from
  legal,   ///< of a pit that may be chosen
  chosen,  ///< of the pit that is chosen
  count,
  moving,    ///< where a seed just fell, the seeds in hand
  captured,  ///< taken just now
  mark,      ///< a label on a pit: where a lap ends, where a gift goes
  warning,   ///< what the players should heed
  key,       ///< a key that works now
  count_of_roles,
};

/// What belongs to a player, in the player's tint.
[[nodiscard]] constexpr Role role_of(Side side) noexcept {
  return side == Side::south ? Role::south : Role::north;
}
/// The same where it has weight.
[[nodiscard]] constexpr Role count_role_of(Side side) noexcept {
  return side == Side::south ? Role::south_count : Role::north_count;
}

/// A colour of the terminal's own sixteen, or its default.
enum class Color : std::int8_t {
  standard = -1,
  red = 1,
  green = 2,
  magenta = 5,
  cyan = 6,
  bright_blue = 12  ///< the darker blue can't be read on dark
};
/// The colours that are used.
inline constexpr std::array used_colors{Color::red, Color::green, Color::magenta, Color::cyan,
                                        Color::bright_blue};

struct Style {
  Color color = Color::standard;
  bool bold = false;
  bool dim = false;
  bool reverse = false;
  bool underline = false;
  friend bool operator==(const Style&, const Style&) = default;
};

/// How a role looks. Nothing depends on the colour alone: without it the other attributes and the
/// marks on the screen still tell everything apart.
/// @param scheme nothing: without colours
[[nodiscard]] Style style_of(Role role, std::optional<Scheme> scheme) noexcept;

/// The characters that things are drawn with, for one charset. Each takes one column.
struct Glyphs {
  std::string_view seed, empty, bar, bar_half, rule, turn;
  std::string_view left, right;             ///< the direction of sowing
  std::string_view legal_up, legal_down;    ///< beside the letter of a pit that may be chosen
  std::string_view more_above, more_below;  ///< where a list goes on
  std::string_view corner_top_left, corner_top_right, corner_bottom_left, corner_bottom_right;
  std::string_view horizontal, vertical;
  std::string_view heavy_top_left, heavy_top_right, heavy_bottom_left, heavy_bottom_right;
  std::string_view heavy_horizontal, heavy_vertical;
  std::string_view dot;  ///< between parts of a line
  std::string_view left_right, up_down;
  std::string_view line, round, capture, here;  ///< of the timeline
  std::array<std::string_view, 9> worth;        ///< from North far ahead to South, even in between
};
[[nodiscard]] const Glyphs& glyphs_for(Charset charset) noexcept;

}  // namespace tebweez::screen
