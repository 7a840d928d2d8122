// Layouts that the sources or custom name.
#pragma once

#include <array>
#include <string_view>

#include "tebweez/list.hpp"
#include "tebweez/round.hpp"

namespace tebweez {

/// A layout with a name.
struct CustomaryLayout {
  std::string_view name;
  Board board;
};

/// The customary layouts that a ruleset allows.
///
/// As many in each pit: six in Egypt, of which Lane speaks, seven in Syria (Culin; R18, R22). And
/// where Lane's board is used, his two ways of the wise: "commonly in four beyts on each side,
/// leaving the two extreme beyts of each side vacant", or "about half into beyt A, and the
/// remainder in beyt a". He counts neither; the even figures are this project's.
[[nodiscard]] constexpr List<CustomaryLayout> customary_layouts(const Rules& rules) {
  const int row_length = rules.row_length;
  Board inner{row_length};
  Board heaps{row_length};
  for (const Side side : both_sides) {
    for (int place = 1; place < row_length - 1; ++place)
      inner.set(Pit{side, place}, rules.seeds / (2 * (row_length - 2)));
    heaps.set(Board::first(side), rules.seeds / 2);
  }
  const int each = rules.seeds / (2 * row_length);
  constexpr std::array<std::string_view, 9> alike{
      "Empty",        "One in each", "Two in each",   "Three in each", "Four in each",
      "Five in each", "Six in each", "Seven in each", "Eight in each"};
  List<CustomaryLayout> layouts;
  const auto add = [&](std::string_view name, const Board& board) {
    if (!check_layout(board, rules)) layouts.push_back({name, board});
  };
  // R18: from seven in each the children's form of the Crazy Game is played.
  const bool roseya = !rules.turning && rules.choice == Choice::head;
  const auto number = static_cast<std::size_t>(each);
  const std::string_view even = number < alike.size() ? alike[number] : "As many in each";
  add(roseya ? "Rosëya: 7 each" : even, Board::filled(row_length, each));
  add("Lane: inner four beyts", inner);
  add("Lane: half A, half a", heaps);
  return layouts;
}

}  // namespace tebweez
