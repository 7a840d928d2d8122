// What a search remembers from one line of play to another, and from one depth to the next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tebweez/memory.hpp"

namespace tebweez {

/// Values of positions without a history, and for any position a guess at the best pit.
/// It is for one ruleset and origin and for one thread.
class SearchMemory {
 public:
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
    /// Does it settle what lies between two bounds?
    [[nodiscard]] constexpr bool settles(int alpha, int beta) const noexcept {
      return kind == Kind::exact || (kind == Kind::at_least && value >= beta) ||
             (kind == Kind::at_most && value <= alpha);
    }
  };

  /// The memory's name for a position; nothing for one it can't hold.
  using Key = std::optional<std::uint64_t>;
  [[nodiscard]] static constexpr Key key(const Position& position) noexcept {
    const Key plain = key_of(position);
    return plain ? Key{scattered(*plain)} : plain;
  }

  /// What is known of a position, or null.
  [[nodiscard]] const Entry* find(const Key& key) const noexcept {
    if (!key) return nullptr;
    const Entry& entry = entries_[place(*key)];
    return entry.depth > 0 && entry.key == *key ? &entry : nullptr;
  }
  /// Keeps an entry, whatever stood in its place before.
  void keep(const Key& key, Entry entry) noexcept {
    if (!key) return;
    entry.key = *key;
    entries_[place(*key)] = entry;
  }

  /// The place in its row of the pit that was best when the position was last looked at, maybe at
  /// another depth or with another history; or of
  /// another position. It is only a guess, and may be no place at all.
  [[nodiscard]] int guess(const Key& key) const noexcept {
    return key ? guesses_[guess_place(*key)] : no_guess;
  }
  void keep_guess(const Key& key, Pit pit) noexcept {
    if (key) guesses_[guess_place(*key)] = pit.place;
  }

 private:
  static constexpr int entry_bits = 20;
  static constexpr int guess_bits = 20;
  static constexpr std::uint8_t no_guess = 255;

  [[nodiscard]] static constexpr std::size_t place(std::uint64_t key) noexcept {
    return key >> static_cast<unsigned>(key_bits - entry_bits);
  }
  [[nodiscard]] static constexpr std::size_t guess_place(std::uint64_t key) noexcept {
    return key & ((std::uint64_t{1} << guess_bits) - 1);
  }

  std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << entry_bits);
  std::vector<std::uint8_t> guesses_ =
      std::vector<std::uint8_t>(std::size_t{1} << guess_bits, no_guess);
};

}  // namespace tebweez
