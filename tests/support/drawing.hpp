// Boards as two rows of figures, the way South sees them, for tests and for their failures.
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "tebweez/log/notation.hpp"
#include "tebweez/log/record.hpp"
#include "tebweez/position.hpp"

namespace tebweez::testing {

/// The board in a drawing as South sees it: North's row above, South's below.
///
///     f e d c b a
///     A B C D E F
///
/// A drawing that is not two rows of the same length is an exception, in a constant expression an
/// error of the compiler.
[[nodiscard]] constexpr Board drawn(std::string_view picture) {
  int seeds[2][longest_row] = {};
  int length[2] = {};
  int line = 0;
  while (!picture.empty()) {
    const char c = picture.front();
    if (c == '\n' && line < 2 && length[line] > 0) ++line;
    if (c == '\n' || c == ' ') {
      picture.remove_prefix(1);
      continue;
    }
    const std::size_t digits = std::min(picture.find_first_of(" \n"), picture.size());
    const auto number = parse_number(picture.substr(0, digits), 255);
    if (!number || line > 1 || length[line] == longest_row)
      throw std::invalid_argument{"not a drawing of a board"};
    seeds[line][length[line]++] = *number;
    picture.remove_prefix(digits);
  }
  if (length[0] == 0 || length[0] != length[1])
    throw std::invalid_argument{"a board has two rows of the same length"};
  Board board{length[0]};
  for (int place = 0; place < board.row_length(); ++place) {
    board.set(Pit{Side::north, place}, seeds[0][board.row_length() - 1 - place]);
    board.set(Pit{Side::south, place}, seeds[1][place]);
  }
  return board;
}

/// The drawing of a board, each row on a line of its own.
[[nodiscard]] inline std::string drawing(const Board& board) {
  std::string rows[2];
  const auto add = [](std::string& row, int seeds) {
    const std::string figure = std::to_string(seeds);
    row += std::string(figure.size() < 4 ? 4 - figure.size() : 1, ' ') + figure;
  };
  for (int place = 0; place < board.row_length(); ++place) {
    add(rows[0], board[Pit{Side::north, board.row_length() - 1 - place}]);
    add(rows[1], board[Pit{Side::south, place}]);
  }
  return "\n" + rows[0] + "\n" + rows[1] + "\n";
}

/// The pit with this letter.
[[nodiscard]] constexpr Pit pit(char letter) {
  const auto named = pit_from(letter);
  if (!named) throw std::invalid_argument{"not the letter of a pit"};
  return *named;
}

/// The pits with these letters: `pits("A B f")`.
[[nodiscard]] constexpr PitSet pits(std::string_view letters) {
  PitSet set;
  for (const char letter : letters)
    if (letter != ' ') set.insert(pit(letter));
  return set;
}

}  // namespace tebweez::testing

namespace Catch {

template <>
struct StringMaker<tebweez::Board> {
  static std::string convert(const tebweez::Board& board) {
    return tebweez::testing::drawing(board);
  }
};
template <>
struct StringMaker<tebweez::Position> {
  static std::string convert(const tebweez::Position& position) {
    return tebweez::testing::drawing(position.board) +
           std::string{tebweez::to_text(position.mover)} + " to move, stores " +
           std::to_string(position.store.south) + " and " + std::to_string(position.store.north);
  }
};
template <>
struct StringMaker<tebweez::Pit> {
  static std::string convert(tebweez::Pit pit) { return {tebweez::letter(pit)}; }
};
template <>
struct StringMaker<tebweez::PitSet> {
  static std::string convert(tebweez::PitSet pits) { return "{ " + tebweez::to_text(pits) + " }"; }
};
template <>
struct StringMaker<tebweez::Side> {
  static std::string convert(tebweez::Side side) { return std::string{tebweez::to_text(side)}; }
};
template <>
struct StringMaker<tebweez::Reason> {
  static std::string convert(tebweez::Reason reason) {
    return std::string{tebweez::to_text(reason)};
  }
};
template <>
struct StringMaker<tebweez::Stage> {
  static std::string convert(tebweez::Stage stage) {
    switch (stage) {
      case tebweez::Stage::tebweez: return "tebweez";
      case tebweez::Stage::choice: return "choice";
      case tebweez::Stage::sowing: return "sowing";
      case tebweez::Stage::gift: return "gift";
      case tebweez::Stage::over: break;
    }
    return "over";
  }
};
template <>
struct StringMaker<tebweez::PerSide<int>> {
  static std::string convert(const tebweez::PerSide<int>& two) {
    return "south " + std::to_string(two.south) + " north " + std::to_string(two.north);
  }
};
template <>
struct StringMaker<tebweez::Fault> {
  static std::string convert(const tebweez::Fault& fault) {
    return "line " + std::to_string(fault.line) + ": " + fault.what;
  }
};

}  // namespace Catch
