// What the points of a round are worth, and what each action gave away.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "tebweez/analysis/judge.hpp"
#include "tebweez/round.hpp"

namespace tebweez {

/// What a point of a round is worth: the point that one of its plies led to.
struct Appraisal {
  int worth = 0;       ///< South's final store less North's, under best play of both from there on
  bool exact = false;  ///< to the end of the round, and no line that decided it was cut off
  /// What who is to act does best there: of equals the first in the order A…G, keep before turn.
  /// Nothing once the round is over.
  std::optional<Action> best{};
};

/// Appraises points of rounds of one ruleset, and remembers between what it has proved.
class Appraiser {
 public:
  /// @throws std::bad_alloc when there is no memory even for the smallest table
  explicit Appraiser(const Rules& rules, SolverLimits limits = {}) : solver_{rules, limits} {}

  /// The point that a ply led to, its number counted from 0; as good as is known when stopped.
  /// Nothing where the match was resigned: the round was not played on.
  [[nodiscard]] std::optional<Appraisal> after(const Round& round, std::size_t number,
                                               const Stopped& stopped) {
    const Ply& ply = round.plies()[number];
    if (ply.action.kind == Action::Kind::resign) return std::nullopt;
    const Position& now = ply.after;
    if (ply.ended)
      return Appraisal{
          .worth = now.store.south - now.store.north + row_lead(now.board, Side::south),
          .exact = true};
    // Little memory for looking ahead: what is proved is the solver's to remember.
    Judge judge{
        round.rules(), now, stood_since_capture(round, number), {.bytes = std::size_t{16} << 20U}};
    const Judgement& judgement = judge.until(stopped, solver_);
    Appraisal appraisal{.worth = now.mover == Side::south ? judgement.value : -judgement.value,
                        .exact = judgement.exact,
                        .best = judgement.best};
    if (ply.next != Stage::choice) return appraisal;
    // R8: turned, the same board is the other player's who then begins: its worth changes sides.
    const Side chooser = other(*round.layer());
    const bool keeps = (chooser == Side::south ? appraisal.worth : -appraisal.worth) >= 0;
    if (!keeps) appraisal.worth = -appraisal.worth;
    appraisal.best = keeps ? keep() : turn();
    return appraisal;
  }

  [[nodiscard]] Solver& solver() noexcept { return solver_; }

 private:
  Solver solver_;
};

/// What an action of a round was worth.
struct ActionAppraisal {
  std::optional<int> worth{};  ///< of the point that it led to; nothing for a resignation
  bool exact = false;          ///< both that and the worth before it
  PerSide<int> loss{};  ///< what it gave away; of an agreement for either, else for its actor
  std::optional<Action> best{};  ///< what would have been better, if anything
};

/// The analysis of a round, point by point from its end back, so that what is proved of later ones
/// serves for the earlier.
class RoundAnalysis {
 public:
  explicit RoundAnalysis(Round round)
      : round_{std::move(round)}, points_(round_.plies().size()), left_{points_.size()} {}

  [[nodiscard]] const Round& round() const noexcept { return round_; }
  /// How many points are not appraised yet.
  [[nodiscard]] std::size_t left() const noexcept { return left_; }
  /// Appraises the last of these; there must be one.
  void step(Appraiser& appraiser, const Stopped& stopped) {
    keep(appraiser.after(round_, left_ - 1, stopped));
  }
  /// Takes note of what the last of these is worth.
  void keep(const std::optional<Appraisal>& appraisal) { points_[--left_] = appraisal; }
  /// Takes the appraisal of the last step back: it was stopped too early to be worth keeping.
  void forget_last() { points_[left_++].reset(); }

  /// What is known of the point that a ply led to, its number counted from 0.
  [[nodiscard]] const std::optional<Appraisal>& point(std::size_t number) const noexcept {
    return points_[number];
  }
  /// What a ply was worth; nothing as long as it, or the point before it, is not appraised.
  [[nodiscard]] std::optional<ActionAppraisal> of(std::size_t number) const {
    const bool first = number == 0;
    if (left_ > (first ? 0 : number - 1)) return std::nullopt;
    const auto& after = points_[number];
    if (!after) return ActionAppraisal{};
    ActionAppraisal all{.worth = after->worth, .exact = after->exact};
    if (first) return all;
    const Appraisal& before = *points_[number - 1];
    all.exact = all.exact && before.exact;
    const Ply& ply = round_.plies()[number];
    const int gave_away = before.worth - after->worth;  // by South
    if (!ply.by) {
      all.loss = {.south = std::max(0, gave_away), .north = std::max(0, -gave_away)};
    } else if (before.best != ply.action) {
      // Where the worths are bounds only, what is called best may have come out worse.
      all.loss[*ply.by] = std::max(0, *ply.by == Side::south ? gave_away : -gave_away);
      if (all.loss[*ply.by] > 0) all.best = before.best;
    }
    return all;
  }

 private:
  Round round_;
  std::vector<std::optional<Appraisal>> points_;
  std::size_t left_;
};

}  // namespace tebweez
