#include "commands/resume.hpp"

#include <optional>
#include <string>
#include <utility>

#include "commands/display_options.hpp"
#include "matches/saved_matches.hpp"
#include "matches/session.hpp"
#include "plain/plain.hpp"
#include "screen/on_screen.hpp"
#include "system/output.hpp"

namespace tebweez {
namespace {

class Resume final : public Command {
 public:
  explicit Resume(CLI::App& app) {
    app.add_option("FILE", file_, "The match; by default the one played last")->type_name("");
    app.add_flag("--plain", plain_, "Play with lines of text instead of the screen");
    add_display_options(app, display_);
  }

  [[nodiscard]] int run() override {
    if (!plain_)
      if (const auto problem = check_terminal()) return fail(*problem);
    const auto path = file_ ? Result<std::string, Problem>{*file_} : newest_unfinished();
    if (!path) return fail(path.error());
    auto session = Session::resume(*path);
    if (!session) return fail(session.error());
    if (plain_) return play_plain(*std::move(session));
    return resume_on_screen(*std::move(session), display_);
  }

 private:
  std::optional<std::string> file_;
  bool plain_ = false;
  DisplaySettings display_;
};

}  // namespace

Subcommand add_resume(CLI::App& app) {
  return add_command<Resume>(app, "resume", "Go on with a saved match");
}

}  // namespace tebweez
