// Draws some screens as SVG pictures for the README: `svg_screens FOLDER`.
#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "screen/theme.hpp"
#include "tools/pictures.hpp"

namespace {

using namespace tebweez::screen;
using namespace tebweez::testing;

constexpr std::array shown{"start",        "tebweez-half", "hand-over",
                           "board-chosen", "sowing-taken", "replay"};

// Pixels of a character and of the margin, at this size of font.
constexpr int font_size = 15;
constexpr int cell_width = 9;
constexpr int cell_height = 17;
constexpr int baseline = 13;
constexpr int margin = 12;

constexpr std::string_view background = "#16191d";
constexpr std::string_view foreground = "#d5d9de";

std::string_view paint(Color color) {
  switch (color) {
    case Color::standard: return foreground;
    case Color::red: return "#ff7b72";
    case Color::green: return "#7ee787";
    case Color::blue: return "#79c0ff";
    case Color::magenta: return "#e2a3ff";
    case Color::cyan: return "#76e3ea";
  }
  return foreground;
}

std::string escaped(std::string_view text) {
  std::string xml;
  for (const char c : text) {
    if (c == '&')
      xml += "&amp;";
    else if (c == '<')
      xml += "&lt;";
    else
      xml += c;
  }
  return xml;
}

std::string attribute(std::string_view name, std::string_view value) {
  return std::string{" "}.append(name).append("=\"").append(value).append("\"");
}
std::string attribute(std::string_view name, int value) {
  return attribute(name, std::to_string(value));
}

/// Characters of one role that stand side by side.
std::string run(const std::string& text, int columns, Role role, int row, int column) {
  const bool blank = text.find_first_not_of(' ') == std::string::npos;
  const Style style = style_of(role, true);
  const int x = margin + column * cell_width;
  const int y = margin + row * cell_height;
  std::string xml;
  if (style.reverse)
    xml += "<rect" + attribute("x", x) + attribute("y", y) +
           attribute("width", columns * cell_width) + attribute("height", cell_height) +
           attribute("fill", paint(style.color)) + "/>\n";
  if (blank) return xml;
  xml += "<text" + attribute("x", x) + attribute("y", y + baseline) +
         attribute("textLength", columns * cell_width);
  if (style.reverse || style.color != Color::standard)
    xml += attribute("fill", style.reverse ? background : paint(style.color));
  if (style.bold) xml += attribute("font-weight", "bold");
  if (style.dim) xml += attribute("opacity", ".6");
  if (style.underline) xml += attribute("text-decoration", "underline");
  return xml + ">" + escaped(text) + "</text>\n";
}

/// One row: a run ends where the role changes, and at two blanks, so that no font can shift what
/// stands in columns.
std::string row_of(const Grid& grid, int row) {
  std::string xml;
  std::string text;
  int begin = 0;
  for (int column = 0; column < grid.columns(); ++column) {
    text += grid.at(row, column).glyph;
    const Role role = grid.at(row, column).role;
    const bool last = column + 1 == grid.columns();
    const bool gap = text.ends_with("  ") && !style_of(role, true).reverse;
    if (!last && !gap && grid.at(row, column + 1).role == role) continue;
    if (!style_of(role, true).reverse) {
      const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
      begin += static_cast<int>(first);
      text.erase(0, first);
    }
    int end = column + 1;
    while (!style_of(role, true).reverse && text.ends_with(' ')) {
      text.pop_back();
      --end;
    }
    xml += run(text, end - begin, role, row, begin);
    text.clear();
    begin = column + 1;
  }
  return xml;
}

std::string svg(const Grid& grid, const std::string& about) {
  const int width = grid.columns() * cell_width + 2 * margin;
  const int height = grid.rows() * cell_height + 2 * margin;
  std::string xml =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width) +
      attribute("height", height) +
      attribute("viewBox", "0 0 " + std::to_string(width) + " " + std::to_string(height)) +
      attribute("font-family", "DejaVu Sans Mono, Menlo, Consolas, monospace") +
      attribute("font-size", font_size) + attribute("fill", foreground) +
      attribute("xml:space", "preserve") + ">\n<title>" + escaped(about) + "</title>\n<rect" +
      attribute("width", width) + attribute("height", height) + attribute("rx", 8) +
      attribute("fill", background) + "/>\n";
  for (int row = 0; row < grid.rows(); ++row) xml += row_of(grid, row);
  return xml + "</svg>\n";
}

}  // namespace

int main(int argc, char** argv) {
  namespace fs = std::filesystem;
  if (argc != 2) {
    std::cerr << "usage: svg_screens FOLDER\n";
    return 2;
  }
  try {
    const fs::path folder = fs::absolute(argv[1]);
    fs::create_directories(folder);
    const Desk desk;
    const auto all = situations(desk);
    for (const std::string_view name : shown) {
      const auto found = std::find_if(all.begin(), all.end(),
                                      [&](const Situation& known) { return known.name == name; });
      if (found == all.end()) throw std::runtime_error{"no such screen: " + std::string{name}};
      const fs::path path = folder / (found->name + ".svg");
      std::ofstream file{path, std::ios::binary};
      file << svg(draw(*found, Canvas{}), found->about);
      if (!file.flush()) throw std::runtime_error{"can't write " + path.string()};
    }
  } catch (const std::exception& wrong) {
    std::cerr << "svg_screens: " << wrong.what() << "\n";
    return 1;
  }
}
