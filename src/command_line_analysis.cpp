#include "command_line_analysis.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "option_values.hpp"
#include "tebweez/judge.hpp"
#include "tebweez/perft.hpp"

namespace tebweez {
namespace {

constexpr int longest_time = 86'400;  // seconds: a day

std::optional<Side> parse_side(const std::string& value) {
  for (const Side side : both_sides)
    if (value == to_text(side)) return side;
  return std::nullopt;
}

/// A board as it stands on the command line, or what is wrong with it.
struct BoardOption {
  std::optional<std::string> text;

  [[nodiscard]] Result<Board, Wrong> read(const Rules& rules) const {
    auto board = parse_board(*text);
    if (board && !fits(*board, rules))
      return Wrong{"expected " + std::to_string(rules.row) + " pits a row and at most " +
                   std::to_string(rules.seeds) + " seeds"};
    return board;
  }
};

CLI::Option* add_board_option(CLI::App& app, const std::string& name, BoardOption& board,
                              const std::string& help) {
  return app.add_option(name, board.text, help)->type_name("BOARD");
}

CLI::Option* add_mover_option(CLI::App& app, Side& mover) {
  return add_value(app, "--mover", mover, parse_side, "SIDE", "south or north",
                   "south or north: who is to act");
}

struct JudgeLine {
  JudgeOptions options;
  BoardOption tebweez;
  BoardOption board;

  explicit JudgeLine(CLI::App& app) {
    add_variant_option(app, options.rules)->required();
    add_origin_option(app, options.origin);
    auto* layout = add_board_option(app, "--tebweez", tebweez,
                                    "A layout that South has laid out and North has kept");
    auto* position = add_board_option(app, "--board", board, "A position, with nothing taken yet");
    auto* mover = add_mover_option(app, options.mover);
    layout->excludes(position)->excludes(mover);
    position->needs(mover);
    mover->needs(position);
    auto* depth = app.add_option_function<std::string>(
        "--depth",
        [this](const std::string& value) {
          options.depth = parse_number(value, deepest_search);
          if (options.depth.value_or(0) < 1)
            throw CLI::ValidationError("--depth",
                                       "expected a number from 1 to 1000, not " + shown(value));
        },
        "Look so many actions ahead");
    depth->type_name("N");
    const auto seconds = [](const std::string& value) {
      const auto number = parse_number(value, longest_time);
      return number ? std::optional{std::chrono::milliseconds{std::chrono::seconds{*number}}}
                    : std::nullopt;
    };
    add_value(app, "--time", options.time, seconds, "SECONDS", "a number from 0 to 86400",
              "Look further until the time is up; 2 without it")
        ->excludes(depth);
  }

  Result<Command, Wrong> make() {
    if (!tebweez.text && !board.text) return Wrong{"expected --tebweez or --board"};
    const auto read = (tebweez.text ? tebweez : board).read(*options.rules);
    if (!read) return read.error();
    options.board = *read;
    if (!tebweez.text) return Command{options};
    if (const auto refusal = check_layout(options.board, *options.rules))
      return Wrong{to_text(*refusal)};
    options.mover = beginner_against_south(*options.rules);
    return Command{options};
  }
};

struct PerftLine {
  PerftOptions options;
  BoardOption board;

  explicit PerftLine(CLI::App& app) {
    add_variant_option(app, options.rules)->required();
    add_origin_option(app, options.origin);
    add_board_option(app, "--board", board, "The position to count from")->required();
    add_mover_option(app, options.mover)->required();
    add_value(app, "--depth", options.depth, number_up_to(deepest_perft), "N",
              "a number from 0 to " + std::to_string(deepest_perft), "How many actions long")
        ->required();
    app.add_flag("--divide", options.divide, "Tell apart by the first action");
  }

  Result<Command, Wrong> make() {
    const auto read = board.read(*options.rules);
    if (!read) return read.error();
    options.board = *read;
    return Command{options};
  }
};

/// `K/N` with K less than N.
std::optional<std::pair<std::uint64_t, std::uint64_t>> parse_part(const std::string& value) {
  const std::size_t slash = value.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const auto part = parse_large_number(value.substr(0, slash));
  const auto of = parse_large_number(value.substr(slash + 1));
  if (!part || !of || *part >= *of) return std::nullopt;
  return std::pair{*part, *of};
}

struct SurveyLine {
  SurveyOptions options;
  std::pair<std::uint64_t, std::uint64_t> part{0, 1};

  explicit SurveyLine(CLI::App& app) {
    add_variant_option(app, options.rules)->required();
    add_origin_option(app, options.origin);
    add_value(
        app, "--threads", options.threads,
        [](const std::string& value) {
          const auto number = parse_number(value, most_threads);
          return number.value_or(0) < 1 ? std::nullopt : number;
        },
        "N", "a number from 1 to " + std::to_string(most_threads),
        "Threads; as many as the machine has without it");
    auto* some = add_value(app, "--part", part, parse_part, "K/N", "K/N with K less than N",
                           "Every Nth layout from place K on");
    auto* sample = add_value(app, "--sample", options.selection.sample, parse_large_number, "COUNT",
                             "a number", "So many random layouts");
    sample->excludes(some);
    add_value(app, "--seed", options.selection.seed, parse_large_number, "S", "a number",
              "Which random layouts; 0 without it")
        ->needs(sample);
  }

  Result<Command, Wrong> make() {
    options.selection.part = part.first;
    options.selection.of = part.second;
    return Command{options};
  }
};

template <class Line>
std::pair<const CLI::App*, MakeCommand> add(CLI::App& app, const std::string& name,
                                            const std::string& help) {
  CLI::App* sub = app.add_subcommand(name, help);
  auto line = std::make_shared<Line>(*sub);
  return {sub, [line] { return line->make(); }};
}

}  // namespace

std::vector<std::pair<const CLI::App*, MakeCommand>> add_analysis_commands(CLI::App& app) {
  return {add<JudgeLine>(app, "judge", "Tell what a layout or a position is worth"),
          add<PerftLine>(app, "perft", "Count the sequences of actions from a position"),
          add<SurveyLine>(app, "survey", "Tell what every layout of a ruleset is worth")};
}

}  // namespace tebweez
