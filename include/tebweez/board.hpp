// Pits and the seeds in them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "tebweez/side.hpp"

namespace tebweez {

/// The longest row of any ruleset.
inline constexpr int longest_row = 7;
/// The most seeds of any ruleset, and so of any pit. rules.hpp checks both against the rulesets.
inline constexpr int most_seeds = 98;

/// A pit: whose row it is in, and its place there from the owner's left, 0 for A or a.
struct Pit {
  Side side{};
  std::uint8_t place = 0;

  constexpr Pit() = default;
  /// @param from_left 0 to `longest_row` - 1
  constexpr Pit(Side owner, int from_left)
      : side{owner}, place{static_cast<std::uint8_t>(from_left)} {
    assert(from_left >= 0 && from_left < longest_row);
  }

  friend constexpr bool operator==(const Pit&, const Pit&) = default;
};

/// A set of pits.
class PitSet {
 public:
  constexpr PitSet() = default;
  /// The pits of one row whose place is a bit of `places`, bit 0 for A or a.
  [[nodiscard]] static constexpr PitSet in_row(Side side, unsigned places) noexcept {
    PitSet set;
    set.bits_ = static_cast<std::uint16_t>(side == Side::south ? places : places << north_bits);
    return set;
  }

  constexpr void insert(Pit pit) noexcept { bits_ = static_cast<std::uint16_t>(bits_ | bit(pit)); }
  [[nodiscard]] constexpr bool contains(Pit pit) const noexcept { return (bits_ & bit(pit)) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const noexcept { return std::popcount(bits_); }
  /// The first of the set, South's before North's, each row from A; the set must not be empty.
  [[nodiscard]] constexpr Pit first() const noexcept {
    assert(!empty());
    return pit(std::countr_zero(bits_));
  }
  /// The last of the set, in the same order; the set must not be empty.
  [[nodiscard]] constexpr Pit last() const noexcept {
    assert(!empty());
    return pit(std::bit_width(bits_) - 1);
  }

  /// Goes through the pits, South's before North's, each row from A.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t rest) noexcept : rest_{rest} {}
    [[nodiscard]] constexpr Pit operator*() const noexcept { return pit(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() noexcept {
      rest_ = static_cast<std::uint16_t>(rest_ & (rest_ - 1));
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::uint16_t rest_;
  };
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator{0}; }

  friend constexpr bool operator==(const PitSet&, const PitSet&) = default;

 private:
  static constexpr int north_bits = 8;
  [[nodiscard]] static constexpr unsigned bit(Pit pit) noexcept {
    return 1U << (pit.place + (pit.side == Side::north ? north_bits : 0));
  }
  [[nodiscard]] static constexpr Pit pit(int bit) noexcept {
    return bit < north_bits ? Pit{Side::south, bit} : Pit{Side::north, bit - north_bits};
  }

  std::uint16_t bits_ = 0;
};

/// Two rows of pits and the seeds in each.
///
/// The pits are kept in sowing order, which runs counter-clockwise:
///
///       f   e   d   c   b   a         11  10   9   8   7   6
///       A   B   C   D   E   F          0   1   2   3   4   5
///
/// so that the next pit is the next index, the opposite of i is 2n-1-i, and a row begins at 0 or n.
/// Only this header and sowing.hpp reckon with indices.
class Board {
 public:
  /// An empty board.
  /// @param row_length pits a row, 1 to `longest_row`
  constexpr explicit Board(int row_length) noexcept
      : row_length_{static_cast<std::uint8_t>(row_length)} {
    assert(row_length >= 1 && row_length <= longest_row);
  }

  /// A board with the same number of seeds in every pit, 0 to `most_seeds`.
  [[nodiscard]] static constexpr Board filled(int row_length, int seeds) noexcept {
    Board board{row_length};
    for (int i = 0; i < board.pits(); ++i) board.set(board.pit(i), seeds);
    return board;
  }

  /// Pits a row.
  [[nodiscard]] constexpr int row_length() const noexcept { return row_length_; }
  /// Pits on the board.
  [[nodiscard]] constexpr int pits() const noexcept { return 2 * row_length_; }

  /// Seeds in a pit, 0 to `most_seeds`. The pit must be one of this board's, here and below.
  [[nodiscard]] constexpr int operator[](Pit pit) const noexcept { return at(index(pit)); }
  /// Puts 0 to `most_seeds` seeds into a pit instead of those it held.
  constexpr void set(Pit pit, int seeds) noexcept {
    assert(seeds >= 0 && seeds <= most_seeds);
    at(index(pit)) = static_cast<std::uint8_t>(seeds);
  }

  /// Seeds in one row.
  [[nodiscard]] constexpr int total(Side side) const noexcept {
    int sum = 0;
    for (std::size_t i = 0; i < cells; ++i) sum += in_row(side, i) ? seeds_[i] : 0;
    return sum;
  }
  /// Seeds on the board.
  [[nodiscard]] constexpr int total() const noexcept {
    int sum = 0;
    for (const std::uint8_t seeds : seeds_) sum += seeds;
    return sum;
  }
  [[nodiscard]] constexpr bool empty(Side side) const noexcept {
    std::uint8_t all = 0;
    for (std::size_t i = 0; i < cells; ++i)
      all = static_cast<std::uint8_t>(all | (in_row(side, i) ? seeds_[i] : std::uint8_t{0}));
    return all == 0;
  }
  /// The pits of a row that hold seeds.
  [[nodiscard]] constexpr PitSet occupied(Side side) const noexcept {
    unsigned places = 0;
    const int begin = index(first(side));
    for (int place = 0; place < row_length_; ++place)
      places |= static_cast<unsigned>(at(begin + place) != 0) << place;
    return PitSet::in_row(side, places);
  }

  /// Where a player's first pit is: A or a.
  [[nodiscard]] static constexpr Pit first(Side side) noexcept { return Pit{side, 0}; }
  /// The head of a row: its last pit in sowing order (Culin's "el ras").
  [[nodiscard]] constexpr Pit head(Side side) const noexcept { return Pit{side, row_length_ - 1}; }
  /// The pit on the other side of the board: F for a, A for f.
  [[nodiscard]] constexpr Pit opposite(Pit pit) const noexcept {
    return Pit{other(pit.side), row_length_ - 1 - pit.place};
  }
  /// The next pit in sowing order.
  [[nodiscard]] constexpr Pit next(Pit pit) const noexcept {
    return pit.place + 1 < row_length_ ? Pit{pit.side, pit.place + 1} : Pit{other(pit.side), 0};
  }
  /// The pit before it in sowing order.
  [[nodiscard]] constexpr Pit previous(Pit pit) const noexcept {
    return pit.place > 0 ? Pit{pit.side, pit.place - 1} : head(other(pit.side));
  }
  /// The board turned round by half a turn: each pit holds what the same letter of the other row
  /// held.
  [[nodiscard]] constexpr Board turned() const noexcept {
    Board board{row_length_};
    for (const Side side : both_sides)
      for (int place = 0; place < std::min<int>(row_length_, longest_row); ++place)
        board.set(Pit{side, place}, (*this)[Pit{other(side), place}]);
    return board;
  }

  /// For sowing.hpp: a pit's index in sowing order, and what stands there.
  [[nodiscard]] constexpr int index(Pit pit) const noexcept {
    assert(pit.place < row_length_);
    return pit.side == Side::south ? pit.place : pit.place + row_length_;
  }
  [[nodiscard]] constexpr Pit pit(int index) const noexcept {
    return index < row_length_ ? Pit{Side::south, index} : Pit{Side::north, index - row_length_};
  }
  [[nodiscard]] constexpr std::uint8_t& at(int index) noexcept {
    return seeds_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] constexpr const std::uint8_t& at(int index) const noexcept {
    return seeds_[static_cast<std::size_t>(index)];
  }

  /// For sowing.hpp: adds `rounds` seeds to every pit, and one more to the `rest` pits that follow
  /// `from`, at most once around. Where a lap ends can't be foreseen; so all pits are done alike,
  /// which compilers turn into a few instructions for all at once, as long as each number is a
  /// byte.
  constexpr void add_lap(int from, int rounds, int rest) noexcept {
    const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
    const std::uint8_t none = 0;
    const std::uint8_t start = byte(from);
    const std::uint8_t around = byte(pits());
    const std::uint8_t reach = byte(rest);
    for (std::size_t i = 0; i < cells; ++i) {
      const auto here = static_cast<std::uint8_t>(i);
      const std::uint8_t behind = here > start ? none : around;
      const std::uint8_t steps = byte(here - start + behind);  // from `from` to here, 1 or more
      const std::uint8_t seeds = byte(rounds + (steps <= reach ? 1 : 0));
      seeds_[i] = byte(seeds_[i] + (here < around ? seeds : none));
    }
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;

 private:
  /// Two more than the longest rows need, and always empty: so many bytes are copied, added and
  /// compared at once.
  static constexpr std::size_t cells = 16;

  /// Is the pit with this index in a player's row? The empty cells behind the rows count as
  /// North's.
  [[nodiscard]] constexpr bool in_row(Side side, std::size_t index) const noexcept {
    return (index < row_length_) == (side == Side::south);
  }

  std::array<std::uint8_t, cells> seeds_{};
  std::uint8_t row_length_;
};

}  // namespace tebweez
