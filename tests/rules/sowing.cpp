// Sowing, clause by clause: a lap, where it stops, what it captures, what it leaves. The boards
// were worked out by hand. The readings R1 to R4 and R14 are in rules_readings_sowing.cpp.
#include <new>
#include <string>

#include "support/allocations.hpp"
#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;
using Ending = Sowing::Ending;

TEST_CASE("A lap lifts all seeds of a pit and drops one in each following pit") {
  const Sowing sowing = sown(akil, 'A', R"(
      0 0 0 0 0 0
      3 0 0 0 0 0 )");
  CHECK(sowing.after == drawn(R"(
      0 0 0 0 0 0
      0 1 1 1 0 0 )"));
  CHECK(sowing.laps == 1);
  CHECK(sowing.last == pit('D'));
}

TEST_CASE("From South's head a lap goes on into North's first pit") {
  const Sowing sowing = sown(akil, 'E', R"(
      0 0 0 0 0 0
      0 0 0 0 3 0 )");
  CHECK(sowing.after == drawn(R"(
      0 0 0 0 1 1
      0 0 0 0 0 1 )"));
}

TEST_CASE("From North's head a lap goes on into South's first pit") {
  const Sowing sowing = sown(madjnuni, 'f', R"(
      0 3 0 0 0 0 0
      0 0 0 0 0 0 0 )");
  CHECK(sowing.after == drawn(R"(
      1 0 0 0 0 0 0
      1 1 0 0 0 0 0 )"));
}

TEST_CASE("A last seed that makes 1 fell into an empty pit: the move ends") {
  const Sowing sowing = sown(akil, 'E', R"(
      0 0 0 0 0 9
      0 5 0 0 1 0 )");
  CHECK(sowing.after == drawn(R"(
      0 0 0 0 0 9
      0 5 0 0 0 1 )"));
  CHECK(sowing.ending == Ending::stopped);
  CHECK(sowing.captured == 0);
  CHECK(sowing.line.empty());
}

TEST_CASE("A last seed that makes 2 captures with the pit opposite") {
  const Sowing sowing = sown(akil, 'A', R"(
      0 5 0 7 0 0
      1 1 0 0 0 0 )");
  CHECK(sowing.after == drawn(R"(
      0 0 0 7 0 0
      0 0 0 0 0 0 )"));
  CHECK(sowing.ending == Ending::captured);
  CHECK(sowing.captured == 7);
  CHECK(sowing.line == pits("B"));
}

TEST_CASE("A last seed that makes 4 captures with the pit opposite") {
  const Sowing sowing = sown(ghashim, 'A', R"(
      0 1 0 7 0 0
      1 3 0 0 0 0 )");
  CHECK(sowing.after == drawn(R"(
      0 0 0 7 0 0
      0 0 0 0 0 0 )"));
  CHECK(sowing.captured == 5);
}

TEST_CASE("A pit is captured too when the pit opposite is empty") {
  const Sowing sowing = sown(madjnuni, 'A', R"(
      0 0 0 0 0 0 1
      1 1 0 0 0 0 0 )");
  CHECK(sowing.after == drawn(R"(
      0 0 0 0 0 0 1
      0 0 0 0 0 0 0 )"));
  CHECK(sowing.captured == 2);
}

TEST_CASE("On seven pits the pit opposite E is c") {
  const Sowing sowing = sown(madjnuni, 'D', R"(
      6 6 6 6 3 6 6
      0 0 0 1 1 0 0 )");
  CHECK(sowing.after == drawn(R"(
      6 6 6 6 0 6 6
      0 0 0 0 0 0 0 )"));
  CHECK(sowing.captured == 5);
}

TEST_CASE("Anything else is lifted and sown on: a relay of 3") {
  const Sowing sowing = sown(akil, 'A', R"(
      0 0 0 0 0 0
      3 0 0 2 0 0 )");
  // A gives B C and makes 3 of D; D gives E F a.
  CHECK(sowing.after == drawn(R"(
      0 0 0 0 0 1
      0 1 1 0 1 1 )"));
  CHECK(sowing.laps == 2);
  CHECK(sowing.last == pit('a'));
}

TEST_CASE("A relay of 3 and one of 5 happen in akil-ludii too") {
  const Sowing three = sown(akil_ludii, 'A', R"(
      0 0 0 0 0 0
      1 2 0 0 0 0 )");
  CHECK(three.after == drawn(R"(
      0 0 0 0 0 0
      0 0 1 1 1 0 )"));
  const Sowing five = sown(akil_ludii, 'A', R"(
      0 0 0 0 0 0
      1 4 0 0 0 0 )");
  CHECK(five.after == drawn(R"(
      0 0 0 0 0 1
      0 0 1 1 1 1 )"));
  CHECK(five.laps == 2);
}

TEST_CASE("Only 2 and 4 capture, in akil-ludii every even number") {
  for (const Rules* rules : all_rules) {
    CAPTURE(rules->key);
    for (int made = 0; made <= 30; ++made) {
      const bool even =
          made == 2 || made == 4 || (rules == &akil_ludii && made > 4 && made % 2 == 0);
      CAPTURE(made);
      CHECK(rules->captures(made) == even);
    }
  }
}

TEST_CASE("In akil-ludii 2, 4, 6, 8, 10 and 12 capture") {
  for (int made = 2; made <= 12; made += 2) {
    Board before{6};
    before.set(pit('A'), 1);
    before.set(pit('B'), made - 1);
    before.set(pit('e'), 3);
    const Sowing sowing = sow(before, pit('A'), akil_ludii);
    CHECK(sowing.after == Board{6});
    CHECK(sowing.captured == made + 3);
  }
}

TEST_CASE("The line walks back to the first pit without a capturing number") {
  const Sowing sowing = sown(akil, 'C', R"(
      9 8 7 6 5 5
      2 2 3 1 1 0 )");
  // D 2, E 2, F 1: the last makes 1, so nothing is captured whatever stands before it.
  CHECK(sowing.captured == 0);
  const Sowing line = sown(akil, 'A', R"(
      9 8 7 6 5 5
      3 4 1 3 1 0 )");
  // B 5, C 2, D 4: the line is D and C; B with 5 ends it. With them go c (6) and d (7).
  CHECK(line.after == drawn(R"(
      9 8 0 0 5 5
      0 5 0 0 1 0 )"));
  CHECK(line.captured == 2 + 4 + 6 + 7);
  CHECK(line.line == pits("C D"));
}

TEST_CASE("A line runs around the end of a row, and takes what stands opposite, whatever it is") {
  const Sowing sowing = sown(akil, 'd', R"(
      3 2 4 1 0 0
      1 1 5 0 0 0 )");
  // d gives e 3, f 4, A 2, B 2. The line is B, A, f; e with 3 ends it but stands opposite B.
  CHECK(sowing.after == drawn(R"(
      0 0 0 1 0 0
      0 0 5 0 0 0 )"));
  CHECK(sowing.captured == 4 + 3 + 2 + 2);
  CHECK(sowing.line == pits("A B f"));
}

TEST_CASE("A line goes around the board once at most") {
  const Sowing six = sown(akil, 'A', R"(
       0 0 0 0 0 0
      24 0 0 0 0 0 )");
  CHECK(six.after == Board{6});
  CHECK(six.captured == 24);
  CHECK(six.line.size() == 12);
  const Sowing seven = sown(madjnuni, 'A', R"(
       2 2 2 2 2 2 2
      28 2 2 2 2 2 2 )");
  // Every pit but A holds 4, A 2.
  CHECK(seven.after == Board{7});
  CHECK(seven.captured == 28 + 26);
  CHECK(seven.line.size() == 14);
}

TEST_CASE("What is captured goes to the mover, whichever rows it came from") {
  Standing game{akil, Side::south, R"(
      0 0 0 0 1 0
      0 0 0 1 3 2 )"};
  game.play("F");
  // a 1, b 2: South takes b and E, three of them from South's own row.
  CHECK(game.board() == drawn(R"(
      0 0 0 0 0 1
      0 0 0 1 0 0 )"));
  CHECK(game.stores() == PerSide<int>{5, 0});
}

namespace {

/// Writes down what it sees.
struct Watcher {
  std::string seen;
  void lift(Pit pit, int seeds) {
    seen += std::string{" lift "} + letter(pit) + std::to_string(seeds);
  }
  void drop(Pit pit) { seen += std::string{" "} + letter(pit); }
};

}  // namespace

TEST_CASE("An observer is told of every lap and every seed, and changes nothing") {
  const Board before = drawn(R"(
      0 0 0 0 0 0
      3 0 0 2 0 0 )");
  Watcher watcher;
  const Sowing sowing = sow(before, pit('A'), akil, watcher);
  CHECK(watcher.seen == " lift A3 B C D lift D3 E F a");
  CHECK(sowing == sow(before, pit('A'), akil));
}

TEST_CASE("Sowing takes no memory from the heap") {
  const Board board = Board::filled(6, 6);
  const AllocationCount count;
  const Sowing sowing = sow(board, pit('A'), akil);
  const std::size_t taken = count.blocks();
  CHECK(sowing.laps >= 1);
  CHECK(taken == 0);
  // The count does count.
  const AllocationCount one;
  ::operator delete(::operator new(100));
  CHECK(one.blocks() == 1);
  CHECK(one.largest() == 100);
}
