#include "screen/theme.hpp"

#include <array>
#include <cstddef>

namespace tebweez::screen {
namespace {

struct Look {
  Role role{};
  Style colored;
  Style plain;  ///< without colours
};

// The one table of roles. Colours are those of the sixteen that can be read on dark and on light.
constexpr std::array looks{
    Look{Role::plain, {}, {}},
    Look{Role::dim, {.dim = true}, {.dim = true}},
    Look{Role::title, {.bold = true}, {.bold = true}},
    Look{Role::name, {}, {}},
    Look{Role::turn, {.color = Color::green, .bold = true}, {.bold = true}},
    Look{Role::pit, {}, {}},
    Look{Role::taken, {.color = Color::magenta, .bold = true}, {.bold = true}},
    Look{Role::legal, {.color = Color::green, .bold = true}, {.bold = true}},
    Look{Role::chosen,
         {.color = Color::cyan, .bold = true, .reverse = true},
         {.bold = true, .reverse = true}},
    Look{Role::seed, {.color = Color::cyan}, {}},
    Look{Role::count, {.bold = true}, {.bold = true}},
    Look{Role::moving,
         {.color = Color::magenta, .bold = true, .reverse = true},
         {.bold = true, .reverse = true}},
    Look{Role::captured,
         {.color = Color::red, .bold = true, .reverse = true},
         {.bold = true, .reverse = true, .underline = true}},
    Look{Role::mark, {.color = Color::magenta, .bold = true}, {.bold = true, .underline = true}},
    Look{Role::warning, {.color = Color::red, .bold = true}, {.bold = true, .underline = true}},
    Look{Role::key, {.bold = true}, {.bold = true}},
    Look{Role::bar, {.color = Color::green}, {}},
};
static_assert(looks.size() == static_cast<std::size_t>(Role::count_of_roles));

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

Style style_of(Role role, bool colors) noexcept {
  for (const Look& look : looks)
    if (look.role == role) return colors ? look.colored : look.plain;
  return {};
}

const Glyphs& glyphs_for(Charset charset) noexcept {
  return charset == Charset::utf8 ? utf8_glyphs : ascii_glyphs;
}

}  // namespace tebweez::screen
