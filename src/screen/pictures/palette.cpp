#include "screen/pictures/palette.hpp"

namespace tebweez::screen {
namespace {

constexpr Palette dark{.background = "#16191d",
                       .foreground = "#d5d9de",
                       .colors = {"#484f58", "#ff7b72", "#7ee787", "#f2cc60", "#79c0ff", "#e2a3ff",
                                  "#76e3ea", "#d5d9de"},
                       .bright_blue = "#79a8ff"};
constexpr Palette light{.background = "#fbfcfd",
                        .foreground = "#24292f",
                        .colors = {"#24292f", "#b3202a", "#176f2c", "#7d5200", "#0a56b8", "#7b35b8",
                                   "#0b6475", "#6e7781"},
                        .bright_blue = "#0a56b8"};

}  // namespace

const Palette& palette_for(Theme theme) noexcept {
  return theme == Theme::dark ? dark : light;
}

}  // namespace tebweez::screen
