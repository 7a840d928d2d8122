#include "screen/on_screen.hpp"

#include <unistd.h>

#include <memory>
#include <utility>

#include "screen/app.hpp"
#include "screen/learn/learn_screen.hpp"
#include "screen/puzzle/puzzle_screen.hpp"
#include "screen/replay/replay_screen.hpp"
#include "screen/screens.hpp"
#include "screen/terminal/terminal.hpp"
#include "system/output.hpp"

namespace tebweez {
namespace {

/// A terminal taken over, and what is kept for it.
class Shown {
 public:
  using Keys = screen::Terminal::Keys;

  Shown(const DisplaySettings& display, SettingsFile settings, Keys keys = Keys::from_input)
      : display_{display},
        settings_{std::move(settings)},
        terminal_{screen::Terminal::open(display.or_kept(settings_.kept()), keys)} {}

  [[nodiscard]] bool ready() const { return static_cast<bool>(terminal_); }
  /// Gives the terminal back and says what went wrong.
  [[nodiscard]] int fail(const Problem& problem) {
    close();
    return tebweez::fail(problem);
  }
  [[nodiscard]] int fail() { return tebweez::fail(terminal_.error()); }
  /// The settings are told of by a screen, and not again afterwards.
  [[nodiscard]] std::string take_faults() {
    faults_told_ = true;
    const auto& faults = settings_.faults();
    if (faults.empty()) return {};
    const std::size_t more = faults.size() - 1;
    return faults.front() + (more == 0 ? "" : " (and " + std::to_string(more) + " more)");
  }

  /// Shows screens from `first` on, gives the terminal back, and then says what is left to say.
  [[nodiscard]] int run(std::unique_ptr<screen::Screen> first) {
    screen::App app{**terminal_, display_, settings_};
    const int status = app.run(std::move(first));
    close();
    if (!faults_told_)
      for (const std::string& fault : settings_.faults()) complain(fault);
    if (!app.unkept().empty()) complain(app.unkept() + "; the settings are not kept");
    if (!app.last_word().empty())
      complain(app.last_word());
    else if (!app.farewell().empty())
      static_cast<void>(print(harmless(app.farewell()) + "\n"));
    return status;
  }

 private:
  void close() { (*std::move(terminal_)).reset(); }

  DisplaySettings display_;
  SettingsFile settings_;
  Result<std::unique_ptr<screen::Terminal>, Problem> terminal_;
  bool faults_told_ = false;
};

/// Is standard input the terminal that keys come from?
bool input_has_the_keys() {
  return ::tcgetpgrp(STDIN_FILENO) >= 0;  // as it is of the controlling terminal alone
}

}  // namespace

std::optional<Problem> check_terminal(const std::string& plain) {
  if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1) return std::nullopt;
  return Problem{"tebweez: the board screen needs a terminal; '" + plain + "' plays without one",
                 status::usage};
}

int play_on_screen(const MatchSettings& settings, const DisplaySettings& display,
                   SettingsFile kept) {
  const auto former = kept.kept().name;
  Shown shown{display, std::move(kept)};
  if (!shown.ready()) return shown.fail();
  if (!settings.rules)
    return shown.run(screen::start_screen(settings, former, shown.take_faults()));
  auto session = Session::begin(settings);
  if (!session) return shown.fail(session.error());
  return shown.run(screen::match_screen(*std::move(session), settings));
}

int resume_on_screen(Session session, const DisplaySettings& display) {
  Shown shown{display, SettingsFile::of_user()};
  if (!shown.ready()) return shown.fail();
  MatchSettings again = settings_like(session.header());
  return shown.run(screen::match_screen(std::move(session), std::move(again)));
}

int list_on_screen(const DisplaySettings& display) {
  Shown shown{display, SettingsFile::of_user()};
  if (!shown.ready()) return shown.fail();
  return shown.run(screen::saved_screen(false));
}

int replay_on_screen(const std::string& file, bool follow, const DisplaySettings& display) {
  if (follow && file == "-" && input_has_the_keys())
    return fail({"tebweez: --follow - reads a pipe or a file, not the terminal that keys come from",
                 status::usage});
  auto log = WatchedLog::open(file, follow);
  if (!log) return fail(log.error());
  const auto torn = log->reader().torn();
  using Keys = Shown::Keys;
  Shown shown{display, SettingsFile::of_user(),
              file == "-" ? Keys::from_terminal : Keys::from_input};
  if (!shown.ready()) return shown.fail();
  const int status = shown.run(std::make_unique<screen::ReplayScreen>(*std::move(log), follow));
  if (torn && !follow) complain(fault_text(file, *torn));
  return status;
}

int learn_on_screen(std::size_t first, const DisplaySettings& display) {
  Shown shown{display, SettingsFile::of_user()};
  if (!shown.ready()) return shown.fail();
  return shown.run(screen::learn_screen(first));
}

int puzzle_on_screen(PosedPuzzle posed, const DisplaySettings& display) {
  Shown shown{display, SettingsFile::of_user()};
  if (!shown.ready()) return shown.fail();
  return shown.run(screen::puzzle_screen(std::move(posed)));
}

}  // namespace tebweez
