#include "commands/analyse.hpp"

#include <algorithm>
#include <chrono>
#include <new>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "commands/option_values.hpp"
#include "commands/progress_line.hpp"
#include "matches/log_file.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "thinking/analysis_text.hpp"

namespace tebweez {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int most_rounds = 1'000'000;

class Analyse final : public Command {
 public:
  explicit Analyse(CLI::App& app) {
    app.add_option("FILE", file_, "The match; - is standard input")->type_name("")->required();
    const auto round = [](const std::string& value) {
      const auto number = parse_number(value, most_rounds);
      return number.value_or(0) < 1 ? std::nullopt : std::optional{number};
    };
    add_value(app, "--round", round_, round, "N", "a number from 1 on", "This round only");
    add_seconds(app, "--time", time_, "Time for each position at most; 2 by default");
    app.add_flag("--tsv", tsv_, "As a table for scripts");
  }

  [[nodiscard]] int run() override {
    const auto record = load_log(file_);
    if (!record) return fail(record.error());
    std::vector<AnalysedRound> rounds;
    const auto& chapters = record->match()->chapters();
    for (std::size_t i = 0; i < chapters.size(); ++i)
      if (!round_ || static_cast<std::size_t>(*round_) == i + 1)
        rounds.push_back({i + 1, RoundAnalysis{chapters[i].round}});
    if (round_ && rounds.empty())
      return fail(
          {(file_ == "-" ? "stdin" : file_) + ": there is no round " + std::to_string(*round_)});
    try {
      analyse(record->match()->rules(), rounds);
    } catch (const std::bad_alloc&) {
      return fail({"tebweez: analyse: not enough memory"});
    }
    const std::string text =
        tsv_ ? analysis_tsv(rounds) : analysis_text(rounds, names_of(record->header()));
    if (signals::received() == 0) return finish_with(text);
    // Interrupted, but what is known is worth having.
    static_cast<void>(print(text));
    return signals::exit_status();
  }

 private:
  /// Goes through the rounds, the last first, until it is done or interrupted.
  void analyse(const Rules& rules, std::vector<AnalysedRound>& rounds) const {
    Appraiser appraiser{
        rules, {.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()))}};
    ProgressLine line;
    std::size_t all = 0;
    for (const auto& one : rounds) all += one.analysis.left();
    const auto began = Clock::now();
    std::size_t done = 0;
    for (std::size_t number = rounds.size(); number-- > 0;) {
      RoundAnalysis& analysis = rounds[number].analysis;
      while (analysis.left() > 0) {
        const auto end = Clock::now() + time_;
        analysis.step(appraiser, [&] {
          line.tick();
          return signals::received() != 0 || Clock::now() >= end;
        });
        if (signals::received() != 0) return analysis.forget_last();
        line.say(progress_text(++done, all, Clock::now() - began));
      }
    }
  }

  [[nodiscard]] static std::string progress_text(std::size_t done, std::size_t all,
                                                 Clock::duration time) {
    const auto left = std::chrono::duration_cast<std::chrono::seconds>(
        time * static_cast<long>(all - done) / static_cast<long>(done));
    return std::to_string(done) + " of " + std::to_string(all) + " positions, about " +
           std::to_string(left.count()) + " s left";
  }

  std::string file_;
  std::optional<int> round_;  ///< counted from 1; nothing: all
  std::chrono::seconds time_{2};
  bool tsv_ = false;
};

}  // namespace

Subcommand add_analyse(CLI::App& app) {
  return add_command<Analyse>(app, "analyse", "Tell what each action of a saved match gave away");
}

}  // namespace tebweez
