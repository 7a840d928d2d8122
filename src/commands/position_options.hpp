// The options that name a position: a board, and who is to act.
#pragma once

#include <optional>
#include <string>

#include "commands/option_values.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez {

/// Can a round of a ruleset come to this board? It has the ruleset's pits and not more seeds.
[[nodiscard]] constexpr bool fits(const Board& board, const Rules& rules) noexcept {
  return board.row_length() == rules.row_length && board.total() <= rules.seeds;
}

/// A board as it stands on the command line, or what is wrong with it.
struct BoardOption {
  std::optional<std::string> text;

  [[nodiscard]] Result<Board, Wrong> read(const Rules& rules) const {
    auto board = parse_board(*text);
    if (board && !fits(*board, rules))
      return Wrong{"expected " + std::to_string(rules.row_length) + " pits a row and at most " +
                   std::to_string(rules.seeds) + " seeds"};
    return board;
  }
};

inline CLI::Option* add_board_option(CLI::App& app, const std::string& name, BoardOption& board,
                                     const std::string& help) {
  return app.add_option(name, board.text, help)->type_name("BOARD");
}

inline CLI::Option* add_mover_option(CLI::App& app, Side& mover) {
  const auto parse_side = [](const std::string& value) -> std::optional<Side> {
    for (const Side side : both_sides)
      if (value == to_text(side)) return side;
    return std::nullopt;
  };
  return add_value(app, "--mover", mover, parse_side, "SIDE", "south or north",
                   "south or north: who is to act");
}

}  // namespace tebweez
