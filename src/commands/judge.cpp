#include "commands/judge.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands/position_options.hpp"
#include "commands/progress_line.hpp"
#include "commands/threads_option.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "tebweez/analysis/judge.hpp"
#include "words/words.hpp"

namespace tebweez {
namespace {

constexpr int most_memory = 65'536;  // megabytes

std::string first_line(const Judgement& judgement, Side mover) {
  return "value " + std::to_string(judgement.value) + " mover " + std::string{to_text(mover)} +
         " best " + (judgement.best ? to_text(*judgement.best) : "-") +
         (judgement.exact ? " exact\n" : " bound\n");
}

std::string line_in_words(const Judgement& judgement, const Position& position,
                          const Rules& ruleset) {
  const Names names{.south = "South", .north = "North"};
  const Rules rules = beginning_from(position.board, ruleset);
  Round round{rules, position.mover};
  if (!round.play(tebweez_by(position.mover, position.board))) return {};
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

std::string progress_text(const Worth& known, const Judgement& judgement) {
  return "between " + std::to_string(known.least) + " and " + std::to_string(known.most) + "; " +
         counted(judgement.depth, "action") + " ahead " + std::to_string(judgement.value) +
         (judgement.best ? ", best " + to_text(*judgement.best) : "");
}

/// A line for each first action: `action STATEMENT worth V exact`, or `bound V` to `W`.
std::string lines_of_all(const std::vector<ActionWorth>& all) {
  std::string text;
  for (const ActionWorth& one : all)
    text += "action " + to_text(one.action) + " worth " + std::to_string(one.worth.least) +
            (one.worth.exact() ? " exact" : " to " + std::to_string(one.worth.most) + " bound") +
            "\n";
  return text;
}

class JudgeCommand final : public Command {
 public:
  explicit JudgeCommand(CLI::App& app) {
    ruleset_.add_to(app);
    auto* layout = add_board_option(app, "--tebweez", tebweez_,
                                    "A layout that South has laid out and North has kept");
    auto* position = add_board_option(app, "--board", board_, "A position, with nothing taken yet");
    auto* mover = add_mover_option(app, position_.mover);
    layout->excludes(position)->excludes(mover);
    position->needs(mover);
    mover->needs(position);
    const auto actions = [](const std::string& value) {
      const auto number = parse_number(value, deepest_search);
      return number.value_or(0) < 1 ? std::nullopt : number;
    };
    auto* depth = add_value(app, "--depth", depth_, actions, "N", "a number from 1 to 1000",
                            "How many actions to look ahead");
    add_seconds(app, "--time", time_, "Look further until the time is up; 2 by default")
        ->excludes(depth);
    app.add_flag("--all", all_, "Tell the worth of every first action too");
    const auto megabytes = [](const std::string& value) {
      const auto number = parse_number(value, most_memory);
      return number.value_or(0) < 1 ? std::nullopt : number;
    };
    add_value(app, "--memory", memory_, megabytes, "MB", "a number from 1 to 65536",
              "Memory to use at most; 512 by default");
    threads_.add_to(app, "as many as the machine has");
  }

  [[nodiscard]] Checked check() override {
    if (!tebweez_.text && !board_.text) return Wrong{"expected --tebweez or --board"};
    const auto read = (tebweez_.text ? tebweez_ : board_).read(ruleset_.rules());
    if (!read) return read.error();
    position_.board = *read;
    if (!tebweez_.text) return {};
    if (const auto refusal = check_layout(position_.board, ruleset_.rules()))
      return Wrong{to_text(*refusal)};
    position_.mover = beginner_against_south(ruleset_.rules());
    return {};
  }

  [[nodiscard]] int run() override {
    const Rules rules = ruleset_.rules();
    Judge judge{rules,
                position_,
                {},
                {.bytes = static_cast<std::size_t>(memory_) << 20U, .threads = threads_.or_all()}};
    const auto end = std::chrono::steady_clock::now() + time_;
    std::string text;
    bool finished = true;
    {
      ProgressLine line;
      const Stopped interrupted = [&line] {
        line.tick();
        return signals::received() != 0;
      };
      const Stopped time_is_up = [&] {
        return interrupted() || (!depth_ && std::chrono::steady_clock::now() >= end);
      };
      const auto judgement =
          depth_ ? judge.to_depth(*depth_, interrupted)
                 : std::optional{judge.until(time_is_up,
                                             [&line](const Worth& known, const Judgement& so_far) {
                                               line.say(progress_text(known, so_far));
                                             })};
      finished = judgement.has_value();
      const Judgement& best = judgement ? *judgement : judge.judgement();
      text = first_line(best, position_.mover);
      if (all_) text += lines_of_all(judge.each(time_is_up));
      text += heading(best) + line_in_words(best, position_, rules);
    }
    if (signals::received() == 0 && finished) return finish_with(text);
    // Interrupted, but the best that is known is worth having.
    const auto problem = print(text);
    return problem && signals::received() == 0 ? fail(*problem) : signals::exit_status();
  }

 private:
  RulesetOptions ruleset_;
  BoardOption tebweez_;
  BoardOption board_;
  Position position_{Board{longest_row}};
  std::optional<int> depth_;  ///< 1 to `deepest_search`; nothing: `time_` decides
  std::chrono::milliseconds time_{2'000};
  bool all_ = false;
  int memory_ = 512;  ///< megabytes
  ThreadsOption threads_;
};

}  // namespace

Subcommand add_judge(CLI::App& app) {
  return add_command<JudgeCommand>(app, "judge", "Tell what a layout or a position is worth");
}

}  // namespace tebweez
