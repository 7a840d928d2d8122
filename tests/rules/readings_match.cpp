// The readings that decide how rounds make a match, and what the rulesets are: R11, R12, R15 to
// R18 and R20.
#include <string_view>

#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;
using Why = Refusal::Why;

TEST_CASE("R11: in akil and ghashim the loser of a round lays out the next") {
  for (const Rules* rules : {&akil, &ghashim}) {
    Match match{*rules, 1000};
    Board layout = Board::filled(6, 6);
    layout.set(pit('A'), 8);
    layout.set(pit('a'), 4);
    agreed_round(match, Side::south, layout);  // 38 to 34: South wins
    CHECK(match.stage() == Stage::tebweez);
    CHECK(match.actor() == Side::north);
    const Refusal refusal = refused(match, tebweez_by(Side::south, layout));
    CHECK(refusal.why == Why::wrong_layer);
    CHECK(refusal.side == Side::north);
    agreed_round(match, Side::north, layout.turned());  // 34 to 38: North wins
    CHECK(match.actor() == Side::south);
  }
}

TEST_CASE("R11: the winner of a round begins the next, where the board is kept") {
  Match match{ghashim, 1000};
  Board layout = Board::filled(6, 6);
  layout.set(pit('A'), 8);
  layout.set(pit('a'), 4);
  agreed_round(match, Side::south, layout);
  (void)play(match, tebweez_by(Side::north, layout));
  play(match, "keep");
  CHECK(match.actor() == Side::south);
}

TEST_CASE("R11: after a draw the same player lays out again") {
  for (const Side layer : both_sides) {
    Match match{akil, 1000};
    agreed_round(match, layer, Board::filled(6, 6));
    CHECK(match.actor() == layer);
    CHECK(refused(match, tebweez_by(other(layer), Board::filled(6, 6))).why == Why::wrong_layer);
  }
}

TEST_CASE("R11: in akil-ludii the same player lays out each time, whoever won") {
  for (const int south : {30, 36, 42}) {
    Match match{akil_ludii, 1000};
    agreed_round(match, Side::north, heaps(akil_ludii, south));
    CHECK(match.actor() == Side::north);
  }
}

TEST_CASE("R11: in madjnuni the loser lays out, and so begins") {
  Match match{madjnuni, 1000};
  Board layout = Board::filled(7, 7);
  layout.set(pit('A'), 8);
  layout.set(pit('a'), 6);
  agreed_round(match, Side::south, layout);
  CHECK(match.actor() == Side::north);
  (void)play(match, tebweez_by(Side::north, layout));
  CHECK(match.stage() == Stage::sowing);
  CHECK(match.actor() == Side::north);
}

TEST_CASE("R12: in the first round either player may lay out") {
  for (const Rules* rules : all_rules) {
    const Board layout = Board::filled(rules->row_length, rules->seeds / (2 * rules->row_length));
    for (const Side layer : both_sides) {
      Match match{*rules};
      CHECK_FALSE(match.actor().has_value());
      CHECK(match.stage() == Stage::tebweez);
      const Ply ply = play(match, tebweez_by(layer, layout));
      CHECK(ply.by == layer);
      CHECK(match.round()->layer() == layer);
    }
  }
}

TEST_CASE("R15: the winner of a round gains the difference of the stores, and gains add up") {
  Match match{akil, 60};
  agreed_round(match, Side::south, heaps(akil, 40));
  CHECK(match.gains() == PerSide<int>{8, 0});
  agreed_round(match, Side::north, heaps(akil, 31));
  CHECK(match.gains() == PerSide<int>{8, 10});
  agreed_round(match, Side::south, heaps(akil, 60));
  // Never taken back: North keeps the 10.
  CHECK(match.gains() == PerSide<int>{56, 10});
  CHECK_FALSE(match.verdict());
}

TEST_CASE("R15: a drawn round gains nothing") {
  Match match{akil, 60};
  agreed_round(match, Side::south, heaps(akil, 36));
  CHECK(match.gains() == PerSide<int>{0, 0});
  REQUIRE(match.round()->reckoning().has_value());
  CHECK(match.round()->reckoning()->gain == 0);
  CHECK_FALSE(match.round()->reckoning()->winner.has_value());
  CHECK(match.round_number() == 2);
}

TEST_CASE("R16: the players may agree to end a round, each taking their row") {
  Match match{ghashim};
  (void)play(match, tebweez_by(Side::south, Board::filled(6, 6)));
  CHECK(refused(match, agree()).why == Why::wrong_stage);  // the choice comes first
  play(match, "keep");
  const Ply ply = play(match, agree());
  CHECK_FALSE(ply.by.has_value());
  CHECK(ply.ended == Reason::agreed);
  REQUIRE(match.round()->reckoning().has_value());
  CHECK(match.round()->reckoning()->store == PerSide<int>{36, 36});
  CHECK(refused(match, agree()).why == Why::wrong_stage);  // the next tebweez comes first
}

TEST_CASE("R16: they may agree when a gift is due") {
  Standing game{akil, Side::north, R"(
      0 0 0 0 0 0
      0 2 0 3 0 0 )"};
  CHECK(game.round().stage() == Stage::gift);
  game.play("agree");
  CHECK(game.ended() == Reason::agreed);
  CHECK(game.final() == PerSide<int>{5, 0});
}

TEST_CASE("R16: who resigns loses the match, and no gains are booked") {
  for (const Side loser : both_sides) {
    Match match{akil};
    CHECK(refused(match, resign_by(loser)).why == Why::nothing_yet);
    (void)play(match, tebweez_by(Side::south, heaps(akil, 70)));
    const Ply ply = play(match, resign_by(loser));
    CHECK(ply.by == loser);
    REQUIRE(match.verdict().has_value());
    CHECK(match.verdict()->winner == other(loser));
    CHECK(match.verdict()->resigned);
    CHECK(match.gains() == PerSide<int>{0, 0});
    CHECK_FALSE(match.round()->reckoning().has_value());
    CHECK(match.stage() == Stage::over);
    CHECK(refused(match, resign_by(loser)).why == Why::match_over);
    CHECK(refused(match, keep()).why == Why::match_over);
  }
}

TEST_CASE("R16: resigning between rounds belongs to the round just ended") {
  Match match{akil};
  agreed_round(match, Side::south, heaps(akil, 40));
  (void)play(match, resign_by(Side::south));
  CHECK(match.chapters().size() == 1);
  CHECK(match.round()->plies().size() == 4);
  CHECK(match.round_number() == 1);
  REQUIRE(match.verdict().has_value());
  CHECK(match.verdict()->winner == Side::north);
  CHECK(match.gains() == PerSide<int>{8, 0});
  REQUIRE(match.round()->reckoning().has_value());
  CHECK(match.round()->reckoning()->store == PerSide<int>{40, 32});
}

TEST_CASE("R17: the game of the wise is two rulesets, each by its own source") {
  constexpr std::string_view before = R"(
      0 3 7 0 0 0
      1 5 0 0 0 0 )";
  // A makes 6 of B. As Mancala World tells it that is sown on, to b.
  CHECK(sown(akil, 'A', before).after == drawn(R"(
      0 3 7 0 1 1
      0 0 1 1 1 1 )"));
  // As Ludii tells it the six are captured, with the three of e.
  const Sowing ludii = sown(akil_ludii, 'A', before);
  CHECK(ludii.after == drawn(R"(
      0 0 7 0 0 0
      0 0 0 0 0 0 )"));
  CHECK(ludii.captured == 9);
  // And any layout there, corresponding pits here.
  const Board one_sided = drawn(R"(
       0  0  0  0  0  0
      36 36  0  0  0  0 )");
  CHECK_FALSE(check_layout(one_sided, akil).has_value());
  CHECK(check_layout(one_sided, akil_ludii).has_value());
}

TEST_CASE("R18: La'b Roseya is seven in each pit of madjnuni, not a ruleset of its own") {
  CHECK_FALSE(check_layout(Board::filled(7, 7), madjnuni).has_value());
  CHECK(find_rules("roseya") == nullptr);
}

TEST_CASE("R20: madjnuni is one round, unless a target is set") {
  CHECK(madjnuni.target == 0);
  Match once{madjnuni};
  agreed_round(once, Side::south, Board::filled(7, 7));
  CHECK(once.stage() == Stage::over);
  Match match{madjnuni, 1};
  agreed_round(match, Side::south, Board::filled(7, 7));
  CHECK(match.stage() == Stage::tebweez);
}
