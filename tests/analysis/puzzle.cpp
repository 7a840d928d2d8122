// Puzzles: each has all that makes one, and a seed makes the same everywhere.
#include "tebweez/analysis/puzzle.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "support/solving.hpp"
#include "tebweez/log/notation.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

constexpr int seeds_of_each = 12;
const Stopped never = [] { return false; };

Puzzle puzzle_of(const Rules& rules, std::uint64_t seed) {
  auto puzzle = PuzzleMaker{rules}.make(seed);
  REQUIRE(puzzle);
  return *std::move(puzzle);
}

/// Calls `check(Puzzle)` for puzzles of every ruleset that has some, under both readings of R1.
template <class Check>
void for_many(Check check) {
  for (const Rules* rules : all_rules) {
    if (!has_puzzles(*rules)) continue;
    for (const Origin origin : {Origin::sow, Origin::skip})
      for (std::uint64_t seed = 0; seed < seeds_of_each; ++seed) {
        INFO(rules->key << " " << to_text(origin) << " " << seed);
        check(puzzle_of(rules->with(origin), seed));
      }
  }
}

/// A puzzle in one line: who is to act on which board, with which stores, and what is best.
std::string told(const Puzzle& puzzle) {
  const Position position = puzzle.match.round()->position();
  std::string line;
  for (const Action& action : puzzle.line) line += " " + to_text(action);
  return std::string{to_text(position.mover)} + " " + to_text(position.board) + ", stores " +
         std::to_string(position.store.south) + " " + std::to_string(position.store.north) +
         ", worth " + std::to_string(puzzle.solution().worth) + ":" + line;
}

}  // namespace

TEST_CASE("There are puzzles where any pit may be sown, and only there") {
  CHECK(has_puzzles(akil));
  CHECK(has_puzzles(hakimi));
  CHECK_FALSE(has_puzzles(ghashim));
  CHECK_FALSE(has_puzzles(madjnuni));
}

TEST_CASE("A puzzle's best action is worth at least six seeds more than every other") {
  for_many([](const Puzzle& puzzle) {
    for (const PuzzleAnswer& answer : puzzle.answers)
      if (answer.action != puzzle.solution().action) CHECK(puzzle.loss(answer) >= 6);
    CHECK(puzzle.loss(puzzle.solution()) == 0);
  });
}

TEST_CASE("A puzzle's best action takes fewer seeds at once than another one") {
  for_many([](const Puzzle& puzzle) {
    const Board& board = puzzle.match.round()->position().board;
    int most = 0;
    for (const PuzzleAnswer& answer : puzzle.answers) {
      CHECK(answer.captured == sow(board, answer.action.pit, puzzle.match.rules()).captured);
      most = std::max(most, answer.captured);
    }
    CHECK(puzzle.solution().captured < most);
  });
}

TEST_CASE("A puzzle's answers are all legal sowings, and its actor is who is to sow") {
  for_many([](const Puzzle& puzzle) {
    REQUIRE(puzzle.match.stage() == Stage::sowing);
    PitSet answered;
    for (const PuzzleAnswer& answer : puzzle.answers) {
      CHECK(answer.action == sow_from(answer.action.pit));
      CHECK(puzzle.find(answer.action) == &answer);
      answered.insert(answer.action.pit);
    }
    CHECK(answered == puzzle.match.legal());
    CHECK(puzzle.find(sow_from(Pit{other(*puzzle.match.actor()), 0})) == nullptr);
  });
}

TEST_CASE("A puzzle's worths are those that another solver finds, with and without the history") {
  for_many([](const Puzzle& puzzle) {
    const Round& round = *puzzle.match.round();
    CHECK(stood_since_capture(round).empty());
    Solver solver{round.rules(), {.bytes = std::size_t{4} << 20U}};
    const auto all = solver.each(round.position(), {}, never);
    REQUIRE(all.size() == puzzle.answers.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      const int sign = round.position().mover == Side::south ? 1 : -1;
      CHECK(all[i].worth.exact());
      CHECK(all[i].action == puzzle.answers[i].action);
      CHECK(sign * all[i].worth.least == puzzle.answers[i].worth);
    }
  });
}

TEST_CASE("Small puzzles come out as a search that remembers nothing says") {
  int settled = 0;
  for_many([&settled](const Puzzle& puzzle) {
    for (const PuzzleAnswer& answer : puzzle.answers) {
      Match match = puzzle.match;
      REQUIRE(match.play(answer.action));
      Round round = *match.round();
      const auto plain = PlainWorth{}.of(round, Side::south);
      if (!plain) continue;
      ++settled;
      CHECK(plain->value == answer.worth);
    }
  });
  CHECK(settled >= 20);
}

TEST_CASE("A puzzle comes from play: the same actions lead there from an allowed layout") {
  for_many([](const Puzzle& puzzle) {
    const auto& plies = puzzle.match.round()->plies();
    CHECK_FALSE(check_layout(plies.front().action.layout, puzzle.match.rules()));
    Match again{puzzle.match.rules(), 0};
    for (const Ply& ply : plies) REQUIRE(again.play(ply.action));
    CHECK(again.round()->position() == puzzle.match.round()->position());
    const Position now = puzzle.match.round()->position();
    CHECK(now.board.total() + now.store.south + now.store.north == puzzle.match.rules().seeds);
    CHECK(now.board.total() <= 20);
    CHECK(now.board.total() >= 8);
  });
}

TEST_CASE("A puzzle's line begins with the best action, and comes to what it is worth") {
  for_many([](const Puzzle& puzzle) {
    REQUIRE_FALSE(puzzle.line.empty());
    CHECK(puzzle.line.front() == puzzle.solution().action);
    Match match = puzzle.match;
    for (const Action& action : puzzle.line) REQUIRE(match.play(action));
    REQUIRE(match.stage() == Stage::over);
    const PerSide<int> store = match.round()->reckoning()->store;
    CHECK(store.south - store.north == puzzle.solution().worth);
  });
}

TEST_CASE("Another seed makes another puzzle, the same seed the same") {
  CHECK(told(puzzle_of(akil, 7)) == told(puzzle_of(akil, 7)));
  CHECK(told(puzzle_of(akil, 7)) != told(puzzle_of(akil, 8)));
  const PuzzleMaker maker{akil};  // it remembers nothing between
  const auto first = maker.make(7);
  REQUIRE(maker.make(8));
  CHECK(told(*maker.make(7)) == told(*first));
}

TEST_CASE("These seeds make these puzzles, on every machine and with every compiler") {
  struct Known {
    const Rules* rules;
    std::uint64_t seed;
    std::string_view puzzle;
  };
  const std::array<Known, 0> known{};
  for (const Known& one : known) {
    INFO(one.rules->key << " " << one.seed);
    CHECK(told(puzzle_of(*one.rules, one.seed)) == one.puzzle);
  }
}

TEST_CASE("No puzzle takes more than so many positions, whatever the seed") {
  for_many([](const Puzzle& puzzle) {
    CHECK(puzzle.candidates >= 1);
    CHECK(puzzle.looked_at < 2'000'000);
  });
}

TEST_CASE("A day's seed is its date") {
  CHECK(seed_of_day(2026, 12, 1) == 20'261'201);
  CHECK(seed_of_day(2027, 1, 31) == 20'270'131);
}
