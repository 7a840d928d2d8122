// The worth of positions, found by trying everything: no pruning, no memory, and the rules only as
// `Round` knows them.
#pragma once

#include <optional>

#include "tebweez/round.hpp"

namespace tebweez::testing {

/// The ruleset with any number of seeds, laid out in any way by the player who then begins, so that
/// a round can start from any position.
[[nodiscard]] inline Rules from_any_board(const Rules& rules, int seeds) {
  Rules any = rules;
  any.seeds = seeds;
  any.layout = Layout::any;
  any.minimum = 0;
  any.turning = false;
  any.layer_begins = true;
  return any;
}

struct PlainJudgement {
  int value = 0;  ///< final store of `view` less the other's
  std::optional<Action> best;
  bool cut = false;  ///< some line was cut off
};

[[nodiscard]] inline PlainJudgement plain_judge(Round& round, Side view, int actions_left) {
  const auto lead = [view](const auto& store) { return store[view] - store[other(view)]; };
  if (const auto result = round.reckoning()) return {.value = lead(result->store), .best = {}};
  if (actions_left == 0) return {.value = lead(round.position().store), .best = {}, .cut = true};
  PlainJudgement judgement;
  for (const Pit pit : round.legal()) {
    const bool gift = round.stage() == Stage::gift;
    const Side actor = *round.actor();
    const Action action = gift ? give_from(pit) : sow_from(pit);
    if (!round.play(action)) continue;
    const PlainJudgement reply = plain_judge(round, view, actions_left - 1);
    round.undo();
    judgement.cut = judgement.cut || reply.cut;
    const int gain = (reply.value - judgement.value) * (actor == view ? 1 : -1);
    if (judgement.best && gain <= 0) continue;
    judgement.value = reply.value;
    judgement.best = action;
  }
  return judgement;
}

}  // namespace tebweez::testing
