#include "commands/survey.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>

#include "commands/option_values.hpp"
#include "commands/progress_line.hpp"
#include "commands/threads_option.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "tebweez/analysis/survey.hpp"

namespace tebweez {
namespace {

using Clock = std::chrono::steady_clock;

/// Why a survey can't be made, if it can't.
std::optional<std::string> refusal(const Rules& rules, const Selection& selection) {
  const std::string key{rules.key};
  constexpr std::uint64_t most_to_list = 1'000'000'000;
  const std::uint64_t count = Layouts{rules}.count();
  if (!selection.sample && count > most_to_list)
    return "tebweez: survey: the " + std::to_string(count) + " layouts of " + key +
           " are too many to list; --sample COUNT takes random ones";
  return std::nullopt;
}

std::string report(const Tally& tally) {
  std::string text;
  const auto line = [&text](const std::string& name, std::uint64_t number) {
    text += name + " " + std::to_string(number) + "\n";
  };
  line("layouts", tally.layouts());
  line("won", tally.won());
  line("drawn", tally.drawn());
  line("lost", tally.lost());
  line("endless", tally.endless());
  for (int margin = -Tally::most; margin <= Tally::most; ++margin)
    if (tally.with_margin(margin) > 0)
      line("margin " + std::to_string(margin), tally.with_margin(margin));
  return text;
}

/// How far a survey is, with its rate and the time left.
std::string progress_text(std::uint64_t layouts, std::uint64_t size, double seconds) {
  const auto done = static_cast<double>(layouts);
  const auto all = static_cast<double>(size);
  const double rate = done / std::max(seconds, 1e-3);
  const double share = size > 0 ? done / all : 1;
  constexpr int cells = 20;
  std::string bar(cells, '.');
  const auto full = static_cast<std::size_t>(share * cells);
  bar.replace(0, full, std::string(full, '#'));
  std::array<char, 128> text{};
  // The time left is not known before anything is done.
  const double left = rate > 0 ? std::min((all - done) / rate, 359'999.0) : 0;
  std::snprintf(text.data(), text.size(), "%5.1f%% [%s] %.0f layouts/s, %d:%02d left", share * 100,
                bar.c_str(), rate, static_cast<int>(left) / 60, static_cast<int>(left) % 60);
  return text.data();
}

/// `K/N` with K less than N.
std::optional<std::pair<std::uint64_t, std::uint64_t>> parse_part(const std::string& value) {
  const std::size_t slash = value.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const auto part = parse_large_number(value.substr(0, slash));
  const auto of = parse_large_number(value.substr(slash + 1));
  if (!part || !of || *part >= *of) return std::nullopt;
  return std::pair{*part, *of};
}

class SurveyCommand final : public Command {
 public:
  explicit SurveyCommand(CLI::App& app) {
    ruleset_.add_to(app);
    threads_.add_to(app, "as many as the machine has");
    add_value(app, "--part", part_, parse_part, "K/N", "K/N with K less than N",
              "Every Nth layout or sample, from number K on");
    auto* sample = add_value(app, "--sample", selection_.sample, parse_large_number, "COUNT",
                             "a number", "How many random layouts");
    add_value(app, "--seed", selection_.seed, parse_large_number, "S", "a number",
              "Seed of the random layouts; 0 by default")
        ->needs(sample);
  }

  [[nodiscard]] int run() override {
    selection_.part = part_.first;
    selection_.of = part_.second;
    if (const auto why = refusal(ruleset_.rules(), selection_)) return fail({*why, status::usage});
    Survey survey{ruleset_.rules(), selection_};
    Tally tally;
    {
      ProgressLine line;
      const auto began = Clock::now();
      tally = survey.run(threads_.or_all(), [&](std::uint64_t done) {
        const std::chrono::duration<double> time = Clock::now() - began;
        line.say(progress_text(done, survey.size(), time.count()));
        line.tick();
        return signals::received() == 0;
      });
    }
    if (tally.layouts() == survey.size()) return finish_with(report(tally));
    // Interrupted, but what was counted is worth having.
    const auto problem = print("partial\n" + report(tally));
    return problem && signals::received() == 0 ? fail(*problem) : signals::exit_status();
  }

 private:
  RulesetOptions ruleset_;
  ThreadsOption threads_;
  std::pair<std::uint64_t, std::uint64_t> part_{0, 1};
  Selection selection_;
};

}  // namespace

Subcommand add_survey(CLI::App& app) {
  return add_command<SurveyCommand>(app, "survey", "Tell what every layout of a ruleset is worth");
}

}  // namespace tebweez
