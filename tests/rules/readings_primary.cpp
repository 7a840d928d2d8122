// The rulesets that tell the games in Lane's and Culin's own words: R9, R17 and R21 to R25.
#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;
using Why = Refusal::Why;

TEST_CASE("R9: in akil-lane a pit holds seeds exactly when its like in the other row does") {
  // Half in A and the rest in a, Lane's example.
  CHECK_FALSE(check_layout(drawn(R"(
       0 0 0 0 0 36
      36 0 0 0 0  0 )"),
                           akil_lane)
                  .has_value());
  // Pits that face each other do not correspond.
  const auto opposite = check_layout(drawn(R"(
      36 0 0 0 0 0
      36 0 0 0 0 0 )"),
                                     akil_lane);
  REQUIRE(opposite.has_value());
  CHECK(opposite->why == Why::not_corresponding);
}

TEST_CASE("R17: akil-lane captures twos and fours, but no other even number") {
  const Sowing six = sown(akil_lane, 'A', R"(
      0 0 0 0 0 0
      1 5 0 0 0 0 )");
  CHECK(six.laps == 2);  // the six of B are sown on
  CHECK(six.after == drawn(R"(
      0 0 0 0 1 1
      0 0 1 1 1 1 )"));
  const Sowing ludii = sown(akil_ludii, 'A', R"(
      0 0 0 0 0 0
      1 5 0 0 0 0 )");
  CHECK(ludii.captured == 6);
}

TEST_CASE("R21: ghashim-lane allows pits that were left empty, ghashim does not") {
  const Board layout = drawn(R"(
      0 6 6 6 6 12
      6 6 6 6 6  6 )");
  CHECK_FALSE(check_layout(layout, ghashim_lane).has_value());
  const auto refusal = check_layout(layout, ghashim);
  REQUIRE(refusal.has_value());
  CHECK(refusal->why == Why::below_minimum);
  CHECK(refusal->pit == pit('f'));
}

TEST_CASE("R21: a gift may be due before the first sowing of ghashim-lane") {
  Round round{ghashim_lane, std::nullopt};
  (void)play(round, tebweez_by(Side::south, drawn(R"(
       0  0  0  0  0  0
      12 12 12 12 12 12 )")));
  play(round, "keep");
  CHECK(round.stage() == Stage::gift);
  CHECK(round.actor() == Side::south);
  play(round, "give F");
  CHECK(round.position().board == drawn(R"(
       0  0  0  0  0  1
      12 12 12 12 12 11 )"));
  CHECK(round.actor() == Side::north);
}

TEST_CASE("R22: hakimi allows other layouts than seven in each, with two at least") {
  CHECK_FALSE(check_layout(Board::filled(7, 7), hakimi).has_value());
  CHECK_FALSE(check_layout(drawn(R"(
      2  7 7 7 7 7 7
      7 12 7 7 7 7 7 )"),
                           hakimi)
                  .has_value());
  const auto refusal = check_layout(drawn(R"(
      1  7 7 7 7 7 7
      7 13 7 7 7 7 7 )"),
                                    hakimi);
  REQUIRE(refusal.has_value());
  CHECK(refusal->why == Why::below_minimum);
}

TEST_CASE("R23: in hakimi any pit of the row may be sown, at every turn, in laps") {
  Standing game{hakimi, Side::south, R"(
      0 0 0 0 0 3 1
      2 2 0 0 0 0 1 )"};
  game.play("A");  // its second seed falls into empty C
  CHECK(game.board() == drawn(R"(
      0 0 0 0 0 3 1
      0 3 1 0 0 0 1 )"));
  game.play("a");  // North need not sow b, which is nearer the head: it makes four there
  CHECK(game.stores() == PerSide<int>{0, 4});
  CHECK(game.board() == drawn(R"(
      0 0 0 0 0 0 0
      0 3 1 0 0 0 1 )"));
  game.play("B");  // South's second turn: not the head either
  CHECK(game.board() == drawn(R"(
      0 0 0 0 0 0 0
      0 0 2 1 1 0 1 )"));
}

TEST_CASE("R24: in akil-lane a seed is given and the last one is its owner's, as in ghashim") {
  Standing game{akil_lane, Side::south, R"(
      0 0 0 0 0 0
      1 0 0 0 2 0 )"};
  CHECK(game.round().stage() == Stage::gift);
  game.play("give E");
  CHECK(game.board() == drawn(R"(
      0 0 0 0 0 1
      1 0 0 0 1 0 )"));
  Standing last{akil_lane, Side::south, R"(
      0 0 0 0 0 0
      0 0 0 0 0 1 )"};
  CHECK(last.ended() == Reason::last);
  CHECK(last.final() == PerSide<int>{1, 0});
}

TEST_CASE("R25: figures are known from the start, and no rule follows from that") {
  // One lays out any figures, and the first action of the round is chosen like any other.
  Round round{akil_lane, std::nullopt};
  (void)play(round, tebweez_by(Side::south, drawn(R"(
      0  0 0 0 1 35
      1 35 0 0 0  0 )")));
  play(round, "keep");
  CHECK(round.legal().size() == 2);
}
