#include "screen/screen.hpp"

#include <unistd.h>

#include <memory>
#include <utility>

#include "screen/app.hpp"
#include "screen/match_screen.hpp"
#include "screen/replay_screen.hpp"
#include "screen/start_screen.hpp"
#include "screen/terminal.hpp"
#include "system.hpp"

namespace tebweez {
namespace {

/// Shows screens from `first` on, gives the terminal back, and then says what is left to say.
int show(std::unique_ptr<screen::Screen> first, const DisplayOptions& display,
         std::unique_ptr<screen::Terminal> terminal) {
  screen::App app{*terminal, display};
  const int status = app.run(std::move(first));
  terminal.reset();
  if (!app.last_word().empty()) complain(app.last_word());
  return status;
}

int fail_with(const Problem& problem) {
  complain(problem.what);
  return problem.status;
}

}  // namespace

std::optional<Problem> check_terminal() {
  if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1) return std::nullopt;
  return Problem{
      "tebweez: the board screen needs a terminal; 'tebweez play --plain' plays without one",
      status::usage};
}

int play_on_screen(const PlayOptions& options) {
  auto terminal = screen::Terminal::open(options.display);
  if (!terminal) return fail_with(terminal.error());
  if (options.rules == nullptr)
    return show(std::make_unique<screen::StartScreen>(options), options.display,
                *std::move(terminal));
  auto session = Session::begin(options);
  if (!session) {
    (*std::move(terminal)).reset();
    return fail_with(session.error());
  }
  return show(std::make_unique<screen::MatchScreen>(*std::move(session), options), options.display,
              *std::move(terminal));
}

int resume_on_screen(Session session, const DisplayOptions& display) {
  auto terminal = screen::Terminal::open(display);
  if (!terminal) return fail_with(terminal.error());
  PlayOptions again = screen::options_like(session.header(), display);
  return show(std::make_unique<screen::MatchScreen>(std::move(session), std::move(again)), display,
              *std::move(terminal));
}

int replay_on_screen(const ReplayOptions& options) {
  auto log = screen::WatchedLog::open(options.file, options.follow);
  if (!log) return fail_with(log.error());
  const auto torn = log->reader().torn();
  auto terminal = screen::Terminal::open(options.display);
  if (!terminal) return fail_with(terminal.error());
  const int status = show(std::make_unique<screen::ReplayScreen>(*std::move(log), options.follow),
                          options.display, *std::move(terminal));
  if (torn && !options.follow) complain(fault_text(options.file, *torn));
  return status;
}

}  // namespace tebweez
