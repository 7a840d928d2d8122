// How large the board is drawn: the measures of its pits, from the room that a window has.
#pragma once

#include <cstdint>
#include <optional>

namespace tebweez::screen {

/// How the parts of a screen are laid out.
enum class Size : std::uint8_t {
  compact,  ///< figures only, from 40×12
  normal,   ///< pits with seeds, from 80×24
  roomy,    ///< with room about the parts, from 110×36
};
inline constexpr int fewest_rows = 12;
inline constexpr int fewest_columns = 40;
/// The size for a window; nothing when it is too small.
[[nodiscard]] std::optional<Size> size_for(int rows, int columns) noexcept;

/// The measures of a board.
struct Shape {
  int pit_columns;  ///< a pit with its walls; odd, so that it has a middle
  int gap;          ///< between pits
  int seed_rows;    ///< lines of seeds in a pit; with none, only the figure is shown

  friend bool operator==(const Shape&, const Shape&) = default;
};

inline constexpr Shape figures_only{.pit_columns = 5, .gap = 0, .seed_rows = 0};
inline constexpr Shape smallest_with_seeds{.pit_columns = 7, .gap = 1, .seed_rows = 1};

/// The largest board with seeds in so many rows and columns; the smallest where they are too few.
[[nodiscard]] Shape largest_within(int rows, int columns, int row_length) noexcept;
/// The largest board for a window, beside the list of moves and among the other parts of a scene.
[[nodiscard]] Shape shape_for(int rows, int columns, int row_length) noexcept;

/// Rows of the grid that one pit takes: its walls, seeds and figure, or the figure alone.
[[nodiscard]] constexpr int pit_rows(const Shape& shape) noexcept {
  return shape.seed_rows == 0 ? 1 : shape.seed_rows + 3;
}
/// Two rows of pits with their letters.
[[nodiscard]] constexpr int board_rows(const Shape& shape) noexcept {
  return 2 + 2 * pit_rows(shape);
}
/// A row of pits with the mark of its direction.
[[nodiscard]] constexpr int board_columns(const Shape& shape, int row_length) noexcept {
  return row_length * (shape.pit_columns + shape.gap) + 2;
}

}  // namespace tebweez::screen
