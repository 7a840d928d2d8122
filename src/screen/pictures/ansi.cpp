#include "screen/pictures/ansi.hpp"

namespace tebweez::screen {
namespace {

std::string move_to(int row, int column) {
  return "\033[" + std::to_string(row + 1) + ";" + std::to_string(column + 1) + "H";
}

std::string pen(const Style& style) {
  std::string sequence = "\033[0";
  if (style.bold) sequence += ";1";
  if (style.dim) sequence += ";2";
  if (style.underline) sequence += ";4";
  if (style.reverse) sequence += ";7";
  if (const int color = static_cast<int>(style.color); style.color != Color::standard)
    sequence += ";" + std::to_string(color < 8 ? 30 + color : 90 + color - 8);
  return sequence + "m";
}

}  // namespace

std::string ansi_changes(const Grid& before, const Grid& after) {
  std::string bytes;
  Style style;
  for (int row = 0; row < after.rows(); ++row) {
    bool follows = false;  // does the terminal's cursor stand where the next cell is?
    for (int column = 0; column < after.columns(); ++column) {
      const Cell& cell = after.at(row, column);
      if (cell.glyph.empty()) continue;  // sent with the left half
      const Cell& old = before.at(row, column);
      const Style wanted = style_of(cell.role, Scheme{});
      if (cell.glyph == old.glyph && wanted == style_of(old.role, Scheme{})) {
        follows = false;
        continue;
      }
      if (!follows) bytes += move_to(row, column);
      if (wanted != style) bytes += pen(wanted);
      bytes += cell.glyph;
      style = wanted;
      follows = true;
    }
  }
  if (style != Style{}) bytes += pen({});
  return bytes;
}

}  // namespace tebweez::screen
