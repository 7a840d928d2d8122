#include "screen/pictures/svg.hpp"

#include <algorithm>

#include "tebweez/log/text.hpp"

namespace tebweez::screen {
namespace {

// Pixels of a character and of the margin, at this size of font.
constexpr int font_size = 15;
constexpr int cell_width = 9;
constexpr int cell_height = 17;
constexpr int baseline = 13;
constexpr int margin = 12;

/// A text as XML has it, which knows no noncharacters such as U+FFFF.
std::string escaped(std::string_view text) {
  std::string xml;
  while (!text.empty()) {
    const std::string_view before = text;
    const auto code_point = next_code_point(text);
    if (!code_point) text.remove_prefix(1);
    if (!code_point || (*code_point & 0xFFFEU) == 0xFFFEU)
      xml += '?';
    else if (*code_point == '&')
      xml += "&amp;";
    else if (*code_point == '<')
      xml += "&lt;";
    else if (*code_point == '>')
      xml += "&gt;";
    else
      xml += before.substr(0, before.size() - text.size());
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
std::string run(const std::string& text, int columns, Role role, int row, int column,
                const Palette& palette) {
  const bool blank = text.find_first_not_of(' ') == std::string::npos;
  const Style style = style_of(role, Scheme{});
  const int x = margin + column * cell_width;
  const int y = margin + row * cell_height;
  std::string xml;
  if (style.reverse)
    xml += "<rect" + attribute("x", x) + attribute("y", y) +
           attribute("width", columns * cell_width) + attribute("height", cell_height) +
           attribute("fill", palette.paint(style.color)) + "/>\n";
  if (blank) return xml;
  xml += "<text" + attribute("x", x) + attribute("y", y + baseline) +
         attribute("textLength", columns * cell_width);
  if (style.reverse || style.color != Color::standard)
    xml += attribute("fill", style.reverse ? palette.background : palette.paint(style.color));
  if (style.bold) xml += attribute("font-weight", "bold");
  if (style.dim) xml += attribute("opacity", ".6");
  if (style.underline) xml += attribute("text-decoration", "underline");
  return xml + ">" + escaped(text) + "</text>\n";
}

/// One row: a run ends where the role changes, and at two blanks, so that no font can shift what
/// stands in columns.
std::string row_of(const Grid& grid, int row, const Palette& palette) {
  std::string xml;
  std::string text;
  int begin = 0;
  for (int column = 0; column < grid.columns(); ++column) {
    text += grid.at(row, column).glyph;
    const Role role = grid.at(row, column).role;
    const bool last = column + 1 == grid.columns();
    const bool gap = text.ends_with("  ") && !style_of(role, Scheme{}).reverse;
    if (!last && !gap && grid.at(row, column + 1).role == role) continue;
    if (!style_of(role, Scheme{}).reverse) {
      const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
      begin += static_cast<int>(first);
      text.erase(0, first);
    }
    int end = column + 1;
    while (!style_of(role, Scheme{}).reverse && text.ends_with(' ')) {
      text.pop_back();
      --end;
    }
    xml += run(text, end - begin, role, row, begin, palette);
    text.clear();
    begin = column + 1;
  }
  return xml;
}

}  // namespace

std::string to_svg(const Grid& grid, std::string_view about, const Palette& palette) {
  const int width = grid.columns() * cell_width + 2 * margin;
  const int height = grid.rows() * cell_height + 2 * margin;
  std::string xml =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width) +
      attribute("height", height) +
      attribute("viewBox", "0 0 " + std::to_string(width) + " " + std::to_string(height)) +
      attribute("font-family", "DejaVu Sans Mono, Menlo, Consolas, monospace") +
      attribute("font-size", font_size) + attribute("fill", palette.foreground) +
      attribute("xml:space", "preserve") + ">\n<title>" + escaped(about) + "</title>\n<rect" +
      attribute("width", width) + attribute("height", height) + attribute("rx", 8) +
      attribute("fill", palette.background) + "/>\n";
  for (int row = 0; row < grid.rows(); ++row) xml += row_of(grid, row, palette);
  return xml + "</svg>\n";
}

}  // namespace tebweez::screen
