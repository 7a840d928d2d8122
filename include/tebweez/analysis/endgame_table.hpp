// What endgames are worth, each remembered in a slot of its own.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tebweez/analysis/packed_board.hpp"
#include "tebweez/analysis/threads.hpp"

namespace tebweez {

/// What positions right after a capture are worth to their mover, to the end of the round.
///
/// Such a position has no history that matters to R5, so it is worth the same wherever it comes
/// up, and endgames come up again and again. Each position with few enough seeds has a byte of its
/// own, so nothing is ever forgotten or mistaken for something else. The rules know no difference
/// between the players but where they sit: a position is kept as its mover sees it.
///
/// A memory is for one ruleset. Any number of threads may use it at once.
class EndgameTable {
 public:
  /// @param row_length pits a row
  /// @param seeds positions with more seeds are not kept; fewer are where there is no memory for
  ///   so many
  EndgameTable(int row_length, int seeds)
      : pits_{2 * row_length}, kept_up_to_{take_memory(seeds, 0, [this](int up_to) {
          values_ = Values();
          values_ = Values(packed_numbers.count(pits_, up_to));
        })} {}

  /// Is a position with so many seeds kept?
  [[nodiscard]] bool keeps(int seeds) const noexcept { return seeds <= kept_up_to_; }

  /// The place of one position's value.
  class Slot {
   public:
    explicit Slot(std::atomic<std::uint8_t>& value) noexcept : value_{&value} {}

    /// What the position is worth to its mover, if that is known.
    [[nodiscard]] std::optional<int> value() const noexcept {
      const int kept = value_->load(std::memory_order_relaxed);
      if (kept == unknown) return std::nullopt;
      return kept - zero;
    }
    void keep(int value) const noexcept {
      value_->store(static_cast<std::uint8_t>(value + zero), std::memory_order_relaxed);
    }

   private:
    static constexpr int unknown = 0;
    static constexpr int zero = 128;  ///< how a value of 0 is kept

    std::atomic<std::uint8_t>* value_;
  };

  /// @param board as its mover sees it, with so few seeds that it is kept
  [[nodiscard]] Slot slot_of(const PackedBoard& board) noexcept {
    return Slot{values_[packed_numbers.dense(board, pits_)]};
  }

 private:
  using Values = std::vector<std::atomic<std::uint8_t>>;

  int pits_;
  Values values_;
  int kept_up_to_;
};

}  // namespace tebweez
