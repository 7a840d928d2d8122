// Positions as one number each, and values remembered under them without any doubt.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "tebweez/position.hpp"

namespace tebweez {

/// So many bits hold a board: 5 for each of 12 pits, or 4 for each of 14.
inline constexpr int key_bits = 60;

/// The board as its mover sees it, as one number that no other board of the same size has: the
/// rules know no other difference between the players than who sits where. Nothing when a pit holds
/// too many seeds for its bits, 32 or more on rows of six, 16 or more on rows of seven.
[[nodiscard]] constexpr std::optional<std::uint64_t> key_of(const Position& position) noexcept {
  const Board& board = position.board;
  const int bits = key_bits / board.pits();
  std::uint64_t key = 0;
  unsigned all = 0;
  for (const Side side : {position.mover, other(position.mover)}) {
    for (int place = 0; place < board.row(); ++place) {
      const auto seeds = static_cast<unsigned>(board[Pit{side, place}]);
      all |= seeds;
      key = key << bits | seeds;
    }
  }
  if (all >> bits != 0) return std::nullopt;
  return key;
}

/// Spreads a key evenly over all numbers of `key_bits` bits. No two keys come out the same: each
/// step can be undone.
[[nodiscard]] constexpr std::uint64_t scattered(std::uint64_t key) noexcept {
  constexpr std::uint64_t mask = (std::uint64_t{1} << key_bits) - 1;
  key = key * 0x9E3779B97F4A7C15U & mask;
  key ^= key >> 29U;
  key = key * 0xBF58476D1CE4E5B9U & mask;
  return key ^ key >> 31U;
}

/// What positions right after a capture are worth to their mover, to the end of the round.
///
/// Such a position has no history that matters to R5, so it is worth the same wherever it comes
/// up, and endgames come up again and again. A fixed number of them is kept, the newer replacing
/// the older. Any number of threads may use one memory at once: an entry is a single atomic number
/// that holds the value and all of the key that its place does not tell. So it is read whole or
/// not at all, and never mistaken for another's.
class EndgameMemory {
 public:
  /// @param size_bits 2 to that power entries of 8 bytes, 8 to 32.
  /// @param most_seeds positions with more seeds are not worth the time to look them up.
  explicit EndgameMemory(int size_bits = 22, int most_seeds = 24)
      : tag_bits_{key_bits - size_bits},
        most_seeds_{most_seeds},
        entries_{new std::atomic<std::uint64_t>[std::size_t{1} << size_bits] {}} {}

  /// A place in the memory; or none, for a position that is not kept.
  struct Place {
    std::atomic<std::uint64_t>* entry = nullptr;
    std::uint64_t tag = 0;
  };

  [[nodiscard]] Place place_of(const Position& position) const noexcept {
    if (position.board.total() > most_seeds_) return {};
    const auto key = key_of(position);
    if (!key) return {};
    const std::uint64_t number = scattered(*key);
    const std::uint64_t tag = number & ((std::uint64_t{1} << tag_bits_) - 1);
    return {.entry = &entries_[number >> tag_bits_], .tag = tag << value_bits | in_use};
  }
  /// The value kept for the position of this place, from -98 to 98.
  [[nodiscard]] static std::optional<int> find(const Place& place) noexcept {
    if (place.entry == nullptr) return std::nullopt;
    const std::uint64_t entry = place.entry->load(std::memory_order_relaxed);
    if ((entry & ~value_mask) != place.tag) return std::nullopt;
    return static_cast<std::int8_t>(entry & value_mask);
  }
  static void keep(const Place& place, int value) noexcept {
    if (place.entry == nullptr) return;
    const auto low = static_cast<std::uint8_t>(static_cast<std::int8_t>(value));
    place.entry->store(place.tag | low, std::memory_order_relaxed);
  }

 private:
  static constexpr unsigned value_bits = 8;
  static constexpr std::uint64_t value_mask = (1U << value_bits) - 1;
  static constexpr std::uint64_t in_use = std::uint64_t{1} << 63U;  // no key reaches so far up

  int tag_bits_;
  int most_seeds_;
  std::unique_ptr<std::atomic<std::uint64_t>[]> entries_;
};

}  // namespace tebweez
