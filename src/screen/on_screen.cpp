#include "screen/on_screen.hpp"

#include <unistd.h>

#include <memory>
#include <utility>

#include "screen/app.hpp"
#include "screen/replay/replay_screen.hpp"
#include "screen/screens.hpp"
#include "screen/terminal/terminal.hpp"
#include "system/output.hpp"

namespace tebweez {
namespace {

/// Shows screens from `first` on, gives the terminal back, and then says what is left to say.
int show(std::unique_ptr<screen::Screen> first, const DisplaySettings& display,
         std::unique_ptr<screen::Terminal> terminal) {
  screen::App app{*terminal, display};
  const int status = app.run(std::move(first));
  terminal.reset();
  if (!app.last_word().empty())
    complain(app.last_word());
  else if (!app.farewell().empty())
    static_cast<void>(print(harmless(app.farewell()) + "\n"));
  return status;
}

/// Is standard input the terminal that keys come from?
bool input_has_the_keys() {
  return ::tcgetpgrp(STDIN_FILENO) >= 0;  // as it is of the controlling terminal alone
}

}  // namespace

std::optional<Problem> check_terminal() {
  if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1) return std::nullopt;
  return Problem{
      "tebweez: the board screen needs a terminal; 'tebweez play --plain' plays without one",
      status::usage};
}

int play_on_screen(const MatchSettings& settings, const DisplaySettings& display) {
  auto terminal = screen::Terminal::open(display);
  if (!terminal) return fail(terminal.error());
  if (!settings.rules) return show(screen::start_screen(settings), display, *std::move(terminal));
  auto session = Session::begin(settings);
  if (!session) {
    (*std::move(terminal)).reset();
    return fail(session.error());
  }
  return show(screen::match_screen(*std::move(session), settings), display, *std::move(terminal));
}

int resume_on_screen(Session session, const DisplaySettings& display) {
  auto terminal = screen::Terminal::open(display);
  if (!terminal) return fail(terminal.error());
  MatchSettings again = settings_like(session.header());
  return show(screen::match_screen(std::move(session), std::move(again)), display,
              *std::move(terminal));
}

int replay_on_screen(const std::string& file, bool follow, const DisplaySettings& display) {
  if (follow && file == "-" && input_has_the_keys())
    return fail({"tebweez: --follow - reads a pipe or a file, not the terminal that keys come from",
                 status::usage});
  auto log = WatchedLog::open(file, follow);
  if (!log) return fail(log.error());
  const auto torn = log->reader().torn();
  using Keys = screen::Terminal::Keys;
  auto terminal =
      screen::Terminal::open(display, file == "-" ? Keys::from_terminal : Keys::from_input);
  if (!terminal) return fail(terminal.error());
  const int status = show(std::make_unique<screen::ReplayScreen>(*std::move(log), follow), display,
                          *std::move(terminal));
  if (torn && !follow) complain(fault_text(file, *torn));
  return status;
}

}  // namespace tebweez
