#include "commands/play.hpp"

#include <utility>

#include "commands/display_options.hpp"
#include "commands/option_values.hpp"
#include "matches/session.hpp"
#include "plain/plain.hpp"
#include "screen/on_screen.hpp"
#include "system/output.hpp"

namespace tebweez {
namespace {

class Play final : public Command {
 public:
  explicit Play(CLI::App& app) {
    add_ruleset_options(app, settings_.rules, settings_.origin);
    for (const Side side : both_sides)
      add_name(app, "--" + std::string{to_text(side)}, settings_.name[side],
               side == Side::south ? "The player below the board" : "The player above it");
    add_value(app, "--target", settings_.target, number_up_to(highest_target), "N",
              "a number from 0 to 1000", "Gains that win the match; 0: one round");
    const auto read_log = [this](const std::string& file) {
      if (file.empty() || file.starts_with("--"))
        throw CLI::ValidationError("--log", "expected the name of a file, not " + shown(file));
      settings_.log = file;
    };
    auto* log =
        app.add_option_function<std::string>("--log", read_log, "Write the match to this new file")
            ->type_name("FILE");
    app.add_flag("--no-log", settings_.no_log, "Write the match down nowhere")->excludes(log);
    app.add_flag("--hints", settings_.hints, "Let y on the board show the best action");
    auto* computer = add_value(app, "--computer", settings_.computer.plays, parse_sides, "WHO",
                               "south, north or both", "Whom the computer plays");
    add_value(app, "--level", level_, parse_level, "HOW", "easy, medium or strong",
              "How well: easy, medium or strong; by default medium")
        ->needs(computer);
    add_value(app, "--seed", settings_.computer.seed, parse_large_number, "S", "a number",
              "The same seed makes the computer play the same way")
        ->needs(computer);
    app.add_flag("--plain", plain_, "Play with lines of text instead of the screen");
    add_display_options(app, display_);
  }

  [[nodiscard]] int run() override {
    if (!plain_) {
      if (const auto problem = check_terminal()) return fail(*problem);
      SettingsFile kept = SettingsFile::of_user();
      // The start screen has the last level chosen there; a match that begins at once has not.
      const auto last = settings_.rules ? std::nullopt : kept.kept().level;
      settings_.computer.level = level_.value_or(last.value_or(Level::medium));
      return play_on_screen(settings_, display_, std::move(kept));
    }
    settings_.computer.level = level_.value_or(Level::medium);
    if (!settings_.rules)
      return fail(
          {"tebweez: play --plain needs --variant " + joined_variants("|", "|"), status::usage});
    auto session = Session::begin(settings_);
    if (!session) return fail(session.error());
    return play_plain(*std::move(session));
  }

 private:
  MatchSettings settings_;
  std::optional<Level> level_;
  bool plain_ = false;
  DisplaySettings display_;
};

}  // namespace

Subcommand add_play(CLI::App& app) {
  return add_command<Play>(app, "play", "Play a match at one keyboard");
}

std::unique_ptr<Command> play_without_its_name(CLI::App& app) {
  return std::make_unique<Play>(app);
}

}  // namespace tebweez
