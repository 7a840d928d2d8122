// Finds out whether a position stood before, however many there were.
#pragma once

#include <cstddef>
#include <cstdint>
#include "tebweez/list.hpp"

#include "tebweez/position.hpp"

namespace tebweez {

/// Numbers of positions in a list that grows and shrinks at its end only, found by board and mover.
///
/// A table with open addressing: a number stands in the first free slot from where its position's
/// hash points. The numbers leave in the opposite order to that in which they came, so that no
/// search for an older one ever passes the slot that becomes free.
///
/// Where a position is asked for, `at(number)` gives the one with that number.
class PositionIndex {
 public:
  /// Adds the next number of the list.
  template <class At>
  constexpr void add(std::uint32_t number, const At& at) {
    if (2 * (numbers_.size() + 1) > slots_.size()) grow(at);
    numbers_.push_back(number);
    slots_[slot_for(number, at(number))] = number + 1;
  }
  /// Takes the last number away again, if it is this one.
  template <class At>
  constexpr void remove(std::uint32_t number, const At& at) noexcept {
    if (numbers_.empty() || numbers_.back() != number) return;
    slots_[slot_for(number, at(number))] = 0;
    numbers_.pop_back();
  }
  /// Is there a number with this board and mover?
  template <class At>
  [[nodiscard]] constexpr bool holds(const Position& position, const At& at) const noexcept {
    if (numbers_.empty()) return false;
    for (std::size_t slot = hash(position) & mask(); slots_[slot] != 0; slot = (slot + 1) & mask())
      if (same(at(slots_[slot] - 1), position)) return true;
    return false;
  }

 private:
  [[nodiscard]] static constexpr bool same(const Position& a, const Position& b) noexcept {
    return a.mover == b.mover && a.board == b.board;
  }
  [[nodiscard]] static constexpr std::size_t hash(const Position& position) noexcept {
    constexpr std::uint64_t prime = 0x100000001B3U;  // FNV-1a
    std::uint64_t value = 0xCBF29CE484222325U ^ static_cast<std::uint64_t>(position.mover);
    for (int i = 0; i < position.board.pits(); ++i)
      value = value * prime ^ static_cast<std::uint64_t>(position.board[position.board.pit(i)]);
    return std::size_t{value * prime ^ value >> 32U};
  }
  [[nodiscard]] constexpr std::size_t mask() const noexcept { return slots_.size() - 1; }

  /// The slot where this number stands, or the free one where it would.
  [[nodiscard]] constexpr std::size_t slot_for(std::uint32_t number,
                                               const Position& position) const noexcept {
    std::size_t slot = hash(position) & mask();
    while (slots_[slot] != 0 && slots_[slot] != number + 1) slot = (slot + 1) & mask();
    return slot;
  }

  template <class At>
  constexpr void grow(const At& at) {
    constexpr std::size_t fewest = 256;
    slots_.assign(slots_.empty() ? fewest : 2 * slots_.size(), 0);
    for (const std::uint32_t number : numbers_) slots_[slot_for(number, at(number))] = number + 1;
  }

  List<std::uint32_t> numbers_;  ///< in the order in which they came
  List<std::uint32_t> slots_;    ///< a number and 1, or 0 in a free one
};

}  // namespace tebweez
