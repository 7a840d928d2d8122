// A grid as an SVG picture.
#pragma once

#include <string>
#include <string_view>

#include "screen/grid.hpp"
#include "screen/pictures/palette.hpp"

namespace tebweez::screen {

/// @param about what is to be seen, for those who can't see it
[[nodiscard]] std::string to_svg(const Grid& grid, std::string_view about, const Palette& palette);

}  // namespace tebweez::screen
