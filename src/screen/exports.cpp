#include "screen/exports.hpp"

#include <langinfo.h>

#include <clocale>
#include <cstring>
#include <memory>
#include <utility>

#include "screen/app.hpp"
#include "screen/pictures/recording.hpp"
#include "screen/pictures/svg.hpp"
#include "screen/replay/replay_screen.hpp"

namespace tebweez {
namespace {

/// A window as most are. Files hold UTF-8 whatever the locale is, if only the system knows how wide
/// its characters are.
screen::Grid blank_window() {
  const bool known =
      std::setlocale(LC_CTYPE, "C.UTF-8") != nullptr || std::setlocale(LC_CTYPE, "") != nullptr;
  const bool utf8 = known && std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
  return {24, 80, utf8 ? screen::Charset::utf8 : screen::Charset::ascii};
}

/// "L'ab al-Akil: Amina and Karim".
std::string title_of(const Record& record) {
  const Names names = names_of(record.header());
  return std::string{record.match()->rules().name} + ": " + names.south + " and " + names.north;
}

}  // namespace

std::string replay_as_svg(WatchedLog log, std::size_t action, screen::Theme theme) {
  const screen::Palette& palette = screen::palette_for(theme);
  const std::string title =
      title_of(log.reader().record()) + ", after " + counted(static_cast<int>(action), "action");
  screen::Grid grid = blank_window();
  screen::Recording window{grid, title, palette};  // in which nothing is played
  const screen::App app{window, {}};
  screen::ReplayScreen replay{std::move(log), false};
  replay.go_to(action);
  replay.draw(grid, app);
  return screen::to_svg(grid, title, palette);
}

Result<std::string, Problem> replay_as_cast(WatchedLog log, std::optional<int> speed,
                                            screen::Theme theme) {
  screen::Recording window{blank_window(), title_of(log.reader().record()),
                           screen::palette_for(theme)};
  DisplaySettings display;
  display.speed = speed;
  screen::App app{window, display};
  const int status = app.run(std::make_unique<screen::ReplayScreen>(std::move(log), false));
  if (status != status::done) return Problem{"interrupted", status};
  return std::move(window).end();
}

}  // namespace tebweez
