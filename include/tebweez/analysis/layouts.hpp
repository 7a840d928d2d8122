// All layouts of a ruleset with a minimum in each pit, if it be none, in order, and one of them by
// its rank.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tebweez/board.hpp"
#include "tebweez/rules.hpp"

namespace tebweez {

/// The layouts that a ruleset allows, in lexicographic order: South's A counts most, North's last
/// pit least. Where pits must correspond (R9) they are in order of the letters that hold seeds, and
/// then so. Each has a rank, counted from 0.
class Layouts {
 public:
  constexpr explicit Layouts(const Rules& rules) noexcept
      : row_{rules.row_length},
        minimum_{rules.minimum},
        corresponding_{rules.layout == Layout::corresponding},
        free_{rules.seeds - 2 * rules.row_length * minimum_} {
    // ways_[p][s]: how many ways there are to lay s seeds into p pits.
    ways_[0][0] = 1;
    for (std::size_t pits = 1; pits < ways_.size(); ++pits)
      for (std::size_t seeds = 0; seeds < ways_[pits].size(); ++seeds)
        ways_[pits][seeds] = ways_[pits - 1][seeds] + (seeds > 0 ? ways_[pits][seeds - 1] : 0);
  }

  /// How many there are: 417,225,900 of ghashim, 528,955,739,755,020 of madjnuni.
  [[nodiscard]] constexpr std::uint64_t count() const noexcept {
    if (!corresponding_) return ways(2 * row_, free_);
    std::uint64_t sum = 0;
    for (unsigned letters = 1; letters < 1U << static_cast<unsigned>(row_); ++letters)
      sum += with(letters);
    return sum;
  }

  /// The layout at a rank, 0 to `count()` - 1.
  [[nodiscard]] constexpr Board at(std::uint64_t rank) const noexcept {
    if (!corresponding_) return laid(rank, every_letter(), minimum_, free_);
    unsigned letters = 1;
    for (; rank >= with(letters); ++letters) rank -= with(letters);
    return laid(rank, letters, 1, free_ - 2 * std::popcount(letters));
  }

  /// Makes a layout the next one; false, and the first one, after the last. Not where pits must
  /// correspond.
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
  [[nodiscard]] constexpr unsigned every_letter() const noexcept {
    return (1U << static_cast<unsigned>(row_)) - 1;
  }
  /// R9: how many layouts have seeds in both pits of each of these letters, and nowhere else.
  [[nodiscard]] constexpr std::uint64_t with(unsigned letters) const noexcept {
    const int pits = 2 * std::popcount(letters);
    return pits > free_ ? 0 : ways(pits, free_ - pits);
  }

  /// The layout with this rank of those with `least` in each pit of these letters and `left` more.
  [[nodiscard]] constexpr Board laid(std::uint64_t rank, unsigned letters, int least,
                                     int left) const noexcept {
    Board board{row_};
    int pits_after = 2 * std::popcount(letters);
    for (int i = 0; i < board.pits(); ++i) {
      const Pit pit = board.pit(i);
      if ((letters >> pit.place & 1U) == 0) continue;
      --pits_after;
      int seeds = 0;
      while (rank >= ways(pits_after, left - seeds)) rank -= ways(pits_after, left - seeds++);
      board.set(pit, least + seeds);
      left -= seeds;
    }
    return board;
  }

  [[nodiscard]] constexpr std::uint64_t ways(int pits, int seeds) const noexcept {
    return ways_[static_cast<std::size_t>(pits)][static_cast<std::size_t>(seeds)];
  }

  int row_;
  int minimum_;
  bool corresponding_;
  int free_;  ///< seeds to lay out beyond the minimum
  std::array<std::array<std::uint64_t, std::size_t{most_seeds} + 1>,
             std::size_t{2} * longest_row + 1>
      ways_{};
};

}  // namespace tebweez
