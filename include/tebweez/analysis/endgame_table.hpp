// What endgames are worth, each remembered in a slot of its own.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tebweez/position.hpp"

namespace tebweez {

/// A number for each board with few seeds, as one player sees it: the boards with n seeds come
/// before those with n + 1, and none is left out.
///
/// Write a board as its seeds in a row with a bar after each pit. Then the number is the place of
/// this pattern among all such patterns, which is a sum of binomial coefficients, one for each bar
/// (the combinatorial number system).
class BoardNumbers {
 public:
  /// The most seeds for which every number fits.
  static constexpr int most = 24;

  constexpr BoardNumbers() noexcept {
    for (std::size_t pit = 0; pit < before_.size(); ++pit)
      for (std::size_t seeds = 1; seeds < before_[pit].size(); ++seeds)
        before_[pit][seeds] = before_[pit][seeds - 1] + (pit > 0 ? before_[pit - 1][seeds] : 1);
  }

  /// How many boards with rows of `row_length` pits have at most `seeds` seeds.
  [[nodiscard]] constexpr std::size_t count(int row_length, int seeds) const noexcept {
    return before_[2 * static_cast<std::size_t>(row_length) - 1]
                  [static_cast<std::size_t>(seeds) + 1];
  }
  /// The number of a board as `viewer` sees it, their own row first.
  [[nodiscard]] constexpr std::size_t number(const Board& board, Side viewer) const noexcept {
    std::size_t number = 0;
    std::size_t seeds = 0;
    std::size_t pit = 0;
    for (const Side side : {viewer, other(viewer)}) {
      for (int place = 0; place < board.row_length(); ++place) {
        seeds += static_cast<std::size_t>(board[Pit{side, place}]);
        number += before_[pit++][seeds];
      }
    }
    return number;
  }

 private:
  /// [p][s]: how many ways there are to lay less than s seeds into p + 1 pits.
  std::array<std::array<std::size_t, std::size_t{most} + 2>, std::size_t{2} * longest_row>
      before_{};
};

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
  /// @param seeds positions with more seeds are not kept; 0 to `BoardNumbers::most`
  EndgameTable(int row_length, int seeds)
      : kept_up_to_{seeds}, values_(numbers.count(row_length, seeds)) {}

  /// The slot of one position, and how to see its value from South's side.
  class Slot {
   public:
    Slot() = default;
    Slot(std::atomic<std::uint8_t>& value, Side mover) noexcept
        : value_{&value}, sign_{mover == Side::south ? 1 : -1} {}

    /// A position with too many seeds has no slot.
    [[nodiscard]] explicit operator bool() const noexcept { return value_ != nullptr; }
    /// What the position is worth to South, if that is known.
    [[nodiscard]] std::optional<int> value() const noexcept {
      const int kept = value_->load(std::memory_order_relaxed);
      if (kept == unknown) return std::nullopt;
      return sign_ * (kept - zero);
    }
    void keep(int value) const noexcept {
      value_->store(static_cast<std::uint8_t>(sign_ * value + zero), std::memory_order_relaxed);
    }

   private:
    static constexpr int unknown = 0;
    static constexpr int zero = 128;  ///< how a value of 0 is kept

    std::atomic<std::uint8_t>* value_ = nullptr;
    int sign_ = 0;
  };

  [[nodiscard]] Slot slot_of(const Position& position) noexcept {
    if (position.board.total() > kept_up_to_) return {};
    return {values_[numbers.number(position.board, position.mover)], position.mover};
  }

 private:
  static constexpr BoardNumbers numbers{};

  int kept_up_to_;
  std::vector<std::atomic<std::uint8_t>> values_;
};

}  // namespace tebweez
