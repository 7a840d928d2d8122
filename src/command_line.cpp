#include "command_line.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "command_line_analysis.hpp"
#include "option_values.hpp"
#include "problem.hpp"
#include "version.hpp"

namespace tebweez {
namespace {

constexpr int highest_speed = 1000;

std::optional<ColorUse> parse_color(const std::string& value) {
  if (value == "auto") return ColorUse::automatic;
  if (value == "always") return ColorUse::always;
  if (value == "never") return ColorUse::never;
  return std::nullopt;
}

void add_display_options(CLI::App& app, DisplayOptions& display) {
  app.add_flag("--ascii", display.ascii, "Draw with ASCII only");
  add_value(app, "--color", display.color, parse_color, "WHEN", "auto, always or never",
            "auto, always or never; NO_COLOR is heeded too");
  app.add_flag_callback(
      "--no-mouse", [&display] { display.mouse = false; }, "Leave the mouse alone");
  add_value(app, "--speed", display.speed, number_up_to(highest_speed), "N",
            "a number from 0 to 1000", "Seeds a second while sowing; 0: no animation");
}

void add_play_options(CLI::App& app, PlayOptions& play) {
  add_variant_option(app, play.rules);
  for (const Side side : both_sides)
    add_value(app, "--" + std::string{to_text(side)}, play.name[side], parse_name, "NAME",
              "a name of 1 to 40 characters",
              side == Side::south ? "The player below the board" : "The player above it");
  add_value(app, "--target", play.target, number_up_to(highest_target), "N",
            "a number from 0 to 1000", "Gains that win the match; 0: one round");
  add_origin_option(app, play.origin);
  auto* log =
      app.add_option("--log", play.log, "Write the match to this new file")->type_name("FILE");
  app.add_flag("--no-log", play.no_log, "Write the match down nowhere")->excludes(log);
  app.add_flag("--hints", play.hints, "Let y on the board show the best action");
  app.add_flag("--plain", play.plain, "Play with lines of text instead of the screen");
  add_display_options(app, play.display);
}

/// The command line as CLI11 sees it, and where it puts what it finds.
class Parser {
 public:
  Parser() {
    app_.set_version_flag("--version", "tebweez " + std::string{version} + " (move log version " +
                                           std::to_string(log_version) + ")");
    app_.set_help_flag("--help,-h", "Print this help");
    app_.require_subcommand(0, 1);
    app_.footer("Without a command tebweez plays. 'tebweez COMMAND --help' tells more.");
    add_play_options(app_, play_);
    play_options_ = app_.get_options();
    add_play_options(*command("play", "Play a match at one keyboard", play_), play_);
    add_resume();
    command("list", "List the saved matches, newest first", ListOptions{});
    add_replay();
    auto* rules = command("rules", "Show the rules with their sources and readings", rules_);
    add_value(*rules, "VARIANT", rules_.rules, parse_variant, "", std::string{variants},
              "akil, ghashim, akil-ludii or madjnuni; all of them without it");
    for (auto& [sub, make] : add_analysis_commands(app_))
      commands_.emplace_back(sub, std::move(make));
  }

  Result<Command, Answer> parse(int argc, const char* const* argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
      return Answer{app_.help(), status::done};  // of the command that was named, if one was
    } catch (const CLI::CallForVersion& version) {
      return Answer{std::string{version.what()} + "\n", status::done};
    } catch (const CLI::ExtrasError&) {
      const auto rest = app_.remaining(true);
      return wrong("unexpected argument " + shown(rest.empty() ? "" : rest.front()));
    } catch (const CLI::ParseError& error) {
      const std::string text = error.what();
      return wrong(text.substr(0, text.find('\n')));
    }
    if (app_.get_subcommands().empty()) return Command{play_};
    const CLI::App* sub = app_.get_subcommands().front();
    if (sub->get_name() != "play")
      for (const CLI::Option* option : play_options_)
        if (option->count() > 0 && !option->get_lnames().empty())
          return wrong("--" + option->get_lnames().front() + " does not go with " +
                       sub->get_name() + "; it belongs to play");
    auto made = make(sub);
    if (!made) return wrong(std::string{sub->get_name()} + ": " + made.error().what);
    return *std::move(made);
  }

 private:
  template <class Options>
  CLI::App* command(const std::string& name, const std::string& help, const Options& options) {
    CLI::App* sub = app_.add_subcommand(name, help);
    if constexpr (std::is_empty_v<Options>)
      commands_.emplace_back(sub, [] { return Command{Options{}}; });
    else
      commands_.emplace_back(sub, [&options] { return Command{options}; });
    return sub;
  }

  void add_resume() {
    auto* sub = command("resume", "Go on with a saved match", resume_);
    sub->add_option("FILE", resume_.file, "The match; without it the newest unfinished one");
    sub->add_flag("--plain", resume_.plain, "Play with lines of text instead of the screen");
    add_display_options(*sub, resume_.display);
  }

  void add_replay() {
    using Output = ReplayOptions::Output;
    auto* sub = command("replay", "Look at a saved match again", replay_);
    sub->add_option("FILE", replay_.file, "The match; - is standard input")->required();
    const auto output = [&](const std::string& name, Output what, const std::string& help) {
      return sub->add_flag_callback(
          name, [this, what] { replay_.output = what; }, help);
    };
    auto* plain = output("--plain", Output::plain, "Every position as text");
    auto* tsv = output("--tsv", Output::tsv, "Every action as a table for scripts");
    auto* check = output("--check", Output::check, "One line on what the log holds");
    tsv->excludes(plain);
    check->excludes(plain)->excludes(tsv);
    sub->add_flag("--follow", replay_.follow, "Show new actions as they are written")
        ->excludes(plain)
        ->excludes(tsv)
        ->excludes(check);
    add_display_options(*sub, replay_.display);
  }

  /// The command that a part of the command line stands for, or what is wrong with its options.
  [[nodiscard]] Result<Command, Wrong> make(const CLI::App* sub) const {
    const auto found = std::find_if(commands_.begin(), commands_.end(),
                                    [&](const auto& known) { return known.first == sub; });
    return found->second();
  }

  [[nodiscard]] Answer wrong(const std::string& what) const {
    std::string help = "tebweez --help";
    if (const auto subs = app_.get_subcommands(); !subs.empty())
      help = "tebweez " + subs.front()->get_name() + " --help";
    return {"tebweez: " + what + "; see '" + help + "'", status::usage};
  }

  CLI::App app_{"tebweez: the mancala games of nineteenth-century Cairo and Damascus", "tebweez"};
  PlayOptions play_;
  ResumeOptions resume_;
  ReplayOptions replay_;
  RulesOptions rules_;
  std::vector<CLI::Option*> play_options_;
  std::vector<std::pair<const CLI::App*, MakeCommand>> commands_;
};

}  // namespace

Result<Command, Answer> parse_command_line(int argc, const char* const* argv) {
  return Parser{}.parse(argc, argv);
}

}  // namespace tebweez
