// What a position is worth where every action is chosen, as far as so many actions tell.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tebweez/analysis/moves.hpp"
#include "tebweez/analysis/transposition_table.hpp"

namespace tebweez {

/// The worth of a position, and the best play.
struct Found {
  int value = 0;     ///< what the mover gains from here on, less what the other player gains
  bool cut = false;  ///< a line that was looked at was cut off before the round ended
  std::vector<Action> line{};  ///< the best play, its first action first
};

/// Looks at every line of play of so many actions, by alpha-beta.
///
/// A line that reaches its last action unfinished counts what was captured on it; one that ends the
/// round sooner or with that action, what the round gives. All values are from the position on:
/// what is in the stores already does not matter.
///
/// The value and the first best action are those of a search that leaves nothing out and remembers
/// nothing. For only positions without a history are remembered, those right after a capture or
/// after a gift that followed one; and only for the number of actions left with which they were
/// found, or for more when no line below them was cut off.
class Search {
 public:
  /// @param past what stood since the last capture, as R5 wants it
  /// @param bytes for what is remembered, at most
  Search(const Rules& rules, std::vector<Position> past, std::size_t bytes)
      : rules_{rules}, path_{std::move(past)}, memory_{bytes} {}

  /// Searches to a depth of 1 or more. Nothing when it was stopped meanwhile. The position must
  /// allow an action.
  [[nodiscard]] std::optional<Found> search(const Position& position, int depth,
                                            const Stopped& stopped) {
    start(stopped);
    lines_.resize(static_cast<std::size_t>(depth) + 1);
    const int value = first_best(position, depth);
    if (given_up_) return std::nullopt;
    return Found{.value = value, .cut = cut_, .line = lines_.front()};
  }

  /// Is there a line of `depth` actions after which the round goes on? Nothing when that could not
  /// be told from `most` positions, or it was stopped meanwhile.
  [[nodiscard]] std::optional<bool> goes_on(const Position& position, int depth, std::int64_t most,
                                            const Stopped& stopped) {
    start(stopped);
    most_ = most;
    const bool found = some_line_goes_on(position, depth);
    if (given_up_) return std::nullopt;
    return found;
  }

 private:
  static constexpr int infinite = most_seeds + 1;  ///< more than any value

  /// The actions of one position, the one to look at first in front.
  struct Moves {
    std::array<Move, longest_row> list{};
    std::size_t count = 0;

    [[nodiscard]] Move* begin() noexcept { return list.data(); }
    [[nodiscard]] Move* end() noexcept { return list.data() + count; }
  };

  void start(const Stopped& stopped) {
    stopped_ = &stopped;
    given_up_ = false;
    cut_ = false;
    seen_ = 0;
    most_ = 0;
  }

  /// The first best action of the whole position goes to the line, the value is returned.
  [[nodiscard]] int first_best(const Position& now, int depth) {
    const auto key = TranspositionTable::key(now);
    int best = -infinite;
    Pit best_pit;
    for (const Move& move : moves_of(now, key)) {
      // Of equals the first in the order A…G is wanted, in whatever order they are looked at.
      const bool earlier = move.pit.place < best_pit.place;
      const int beat = best > -infinite && earlier ? best - 1 : best;
      if (best > -infinite && reply(now, move, depth - 1, beat, beat + 1, 0) <= beat) continue;
      const int value = reply(now, move, depth - 1, beat, infinite, 0);
      if (given_up_) return 0;
      best = value;
      best_pit = move.pit;
      keep_line(move, 0);
    }
    memory_.keep_guess(key, best_pit);
    return best_pit.side == now.mover ? best : -best;  // else it is a gift by the other player
  }

  /// The worth of a position to its mover: exact between alpha and beta, else at most, or at least,
  /// what is returned.
  [[nodiscard]] int worth(const Position& now, int depth, int alpha, int beta, std::size_t ply) {
    if (beta - alpha > 1) lines_[ply].clear();
    if (gives_up()) return 0;
    if (played_out(now, rules_)) return row_lead(now.board, now.mover);
    const auto gives = giver(now, rules_);
    if (!gives && stood_before(now, path_, since_)) return row_lead(now.board, now.mover);  // R5
    if (depth == 0) return at_horizon(now, gives.has_value());
    const int left = now.board.total();  // nobody gains more than that
    if (alpha >= left) return left;
    if (beta <= -left) return -left;
    if (depth == 1) return best_reply(now, gives, {}, depth, alpha, beta, ply);

    const auto key = TranspositionTable::key(now);
    if (path_.size() == since_) return remembered(now, gives, key, depth, alpha, beta, ply);
    return best_reply(now, gives, key, depth, alpha, beta, ply);
  }

  /// The worth of a position without a history.
  [[nodiscard]] int remembered(const Position& now, const std::optional<Side>& gives,
                               const TranspositionTable::Key& key, int depth, int alpha, int beta,
                               std::size_t ply) {
    // On the line of best play nothing is taken from memory, so that it is told to its end.
    const auto* known = beta - alpha > 1 ? nullptr : memory_.find(key);
    if (known != nullptr && known->holds_with(depth) && known->decides(alpha, beta)) {
      cut_ = cut_ || known->cut;
      return known->value;
    }
    const bool cut_elsewhere = std::exchange(cut_, false);
    const int value = best_reply(now, gives, key, depth, alpha, beta, ply);
    if (!given_up_) memory_.keep(key, TranspositionTable::entry(depth, value, alpha, beta, cut_));
    cut_ = cut_ || cut_elsewhere;
    return value;
  }

  /// The line has been followed as far as it is to be. Stuck is the last of the ends to look for.
  [[nodiscard]] int at_horizon(const Position& now, bool gift_due) {
    if (!gift_due && !can_sow(now, rules_)) return row_lead(now.board, now.mover);
    cut_ = true;
    return 0;
  }

  /// The worth of a position where the round goes on, by all its actions.
  [[nodiscard]] int best_reply(const Position& now, const std::optional<Side>& gives,
                               const TranspositionTable::Key& key, int depth, int alpha, int beta,
                               std::size_t ply) {
    Moves moves = moves_of(now, key);
    if (moves.count == 0) return row_lead(now.board, now.mover);  // stuck
    // From here on as the player sees it who acts, who may be the other one, with a gift.
    const bool mover_acts = !gives || *gives == now.mover;
    int low = mover_acts ? alpha : -beta;
    const int high = mover_acts ? beta : -alpha;
    const bool on_line = high - low > 1;
    int best = -infinite;
    Pit best_pit;
    for (const Move& move : moves) {
      const bool probe = on_line && best > -infinite;
      int value = reply(now, move, depth - 1, low, probe ? low + 1 : high, ply);
      if (probe && value > low && value < high) value = reply(now, move, depth - 1, low, high, ply);
      if (given_up_) return 0;
      if (value <= best) continue;
      best = value;
      best_pit = move.pit;
      if (best <= low) continue;
      low = best;
      if (on_line) keep_line(move, ply);
      if (best >= high) break;
    }
    memory_.keep_guess(key, best_pit);
    return mover_acts ? best : -best;
  }

  /// The worth of an action to who acts, with so many actions left after it.
  [[nodiscard]] int reply(const Position& now, const Move& move, int depth, int alpha, int beta,
                          std::size_t ply) {
    const int taken = move.captured;
    int value = 0;
    after(now, move, [&] {
      // A gift leaves the turn where it is; by the player to move it leaves the view, too.
      if (move.after.mover == move.pit.side)
        value = worth(move.after, depth, alpha, beta, ply + 1);
      else
        value = taken - worth(move.after, depth, taken - beta, taken - alpha, ply + 1);
    });
    return value;
  }

  [[nodiscard]] bool some_line_goes_on(const Position& now, int depth) {
    given_up_ = given_up_ || --most_ < 0;
    if (gives_up() || played_out(now, rules_)) return false;
    const bool gift_due = giver(now, rules_).has_value();
    if (!gift_due && stood_before(now, path_, since_)) return false;  // R5
    if (depth == 0) return gift_due || can_sow(now, rules_);
    bool found = false;
    for_each_move(now, rules_, [&](const Move& move) {
      if (!found) after(now, move, [&] { found = some_line_goes_on(move.after, depth - 1); });
    });
    return found;
  }

  /// Does something in the history that follows an action.
  template <class Do>
  void after(const Position& now, const Move& move, Do&& something) {
    if (move.kind == Action::Kind::give) return something();
    const std::size_t since = since_;
    path_.push_back(now);
    if (move.captured > 0) since_ = path_.size();
    something();
    since_ = since;
    path_.pop_back();
  }

  /// The guess comes first, then the larger captures, then the order A…G.
  [[nodiscard]] Moves moves_of(const Position& now, const TranspositionTable::Key& key) const {
    Moves moves;
    const int guess = memory_.guess(key);
    const auto rank = [guess](const Move& move) {
      return move.pit.place == guess ? infinite : move.captured;
    };
    for_each_move(now, rules_, [&](const Move& move) {
      std::size_t i = moves.count++;
      for (; i > 0 && rank(moves.list[i - 1]) < rank(move); --i) moves.list[i] = moves.list[i - 1];
      moves.list[i] = move;
    });
    return moves;
  }

  void keep_line(const Move& move, std::size_t ply) {
    std::vector<Action>& line = lines_[ply];
    line.assign(1, move.action());
    if (ply + 1 < lines_.size())
      line.insert(line.end(), lines_[ply + 1].begin(), lines_[ply + 1].end());
  }

  [[nodiscard]] bool gives_up() {
    constexpr std::uint32_t often = 1024;
    if (!given_up_ && ++seen_ % often == 0) given_up_ = (*stopped_)();
    return given_up_;
  }

  Rules rules_;
  std::vector<Position> path_;  ///< what stood, each with its mover about to sow
  std::size_t since_ = 0;       ///< where in the path the last capture was
  TranspositionTable memory_;
  std::vector<std::vector<Action>> lines_;  ///< the best play known from each ply on
  const Stopped* stopped_ = nullptr;
  bool given_up_ = false;
  bool cut_ = false;
  std::uint32_t seen_ = 0;
  std::int64_t most_ = 0;
};

}  // namespace tebweez
