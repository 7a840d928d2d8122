#include "commands/puzzle.hpp"

#include <string>
#include <utility>

#include "commands/display_options.hpp"
#include "commands/option_values.hpp"
#include "plain/plain_puzzle.hpp"
#include "screen/on_screen.hpp"
#include "system/output.hpp"

namespace tebweez {
namespace {

class PuzzleCommand final : public Command {
 public:
  explicit PuzzleCommand(CLI::App& app) {
    const std::string with_puzzles = joined_keys(has_puzzles);
    const auto parse = [](const std::string& value) {
      const auto rules = parse_variant(value);
      return rules && has_puzzles(*rules) ? rules : std::nullopt;
    };
    add_value(app, "--variant", rules_, parse, "NAME",
              "a ruleset in which pits can be chosen (" + with_puzzles + ")",
              with_puzzles + "; by default " + std::string{rules_.key});
    auto* seed = add_value(app, "--seed", seed_, parse_large_number, "N", "a number",
                           "The same seed makes the same puzzle everywhere");
    app.add_flag("--daily", daily_, "The puzzle of the day by UTC, the same for everybody")
        ->excludes(seed);
    app.add_flag("--plain", plain_, "Lines of text instead of the screen");
    add_display_options(app, display_);
  }

  [[nodiscard]] int run() override {
    if (!plain_)
      if (const auto problem = check_terminal("tebweez puzzle --plain")) return fail(*problem);
    const PuzzleWish wish = daily_  ? puzzle_of_day(utc_today())
                            : seed_ ? PuzzleWish{.seed = *seed_}
                                    : any_puzzle();
    auto posed = pose(rules_, wish);
    if (!posed) return fail(posed.error());
    return plain_ ? play_puzzle_plain(*posed) : puzzle_on_screen(*std::move(posed), display_);
  }

 private:
  Rules rules_ = first_with_puzzles();
  std::optional<std::uint64_t> seed_;
  bool daily_ = false;
  bool plain_ = false;
  DisplaySettings display_;
};

}  // namespace

Subcommand add_puzzle(CLI::App& app) {
  return add_command<PuzzleCommand>(app, "puzzle", "Find the one best sowing of a position");
}

}  // namespace tebweez
