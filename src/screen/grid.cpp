#include "screen/grid.hpp"

#include <algorithm>
#include <cstddef>

#include "tebweez/log/text.hpp"

namespace tebweez::screen {

Grid::Grid(int rows, int columns, Charset charset)
    : rows_{std::max(rows, 0)},
      columns_{std::max(columns, 0)},
      charset_{charset},
      cells_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)) {}

Cell& Grid::cell(int row, int column) {
  return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                static_cast<std::size_t>(column)];
}

const Cell& Grid::at(int row, int column) const {
  return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                static_cast<std::size_t>(column)];
}

void Grid::break_wide(int row, int column) {
  if (!inside(row, column)) return;
  if (cell(row, column).glyph.empty() && column > 0) cell(row, column - 1).glyph = " ";
  if (inside(row, column + 1) && cell(row, column + 1).glyph.empty())
    cell(row, column + 1).glyph = " ";
}

int Grid::put(int row, int column, std::string_view utf8, Role role) {
  int last = -1;  // the column of the character that combining ones go with
  while (!utf8.empty()) {
    const std::string_view before = utf8;
    const auto code_point = next_code_point(utf8);
    if (!code_point) utf8.remove_prefix(1);
    if (code_point && reorders_text(*code_point)) continue;
    const bool shown = code_point && is_shown(*code_point, charset_);
    const std::string_view glyph =
        shown ? before.substr(0, before.size() - utf8.size()) : stand_in(code_point.value_or(0));
    const int width = shown ? width_of(*code_point, charset_) : 1;
    if (width == 0) {
      if (inside(row, last)) cell(row, last).glyph += glyph;
      continue;
    }
    last = -1;
    if (inside(row, column) && inside(row, column + width - 1)) {
      for (int i = 0; i < width; ++i) break_wide(row, column + i);
      cell(row, column) = {std::string{glyph}, role};
      for (int i = 1; i < width; ++i) cell(row, column + i) = {"", role};
      last = column;
    }
    column += width;
  }
  return column;
}

int Grid::put_right(int row, int column, std::string_view utf8, Role role) {
  const int begin = column - width_of(utf8, charset_);
  put(row, begin, utf8, role);
  return begin;
}

void Grid::put_centered(int row, int column, int width, std::string_view utf8, Role role) {
  put(row, column + (width - width_of(utf8, charset_)) / 2, utf8, role);
}

void Grid::fill(int row, int column, int width, std::string_view glyph, Role role) {
  for (int i = 0; i < width; ++i) put(row, column + i, glyph, role);
}

void Grid::clear(int row, int column, int rows, int columns) {
  for (int i = 0; i < rows; ++i) fill(row + i, column, columns, " ");
}

std::optional<Target> Grid::target_at(Spot spot) const {
  const auto hit = [&](const Zone& zone) {
    return spot.row >= zone.top_left.row && spot.row < zone.top_left.row + zone.rows &&
           spot.column >= zone.top_left.column && spot.column < zone.top_left.column + zone.columns;
  };
  const auto found = std::find_if(zones_.rbegin(), zones_.rend(), hit);
  if (found == zones_.rend()) return std::nullopt;
  return found->target;
}

std::string Grid::text(int row) const {
  std::string line;
  for (int column = 0; column < columns_; ++column) line += at(row, column).glyph;
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

std::string Grid::text() const {
  std::string all;
  for (int row = 0; row < rows_; ++row) all += text(row) + "\n";
  return all;
}

}  // namespace tebweez::screen
