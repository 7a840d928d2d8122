// What can be done from a position, for the analysis: every action with the position after it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "tebweez/action.hpp"
#include "tebweez/position.hpp"
#include "tebweez/round.hpp"
#include "tebweez/rules.hpp"
#include "tebweez/sowing.hpp"

namespace tebweez {

/// One action that a position allows.
struct Move {
  Action::Kind kind{};  ///< `sow` or `give`
  Pit pit;
  int captured = 0;  ///< seeds taken
  Position after{Board{longest_row}};

  [[nodiscard]] constexpr Action action() const noexcept {
    return kind == Action::Kind::give ? give_from(pit) : sow_from(pit);
  }
};

/// Calls `visit(Move)` for each gift or sowing that is legal in a position that is not played
/// out, in the order A…G. Endless sowings are no legal ones (R4); circling (R5) is the business of
/// the caller, who knows what stood before. Returns how many sowings were tried.
template <class Visit>
constexpr int for_each_move(const Position& position, const Rules& rules, Visit&& visit) {
  if (const auto gives = giver(position, rules)) {
    for (const Pit pit : position.board.occupied(*gives))
      visit(Move{.kind = Action::Kind::give, .pit = pit, .after = after_gift(position, pit)});
    return 0;
  }
  int tried = 0;
  for (const Pit pit : candidates(position, rules)) {
    const Sowing sowing = sow(position.board, pit, rules);
    ++tried;
    if (sowing.endless()) continue;
    visit(Move{.kind = Action::Kind::sow,
               .pit = pit,
               .captured = sowing.captured,
               .after = after_sowing(position, sowing)});
  }
  return tried;
}

/// By how many seeds the row of `side` is ahead of the other: what a round's end adds to its lead.
[[nodiscard]] constexpr int row_lead(const Board& board, Side side) noexcept {
  return board.total(side) - board.total(other(side));
}

/// The positions that stood in a round since its last capture, before the one that a ply left, each
/// with its mover about to sow: what R5 looks back at.
/// @param number the ply's, counted from 0
[[nodiscard]] inline std::vector<Position> stood_since_capture(const Round& round,
                                                               std::size_t number) {
  std::vector<Position> past;
  for (std::size_t i = number + 1; i-- > 0;) {
    const Ply& ply = round.plies()[i];
    if (i != number && ply.next == Stage::sowing) past.push_back(ply.after);
    if (ply.captured != 0) break;
  }
  return past;
}
/// The same before the position that stands now.
[[nodiscard]] inline std::vector<Position> stood_since_capture(const Round& round) {
  if (round.plies().empty()) return {};
  return stood_since_capture(round, round.plies().size() - 1);
}

/// Did this board stand on a path from place `since` on, with the same player about to sow (R5)?
[[nodiscard]] inline bool stood_before(const Position& now, const std::vector<Position>& path,
                                       std::size_t since) noexcept {
  for (std::size_t i = path.size(); i > since; --i) {
    const Position& then = path[i - 1];
    if (then.mover == now.mover && then.board == now.board) return true;
  }
  return false;
}

/// Asked now and then, in the middle of long work, whether to give it up.
using Stopped = std::function<bool()>;

/// Works on until `end`, or until `stop`, if there is one, becomes true.
[[nodiscard]] inline Stopped stopped_at(std::chrono::steady_clock::time_point end,
                                        const std::atomic<bool>* stop = nullptr) {
  return [end, stop] {
    return (stop != nullptr && stop->load(std::memory_order_relaxed)) ||
           std::chrono::steady_clock::now() >= end;
  };
}

}  // namespace tebweez
