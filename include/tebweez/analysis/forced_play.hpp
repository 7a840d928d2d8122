// What positions are worth, exactly, where only gifts are chosen.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "tebweez/analysis/endgame_table.hpp"
#include "tebweez/analysis/row_sowing.hpp"

namespace tebweez {

/// Plays rounds of a ruleset with Choice::head to their ends, with every choice of a gift.
/// There is one for each thread; the memory may be shared.
///
/// Values are what the mover gains from a position on less what the other does, under best play of
/// both.
class ForcedPlay {
 public:
  /// @param rules with Choice::head
  /// @param memory must outlive this
  ForcedPlay(const Rules& rules, EndgameTable& memory)
      : rules_{rules}, sowing_{std::make_unique<RowSowing>(rules)}, memory_{&memory} {}

  /// @param past what stood since the last capture: see `stood_since_capture`
  [[nodiscard]] int value(const Position& position, const std::vector<Position>& past = {}) {
    path_.clear();
    for (const Position& then : past)
      path_.push_back(Packing::stood(packing().pack(then), then.mover));
    return follow(packing().pack(position), position.mover, 0);
  }

  /// The value of each of many boards where a round begins, with South to move. As long as a lot of
  /// seeds are left, several rounds are played side by side.
  /// @param values has room for as many
  void values(std::span<const Board> boards, std::span<int> values) {
    std::array<Opening, RowSowing::abreast> openings;
    std::array<PackedBoard, RowSowing::abreast> now;
    std::array<RowSowings::One, RowSowing::abreast> sown;
    std::size_t next = 0;
    const auto begin_next = [&](Opening& opening) {
      for (; next < boards.size(); ++next) {
        const PackedBoard start = packing().pack({.board = boards[next], .mover = Side::south});
        opening = {.now = start, .fresh = start, .seeds = Packing::total(start), .number = next};
        if (goes_on(opening)) {
          ++next;
          return true;
        }
        values[opening.number] = finish(opening);
      }
      opening.number = boards.size();
      return false;
    };
    bool all = true;
    for (Opening& opening : openings) all = begin_next(opening) && all;
    while (all) {
      for (std::size_t i = 0; i < now.size(); ++i) now[i] = openings[i].now;
      const unsigned endless = sowing_->sow_heads(now, sown);
      for (std::size_t i = 0; i < now.size(); ++i) {
        Opening& opening = openings[i];
        if ((endless >> i & 1U) == 0) {
          opening.sow(packing().turned(sown[i].after), sown[i].captured);
          if (goes_on(opening)) continue;
        }
        values[opening.number] = finish(opening);
        all = begin_next(opening) && all;
      }
    }
    for (const Opening& opening : openings)
      if (opening.number < boards.size()) values[opening.number] = finish(opening);
  }

 private:
  /// A round with so many seeds left that nothing is remembered of it. What stood since the last
  /// capture is not kept: it is soon played again from there, should it matter.
  struct Opening {
    PackedBoard now;
    PackedBoard fresh;       ///< after the last capture
    int seeds = 0;           ///< on the board
    int sign = 1;            ///< 1 where South is the mover, else -1
    int fresh_sign = 1;      ///< as it was after the last capture
    int gained = 0;          ///< by South
    int quiet = 0;           ///< sowings since the last capture
    std::size_t number = 0;  ///< of its board in the list

    void sow(const PackedBoard& after, int captured) noexcept {
      const bool quiet_again = captured == 0;
      now = after;
      gained += sign * captured;
      seeds -= captured;
      sign = -sign;
      quiet = quiet_again ? quiet + 1 : 0;
      fresh_sign = quiet_again ? fresh_sign : sign;
      fresh.low = quiet_again ? fresh.low : after.low;
      fresh.high = quiet_again ? fresh.high : after.high;
    }
  };
  /// As many sowings without a capture may be circling (R5).
  static constexpr int many_quiet = 16;

  [[nodiscard]] const Packing& packing() const noexcept { return sowing_->packing(); }

  /// Is the head to be sown, with nothing else to think of? Unless that never ends.
  [[nodiscard]] bool goes_on(const Opening& opening) const noexcept {
    const int mine = packing().mine(opening.now);
    const bool gift_or_stuck = (mine == 0) | (mine == opening.seeds);
    return !(gift_or_stuck | memory_->keeps(opening.seeds) | (opening.quiet == many_quiet));
  }

  /// What a board is worth to South whose opening is over.
  [[nodiscard]] int finish(const Opening& opening) {
    path_.clear();
    const Side mover = opening.fresh_sign == 1 ? Side::south : Side::north;
    return opening.gained + opening.fresh_sign * after_capture(opening.fresh, mover);
  }

  /// The value of a position without a history.
  [[nodiscard]] int after_capture(const PackedBoard& now, Side mover) {
    if (!memory_->keeps(Packing::total(now))) return follow(now, mover, path_.size());
    const EndgameTable::Slot slot = memory_->slot_of(now);
    if (const auto known = slot.value()) return *known;
    const int value = follow(now, mover, path_.size());
    slot.keep(value);
    return value;
  }

  /// The value of a position that is reached by the path, in which the last capture was at `since`.
  [[nodiscard]] int follow(const PackedBoard& now, Side mover, std::size_t since) {
    const std::size_t length = path_.size();
    const int value = play_on(now, mover, since);
    path_.resize(length);
    return value;
  }

  /// Plays to the next gift, to something that may be remembered, or to the end.
  [[nodiscard]] int play_on(PackedBoard now, Side mover, std::size_t since) {
    int gained = 0;
    for (int sign = 1;; sign = -sign, mover = other(mover)) {
      const int total = Packing::total(now);
      const int mine = packing().mine(now);
      const int if_over = gained + sign * (2 * mine - total);
      // While both rows hold seeds the round is not played out, and no gift is due.
      if (mine == 0 || mine == total) {
        if (total == 0 || (total == 1 && rules_.last_ends)) return if_over;
        const bool gift = total > 1 && rules_.gift != Gift::none;
        if (gift && mine == 0) return gained + sign * best_gift(now, mover, since, false);
        if (gift && rules_.gift == Gift::any_time)
          return gained + sign * best_gift(now, mover, since, true);
      }
      if (stood_before(now, mover, path_, since)) return if_over;  // R5
      RowSowings sowings;
      sowing_->sow_each(now, sowing_->candidates(now), sowings);
      if (sowings.count == 0) return if_over;  // stuck: without seeds, or by R4
      const RowSowings::One& sown = sowings.list.front();
      path_.push_back(Packing::stood(now, mover));
      now = packing().turned(sown.after);
      if (sown.captured == 0) continue;
      gained += sign * sown.captured;
      since = path_.size();
      if (memory_->keeps(total - sown.captured))
        return gained - sign * after_capture(now, other(mover));
    }
  }

  /// R6, R7: what the best gift is worth to the mover, who gives it or not.
  [[nodiscard]] int best_gift(const PackedBoard& now, Side mover, std::size_t since,
                              bool mover_gives) {
    const int first = mover_gives ? 0 : packing().row_length();
    int best = mover_gives ? -most_seeds : most_seeds;
    for (int from = first; from < first + packing().row_length(); ++from) {
      if (now.at(from) == 0) continue;
      const int value = follow(packing().given(now, from), mover, since);
      best = mover_gives ? std::max(best, value) : std::min(best, value);
    }
    return best;
  }

  [[nodiscard]] static bool stood_before(const PackedBoard& now, Side mover,
                                         const std::vector<PackedBoard>& path,
                                         std::size_t since) noexcept {
    const auto from = path.begin() + static_cast<std::ptrdiff_t>(since);
    return std::find(from, path.end(), Packing::stood(now, mover)) != path.end();
  }

  Rules rules_;
  std::unique_ptr<RowSowing> sowing_;
  EndgameTable* memory_;
  std::vector<PackedBoard> path_;  ///< what stood, each with its mover about to sow
};

}  // namespace tebweez
