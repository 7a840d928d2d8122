// Grids as SVG pictures.
#include "screen/pictures/svg.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "catch.hpp"

using namespace tebweez::screen;

namespace {

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// How light a colour `#rrggbb` is to the eye: 0 is black, 1 white.
double luminance(std::string_view color) {
  const auto channel = [&](std::size_t at) {
    const double part = std::stoi(std::string{color.substr(at, 2)}, nullptr, 16) / 255.0;
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
double contrast(std::string_view one, std::string_view other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace

TEST_CASE("A picture holds the texts of a grid in the colours of their roles", "[view]") {
  Grid grid{2, 20, Charset::utf8};
  grid.put(0, 1, "Amina");
  grid.put(1, 1, "-4", Role::captured);
  const Palette& palette = palette_for(Theme::light);
  const std::string svg = to_svg(grid, "A capture.", palette);
  CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"204\" height=\"58\""));
  CHECK(svg.ends_with("</svg>\n"));
  CHECK(contains(svg, "<title>A capture.</title>"));
  CHECK(contains(svg, ">Amina</text>"));
  CHECK(contains(svg, "fill=\"" + std::string{palette.paint(Color::red)} + "\"/>\n<text"));
  CHECK(contains(svg, ">-4</text>"));
}

TEST_CASE("A picture is well-formed whatever its texts hold", "[view]") {
  Grid grid{1, 40, Charset::utf8};
  grid.put(0, 1, "<A> & ]]>");
  const std::string svg = to_svg(grid, "\"<B>\" \xEF\xBF\xBF", palette_for(Theme::dark));
  CHECK(contains(svg, ">&lt;A&gt; &amp; ]]&gt;</text>"));
  CHECK(contains(svg, "<title>\"&lt;B&gt;\" ?</title>"));
}

TEST_CASE("Every colour can be read on the background of its theme") {
  for (const Theme theme : {Theme::dark, Theme::light}) {
    const Palette& palette = palette_for(theme);
    CHECK(contrast(palette.paint(Color::standard), palette.background) > 4.5);
    for (const Color color : used_colors)
      CHECK(contrast(palette.paint(color), palette.background) > 4.5);
  }
}
