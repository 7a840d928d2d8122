// What things on the screen are, and how each kind of thing looks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "screen/text_width.hpp"

namespace tebweez::screen {

/// What a cell of the screen is. Roles say what a thing means; `style_of` says how it looks.
enum class Role : std::uint8_t {
  plain,
  dim,  ///< of little weight: rules between parts, pits that can't be chosen
  title,
  name,    ///< a player who is not to act
  turn,    ///< the player who is to act
  pit,     ///< the wall of a pit
  taken,   ///< of a pit that was just taken from
  legal,   ///< of a pit that may be chosen
  chosen,  ///< of the pit that is chosen
  seed,
  count,
  moving,    ///< where a seed just fell, the seeds in hand
  captured,  ///< taken just now
  mark,      ///< a label on a pit: where a lap ends, where a gift goes
  warning,   ///< what the players should heed
  key,       ///< a key that works now
  bar,       ///< gains
  count_of_roles,
};

/// A colour of the terminal's own sixteen, or its default.
enum class Color : std::int8_t {
  standard = -1,
  red = 1,
  green = 2,
  blue = 4,
  magenta = 5,
  cyan = 6
};

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
[[nodiscard]] Style style_of(Role role, bool colors) noexcept;

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
