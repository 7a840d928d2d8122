// tebweez judge: what a position is worth, and the best line of play in words.
#include "tebweez/judge.hpp"

#include <chrono>
#include <string>

#include "commands/analysis.hpp"
#include "commands/commands.hpp"
#include "tebweez/notation.hpp"
#include "words.hpp"

namespace tebweez {
namespace {

std::string first_line(const Judgement& judgement, Side mover) {
  return "value " + std::to_string(judgement.value) + " mover " + std::string{to_text(mover)} +
         " best " + (judgement.best ? to_text(*judgement.best) : "-") +
         (judgement.exact ? " exact\n" : " bound\n");
}

/// The ruleset with its tebweez so free that a round can begin from the board that is judged.
Rules beginning_anywhere(const JudgeOptions& options) {
  Rules rules = *options.rules;
  rules.seeds = options.board.total();
  rules.layout = Layout::any;
  rules.minimum = 0;
  rules.turning = false;
  rules.layer_begins = true;
  return rules;
}

std::string line_in_words(const Judgement& judgement, const JudgeOptions& options) {
  const Names names{.south = "South", .north = "North"};
  const Rules rules = beginning_anywhere(options);
  Round round{rules, options.origin, options.mover};
  if (!round.play(tebweez_by(options.mover, options.board))) return {};
  std::string text;
  for (const Action& action : judgement.line) {
    if (!round.play(action)) break;
    const std::size_t number = round.plies().size() - 1;
    text += std::to_string(number) + ". " + sentence(round, number, names) + "\n";
  }
  if (const auto result = round.reckoning()) return text + end_sentence(*result, names) + "\n";
  const auto& store = round.position().store;
  return text + "So far South has taken " + counted(store.south, "seed") + " and North " +
         std::to_string(store.north) + "; the round goes on.\n";
}

std::string heading(const Judgement& judgement) {
  if (!judgement.best) return "";
  if (judgement.exact) return "Best play to the end of the round:\n";
  return "Best play, looking " + counted(judgement.depth, "action") + " ahead:\n";
}

}  // namespace

int run(const JudgeOptions& options) {
  Judge judge{*options.rules, options.origin, {.board = options.board, .mover = options.mover}};
  const auto end = std::chrono::steady_clock::now() + options.time;
  const Stopped time_is_up = [end] {
    return signals::received() != 0 || std::chrono::steady_clock::now() >= end;
  };
  const Stopped interrupted = [] { return signals::received() != 0; };
  const auto judgement = options.depth ? judge.to_depth(*options.depth, interrupted)
                                       : std::optional{judge.until(time_is_up)};
  if (signals::received() != 0 || !judgement) return signals::exit_status();
  return finish_with(first_line(*judgement, options.mover) + heading(*judgement) +
                     line_in_words(*judgement, options));
}

}  // namespace tebweez
