// All layouts of a ruleset with a minimum in each pit, if it be none, in order, and one of them by
// its rank.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tebweez/board.hpp"
#include "tebweez/rules.hpp"

namespace tebweez {

/// The layouts that a ruleset allows, unless its pits must correspond, in lexicographic order:
/// South's A counts most, North's last pit least. Each has a rank, counted from 0.
class Layouts {
 public:
  /// @param rules without Layout::corresponding
  constexpr explicit Layouts(const Rules& rules) noexcept
      : row_{rules.row_length},
        minimum_{rules.minimum},
        free_{rules.seeds - 2 * rules.row_length * minimum_} {
    // ways_[p][s]: how many ways there are to lay s seeds into p pits.
    ways_[0][0] = 1;
    for (std::size_t pits = 1; pits < ways_.size(); ++pits)
      for (std::size_t seeds = 0; seeds < ways_[pits].size(); ++seeds)
        ways_[pits][seeds] = ways_[pits - 1][seeds] + (seeds > 0 ? ways_[pits][seeds - 1] : 0);
  }

  /// How many there are: 417,225,900 of ghashim, 528,955,739,755,020 of madjnuni.
  [[nodiscard]] constexpr std::uint64_t count() const noexcept { return ways(2 * row_, free_); }

  /// The layout at a rank, 0 to `count()` - 1.
  [[nodiscard]] constexpr Board at(std::uint64_t rank) const noexcept {
    Board board{row_};
    int left = free_;
    for (int i = 0; i < board.pits(); ++i) {
      int seeds = 0;
      const int pits_after = board.pits() - i - 1;
      while (rank >= ways(pits_after, left - seeds)) rank -= ways(pits_after, left - seeds++);
      board.set(board.pit(i), minimum_ + seeds);
      left -= seeds;
    }
    return board;
  }

  /// Makes a layout the next one; false, and the first one, after the last.
  constexpr bool advance(Board& board) const noexcept {
    // One seed more in the last pit that has seeds to spare in a pit after it; of those, all but
    // that one go to the very last pit.
    const int last = board.pits() - 1;
    int spare = 0;
    for (int i = last; i > 0; --i) {
      const Pit pit = board.pit(i);
      spare += board[pit] - minimum_;
      board.set(pit, minimum_);
      if (spare == 0) continue;
      const Pit more = board.pit(i - 1);
      board.set(more, board[more] + 1);
      board.set(board.pit(last), minimum_ + spare - 1);
      return true;
    }
    board.set(board.pit(last), board[board.pit(0)]);
    board.set(board.pit(0), minimum_);
    return false;
  }

 private:
  [[nodiscard]] constexpr std::uint64_t ways(int pits, int seeds) const noexcept {
    return ways_[static_cast<std::size_t>(pits)][static_cast<std::size_t>(seeds)];
  }

  int row_;
  int minimum_;
  int free_;  ///< seeds to lay out beyond the minimum
  std::array<std::array<std::uint64_t, std::size_t{most_seeds} + 1>,
             std::size_t{2} * longest_row + 1>
      ways_{};
};

}  // namespace tebweez
