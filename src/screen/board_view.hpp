// The board as it is drawn: two rows of pits at one of three sizes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "screen/grid.hpp"
#include "tebweez/board.hpp"

namespace tebweez::screen {

enum class Size : std::uint8_t {
  compact,  ///< figures only, from 40×12
  normal,   ///< from 80×24
  roomy,    ///< from 110×36
};
inline constexpr int fewest_rows = 12;
inline constexpr int fewest_columns = 40;
/// The size for a window; nothing when it is too small.
[[nodiscard]] std::optional<Size> size_for(int rows, int columns) noexcept;

/// A short word on the wall of a pit: "lap", "end", "gift", "-4".
struct PitLabel {
  Pit pit;
  std::string text;  ///< at most 5 columns
  Role role{};
  char small = '!';  ///< the mark that stands for it where only figures are shown
};

/// What is to be seen of a board.
struct BoardLook {
  Board board{longest_row};
  Side below = Side::south;  ///< whose row is drawn below
  PitSet legal{};            ///< that may be chosen
  std::optional<Pit> chosen{};
  std::optional<Pit> moving{};  ///< where the last seed fell, while sowing
  PitSet captured{};            ///< that were just taken from
  std::vector<PitLabel> labels{};
  bool digits = false;  ///< show the numbers of the keys with the legal pits' letters
};

[[nodiscard]] int board_rows(Size size) noexcept;
[[nodiscard]] int board_columns(Size size, int row) noexcept;

/// Draws a board with its letters; pits become zones, and the cursor rests on the chosen one.
void draw_board(Grid& grid, int top, int left, Size size, const BoardLook& look);

/// The pit that lies in a direction from another, as seen on the screen.
[[nodiscard]] Pit neighbour(Pit pit, Request direction, Side below, int row) noexcept;

}  // namespace tebweez::screen
