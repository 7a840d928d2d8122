// What a position is worth where every action is chosen, as far as so many actions tell.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tebweez/branches.hpp"
#include "tebweez/search_memory.hpp"

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
  /// @param rules must outlive the search
  /// @param past what stood since the last capture, as R5 wants it
  Search(const Rules& rules, Origin origin, std::vector<Position> past)
      : rules_{&rules}, origin_{origin}, path_{std::move(past)} {}

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
  static constexpr int infinite = 99;  ///< more than any value

  /// The actions of one position, the one to look at first in front.
  struct Branches {
    std::array<Branch, longest_row> list{};
    std::size_t count = 0;

    [[nodiscard]] Branch* begin() noexcept { return list.data(); }
    [[nodiscard]] Branch* end() noexcept { return list.data() + count; }
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
    const auto key = SearchMemory::key(now);
    int best = -infinite;
    Pit best_pit;
    for (const Branch& branch : branches_of(now, key)) {
      // Of equals the first in the order A…G is wanted, in whatever order they are looked at.
      const bool earlier = branch.pit.place < best_pit.place;
      const int beat = best > -infinite && earlier ? best - 1 : best;
      if (best > -infinite && reply(now, branch, depth - 1, beat, beat + 1, 0) <= beat) continue;
      const int value = reply(now, branch, depth - 1, beat, infinite, 0);
      if (given_up_) return 0;
      best = value;
      best_pit = branch.pit;
      keep_line(branch, 0);
    }
    memory_.keep_guess(key, best_pit);
    return best_pit.side == now.mover ? best : -best;  // else it is a gift by the other player
  }

  /// The worth of a position to its mover: exact between alpha and beta, else at most, or at least,
  /// what is returned.
  [[nodiscard]] int worth(const Position& now, int depth, int alpha, int beta, std::size_t ply) {
    if (beta - alpha > 1) lines_[ply].clear();
    if (gives_up()) return 0;
    if (played_out(now, *rules_)) return row_lead(now.board, now.mover);
    const auto gives = giver(now, *rules_);
    if (!gives && stood_before(now, path_, since_)) return row_lead(now.board, now.mover);  // R5
    if (depth == 0) return at_horizon(now, gives.has_value());
    const int left = now.board.total();  // nobody gains more than that
    if (alpha >= left) return left;
    if (beta <= -left) return -left;
    if (depth == 1) return best_reply(now, gives, {}, depth, alpha, beta, ply);

    const auto key = SearchMemory::key(now);
    if (path_.size() == since_) return remembered(now, gives, key, depth, alpha, beta, ply);
    return best_reply(now, gives, key, depth, alpha, beta, ply);
  }

  /// The worth of a position without a history.
  [[nodiscard]] int remembered(const Position& now, const std::optional<Side>& gives,
                               const SearchMemory::Key& key, int depth, int alpha, int beta,
                               std::size_t ply) {
    // On the line of best play nothing is taken from memory, so that it is told to its end.
    const auto* known = beta - alpha > 1 ? nullptr : memory_.find(key);
    if (known != nullptr && known->holds_with(depth) && known->settles(alpha, beta)) {
      cut_ = cut_ || known->cut;
      return known->value;
    }
    const bool cut_elsewhere = std::exchange(cut_, false);
    const int value = best_reply(now, gives, key, depth, alpha, beta, ply);
    if (!given_up_) memory_.keep(key, SearchMemory::entry(depth, value, alpha, beta, cut_));
    cut_ = cut_ || cut_elsewhere;
    return value;
  }

  /// The line has been followed as far as it is to be. Stuck is the last of the ends to look for.
  [[nodiscard]] int at_horizon(const Position& now, bool gift_due) {
    if (!gift_due && !can_sow(now, *rules_, origin_)) return row_lead(now.board, now.mover);
    cut_ = true;
    return 0;
  }

  /// The worth of a position where the round goes on, by all its actions.
  [[nodiscard]] int best_reply(const Position& now, const std::optional<Side>& gives,
                               const SearchMemory::Key& key, int depth, int alpha, int beta,
                               std::size_t ply) {
    Branches branches = branches_of(now, key);
    if (branches.count == 0) return row_lead(now.board, now.mover);  // stuck
    // From here on as the player sees it who acts, who may be the other one, with a gift.
    const bool mover_acts = !gives || *gives == now.mover;
    int low = mover_acts ? alpha : -beta;
    const int high = mover_acts ? beta : -alpha;
    const bool on_line = high - low > 1;
    int best = -infinite;
    Pit best_pit;
    for (const Branch& branch : branches) {
      const bool probe = on_line && best > -infinite;
      int value = reply(now, branch, depth - 1, low, probe ? low + 1 : high, ply);
      if (probe && value > low && value < high)
        value = reply(now, branch, depth - 1, low, high, ply);
      if (given_up_) return 0;
      if (value <= best) continue;
      best = value;
      best_pit = branch.pit;
      if (best <= low) continue;
      low = best;
      if (on_line) keep_line(branch, ply);
      if (best >= high) break;
    }
    memory_.keep_guess(key, best_pit);
    return mover_acts ? best : -best;
  }

  /// The worth of an action to who acts, with so many actions left after it.
  [[nodiscard]] int reply(const Position& now, const Branch& branch, int depth, int alpha, int beta,
                          std::size_t ply) {
    const int taken = branch.captured;
    int value = 0;
    after(now, branch, [&] {
      // A gift leaves the turn where it is; by the player to move it leaves the view, too.
      if (branch.after.mover == branch.pit.side)
        value = worth(branch.after, depth, alpha, beta, ply + 1);
      else
        value = taken - worth(branch.after, depth, taken - beta, taken - alpha, ply + 1);
    });
    return value;
  }

  [[nodiscard]] bool some_line_goes_on(const Position& now, int depth) {
    given_up_ = given_up_ || --most_ < 0;
    if (gives_up() || played_out(now, *rules_)) return false;
    const bool gift_due = giver(now, *rules_).has_value();
    if (!gift_due && stood_before(now, path_, since_)) return false;  // R5
    if (depth == 0) return gift_due || can_sow(now, *rules_, origin_);
    bool found = false;
    for_each_branch(now, *rules_, origin_, [&](const Branch& branch) {
      if (!found) after(now, branch, [&] { found = some_line_goes_on(branch.after, depth - 1); });
    });
    return found;
  }

  /// Does something in the history that follows an action.
  template <class Do>
  void after(const Position& now, const Branch& branch, Do&& something) {
    if (branch.kind == Action::Kind::give) return something();
    const std::size_t since = since_;
    path_.push_back(now);
    if (branch.captured > 0) since_ = path_.size();
    something();
    since_ = since;
    path_.pop_back();
  }

  /// The guess comes first, then the larger captures, then the order A…G.
  [[nodiscard]] Branches branches_of(const Position& now, const SearchMemory::Key& key) const {
    Branches branches;
    const int guess = memory_.guess(key);
    const auto rank = [guess](const Branch& branch) {
      return branch.pit.place == guess ? infinite : branch.captured;
    };
    for_each_branch(now, *rules_, origin_, [&](const Branch& branch) {
      std::size_t i = branches.count++;
      for (; i > 0 && rank(branches.list[i - 1]) < rank(branch); --i)
        branches.list[i] = branches.list[i - 1];
      branches.list[i] = branch;
    });
    return branches;
  }

  void keep_line(const Branch& branch, std::size_t ply) {
    std::vector<Action>& line = lines_[ply];
    line.assign(1, branch.action());
    if (ply + 1 < lines_.size())
      line.insert(line.end(), lines_[ply + 1].begin(), lines_[ply + 1].end());
  }

  [[nodiscard]] bool gives_up() {
    constexpr std::uint32_t often = 1024;
    if (!given_up_ && ++seen_ % often == 0) given_up_ = (*stopped_)();
    return given_up_;
  }

  const Rules* rules_;
  Origin origin_;
  std::vector<Position> path_;  ///< what stood, each with its mover about to sow
  std::size_t since_ = 0;       ///< where in the path the last capture was
  SearchMemory memory_;
  std::vector<std::vector<Action>> lines_;  ///< the best play known from each ply on
  const Stopped* stopped_ = nullptr;
  bool given_up_ = false;
  bool cut_ = false;
  std::uint32_t seen_ = 0;
  std::int64_t most_ = 0;
};

}  // namespace tebweez
