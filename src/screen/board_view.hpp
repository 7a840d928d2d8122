// The board as it is drawn: two rows of pits of a shape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "screen/board_shape.hpp"
#include "screen/grid.hpp"
#include "tebweez/board.hpp"

namespace tebweez::screen {

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

/// Draws a board with its letters; pits become zones, and the cursor rests on the chosen one.
void draw_board(Grid& grid, int top, int left, const Shape& shape, const BoardLook& look);

/// The pit that lies in a direction from another, as seen on the screen.
[[nodiscard]] Pit neighbour(Pit pit, Request direction, Side below, int row) noexcept;

}  // namespace tebweez::screen
