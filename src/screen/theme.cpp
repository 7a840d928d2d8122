#include "screen/theme.hpp"

#include <array>
#include <cstddef>

namespace tebweez::screen {
namespace {

/// What roles have colours for. A scheme gives each a colour.
enum class Ink : std::uint8_t { none, south, north, choice, mark, alarm };

struct Look {
  Role role{};
  Ink ink{};
  Style style;                    ///< without its colour
  bool underlined_plain = false;  ///< without colours it is underlined
};

// The one table of roles.
constexpr std::array looks{
    Look{Role::plain, Ink::none, {}},
    Look{Role::dim, Ink::none, {.dim = true}},
    Look{Role::title, Ink::none, {.bold = true}},
    Look{Role::south, Ink::south, {}},
    Look{Role::north, Ink::north, {}},
    Look{Role::south_count, Ink::south, {.bold = true}},
    Look{Role::north_count, Ink::north, {.bold = true}},
    Look{Role::turn, Ink::choice, {.bold = true}},
    Look{Role::taken, Ink::mark, {.bold = true}},
    Look{Role::legal, Ink::choice, {.bold = true}},
    Look{Role::chosen, Ink::choice, {.bold = true, .reverse = true}},
    Look{Role::count, Ink::none, {.bold = true}},
    Look{Role::moving, Ink::mark, {.bold = true, .reverse = true}},
    Look{Role::captured, Ink::alarm, {.bold = true, .reverse = true}, true},
    Look{Role::mark, Ink::mark, {.bold = true}, true},
    Look{Role::warning, Ink::alarm, {.bold = true}, true},
    Look{Role::key, Ink::none, {.bold = true}},
};
static_assert(looks.size() == static_cast<std::size_t>(Role::count_of_roles));
static_assert([] {
  for (std::size_t i = 0; i < looks.size(); ++i)
    if (looks[i].role != static_cast<Role>(i)) return false;
  return true;
}());

// The one table of schemes. The colours are those of the sixteen that can be read on dark and on
// light; no scheme gives one of them to two inks.
struct Inks {
  Scheme scheme{};
  Color south, north, choice, mark, alarm;
};
constexpr std::array schemes{
    Inks{Scheme::nile, Color::cyan, Color::magenta, Color::green, Color::bright_blue, Color::red},
    Inks{Scheme::palm, Color::green, Color::bright_blue, Color::cyan, Color::magenta, Color::red},
    Inks{Scheme::henna, Color::bright_blue, Color::red, Color::green, Color::cyan, Color::magenta},
    Inks{Scheme::dusk, Color::magenta, Color::green, Color::cyan, Color::bright_blue, Color::red},
};
static_assert(schemes.size() == all_schemes.size());
static_assert([] {
  for (std::size_t i = 0; i < schemes.size(); ++i)
    if (schemes[i].scheme != all_schemes[i]) return false;
  return true;
}());

Color color_of(Ink ink, Scheme scheme) noexcept {
  const Inks& inks = schemes[static_cast<std::size_t>(scheme)];
  switch (ink) {
    case Ink::south: return inks.south;
    case Ink::north: return inks.north;
    case Ink::choice: return inks.choice;
    case Ink::mark: return inks.mark;
    case Ink::alarm: return inks.alarm;
    case Ink::none: break;
  }
  return Color::standard;
}

constexpr Glyphs utf8_glyphs{.seed = "●",
                             .empty = "·",
                             .bar = "█",
                             .bar_half = "▌",
                             .rule = "─",
                             .turn = "▸",
                             .left = "◂",
                             .right = "▸",
                             .legal_up = "▴",
                             .legal_down = "▾",
                             .more_above = "▴",
                             .more_below = "▾",
                             .corner_top_left = "╭",
                             .corner_top_right = "╮",
                             .corner_bottom_left = "╰",
                             .corner_bottom_right = "╯",
                             .horizontal = "─",
                             .vertical = "│",
                             .heavy_top_left = "┏",
                             .heavy_top_right = "┓",
                             .heavy_bottom_left = "┗",
                             .heavy_bottom_right = "┛",
                             .heavy_horizontal = "━",
                             .heavy_vertical = "┃",
                             .dot = "·",
                             .left_right = "←→",
                             .up_down = "↑↓",
                             .line = "─",
                             .round = "┃",
                             .capture = "•",
                             .here = "▲",
                             .worth = {"▁", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"}};

constexpr Glyphs ascii_glyphs{.seed = "o",
                              .empty = ".",
                              .bar = "=",
                              .bar_half = "-",
                              .rule = "-",
                              .turn = ">",
                              .left = "<",
                              .right = ">",
                              .legal_up = "*",  // no letter: "vf 6" reads as a word
                              .legal_down = "*",
                              .more_above = "^",
                              .more_below = "v",
                              .corner_top_left = "+",
                              .corner_top_right = "+",
                              .corner_bottom_left = "+",
                              .corner_bottom_right = "+",
                              .horizontal = "-",
                              .vertical = "|",
                              .heavy_top_left = "#",
                              .heavy_top_right = "#",
                              .heavy_bottom_left = "#",
                              .heavy_bottom_right = "#",
                              .heavy_horizontal = "=",
                              .heavy_vertical = "#",
                              .dot = "-",
                              .left_right = "left/right",
                              .up_down = "up/down",
                              .line = "-",
                              .round = "|",
                              .capture = "*",
                              .here = "^",
                              .worth = {"_", "_", ".", ".", "-", "'", "'", "^", "^"}};

}  // namespace

Style style_of(Role role, std::optional<Scheme> scheme) noexcept {
  const Look& look = looks[static_cast<std::size_t>(role)];
  Style style = look.style;
  if (scheme)
    style.color = color_of(look.ink, *scheme);
  else
    style.underline = look.underlined_plain;
  return style;
}

const Glyphs& glyphs_for(Charset charset) noexcept {
  return charset == Charset::utf8 ? utf8_glyphs : ascii_glyphs;
}

}  // namespace tebweez::screen
