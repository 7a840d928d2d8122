// What positions are worth, exactly, where only gifts are chosen.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "tebweez/analysis/endgame_table.hpp"
#include "tebweez/analysis/moves.hpp"

namespace tebweez {

/// Plays rounds of a ruleset with Choice::head to their ends, with every choice of a gift.
/// There is one for each thread; the memory may be shared.
class ForcedPlay {
 public:
  /// @param rules with Choice::head
  /// @param memory must outlive this
  ForcedPlay(const Rules& rules, EndgameTable& memory) : rules_{rules}, memory_{&memory} {}

  /// How many seeds South gains from here on less those that North does, under best play of both.
  /// @param past what stood since the last capture: see `stood_since_capture`
  [[nodiscard]] int value(const Position& position, const std::vector<Position>& past = {}) {
    path_ = past;
    since_ = 0;
    return follow(position);
  }

  /// The legal sowings and the gifts played so far; what was remembered is not played again.
  [[nodiscard]] std::size_t played() const noexcept { return played_; }

 private:
  /// A capture on the way, to be remembered once it is known what came of it.
  struct Waiting {
    EndgameTable::Slot slot;
    int gained = 0;  ///< by South until then
  };

  /// The value of a position that is reached by the path.
  [[nodiscard]] int follow(const Position& position) {
    const std::size_t path = path_.size();
    const std::size_t since = since_;
    const std::size_t waiting = waiting_.size();
    const int value = play_on(position);
    for (; waiting_.size() > waiting; waiting_.pop_back())
      waiting_.back().slot.keep(value - waiting_.back().gained);
    path_.erase(path_.begin() + static_cast<std::ptrdiff_t>(path), path_.end());
    since_ = since;
    return value;
  }

  /// Plays to the next gift, to something remembered, or to the end.
  [[nodiscard]] int play_on(Position now) {
    int gained = 0;
    for (;;) {
      // While both rows hold seeds the round is not played out, and no gift is due.
      if (now.board.empty(Side::south) || now.board.empty(Side::north)) {
        if (played_out(now, rules_)) break;
        if (const auto gives = giver(now, rules_)) return gained + best_gift(now, *gives);
      }
      if (stood_before(now, path_, since_)) break;  // R5
      const PitSet head = candidates(now, rules_);
      if (head.empty()) break;
      const Sowing sowing = sow(now.board, head.first(), rules_);
      if (sowing.endless()) break;  // R4
      ++played_;
      path_.push_back(now);
      now = after_sowing(now, sowing);
      if (sowing.captured == 0) continue;
      gained += now.mover == Side::north ? sowing.captured : -sowing.captured;
      since_ = path_.size();
      const auto slot = memory_->slot_of(now);
      if (!slot) continue;
      if (const auto value = slot.value()) return gained + *value;
      waiting_.push_back({.slot = slot, .gained = gained});
    }
    return gained + row_lead(now.board, Side::south);
  }

  [[nodiscard]] int best_gift(const Position& now, Side gives) {
    int best = 0;
    bool first = true;
    for (const Pit pit : now.board.occupied(gives)) {
      ++played_;
      const int value = follow(after_gift(now, pit));
      if (first || (gives == Side::south ? value > best : value < best)) best = value;
      first = false;
    }
    return best;
  }

  Rules rules_;
  EndgameTable* memory_;
  std::vector<Position> path_;  ///< what stood, each with its mover about to sow
  std::size_t since_ = 0;       ///< where in the path the last capture was
  std::vector<Waiting> waiting_;
  std::size_t played_ = 0;
};

}  // namespace tebweez
