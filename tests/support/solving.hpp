// Random small positions, settled by the library and by trying everything.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "support/drawing.hpp"
#include "support/plain_judge.hpp"
#include "support/random.hpp"
#include "tebweez/analysis/solver.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez::testing {

/// A search to the end of the round: no pruning but that of a value that can't be bettered, no
/// memory. It gives up where there are too many lines.
class PlainWorth {
 public:
  [[nodiscard]] std::optional<PlainJudgement> of(Round& round, Side view) {
    left_ = 20'000;
    circled_ = false;
    const PlainJudgement judgement = judge(round, view);
    if (left_ < 0) return std::nullopt;
    return judgement;
  }
  /// Did seeds circle at the end of some line?
  [[nodiscard]] bool circled() const noexcept { return circled_; }

 private:
  [[nodiscard]] PlainJudgement judge(Round& round, Side view) {
    if (const auto result = round.reckoning()) {
      circled_ = circled_ || result->reason == Reason::circling;
      return {.value = result->store[view] - result->store[other(view)], .best = {}};
    }
    PlainJudgement judgement;
    if (--left_ < 0) return judgement;
    for (const Pit pit : round.legal()) {
      const Side actor = *round.actor();
      const Action action = round.stage() == Stage::gift ? give_from(pit) : sow_from(pit);
      if (!round.play(action)) continue;
      const PlainJudgement reply = judge(round, view);
      round.undo();
      const int gain = (reply.value - judgement.value) * (actor == view ? 1 : -1);
      if (judgement.best && gain <= 0) continue;
      judgement.value = reply.value;
      judgement.best = action;
    }
    return judgement;
  }

  int left_ = 0;
  bool circled_ = false;
};

/// Compares one random position after the other. The solvers go on with what they remember, so
/// that what one position taught is used for another, with another history.
class SolvingCheck {
 public:
  explicit SolvingCheck(unsigned seed) : chance_{seed} {
    for (const Rules* rules : all_rules)
      for (const Origin origin : {Origin::sow, Origin::skip})
        for (const std::size_t bytes : {std::size_t{0}, std::size_t{8} << 20U})
          for (const int threads : {1, 2})
            solvers_.push_back({rules, origin, Solver{rules->with(origin), {bytes, threads}}});
  }

  /// What is wrong with the next position, if anything is.
  [[nodiscard]] std::optional<std::string> next() {
    for (;;) {
      const Rules& like = *chance_.one_of(all_rules);
      const Origin origin = chance_.once_in(2) ? Origin::skip : Origin::sow;
      const Board board = random_board(chance_, like.row_length, 2 + chance_.below(7));
      const Side begins = chance_.side();
      Round round{from_any_board(like, board.total()).with(origin), begins};
      if (!round.play(tebweez_by(begins, board))) continue;
      for (int moves = chance_.below(8); moves > 0 && round.stage() != Stage::over; --moves) {
        const Pit pit = chance_.one_of(round.legal());
        static_cast<void>(
            round.play(round.stage() == Stage::gift ? give_from(pit) : sow_from(pit)));
      }
      const auto plain = plain_.of(round, round.position().mover);
      if (!plain || round.stage() == Stage::over) continue;
      return compared(like, origin, round, *plain);
    }
  }
  [[nodiscard]] int circled() const noexcept { return circled_; }
  [[nodiscard]] int with_history() const noexcept { return with_history_; }

 private:
  struct One {
    const Rules* rules;
    Origin origin;
    Solver solver;
  };

  [[nodiscard]] std::optional<std::string> compared(const Rules& like, Origin origin, Round& round,
                                                    const PlainJudgement& plain) {
    const std::vector<Position> past = stood_since_capture(round);
    circled_ += plain_.circled() ? 1 : 0;
    with_history_ += past.empty() ? 0 : 1;
    for (One& one : solvers_) {
      if (one.rules->key != like.key || one.origin != origin) continue;
      const Worth worth = one.solver.worth(round.position(), past, [] { return false; });
      if (worth.exact() && worth.least == plain.value && worth.best == plain.best &&
          led_to(round, worth) == plain.value)
        continue;
      return std::string{like.key} + " " + std::string{to_text(origin)} + " " +
             to_text(round.position().board) + ", mover " +
             std::string{to_text(round.position().mover)} + ", " + std::to_string(past.size()) +
             " stood: " + std::to_string(worth.least) + " to " + std::to_string(worth.most) +
             ", not " + std::to_string(plain.value);
    }
    return std::nullopt;
  }

  /// What the line of play comes to; nothing when it is not legal or not to the end.
  [[nodiscard]] static std::optional<int> led_to(Round round, const Worth& worth) {
    const Side view = round.position().mover;
    for (const Action& action : worth.line)
      if (!round.play(action)) return std::nullopt;
    const auto result = round.reckoning();
    if (!result) return std::nullopt;
    return result->store[view] - result->store[other(view)];
  }

  Chance chance_;
  std::vector<One> solvers_;
  PlainWorth plain_;
  int circled_ = 0;
  int with_history_ = 0;
};

}  // namespace tebweez::testing
