// The library's sowing against a second one, written straight from the rules.
#include <string>
#include <vector>

#include "support/files.hpp"
#include "support/play.hpp"
#include "support/random.hpp"
#include "support/reference.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

PlainSowing reference(const Board& board, Pit from, const Rules& rules) {
  std::vector<int> pits;
  Pit at = pit('A');
  int start = 0;
  for (int i = 0; i < 2 * board.row_length(); ++i, at = board.next(at)) {
    if (at == from) start = i;
    pits.push_back(board[at]);
  }
  return plain_sowing(
      pits, start,
      {.any_even = rules.capture == Capture::even, .skip_origin = rules.origin == Origin::skip});
}

/// Are both the same? An endless sowing leaves no board to compare.
bool same(const Sowing& sowing, const PlainSowing& plain) {
  if (sowing.endless() || plain.endless) return sowing.endless() == plain.endless;
  Board board{sowing.after.row_length()};
  PitSet line;
  for (int i = 0; i < board.pits(); ++i)
    board.at(i) = static_cast<std::uint8_t>(plain.pits.at(static_cast<std::size_t>(i)));
  for (const int i : plain.line) line.insert(board.pit(i));
  return sowing.after == board && sowing.line == line && sowing.captured == plain.captured &&
         sowing.laps == plain.laps && sowing.last == board.pit(plain.last) &&
         (sowing.ending == Sowing::Ending::captured) == (plain.captured > 0);
}

}  // namespace

TEST_CASE("Random sowings come out as a second program sows them") {
  constexpr int sowings = 20'000;
  Chance chance{1836};
  for (const Rules* rules : all_rules) {
    for (const Origin origin : {Origin::sow, Origin::skip}) {
      int captures = 0;
      int relays = 0;
      for (int i = 0; i < sowings; ++i) {
        const Board board = random_board(chance, rules->row_length, 1 + chance.below(rules->seeds));
        const Pit from = chance.pit(rules->row_length);
        if (board[from] == 0) continue;
        const Sowing sowing = sow(board, from, rules->with(origin));
        captures += sowing.captured > 0 ? 1 : 0;
        relays += sowing.laps > 1 ? 1 : 0;
        if (same(sowing, reference(board, from, rules->with(origin)))) continue;
        CAPTURE(rules->key, origin == Origin::skip, board, from, sowing.after);
        FAIL("the two sowings differ");
      }
      CHECK(captures > sowings / 20);
      CHECK(relays > sowings / 20);
    }
  }
}

TEST_CASE("Endless sowings are endless for a second program too") {
  int compared = 0;
  for (const auto& row : table(cases("endless.tsv"))) {
    const auto board = parse_board(row.at(1));
    REQUIRE(board.ok());
    // The reference keeps every state, so the longest are left to the cases' own test.
    for (const Pit pit : pits("A B C D E F a b c d e f")) {
      if ((*board)[pit] == 0) continue;
      const Sowing sowing = sow(*board, pit, akil);
      if (sowing.laps > 60'000) continue;
      CAPTURE(*board, pit);
      CHECK(same(sowing, reference(*board, pit, akil)));
      compared += sowing.endless() ? 1 : 0;
    }
  }
  CHECK(compared > 0);
}

TEST_CASE("R4: there is no lap limit: a sowing of 116 laps comes to its end") {
  const Board board = drawn(R"(
       7  3  4  5  8  3
       6  5  4  3  2  4 )");
  const Sowing sowing = sow(board, pit('a'), akil);
  CHECK_FALSE(sowing.endless());
  CHECK(sowing.laps == 116);
  CHECK(same(sowing, reference(board, pit('a'), akil)));
}

TEST_CASE("R4: a recurrence is seen wherever it begins, and none where there is none") {
  // With origin skip an endless sowing may fall into a cycle that its start is not on.
  for (int tail = 0; tail <= 40; ++tail) {
    for (int cycle = 1; cycle <= 40; ++cycle) {
      const auto state = [&](int lap) {
        Board board{6};
        board.set(pit('A'), lap < tail ? lap : tail + (lap - tail) % cycle);
        return board;
      };
      detail::Recurrence recurrence{state(0), 0};
      int laps = 1;
      while (!recurrence.seen(state(laps), 0, laps) && laps < 1000) ++laps;
      CAPTURE(tail, cycle);
      CHECK(laps < 1000);
      CHECK(laps >= tail + cycle);
    }
  }
}
