// Chance that is the same on every machine, and layouts made with it.
#pragma once

#include <cstddef>
#include <random>

#include "tebweez/board.hpp"
#include "tebweez/rules.hpp"

namespace tebweez::testing {

/// The standard fixes what this engine gives, but not what the distributions make of it; so there
/// is one of our own. Its slight unevenness does not matter here.
class Chance {
 public:
  explicit Chance(unsigned seed) : engine_{seed} {}

  /// 0 to `count` - 1.
  [[nodiscard]] int below(int count) {
    return static_cast<int>(engine_() % static_cast<unsigned>(count));
  }
  /// True once in `times`.
  [[nodiscard]] bool once_in(int times) { return below(times) == 0; }
  [[nodiscard]] Side side() { return once_in(2) ? Side::south : Side::north; }
  /// One of a container that is not empty.
  template <class Container>
  [[nodiscard]] auto one_of(const Container& from) {
    auto it = from.begin();
    for (int steps = below(static_cast<int>(from.size())); steps > 0; --steps) ++it;
    return *it;
  }
  /// One of the pits of a board.
  [[nodiscard]] Pit pit(int row) { return Pit{side(), below(row)}; }

 private:
  std::mt19937 engine_;
};

/// Any board with `seeds` seeds, sometimes heaped into few pits.
[[nodiscard]] inline Board random_board(Chance& chance, int row, int seeds) {
  Board board{row};
  const int first = chance.below(board.pits());
  const int spread = 1 + chance.below(board.pits());
  for (int i = 0; i < seeds; ++i) {
    const Pit pit = board.pit((first + chance.below(spread)) % board.pits());
    board.set(pit, board[pit] + 1);
  }
  return board;
}

/// A layout that the ruleset allows.
[[nodiscard]] inline Board random_layout(Chance& chance, const Rules& rules) {
  Board board = Board::filled(rules.row_length, rules.minimum);
  PitSet open;
  for (int place = 0; place < rules.row_length; ++place) {
    // R9: with a pit the one of the same letter in the other row holds seeds.
    if (rules.layout != Layout::minimum && chance.once_in(3)) continue;
    for (const Side side : both_sides) {
      open.insert(Pit{side, place});
      if (rules.layout == Layout::corresponding) board.set(Pit{side, place}, 1);
    }
  }
  if (open.empty()) return random_layout(chance, rules);
  while (board.total() < rules.seeds) {
    const Pit pit = chance.one_of(open);
    board.set(pit, board[pit] + 1);
  }
  return board;
}

}  // namespace tebweez::testing
