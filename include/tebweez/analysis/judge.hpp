// What a position is worth, and how it is best played.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "tebweez/analysis/endgame_table.hpp"
#include "tebweez/analysis/forced_play.hpp"
#include "tebweez/analysis/moves.hpp"
#include "tebweez/analysis/search.hpp"
#include "tebweez/analysis/solver.hpp"

namespace tebweez {

/// The most actions that a search looks ahead: each is a call deep in the stack.
inline constexpr int deepest_search = 1000;

/// What a judge has found out so far.
struct Judgement {
  /// The final store of the player to move less the other's, under best play by both.
  int value = 0;
  /// The best first action, of equals the first in the order A…G; nothing when the round is over.
  std::optional<Action> best{};
  /// The value is that of the whole round: see `Judge`.
  bool exact = false;
  /// Best play by both, `best` first, as far as it was looked at.
  std::vector<Action> line{};
  /// How many actions were looked ahead; 0 where that was no matter.
  int depth = 0;
};

/// Judges one position, deeper and deeper.
///
/// Where only gifts are chosen (Choice::head) the first step gives the exact value to the end of
/// the round. Where every action is chosen, each step looks one action deeper, at every line of
/// play of so many actions: see `Search` for how a line counts that is cut off by that.
///
/// What `exact` means there. Lines that can't change the value are not looked at. `deepen` and
/// `until` claim it when no line that was looked at was cut off: the value then is the value at
/// every greater depth. `to_depth` is to say the same whatever was left out and remembered, so it
/// claims it only when no line of that many actions at all was cut off. (Lines without number may
/// have to be followed to see that none is; it leaves off after 20 million positions, and goes by
/// the lines that were looked at.)
class Judge {
 public:
  /// Told, on the calling thread, what the solver knows and what the steps have found.
  using Progress = std::function<void(const Worth&, const Judgement&)>;

  /// @param past what stood since the last capture: see `stood_since_capture`
  /// @param limits what may be used; less is where there is not so much. Its functions throw
  ///   std::bad_alloc when there is no memory even for the smallest tables
  Judge(const Rules& rules, const Position& position, std::vector<Position> past = {},
        const SolverLimits& limits = {})
      : rules_{rules}, position_{position}, past_{std::move(past)}, limits_{limits} {
    judgement_.value = lead();
    if (!over()) return;
    judgement_.value += row_lead(position_.board, position_.mover);
    judgement_.exact = true;
  }

  [[nodiscard]] const Judgement& judgement() const noexcept { return judgement_; }
  /// Nothing more can be found out by looking deeper.
  [[nodiscard]] bool settled() const noexcept {
    return judgement_.exact || judgement_.depth >= deepest_search;
  }

  /// Looks one action deeper, unless settled or stopped; then the judgement stays as it was, and
  /// false is returned. The first step is so short that it is not stopped.
  bool deepen(const Stopped& stopped) {
    if (settled()) return false;
    if (rules_.choice == Choice::head) return judge_forced_play();
    const int depth = judgement_.depth + 1;
    const Stopped never = [] { return false; };
    if (!search_) search_.emplace(rules_, past_, limits_.bytes / 16);
    auto found = search_->search(position_, depth, depth == 1 ? never : stopped);
    if (!found) return false;
    take(*std::move(found), depth);
    return true;
  }

  /// Settles the position, or deepens until stopped. After each step of deepening, which is what
  /// there is to say when the time is up, the solver goes on for several times as long as all the
  /// steps took.
  /// @param progress told what is known, by the solver and by the steps so far
  const Judgement& until(const Stopped& stopped, const Progress& progress = {}) {
    const auto own = [&]() -> Solver& {
      if (!solver_) solver_.emplace(rules_, limits_);
      return *solver_;
    };
    return until_with(own, stopped, progress);
  }
  /// The same by a solver of this ruleset that remembers what it proved of other positions.
  const Judgement& until(const Stopped& stopped, Solver& solver) {
    return until_with([&]() -> Solver& { return solver; }, stopped, {});
  }

  /// What each legal first action is worth, in the order A…G; bounds only once it was stopped.
  [[nodiscard]] std::vector<ActionWorth> each(const Stopped& stopped) {
    if (!solver_) solver_.emplace(rules_, limits_);
    return solver_->each(position_, past_, stopped);
  }

  /// The judgement over at most `depth` actions, 1 to `deepest_search`; where only gifts are chosen
  /// the depth is no matter. Nothing when it was stopped. The judge must not have looked deeper
  /// yet.
  [[nodiscard]] std::optional<Judgement> to_depth(int depth, const Stopped& stopped) {
    while (judgement_.depth < depth && deepen(stopped)) continue;
    if (!settled() && judgement_.depth < depth) return std::nullopt;
    Judgement judgement = judgement_;
    if (judgement.exact && search_) {
      constexpr std::int64_t most = 20'000'000;
      judgement.exact = !search_->goes_on(position_, depth, most, stopped).value_or(false);
    }
    return judgement;
  }

 private:
  template <class TheSolver>
  const Judgement& until_with(TheSolver the_solver, const Stopped& stopped,
                              const Progress& progress) {
    using Clock = std::chrono::steady_clock;
    constexpr int times = 15;      // as long as the steps
    constexpr int too_little = 3;  // actions: nothing to go by
    Clock::duration deepening{};
    while (!settled()) {
      const auto began = Clock::now();
      if (!deepen(stopped)) break;
      deepening += Clock::now() - began;
      if (judgement_.depth < too_little || settled()) continue;
      const auto end = Clock::now() + times * deepening;
      settle(
          the_solver(), [&] { return Clock::now() >= end || stopped(); }, progress);
    }
    return judgement_;
  }

  /// By how much the player to move is ahead in the stores already.
  [[nodiscard]] int lead() const noexcept {
    const Side side = position_.mover;
    return position_.store[side] - position_.store[other(side)];
  }

  [[nodiscard]] bool over() const {
    if (played_out(position_, rules_)) return true;
    return !giver(position_, rules_) && !can_sow(position_, rules_);
  }

  /// Choice::any: settles the judgement, unless it is stopped.
  void settle(Solver& solver, const Stopped& stopped, const Progress& progress) {
    const auto told = [&](const Worth& known) {
      if (progress) progress(known, judgement_);
    };
    Worth worth = solver.worth(position_, past_, stopped, told, judgement_.value);
    if (!worth.exact() || !worth.best) return;
    judgement_ = {.value = worth.least,
                  .best = worth.best,
                  .exact = true,
                  .line = std::move(worth.line),
                  .depth = deepest_search};
  }

  /// Choice::any: judges by what was found so many actions ahead.
  void take(Found found, int depth) {
    judgement_ = {.value = lead() + found.value,
                  .best = found.line.front(),
                  .exact = !found.cut,
                  .line = std::move(found.line),
                  .depth = depth};
  }

  /// Choice::head: everything at once.
  bool judge_forced_play() {
    EndgameTable memory{rules_.row_length, remembered};
    ForcedPlay forced{rules_, memory};
    judgement_.value = lead() + forced.value(position_, past_);
    judgement_.exact = true;
    Position now = position_;
    std::vector<Position> past = past_;
    while (!played_out(now, rules_) && play_best(now, past, forced)) continue;
    judgement_.best = judgement_.line.front();
    return true;
  }

  /// Choice::head: adds the next action of best play to the line; false when the round is over.
  bool play_best(Position& now, std::vector<Position>& past, ForcedPlay& forced) {
    if (const auto gives = giver(now, rules_)) {
      std::optional<std::pair<int, Pit>> best;
      for (const Pit pit : now.board.occupied(*gives)) {
        const int mine = forced.value(after_gift(now, pit), past);
        const int value = *gives == now.mover ? mine : -mine;
        if (!best || value > best->first) best.emplace(value, pit);
      }
      judgement_.line.push_back(give_from(best->second));
      now = after_gift(now, best->second);
      return true;
    }
    const PitSet head = candidates(now, rules_);
    if (head.empty() || stood_before(now, past, 0)) return false;
    const Sowing sowing = sow(now.board, head.first(), rules_);
    if (sowing.endless()) return false;
    judgement_.line.push_back(sow_from(head.first()));
    past.push_back(now);
    if (sowing.captured > 0) past.clear();
    now = after_sowing(now, sowing);
    return true;
  }

  static constexpr int remembered = 10;  ///< seeds of endgames: two megabytes at most

  Rules rules_;
  Position position_;
  std::vector<Position> past_;
  SolverLimits limits_;
  std::optional<Search> search_;
  std::optional<Solver> solver_;
  Judgement judgement_;
};

}  // namespace tebweez
