// tebweez play and resume: a match on the board screen, or as lines.
#include <utility>

#include "commands/commands.hpp"
#include "plain.hpp"
#include "screen/screen.hpp"
#include "session.hpp"
#include "store.hpp"

namespace tebweez {
int run(const PlayOptions& options) {
  if (!options.plain) {
    if (const auto problem = check_terminal()) return fail(*problem);
    return play_on_screen(options);
  }
  if (options.rules == nullptr)
    return fail(
        {"tebweez: play --plain needs --variant akil|ghashim|akil-ludii|madjnuni", status::usage});
  auto session = Session::begin(options);
  if (!session) return fail(session.error());
  return play_plain(*std::move(session));
}

int run(const ResumeOptions& options) {
  if (!options.plain)
    if (const auto problem = check_terminal()) return fail(*problem);
  auto path = options.file ? Result<std::string, Problem>{*options.file} : newest_unfinished();
  if (!path) return fail(path.error());
  auto session = Session::resume(*path);
  if (!session) return fail(session.error());
  if (options.plain) return play_plain(*std::move(session));
  return resume_on_screen(*std::move(session), options.display);
}

}  // namespace tebweez
