#include "screen/board_shape.hpp"

#include <algorithm>

namespace tebweez::screen {

std::optional<Size> size_for(int rows, int columns) noexcept {
  if (rows >= 36 && columns >= 110) return Size::roomy;
  if (rows >= 24 && columns >= 80) return Size::normal;
  if (rows >= fewest_rows && columns >= fewest_columns) return Size::compact;
  return std::nullopt;
}

Shape largest_within(int rows, int columns, int row_length) noexcept {
  const int a_pit = (columns - 2) / row_length;
  Shape shape = smallest_with_seeds;
  shape.gap = std::clamp(a_pit / 12, 1, 3);
  shape.pit_columns = std::max(shape.pit_columns, (a_pit - shape.gap - 1) / 2 * 2 + 1);
  // A cell is about twice as high as wide: pits higher than this would be shafts.
  const int highest = std::max(4, shape.pit_columns * 3 / 4);
  shape.seed_rows = std::max(1, std::min(rows / 2 - 1, highest) - 3);
  return shape;
}

Shape shape_for(int rows, int columns, int row_length) noexcept {
  if (size_for(rows, columns).value_or(Size::compact) == Size::compact) return figures_only;
  constexpr int margins = 6;
  constexpr int other_parts = 14;  // rows of the title, the names, the text and the keys
  const int panel = std::clamp(columns / 5, 16, 44);
  const int air = std::clamp((rows - 24) / 5, 0, 6);
  return largest_within(rows - other_parts - air, columns - margins - panel, row_length);
}

}  // namespace tebweez::screen
