// The readings that decide how seeds are sown and taken: R1 to R4 and R14.
// Every board was worked out by hand.
#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;
using Ending = Sowing::Ending;

TEST_CASE("R1: a lap that comes round also drops into the pit it came from") {
  const Sowing sowing = sown(akil, 'A', R"(
       0 0 0 0 0 0
      12 0 0 0 0 0 )");
  // The twelfth seed falls into A, which is empty by then.
  CHECK(sowing.after == drawn(R"(
       1 1 1 1 1 1
       1 1 1 1 1 1 )"));
  CHECK(sowing.ending == Ending::stopped);
  CHECK(sowing.last == pit('A'));
}

TEST_CASE("R1: origin skip passes the pit over") {
  const Sowing sowing = sown(akil.with(Origin::skip), 'A', R"(
       0 0 0 0 0 0
      12 0 0 0 0 0 )");
  // The twelfth seed makes 2 of B; South takes it with the one in e.
  CHECK(sowing.after == drawn(R"(
       1 0 1 1 1 1
       0 0 1 1 1 1 )"));
  CHECK(sowing.captured == 3);
}

TEST_CASE("R1: origin skip passes over the origin of every lap, not of the first only") {
  constexpr std::string_view before = R"(
       0  0  0  0  0  0
       1 11  0  0  0  0 )";
  // A makes 12 of B, which is sown on.
  const Sowing sow_origin = sown(akil, 'A', before);
  CHECK(sow_origin.after == drawn(R"(
       1  1  1  1  1  1
       1  1  1  1  1  1 )"));
  const Sowing skip_origin = sown(akil.with(Origin::skip), 'A', before);
  // The twelfth seed passes B and makes 2 of C; with it goes d.
  CHECK(skip_origin.after == drawn(R"(
       1  1  0  1  1  1
       1  0  0  1  1  1 )"));
  CHECK(skip_origin.captured == 3);
}

TEST_CASE("R2: the whole line is read before anything is lifted") {
  const Sowing sowing = sown(akil, 'D', R"(
       4 0 0 0 5 1
       3 0 0 3 1 1 )");
  // D makes 2 of E, F and a. F stands opposite a: lifting while walking would find it empty and
  // stop there, with E and b left behind.
  CHECK(sowing.after == drawn(R"(
       4 0 0 0 0 0
       3 0 0 0 0 0 )"));
  CHECK(sowing.captured == 2 + 2 + 2 + 5);
  CHECK(sowing.line == pits("E F a"));
}

TEST_CASE("R3: a pit that is passed more than once counts with what it holds at the end") {
  const Sowing sowing = sown(akil, 'A', R"(
       0 0 0 0 0 0
      15 0 0 0 0 0 )");
  // Once around leaves 1 everywhere; the last three seeds make 2 of B, C and D.
  CHECK(sowing.after == drawn(R"(
       1 0 0 0 1 1
       1 0 0 0 1 1 )"));
  CHECK(sowing.captured == 9);
  CHECK(sowing.line == pits("B C D"));
}

TEST_CASE("R3: what a pit held when the seeds first came by does not count") {
  const Sowing sowing = sown(akil, 'A', R"(
       0 0 0 0 0 0
      13 3 0 0 0 0 )");
  // B held 3: the first seed makes 4 of it, a capturing number, but the thirteenth and last
  // makes 5. So B is sown on over C D E F, and makes 2 of a.
  CHECK(sowing.laps == 2);
  CHECK(sowing.line == pits("C D E F a"));
  // Five pits with 2, and b, c, d opposite E, D, C with 1.
  CHECK(sowing.captured == 5 * 2 + 3);
  CHECK(sowing.after == drawn(R"(
       1 1 0 0 0 0
       1 0 0 0 0 0 )"));
}

TEST_CASE("R4: a sowing that comes back to an earlier state never ends, and is not legal") {
  Standing game{akil, Side::south, R"(
       3  7  5 12 13  1
       2  7  3 15  1  3 )"};
  CHECK(sow(game.board(), pit('F'), akil).endless());
  CHECK(game.round().legal() == pits("A B C D E"));
  const Refusal refusal = refused(game.round(), sow_from(pit('F')));
  CHECK(refusal.why == Refusal::Why::never_ends);
  CHECK(refusal.pits == pits("A B C D E"));
  CHECK(game.board() == drawn(R"(
       3  7  5 12 13  1
       2  7  3 15  1  3 )"));
  CHECK(game.mover() == Side::south);
}

TEST_CASE("R4: a player whose every sowing is endless cannot move: the round ends, stuck") {
  // The same board where only the pit nearest the head may be sown.
  Standing game{ghashim, Side::south, R"(
       3  7  5 12 13  1
       2  7  3 15  1  3 )"};
  CHECK(game.ended() == Reason::stuck);
  CHECK(game.final() == PerSide<int>{2 + 7 + 3 + 15 + 1 + 3, 1 + 13 + 12 + 5 + 7 + 3});
}

TEST_CASE(
    "R4: one layout of Ghashim has a first sowing that never ends, unless the pit is skipped") {
  // Found by going through them all: docs/findings.md.
  const Board layout = drawn(R"(
       7 4 6 8 5 7
       5 8 6 4 7 5 )");
  CHECK(layout.total() == ghashim.seeds);
  CHECK(sow(layout, pit('F'), ghashim).endless());
  CHECK_FALSE(sow(layout, pit('F'), ghashim.with(Origin::skip)).endless());
  for (const char other : {'A', 'B', 'C', 'D', 'E', 'a', 'b', 'c', 'd', 'e', 'f'})
    CHECK_FALSE(sow(layout, pit(other), ghashim).endless());
}

TEST_CASE("R4: on rows of seven a sowing may never end even where the pit is skipped") {
  for (const Origin origin : {Origin::sow, Origin::skip}) {
    CHECK(sow(drawn(R"(
       1 2 3 1 5 0 7
       3 2 4 3 2 4 12 )"),
              pit('G'), madjnuni.with(origin))
              .endless());
    CHECK(sow(drawn(R"(
       2 3 1 2 0 1 5
       1 0 2 1 3 4 0 )"),
              pit('E'), madjnuni.with(origin))
              .endless());
  }
}

TEST_CASE("R4: the longest sowings of full boards come to an end all the same") {
  const Sowing sowing = sown(ghashim, 'F', R"(
       6 7 8 4 5 6
       5 4 11 5 6 5 )");
  CHECK(sowing.laps == 144);
  CHECK_FALSE(sowing.endless());
  CHECK(sown(akil, 'F', R"(
       11 7 5 4 2 3
       23 1 3 7 1 5 )")
            .laps == 151);
  CHECK(sown(madjnuni, 'G', R"(
       4 2 4 4 2 0 7
       3 5 10 33 5 1 18 )")
            .laps == 234);
  const Board other = drawn(R"(
       4 7 12 7 4 5
       5 4 5 7 5 7 )");
  CHECK(sow(other, pit('F'), ghashim.with(Origin::skip)).laps == 66);
}

TEST_CASE("R14: the line runs back over the pits sown just before, not on over those that follow") {
  const Sowing sowing = sown(akil, 'A', R"(
       0 3 0 1 5 0
       3 1 3 1 2 0 )");
  // B 2, C 4, D 2. E with 2 follows and stays.
  CHECK(sowing.after == drawn(R"(
       0 0 0 0 5 0
       0 0 0 0 2 0 )"));
  CHECK(sowing.captured == 2 + 4 + 2 + 3 + 0 + 1);
}

TEST_CASE("R14: twos and fours may stand mixed in a line") {
  const Sowing sowing = sown(ghashim, 'A', R"(
       0 0 0 0 0 0
       4 3 1 1 3 0 )");
  CHECK(sowing.line == pits("B C D E"));
  CHECK(sowing.captured == 4 + 2 + 2 + 4);
  CHECK(sowing.after == Board{6});
}

TEST_CASE("R14: in akil-ludii too the whole line is meant, not one previous hole") {
  const Sowing sowing = sown(akil_ludii, 'A', R"(
       2 1 0 1 3 0
       3 5 7 1 0 0 )");
  // B 6, C 8, D 2. A is empty, and 0 is no even number: the line ends there, before f with 2.
  CHECK(sowing.after == drawn(R"(
       2 0 0 0 3 0
       0 0 0 0 0 0 )"));
  CHECK(sowing.captured == 6 + 8 + 2 + 1 + 0 + 1);
  CHECK(sowing.line == pits("B C D"));
}
