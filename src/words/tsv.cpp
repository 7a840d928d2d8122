#include "words/tsv.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

#include "tebweez/log/notation.hpp"

namespace tebweez {
namespace {

/// What one line shows; the columns `round` to `north_gain`, in their order.
struct Row {
  std::size_t round = 0;
  std::size_t ply = 0;
  std::optional<Side> by{};
  std::string_view action;
  std::string pit = "-";
  int laps = 0;
  int captured = 0;
  Board board{longest_row};
  PerSide<int> store{};
  PerSide<int> gain{};
};

std::string line_of(const Row& row) {
  std::string line;
  const auto column = [&](std::string_view text) {
    if (!line.empty()) line += '\t';
    line += text;
  };
  const auto number = [&](auto value) { column(std::to_string(value)); };
  number(row.round);
  number(row.ply);
  column(row.by ? to_text(*row.by) : "-");
  column(row.action);
  column(row.pit);
  number(row.laps);
  number(row.captured);
  for (const Side side : both_sides) column(to_text(row.board, side));
  for (const Side side : both_sides) number(row.store[side]);
  for (const Side side : both_sides) number(row.gain[side]);
  return line + '\n';
}

Row row_of(std::size_t round, std::size_t number, const Ply& ply, const PerSide<int>& gains) {
  Row row{.round = round, .ply = number, .by = ply.by, .action = to_text(ply.action.kind)};
  const bool names_pit =
      ply.action.kind == Action::Kind::sow || ply.action.kind == Action::Kind::give;
  if (names_pit) row.pit = std::string(1, letter(ply.action.pit));
  row.laps = ply.laps;
  row.captured = ply.captured;
  row.board = ply.after.board;
  row.store = ply.after.store;
  row.gain = gains;
  return row;
}

/// Makes the row of the ply that ended a round the row of that end: an empty board, final stores.
void end_round(Row& row, const Reckoning& result, const PerSide<int>& gains) {
  row.by = result.winner;
  row.action = "end";
  row.pit = to_text(result.reason);
  row.laps = 0;
  row.captured = result.taken.south + result.taken.north;
  row.board = Board{row.board.row_length()};
  row.store = result.store;
  row.gain = gains;
}

}  // namespace

std::string to_tsv(const Match& match) {
  std::string text =
      "round\tply\tby\taction\tpit\tlaps\tcaptured\tsouth\tnorth\tsouth_store\tnorth_store\t"
      "south_gain\tnorth_gain\n";
  std::size_t round = 0;
  Row row;
  for (const Chapter& chapter : match.chapters()) {
    ++round;
    std::size_t number = 0;
    PerSide<int> gains = chapter.gains_before;
    for (const Ply& ply : chapter.round.plies()) {
      row = row_of(round, ++number, ply, gains);
      text += line_of(row);
      if (!ply.ended) continue;
      gains = Match::gains_after(chapter);
      end_round(row, *chapter.round.reckoning(), gains);
      text += line_of(row);
    }
  }
  if (const auto verdict = match.verdict()) {
    row.by = verdict->winner;
    row.action = "match";
    row.pit = "-";
    row.captured = 0;
    text += line_of(row);
  }
  return text;
}

}  // namespace tebweez
