// A board in two words, as the player to move sees it: what the analysis works with.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tebweez/board.hpp"
#include "tebweez/position.hpp"

namespace tebweez {

/// A board with the mover's row first, in sowing order, a byte for each pit: eight pits in the
/// first word, from its lowest byte on, the rest in the second. The rules know no difference
/// between the players but who sits where, so one view serves both.
struct PackedBoard {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  /// What stands in the pit with this index, 0 to 13.
  [[nodiscard]] constexpr int at(int index) const noexcept {
    const unsigned shift = 8U * (static_cast<unsigned>(index) & 7U);
    return static_cast<int>((index < 8 ? low : high) >> shift & 0xFFU);
  }
  /// Adds a number of seeds, which may be below 0, to a pit. It must hold 0 to 255 then.
  constexpr void add(int index, int seeds) noexcept {
    const unsigned shift = 8U * (static_cast<unsigned>(index) & 7U);
    (index < 8 ? low : high) += static_cast<std::uint64_t>(seeds) << shift;
  }
  friend constexpr bool operator==(const PackedBoard&, const PackedBoard&) = default;
};

/// What packed boards with rows of one length have in common. All seeds together must be 255 at
/// most.
class Packing {
 public:
  /// @param row pits a row, 5 to `longest_row`: so many that the second row does not begin in the
  ///   second word, and few enough that it does not end behind it
  constexpr explicit Packing(int row) noexcept
      : row_{row},
        bits_{8U * static_cast<unsigned>(row)},
        row_mask_{~std::uint64_t{0} >> (64U - bits_)} {}

  [[nodiscard]] constexpr int row_length() const noexcept { return row_; }
  [[nodiscard]] constexpr int pits() const noexcept { return 2 * row_; }

  [[nodiscard]] constexpr PackedBoard pack(const Position& position) const noexcept {
    PackedBoard packed;
    for (int place = 0; place < row_; ++place) {
      packed.add(place, position.board[Pit{position.mover, place}]);
      packed.add(row_ + place, position.board[Pit{other(position.mover), place}]);
    }
    return packed;
  }
  [[nodiscard]] constexpr Board unpack(const PackedBoard& packed, Side mover) const noexcept {
    Board board{row_};
    for (int place = 0; place < row_; ++place) {
      board.set(Pit{mover, place}, packed.at(place));
      board.set(Pit{other(mover), place}, packed.at(row_ + place));
    }
    return board;
  }

  /// The same board as the other player sees it.
  [[nodiscard]] constexpr PackedBoard turned(const PackedBoard& board) const noexcept {
    const std::uint64_t mine = board.low & row_mask_;
    return {.low = board.low >> bits_ | board.high << (64U - bits_) | mine << bits_,
            .high = mine >> (64U - bits_)};
  }

  /// The board after one seed was given from a pit into the first of the other row (R6, R7).
  [[nodiscard]] constexpr PackedBoard given(PackedBoard board, int from) const noexcept {
    board.add(from, -1);
    board.add(from < row_ ? row_ : 0, 1);
    return board;
  }
  /// The board with its mover, for R5: its highest bit is free to say whose turn it is.
  [[nodiscard]] static constexpr PackedBoard stood(PackedBoard board, Side mover) noexcept {
    board.high |= static_cast<std::uint64_t>(mover) << 63U;
    return board;
  }

  [[nodiscard]] static constexpr int total(const PackedBoard& board) noexcept {
    return sum(board.low) + sum(board.high);
  }
  [[nodiscard]] constexpr int mine(const PackedBoard& board) const noexcept {
    return sum(board.low & row_mask_);
  }
  /// Which pits of the mover's row hold seeds, bit 0 for A.
  [[nodiscard]] constexpr unsigned occupied(const PackedBoard& board) const noexcept {
    constexpr std::uint64_t lowest = 0x7F7F'7F7F'7F7F'7F7FU;
    const std::uint64_t row = board.low & row_mask_;
    // The highest bit of each byte that is not 0, moved to its lowest; then gathered in the top
    // byte: the products of all other bits fall elsewhere.
    const std::uint64_t some = (((row & lowest) + lowest) | row) >> 7U & 0x0101'0101'0101'0101U;
    return static_cast<unsigned>(some * 0x0102'0408'1020'4080U >> 56U);
  }

 private:
  /// The sum of the bytes of a word, 255 at most.
  [[nodiscard]] static constexpr int sum(std::uint64_t bytes) noexcept {
    return static_cast<int>(bytes * 0x0101'0101'0101'0101U >> 56U);
  }

  int row_;
  unsigned bits_;  ///< of a row
  std::uint64_t row_mask_;
};

/// A number for each packed board with rows of one length, and no two boards have the same. The
/// boards with n seeds come before those with n + 1, and with `dense` none is left out.
///
/// Write the board as its seeds in a row with a bar after each pit. Then the number is the place of
/// this pattern among all such patterns: a sum of binomial coefficients, one for each bar (the
/// combinatorial number system). Those of 98 seeds in 14 pits take 57 bits.
class PackedNumbers {
 public:
  constexpr PackedNumbers() noexcept {
    for (std::size_t pit = 0; pit < before_.size(); ++pit)
      for (std::size_t seeds = 1; seeds < before_[pit].size(); ++seeds)
        before_[pit][seeds] = before_[pit][seeds - 1] + (pit > 0 ? before_[pit - 1][seeds] : 1);
  }

  [[nodiscard]] constexpr std::uint64_t number(const PackedBoard& board) const noexcept {
    // Byte i of the product: the seeds in the pits up to the ith.
    constexpr std::uint64_t ones = 0x0101'0101'0101'0101U;
    std::uint64_t low = board.low * ones;
    std::uint64_t high = board.high * ones + (low >> 56U) * ones;
    std::uint64_t number = 0;
    for (std::size_t pit = 0; pit < 8; ++pit, low >>= 8U) number += before_[pit][low & 0xFFU];
    for (std::size_t pit = 8; pit < before_.size(); ++pit, high >>= 8U)
      number += before_[pit][high & 0xFFU];
    return number;
  }

  /// The same, as if there were no more than so many pits.
  [[nodiscard]] constexpr std::uint64_t dense(const PackedBoard& board, int pits) const noexcept {
    std::uint64_t number = 0;
    std::size_t seeds = 0;
    for (int pit = 0; pit < pits; ++pit) {
      seeds += static_cast<std::size_t>(board.at(pit));
      number += before_[static_cast<std::size_t>(pit)][seeds];
    }
    return number;
  }
  /// How many boards with so many pits have at most `seeds` seeds.
  [[nodiscard]] constexpr std::uint64_t count(int pits, int seeds) const noexcept {
    return before_[static_cast<std::size_t>(pits) - 1][static_cast<std::size_t>(seeds) + 1];
  }

 private:
  /// before_[p][s]: how many boards of p + 1 pits have fewer than s seeds.
  std::array<std::array<std::uint64_t, std::size_t{most_seeds} + 2>, std::size_t{2} * longest_row>
      before_{};
};

inline constexpr PackedNumbers packed_numbers{};

}  // namespace tebweez
