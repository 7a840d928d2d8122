// Perft: the counted cases, and what its clauses say.
#include "tebweez/analysis/perft.hpp"

#include <string>

#include "support/drawing.hpp"
#include "support/files.hpp"
#include "support/perft.hpp"
#include "support/random.hpp"
#include "tebweez/analysis/sequence_counter.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

Position standing(const std::string& board, Side mover) {
  const auto parsed = parse_board(board);
  REQUIRE(parsed.ok());
  return {.board = *parsed, .mover = mover};
}

// A count is a constant where it is asked for as one.
static_assert(perft({.board = Board::filled(6, 6), .mover = Side::south}, akil, 3) ==
              perft({.board = Board::filled(6, 6), .mover = Side::north}, akil, 3));

}  // namespace

TEST_CASE("Perft: the cases") {
  for (const auto& row : table(cases("perft.tsv"))) {
    REQUIRE(row.size() == 6);
    const Rules* rules = find_rules(row[0]);
    REQUIRE(rules != nullptr);
    const Origin origin = row[1] == "skip" ? Origin::skip : Origin::sow;
    const Position now = standing(row[2], row[3] == "south" ? Side::south : Side::north);
    const int depth = std::stoi(row[4]);
    CAPTURE(row[0], row[1], row[2], row[3], depth);
    CHECK(std::to_string(perft(now, rules->with(origin), depth)) == row[5]);
  }
}

TEST_CASE("Perft: of no action there is one sequence, on any board") {
  for (const Rules* rules : all_rules)
    CHECK(perft({.board = Board{rules->row_length}, .mover = Side::south}, *rules, 0) == 1);
}

TEST_CASE("Perft: a round that is over adds nothing") {
  const auto count = [](const std::string& board, const Rules& rules, int depth) {
    return perft(standing(board, Side::south), rules, depth);
  };
  CHECK(count("0 0 0 0 0 0 / 0 0 0 0 0 0", akil, 1) == 0);          // cleared
  CHECK(count("0 0 1 0 0 0 / 0 0 0 0 0 0", akil, 1) == 0);          // last
  CHECK(count("0 0 0 0 0 0 0 / 1 0 0 2 0 0 0", madjnuni, 1) == 0);  // stuck
  CHECK(count("2 7 3 15 1 3 / 1 13 12 5 7 3", ghashim, 1) == 0);    // stuck: F never ends (R4)
  CHECK(count("2 7 3 15 1 3 / 1 13 12 5 7 3", akil, 1) == 5);       // F is left out
  // The action that ends a round is counted, nothing after it.
  CHECK(count("0 0 0 0 0 1 / 1 0 0 0 0 0", madjnuni, 1) == 1);
  CHECK(count("0 0 0 0 0 1 / 1 0 0 0 0 0", madjnuni, 2) == 0);
}

TEST_CASE("Perft: gifts are actions, by whoever gives") {
  const Position now = standing("0 0 0 0 0 0 / 2 0 1 0 0 3", Side::south);
  CHECK(perft(now, akil, 1) == 3);
  CHECK(perft({.board = now.board, .mover = Side::north}, akil, 1) == 3);
  // R7: only to the player about to move.
  const Position norths{.board = now.board, .mover = Side::north};
  const int sowings = sowable(norths, akil_ludii).size();
  CHECK(static_cast<int>(perft(norths, akil_ludii, 1)) == sowings);
}

TEST_CASE("Perft: circling is left out") {
  // Two seeds that go round for ever.
  const Position now = standing("1 0 0 0 0 0 / 1 0 0 0 0 0", Side::south);
  CHECK(perft(now, ghashim, 1000) == 1);
}

TEST_CASE("Perft: the parts of a division add up, in the order of the pits") {
  Perft counter{akil};
  const Position now{.board = Board::filled(6, 6), .mover = Side::north};
  const auto parts = counter.divide(now, 5);
  REQUIRE(parts.size() == 6);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    CHECK(parts[i].first == sow_from(Pit{Side::north, static_cast<int>(i)}));
    sum += parts[i].sequences;
  }
  CHECK(sum == perft(now, akil, 5));
}

TEST_CASE("Perft: as many as another count finds, from random positions") {
  Chance chance{20};
  for (int i = 0; i < 2000; ++i) {
    const Rules& rules = *chance.one_of(all_rules);
    const Origin origin = chance.once_in(2) ? Origin::skip : Origin::sow;
    const Position now{.board = random_board(chance, rules.row_length, chance.below(30)),
                       .mover = chance.side()};
    const int depth = chance.below(5);
    CAPTURE(rules.key, to_text(origin), now, depth);
    CHECK(perft(now, rules.with(origin), depth) == count_sequences(now, rules.with(origin), depth));
  }
}

TEST_CASE("Perft: it is given up when asked") {
  int asked = 0;
  Perft counter{akil, [&asked] { return ++asked > 1; }};
  (void)counter.count({.board = Board::filled(6, 6), .mover = Side::south}, 30);
  CHECK(counter.stopped());
}

TEST_CASE("Counting whole rows at once, on one thread and on two, finds the same") {
  Chance chance{21};
  for (int i = 0; i < 1000; ++i) {
    const Rules rules =
        chance.one_of(all_rules)->with(chance.once_in(2) ? Origin::skip : Origin::sow);
    const Position now{.board = random_board(chance, rules.row_length, chance.below(30)),
                       .mover = chance.side()};
    const int depth = 1 + chance.below(5);
    CAPTURE(rules.key, now, depth);
    Perft plain{rules};
    const auto expected = plain.divide(now, depth);
    SequenceCounter counter{rules};
    const auto parts =
        counter.divide(now, depth, 1 + chance.below(2), [](std::uint64_t) { return true; });
    REQUIRE(parts.size() == expected.size());
    for (std::size_t k = 0; k < parts.size(); ++k) {
      CHECK(parts[k].first == expected[k].first);
      CHECK(parts[k].sequences == expected[k].sequences);
    }
    CHECK(counter.sowings() == plain.sowings());
  }
}
