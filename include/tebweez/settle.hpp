// What positions are worth, exactly, where only gifts are chosen.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "tebweez/branches.hpp"
#include "tebweez/memory.hpp"

namespace tebweez {

/// Plays rounds of a ruleset with Choice::head to their ends, with every choice of a gift.
/// There is one for each thread; the memory may be shared.
class Settler {
 public:
  /// @param rules with Choice::head; they and the memory must outlive the settler.
  Settler(const Rules& rules, Origin origin, EndgameMemory& memory)
      : rules_{&rules}, origin_{origin}, memory_{&memory} {}

  /// How many seeds South gains from here on less those that North does, under best play of both.
  /// @param past what stood since the last capture, as R5 wants it; when there is something, the
  ///   position itself must not be right after a capture.
  [[nodiscard]] int value(const Position& position, const std::vector<Position>& past = {}) {
    path_ = past;
    return past.empty() ? after_capture(position) : follow(position, 0);
  }

  /// The legal sowings and the gifts played so far, those remembered not played again.
  [[nodiscard]] std::size_t played() const noexcept { return played_; }

 private:
  [[nodiscard]] int after_capture(const Position& position) {
    const int sign = position.mover == Side::south ? 1 : -1;
    const auto place = memory_->place_of(position);
    if (const auto value = EndgameMemory::find(place)) return sign * *value;
    const int value = follow(position, path_.size());
    EndgameMemory::keep(place, sign * value);
    return value;
  }

  /// The same, with a history: `since` is the place in the path where the last capture was.
  [[nodiscard]] int follow(const Position& position, std::size_t since) {
    const auto before = static_cast<std::ptrdiff_t>(path_.size());
    const int value = play_on(position, since);
    path_.erase(path_.begin() + before, path_.end());
    return value;
  }

  /// Plays on to the next gift or capture or to the end, the path growing on the way.
  [[nodiscard]] int play_on(Position now, std::size_t since) {
    while (!played_out(now, *rules_)) {
      if (const auto gives = giver(now, *rules_)) return best_gift(now, *gives, since);
      if (stood_before(now, path_, since)) break;  // R5
      const PitSet head = candidates(now, *rules_);
      if (head.empty()) break;
      const Sowing sowing = sow(now.board, head.first(), *rules_, origin_);
      if (sowing.endless()) break;  // R4
      ++played_;
      path_.push_back(now);
      now = after_sowing(now, sowing);
      if (sowing.captured == 0) continue;
      const int taken = now.mover == Side::north ? sowing.captured : -sowing.captured;
      return taken + after_capture(now);
    }
    return row_lead(now.board, Side::south);
  }

  [[nodiscard]] int best_gift(const Position& now, Side gives, std::size_t since) {
    int best = 0;
    bool first = true;
    for (const Pit pit : now.board.occupied(gives)) {
      ++played_;
      const int value = follow(after_gift(now, pit), since);
      if (first || (gives == Side::south ? value > best : value < best)) best = value;
      first = false;
    }
    return best;
  }

  const Rules* rules_;
  Origin origin_;
  EndgameMemory* memory_;
  std::vector<Position> path_;
  std::size_t played_ = 0;
};

}  // namespace tebweez
