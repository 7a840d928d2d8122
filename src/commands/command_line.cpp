#include "commands/command_line.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "commands/analyse.hpp"
#include "commands/export.hpp"
#include "commands/judge.hpp"
#include "commands/learn.hpp"
#include "commands/list.hpp"
#include "commands/option_values.hpp"
#include "commands/perft.hpp"
#include "commands/play.hpp"
#include "commands/puzzle.hpp"
#include "commands/replay.hpp"
#include "commands/resume.hpp"
#include "commands/rules.hpp"
#include "commands/stats.hpp"
#include "commands/survey.hpp"
#include "system/problem.hpp"
#include "tebweez/version.hpp"
#include "words/wrapping.hpp"

namespace tebweez {
namespace {

/// Breaks the lines of a help text that are wider than a terminal, each below its own column.
std::string narrow(const std::string& help) {
  constexpr int widest = 80;
  constexpr std::size_t column_of_help = 30;  // CLI11's
  const auto columns = [](std::string_view text) {
    return static_cast<int>(shape_of(text).length);
  };
  std::string text;
  for (std::string_view rest = help; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const bool has_column = line.size() > column_of_help && line[column_of_help - 1] == ' ';
    const std::size_t indent = has_column ? column_of_help : 0;
    if (columns(line) <= widest) {
      text.append(line).append("\n");
      continue;
    }
    for (const std::string& part :
         wrapped(line.substr(indent), widest, columns, line.substr(0, indent),
                 std::string(has_column ? column_of_help : 2, ' ')))
      text.append(part).append("\n");
  }
  return text;
}

/// The command line as CLI11 sees it, and the commands that it can name.
class Parser {
 public:
  Parser() {
    app_.set_version_flag("--version", "tebweez " + std::string{version} + " (move log version " +
                                           std::to_string(log_version) + ")");
    app_.set_help_flag("--help,-h", "Print this help");
    app_.require_subcommand(0, 1);
    app_.footer("Without a command tebweez plays. 'tebweez COMMAND --help' tells more.");
    play_ = play_without_its_name(app_);
    play_options_ = app_.get_options();
    for (auto* add : {add_play, add_learn, add_puzzle, add_resume, add_list, add_stats, add_replay,
                      add_export, add_analyse, add_rules, add_judge, add_perft, add_survey})
      commands_.push_back(add(app_));
  }

  Result<std::unique_ptr<Command>, Answer> parse(int argc, const char* const* argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
      if (const auto unknown = unexpected()) return wrong(*unknown);
      return Answer{narrow(app_.help()),
                    status::done};  // of the command that was named, if one was
    } catch (const CLI::CallForVersion& version) {
      return Answer{std::string{version.what()} + "\n", status::done};
    } catch (const CLI::ExtrasError&) {
      return wrong(unexpected().value_or("unexpected argument"));
    } catch (const CLI::RequiredError& error) {
      // A word that nobody knows is more likely what went wrong than the one that is missing.
      return wrong(unexpected().value_or(error.what()));
    } catch (const CLI::ParseError& error) {
      const std::string text = error.what();
      return wrong(text.substr(0, text.find('\n')));
    }
    for (Subcommand& sub : commands_)
      if (sub.app->parsed()) return checked(sub);
    return std::move(play_);
  }

 private:
  /// The first word that no command knows.
  [[nodiscard]] std::optional<std::string> unexpected() const {
    const auto rest = app_.remaining(true);
    if (rest.empty()) return std::nullopt;
    return "unexpected argument " + shown(rest.front());
  }

  /// The command that was named, or what is wrong with its options taken together.
  [[nodiscard]] Result<std::unique_ptr<Command>, Answer> checked(Subcommand& sub) const {
    const std::string name = sub.app->get_name();
    if (name != "play")
      for (const CLI::Option* option : play_options_)
        if (option->count() > 0 && !option->get_lnames().empty())
          return wrong("--" + option->get_lnames().front() + " does not go with " + name +
                       "; it belongs to play");
    if (const auto fine = sub.command->check(); !fine)
      return wrong(name + ": " + fine.error().what);
    return std::move(sub.command);
  }

  [[nodiscard]] Answer wrong(const std::string& what) const {
    std::string help = "tebweez --help";
    if (const auto subs = app_.get_subcommands(); !subs.empty())
      help = "tebweez " + subs.front()->get_name() + " --help";
    return {"tebweez: " + what + "; see '" + help + "'", status::usage};
  }

  CLI::App app_{"tebweez: the mancala games of nineteenth-century Cairo and Damascus", "tebweez"};
  std::unique_ptr<Command> play_;
  std::vector<CLI::Option*> play_options_;
  std::vector<Subcommand> commands_;
};

}  // namespace

Result<std::unique_ptr<Command>, Answer> parse_command_line(int argc, const char* const* argv) {
  return Parser{}.parse(argc, argv);
}

}  // namespace tebweez
