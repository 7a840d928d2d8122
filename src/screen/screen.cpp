#include "screen/screen.hpp"

#include <unistd.h>

namespace tebweez {

std::optional<Problem> check_terminal() {
  if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1) return std::nullopt;
  return Problem{"the board screen needs a terminal; 'tebweez play --plain' plays without one",
                 status::usage};
}
int play_on_screen(const PlayOptions&) {
  return 0;
}
int resume_on_screen(Session, const DisplayOptions&) {
  return 0;
}
int replay_on_screen(const ReplayOptions&) {
  return 0;
}

}  // namespace tebweez
