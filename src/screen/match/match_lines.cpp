#include "screen/match/match_lines.hpp"

#include <algorithm>

#include "tebweez/log/notation.hpp"

namespace tebweez::screen {
namespace {

std::string right(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

constexpr std::size_t number_columns = 3;
constexpr std::size_t most_moves = 64;  // more than any screen has room for

std::string move_text(std::size_t number, const Ply& ply) {
  using Kind = Action::Kind;
  std::string text = right(std::to_string(number), number_columns) + "  ";
  switch (ply.action.kind) {
    case Kind::tebweez: return text + "laid out";
    case Kind::sow: {
      text += letter(ply.action.pit);
      if (ply.captured > 0) text += "  +" + std::to_string(ply.captured);
      if (ply.laps > 1) text += "  " + std::to_string(ply.laps) + " laps";
      return text;
    }
    default: return text + to_text(ply.action);
  }
}

/// The columns of the table of rounds.
struct TableLine {
  std::string number{}, layer{}, board{}, actions{}, reason{};
  PerSide<std::string> store{}, gains{};
};

constexpr int layer_columns = 12;
constexpr int wide_pair = 15;    // a player's store and gains
constexpr int narrow_pair = 12;  // the same in a small window

std::string table_text(const TableLine& line, bool narrow, Charset charset) {
  std::string text;
  const auto right = [&](const std::string& column, int width) {
    text +=
        std::string(static_cast<std::size_t>(std::max(0, width - width_of(column, charset))), ' ') +
        column;
  };
  const auto left = [&](const std::string& column, int width) {
    text += column;
    right("", width - width_of(column, charset));
  };
  right(line.number, narrow ? 3 : 5);
  right("", narrow ? 2 : 3);
  if (!narrow) {
    left(line.layer, layer_columns);
    left(line.board, 7);
    right(line.actions, 7);
    right("", 3);
  }
  left(line.reason, narrow ? 8 : 10);
  for (const Side side : both_sides) {
    right(line.store[side], narrow ? 6 : 8);
    right(line.gains[side], (narrow ? narrow_pair - 6 : wide_pair - 8));
  }
  return text;
}

/// The names over the columns of each player.
std::string names_text(const Names& names, bool narrow, Charset charset) {
  const int width = narrow ? narrow_pair : wide_pair;
  TableLine line;
  std::string text = table_text(line, narrow, charset);
  text.resize(text.size() - 2 * static_cast<std::size_t>(width));
  for (const Side side : both_sides) {
    const std::string name = fit_middle(names[side], width - 2, charset);
    text += std::string(static_cast<std::size_t>(width - width_of(name, charset)), ' ') + name;
  }
  return text;
}

TableLine table_line(std::size_t number, const Chapter& chapter, const Rules& rules,
                     const Names& names, Charset charset) {
  const auto result = chapter.round.reckoning();
  const auto& plies = chapter.round.plies();
  const PerSide<int> gains = Match::gains_after(chapter);
  const bool turned = plies.size() > 1 && plies[1].action.kind == Action::Kind::turn;
  // A resignation after the end is no action of the round.
  const bool resigned_after = plies.back().action.kind == Action::Kind::resign && result;
  const std::size_t played = plies.size() - (resigned_after ? 1 : 0);
  TableLine line{.number = std::to_string(number),
                 .layer = fit_middle(names[*chapter.round.layer()], layer_columns - 2, charset),
                 .board = !rules.turning ? ""
                          : turned       ? "turned"
                                         : "kept",
                 .actions = std::to_string(played),
                 .reason = result ? std::string{to_text(result->reason)} : "resigned",
                 .store = {"-", "-"},
                 .gains = {}};
  for (const Side side : both_sides) {
    if (result) line.store[side] = std::to_string(result->store[side]);
    line.gains[side] = std::to_string(gains[side]);
  }
  return line;
}

}  // namespace

std::vector<Line> move_lines(const Round& round, std::size_t count) {
  std::vector<Line> lines;
  const std::size_t end = std::min(count, round.plies().size());
  for (std::size_t i = first_move_shown(end); i < end; ++i)
    lines.push_back({move_text(i + 1, round.plies()[i]), Role::plain});
  if (!lines.empty()) lines.back().role = Role::title;
  return lines;
}

std::size_t first_move_shown(std::size_t count) noexcept {
  return count - std::min(count, most_moves);
}

MovesAround moves_around(const Round& round, std::size_t number) {
  MovesAround moves;
  moves.first = number - std::min(number, most_moves);
  const std::size_t end = std::min(number + most_moves, round.plies().size());
  for (std::size_t i = moves.first; i < end; ++i)
    moves.lines.push_back(
        {move_text(i + 1, round.plies()[i]), i == number ? Role::chosen : Role::plain});
  return moves;
}

void mark_as_costly(Line& line) {
  const std::size_t behind_number = std::max(number_columns, line.text.find(' ', number_columns));
  if (behind_number < line.text.size()) line.text[behind_number] = '!';
}

void show_reckoning(Scene& scene, const Round& round) {
  const Reckoning result = *round.reckoning();
  scene.store = result.store;
  Board& board = scene.look.board;
  for (const Side side : both_sides) {
    for (const Pit pit : board.occupied(side)) {
      scene.look.captured.insert(pit);
      scene.look.labels.push_back({pit, "-" + std::to_string(board[pit]), Role::captured});
      board.set(pit, 0);
    }
  }
}

std::string corner_text(int round, const Match& match) {
  const std::string unusual = match.rules().origin == Origin::skip ? "skip, " : "";
  const std::string target = target_text(match.target());
  if (match.target() == 0) return unusual + target;
  return unusual + "round " + std::to_string(round) + ", " + target;
}

RoundTable round_table(const Match& match, const Names& names, bool narrow, Charset charset) {
  RoundTable table;
  table.heading = {names_text(names, narrow, charset),
                   table_text({.number = narrow ? "#" : "round",
                               .layer = "laid out by",
                               .board = match.rules().turning ? "board" : "",
                               .actions = "actions",
                               .reason = "end",
                               .store = {"store", "store"},
                               .gains = {"gains", "gains"}},
                              narrow, charset)};
  std::size_t number = 0;
  for (const Chapter& chapter : match.chapters())
    table.rounds.push_back(
        table_text(table_line(++number, chapter, match.rules(), names, charset), narrow, charset));
  return table;
}

}  // namespace tebweez::screen
