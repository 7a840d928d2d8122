// What endgames are worth: each has a place of its own.
#include "tebweez/analysis/endgame_table.hpp"

#include <algorithm>
#include <vector>

#include "support/play.hpp"
#include "support/random.hpp"
#include "tebweez/analysis/layouts.hpp"

using namespace tebweez;
using namespace tebweez::testing;

TEST_CASE("Endgames: the boards with few seeds are numbered without gaps") {
  constexpr int most = 5;
  constexpr Packing packing{6};
  constexpr const PackedNumbers& numbers = packed_numbers;
  std::vector<bool> taken(numbers.count(12, most), false);
  CHECK(taken.size() == 6188);  // C(17, 12)
  for (int seeds = 0; seeds <= most; ++seeds) {
    Rules any = ghashim;
    any.seeds = seeds;
    any.minimum = 0;
    const Layouts layouts{any};
    for (std::uint64_t place = 0; place < layouts.count(); ++place) {
      const Board board = layouts.at(place);
      const auto packed = packing.pack({.board = board, .mover = Side::south});
      const auto number = numbers.dense(packed, 12);
      REQUIRE(number < numbers.count(12, seeds));
      CHECK_FALSE(taken[number]);
      taken[number] = true;
      CHECK(packed == packing.pack({.board = board.turned(), .mover = Side::north}));
    }
  }
  CHECK(std::count(taken.begin(), taken.end(), true) == 6188);
  CHECK(numbers.count(14, 24) == 9'669'554'100);  // C(38, 14)
}

TEST_CASE("Endgames: all places of a number of pits are those of the packed board's own number") {
  Chance chance{3};
  constexpr Packing packing{7};
  for (int i = 0; i < 1000; ++i) {
    const Board board = random_board(chance, 7, chance.below(99));
    const auto packed = packing.pack({.board = board, .mover = chance.side()});
    CHECK(packed_numbers.dense(packed, 14) == packed_numbers.number(packed));
  }
}

TEST_CASE("Endgames: what is kept is found again") {
  EndgameTable memory{7, 6};
  constexpr Packing packing{7};
  CHECK(memory.keeps(6));
  CHECK_FALSE(memory.keeps(7));
  Chance chance{4};
  for (int i = 0; i < 1000; ++i) {
    const Board board = random_board(chance, 7, chance.below(7));
    const auto place = memory.slot_of(packing.pack({.board = board, .mover = Side::south}));
    const int value = chance.below(197) - 98;
    place.keep(value);
    CHECK(place.value() == value);
    const auto turned = packing.pack({.board = board.turned(), .mover = Side::north});
    CHECK(memory.slot_of(turned).value() == value);
  }
}
