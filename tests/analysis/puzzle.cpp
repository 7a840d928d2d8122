// Puzzles: each has all that makes one, and a seed makes the same everywhere.
#include "tebweez/analysis/puzzle.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "tebweez/log/notation.hpp"

using namespace tebweez;

namespace {

constexpr int seeds_of_each = 5;
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
  const std::array known{
      Known{&akil, 20261201,
            "north 1 2 0 3 0 0 / 0 0 2 1 1 10, stores 17 35, worth -18: d A c B f D e A give c f"},
      Known{&akil, ~std::uint64_t{0},
            "north 2 1 0 0 1 2 / 1 1 0 1 1 2, stores 27 33, worth -12: b B c A e A a F a B b C c D "
            "d E e F give a f"},
      Known{&akil, 2,
            "north 0 0 0 0 1 1 / 1 1 1 3 0 0, stores 38 26, worth 4: a F give c d give e A a B b C "
            "c D d E e F give a f"},
      Known{&akil, 5,
            "north 1 0 1 2 0 4 / 1 0 0 2 4 4, stores 19 34, worth -16: e B a C b E c E b D c A d B "
            "e E f give A F"},
      Known{&akil_lane, 20261201,
            "north 0 0 1 4 2 3 / 1 0 2 2 0 1, stores 33 23, worth 4: a D d C a D e E give a e give "
            "b A c B e C b D d E c F give a e"},
      Known{&akil_lane, ~std::uint64_t{0},
            "north 4 1 1 0 0 0 / 0 7 1 2 0 1, stores 33 22, worth 0: d B give b c A b A d B c C d"},
      Known{&akil_lane, 2,
            "south 0 9 0 1 0 3 / 0 0 0 2 1 0, stores 27 29, worth -2: D e E f B a A c B e C f give "
            "A F"},
      Known{&akil_lane, 5,
            "north 0 1 0 1 1 2 / 1 3 1 4 3 0, stores 18 37, worth -28: b D a F give d a A d A c B "
            "d C b D c E d F give a e"},
      Known{&akil_ludii, 20261201,
            "south 1 0 2 6 1 0 / 0 0 0 3 0 0, stores 17 42, worth -12: A d A f A give D a C"},
      Known{&akil_ludii, ~std::uint64_t{0},
            "south 1 0 2 7 0 0 / 0 0 0 1 1 1, stores 41 18, worth 30: A d C f A give D a B b C"},
      Known{
          &akil_ludii, 2,
          "south 0 3 3 0 0 6 / 3 0 0 2 0 3, stores 19 33, worth -4: B d C e D f A give B a E a F"},
      Known{&akil_ludii, 5,
            "south 3 5 0 0 1 3 / 0 1 1 0 3 0, stores 35 20, worth 24: B a C e A f C give E a B b A "
            "c D d C e D f B give F a A b C c B d D e C f A give F a F a B b C"},
      Known{&hakimi, 20261201,
            "south 0 2 0 2 5 1 1 / 0 0 0 1 0 0 0, stores 35 51, worth -4: F d B e F f C g A"},
      Known{&hakimi, ~std::uint64_t{0},
            "south 2 0 1 0 1 2 1 / 0 3 0 0 6 0 1, stores 32 49, worth -8: E g D a C e A f G a D b "
            "C c E d D e F f E g F"},
      Known{&hakimi, 2,
            "north 2 1 0 0 0 0 0 / 2 1 0 0 0 3 4, stores 46 39, worth 0: b A c B a D d C e D b E c "
            "F d G a"},
      Known{&hakimi, 5, "north 0 0 0 0 1 4 0 / 0 4 1 0 0 5 0, stores 28 55, worth -34: c E b G c"}};
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
