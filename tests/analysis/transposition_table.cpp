// What a search remembers: the keys of positions, and the table of their values.
#include "tebweez/analysis/transposition_table.hpp"

#include <cstdint>
#include <optional>
#include <set>

#include "support/play.hpp"
#include "support/random.hpp"
#include "tebweez/analysis/layouts.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

using Kind = TranspositionTable::Kind;

/// All boards with so many seeds in any pits of rows of six.
Rules any_boards(int seeds) {
  Rules rules = ghashim;
  rules.seeds = seeds;
  rules.minimum = 0;
  return rules;
}

}  // namespace

TEST_CASE("Search memory: no two boards have the same key, turned ones excepted") {
  std::set<std::uint64_t> keys;
  std::set<std::uint64_t> scattered_keys;
  const Rules rules = any_boards(4);
  const Layouts layouts{rules};
  for (std::uint64_t place = 0; place < layouts.count(); ++place) {
    const Board board = layouts.at(place);
    const auto key = key_of({.board = board, .mover = Side::south});
    REQUIRE(key.has_value());
    keys.insert(*key);
    scattered_keys.insert(scattered(*key));
    CHECK(key == key_of({.board = board.turned(), .mover = Side::north}));
  }
  CHECK(keys.size() == layouts.count());
  CHECK(scattered_keys.size() == layouts.count());
  Board heap{6};
  heap.set(Pit{Side::north, 2}, 32);
  CHECK_FALSE(key_of({.board = heap, .mover = Side::south}).has_value());
}

TEST_CASE("Search memory: what is kept is found again, until another takes its place") {
  TranspositionTable table;
  Chance chance{61};
  int found = 0;
  for (int i = 0; i < 2000; ++i) {
    const Position position{.board = random_board(chance, 6, chance.below(72)),
                            .mover = chance.side()};
    const auto key = TranspositionTable::key(position);
    const int value = chance.below(145) - 72;
    table.keep(key, TranspositionTable::entry(3, value, -73, 73, false));
    table.keep_guess(key, Pit{position.mover, 4});
    CHECK((table.find(key) == nullptr) == !key.has_value());
    if (!key) continue;
    REQUIRE(table.find(key) != nullptr);
    CHECK(table.find(key)->value == value);
    CHECK(table.guess(key) == 4);
    found += table
                 .find(TranspositionTable::key(
                     {.board = position.board.turned(), .mover = other(position.mover)}))
                 ->value == value;
  }
  CHECK(found > 1000);
  CHECK(table.find(TranspositionTable::key({.board = Board::filled(6, 6), .mover = Side::south})) ==
        nullptr);
}

TEST_CASE("Search memory: an entry decides only what it has found out") {
  const auto exact = TranspositionTable::entry(4, 6, 2, 10, true);
  CHECK(exact.kind == Kind::exact);
  CHECK(exact.decides(-20, 20));
  const auto at_least = TranspositionTable::entry(4, 10, 2, 10, true);
  CHECK(at_least.kind == Kind::at_least);
  CHECK(at_least.decides(2, 10));
  CHECK_FALSE(at_least.decides(2, 12));
  const auto at_most = TranspositionTable::entry(4, 2, 2, 10, true);
  CHECK(at_most.kind == Kind::at_most);
  CHECK(at_most.decides(2, 10));
  CHECK_FALSE(at_most.decides(0, 10));
}

TEST_CASE("Search memory: an entry holds for more actions when no line of it was cut off") {
  const auto cut = TranspositionTable::entry(4, 6, 2, 10, true);
  CHECK(cut.holds_with(4));
  CHECK_FALSE(cut.holds_with(5));
  CHECK_FALSE(cut.holds_with(3));
  const auto whole = TranspositionTable::entry(4, 6, 2, 10, false);
  CHECK(whole.holds_with(4));
  CHECK(whole.holds_with(5));
  CHECK_FALSE(whole.holds_with(3));
}
