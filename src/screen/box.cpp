#include "screen/box.hpp"

#include <algorithm>

#include "screen/scene.hpp"

namespace tebweez::screen {

int box_columns(const Grid& grid) noexcept {
  constexpr int widest = 64;
  return std::min(content_area(grid).columns, widest);
}

Spot draw_box(Grid& grid, int rows) {
  const int width = box_columns(grid);
  const int top = std::max(0, (grid.rows() - rows) / 2);
  const int left = (grid.columns() - width) / 2;
  const Glyphs& glyphs = grid.glyphs();
  grid.clear(top, left - 1, rows, width + 2);
  const auto edge = [&](int row, std::string_view from, std::string_view to) {
    grid.fill(row, left + 1, width - 2, glyphs.heavy_horizontal, Role::mark);
    grid.put(row, left, from, Role::mark);
    grid.put(row, left + width - 1, to, Role::mark);
  };
  edge(top, glyphs.heavy_top_left, glyphs.heavy_top_right);
  edge(top + rows - 1, glyphs.heavy_bottom_left, glyphs.heavy_bottom_right);
  for (int row = top + 1; row < top + rows - 1; ++row)
    for (const int column : {left, left + width - 1})
      grid.put(row, column, glyphs.heavy_vertical, Role::mark);
  return {top, left};
}

}  // namespace tebweez::screen
