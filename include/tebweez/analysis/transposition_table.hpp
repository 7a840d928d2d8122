// What a search remembers from one line of play to another, and from one depth to the next.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "tebweez/analysis/threads.hpp"
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
    for (int place = 0; place < board.row_length(); ++place) {
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

/// Values of positions without a history, and for any position a guess at the best pit.
/// It is for one ruleset and for one thread.
class TranspositionTable {
 public:
  /// A million values at most, or as many as there is memory for.
  /// @param bytes at most so many are used, but for the smallest table
  /// @throws std::bad_alloc when there is no memory even for the smallest table
  explicit TranspositionTable(std::size_t bytes = std::numeric_limits<std::size_t>::max()) {
    constexpr int least = 10;
    constexpr int most = 20;
    const int wanted = static_cast<int>(std::bit_width(bytes / (sizeof(Entry) + 1))) - 1;
    bits_ = take_memory(std::clamp(wanted, least, most), least, [this](int bits) {
      entries_ = std::vector<Entry>();
      guesses_ = std::vector<std::uint8_t>();
      entries_.resize(std::size_t{1} << static_cast<unsigned>(bits));
      guesses_.resize(entries_.size(), no_guess);
    });
  }

  enum class Kind : std::uint8_t { exact, at_least, at_most };

  /// What was found out about a position, as its mover sees it.
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t depth = 0;  ///< actions that were left
    std::int8_t value = 0;
    Kind kind{};
    bool cut = false;  ///< a line below it was cut off

    /// Does it hold with `left` actions? When no line was cut off, more of them change nothing.
    [[nodiscard]] constexpr bool holds_with(int left) const noexcept {
      return depth == left || (!cut && depth < left);
    }
    /// Does it decide what lies between two bounds?
    [[nodiscard]] constexpr bool decides(int alpha, int beta) const noexcept {
      return kind == Kind::exact || (kind == Kind::at_least && value >= beta) ||
             (kind == Kind::at_most && value <= alpha);
    }
  };

  /// What a search between two bounds has found.
  [[nodiscard]] static constexpr Entry entry(int depth, int value, int alpha, int beta,
                                             bool cut) noexcept {
    const Kind low = value <= alpha ? Kind::at_most : Kind::exact;
    return {.depth = static_cast<std::int16_t>(depth),
            .value = static_cast<std::int8_t>(value),
            .kind = value >= beta ? Kind::at_least : low,
            .cut = cut};
  }

  /// The memory's name for a position; nothing for one it can't hold.
  using Key = std::optional<std::uint64_t>;
  [[nodiscard]] static constexpr Key key(const Position& position) noexcept {
    const Key plain = key_of(position);
    return plain ? Key{scattered(*plain)} : plain;
  }

  /// What is known of a position, or null.
  [[nodiscard]] const Entry* find(const Key& key) const noexcept {
    if (!key) return nullptr;
    const Entry& entry = entries_[slot(*key)];
    return entry.depth > 0 && entry.key == *key ? &entry : nullptr;
  }
  /// Keeps an entry, whatever stood in its slot before.
  void keep(const Key& key, Entry entry) noexcept {
    if (!key) return;
    entry.key = *key;
    entries_[slot(*key)] = entry;
  }

  /// Which pit of its row was best when the position was last looked at, maybe at another depth or
  /// with another history; or when another position was. It is only a guess, and may be no pit at
  /// all.
  [[nodiscard]] int guess(const Key& key) const noexcept {
    return key ? guesses_[guess_slot(*key)] : no_guess;
  }
  void keep_guess(const Key& key, Pit pit) noexcept {
    if (key) guesses_[guess_slot(*key)] = pit.place;
  }

 private:
  static constexpr std::uint8_t no_guess = 255;

  [[nodiscard]] std::size_t slot(std::uint64_t key) const noexcept {
    return key >> static_cast<unsigned>(key_bits - bits_);
  }
  [[nodiscard]] std::size_t guess_slot(std::uint64_t key) const noexcept {
    return key & (guesses_.size() - 1);
  }

  int bits_ = 0;  ///< of a slot's number
  std::vector<Entry> entries_;
  std::vector<std::uint8_t> guesses_;
};

}  // namespace tebweez
