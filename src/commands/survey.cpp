// tebweez survey: what every layout is worth to the player who begins.
#include "tebweez/survey.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

#include "commands/analysis.hpp"
#include "commands/commands.hpp"

namespace tebweez {
namespace {

using Clock = std::chrono::steady_clock;

/// Why a survey can't be made, if it can't.
std::optional<std::string> refusal(const SurveyOptions& options) {
  const Rules& rules = *options.rules;
  const std::string key{rules.key};
  if (!can_survey(rules))
    return "tebweez: survey: in " + key +
           " players choose what they sow, so each layout has to be searched: judge does one; "
           "ghashim and madjnuni can be surveyed";
  constexpr std::uint64_t most_to_list = 1'000'000'000;
  const std::uint64_t count = Layouts{rules}.count();
  if (!options.selection.sample && count > most_to_list)
    return "tebweez: survey: the " + std::to_string(count) + " layouts of " + key +
           " are too many to list; --sample COUNT takes random ones";
  return std::nullopt;
}

int default_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
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

/// A bar on standard error, drawn over itself, where that is a terminal.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t size)
      : size_{static_cast<double>(size)}, shown_{::isatty(STDERR_FILENO) == 1} {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar(ProgressBar&&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ProgressBar& operator=(ProgressBar&&) = delete;
  ~ProgressBar() {
    if (shown_) draw("\r" + std::string(width, ' ') + "\r");
  }

  void update(std::uint64_t layouts) {
    if (!shown_) return;
    const auto done = static_cast<double>(layouts);
    const double seconds = std::chrono::duration<double>(Clock::now() - began_).count();
    const double rate = done / std::max(seconds, 1e-3);
    const double share = size_ > 0 ? done / size_ : 1;
    constexpr int cells = 30;
    std::string bar(cells, '.');
    bar.replace(0, static_cast<std::size_t>(share * cells),
                std::string(static_cast<std::size_t>(share * cells), '#'));
    std::array<char, 128> text{};
    // The time left is not known before anything is done.
    const double left = rate > 0 ? std::min((size_ - done) / rate, 359'999.0) : 0;
    std::snprintf(text.data(), text.size(), "\r[%s] %5.1f%%  %.2f million/s  %d:%02d left ",
                  bar.c_str(), share * 100, rate / 1e6, static_cast<int>(left) / 60,
                  static_cast<int>(left) % 60);
    draw(text.data());
  }

 private:
  static constexpr std::size_t width = 79;

  static void draw(const std::string& text) { static_cast<void>(write_all(STDERR_FILENO, text)); }

  double size_;
  bool shown_;
  Clock::time_point began_ = Clock::now();
};

}  // namespace

int run(const SurveyOptions& options) {
  if (const auto why = refusal(options)) return fail({*why, status::usage});
  Survey survey{*options.rules, options.origin, options.selection};
  Tally tally;
  {
    ProgressBar bar{survey.size()};
    tally = survey.run(options.threads.value_or(default_threads()), [&bar](std::uint64_t done) {
      bar.update(done);
      return signals::received() == 0;
    });
  }
  if (tally.layouts() == survey.size()) return finish_with(report(tally));
  // Interrupted, but what was counted is worth having.
  const auto problem = print("partial\n" + report(tally));
  return problem && signals::received() == 0 ? fail(*problem) : signals::exit_status();
}

}  // namespace tebweez
