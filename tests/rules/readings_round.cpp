// The readings that decide how a round goes and ends: R5 to R10, R13 and R19.
#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;
using Why = Refusal::Why;

TEST_CASE("R5: the round ends when the same board comes back with the same player to sow") {
  // Two seeds walk around the board. After seven sowings each they stand as before.
  Standing game{madjnuni, Side::south, R"(
      0 0 0 0 0 0 1
      1 0 0 0 0 0 0 )"};
  game.play("A a B b C c D d E e F f G");
  CHECK(game.board() == drawn(R"(
      1 0 0 0 0 0 1
      0 0 0 0 0 0 0 )"));
  CHECK_FALSE(game.ended());
  game.play("g");
  CHECK(game.board() == drawn(R"(
      0 0 0 0 0 0 1
      1 0 0 0 0 0 0 )"));
  CHECK(game.mover() == Side::south);
  CHECK(game.ended() == Reason::circling);
  CHECK(game.final() == PerSide<int>{1, 1});
}

TEST_CASE("R5: the same board with the other player to sow is not the same") {
  Standing game{akil, Side::north, R"(
      0 0 0 0 0 1
      1 0 0 0 0 0 )"};
  game.play("a A b B c C d D e E f");
  // North's row is empty; South gives from F.
  game.play("give F");
  CHECK(game.board() == drawn(R"(
      0 0 0 0 0 1
      1 0 0 0 0 0 )"));
  CHECK(game.mover() == Side::south);
  CHECK_FALSE(game.ended());
}

TEST_CASE("R5: with two seeds and gifts, circling gives one seed to each") {
  Standing game{akil, Side::north, R"(
      0 0 0 0 0 1
      1 0 0 0 0 0 )"};
  game.play("a A b B c C d D e E f give F");
  game.play("A a B b C c D d E e F");
  CHECK(game.board() == drawn(R"(
      1 0 0 0 0 1
      0 0 0 0 0 0 )"));
  // This gift brings back the board that North was about to sow at first.
  CHECK(game.round().would_circle(pit('f')));
  game.play("give f");
  CHECK(game.mover() == Side::north);
  CHECK(game.ended() == Reason::circling);
  CHECK(game.final() == PerSide<int>{1, 1});
}

TEST_CASE("R5: a sowing that would end the round so is known before it is made") {
  Standing game{akil_ludii, Side::south, R"(
      0 0 0 0 0 1
      1 0 0 0 0 0 )"};
  CHECK_FALSE(game.round().would_circle(pit('A')));
  game.play("A a B b C c D d E e F");
  CHECK(game.board() == drawn(R"(
      1 0 0 0 0 1
      0 0 0 0 0 0 )"));
  // From f the seeds come to stand as they stood; from a they do not.
  CHECK(game.round().legal() == pits("a f"));
  CHECK(game.round().would_circle(pit('f')));
  CHECK_FALSE(game.round().would_circle(pit('a')));
  game.play("f");
  CHECK(game.ended() == Reason::circling);
}

TEST_CASE("R5: so is a gift that would, from one pit and not from another") {
  // Six in each, each gift from the pit nearest the head, up to the round's end.
  Round round{ghashim, Side::south};
  REQUIRE(round.play(tebweez_by(Side::south, Board::filled(6, 6))));
  REQUIRE(round.play(keep()));
  int gifts = 0;
  int foreseen = 0;
  while (round.stage() != Stage::over) {
    if (round.stage() == Stage::sowing) {
      REQUIRE(round.play(sow_from(round.legal().first())));
      continue;
    }
    ++gifts;
    for (const Pit giving : round.legal()) {
      Round tried = round;
      const auto ply = tried.play(give_from(giving));
      REQUIRE(ply);
      CHECK(round.would_circle(giving) == (ply->ended == Reason::circling));
      foreseen += round.would_circle(giving) ? 1 : 0;
    }
    REQUIRE(round.play(give_from(round.legal().last())));
  }
  CHECK(gifts == 4);
  CHECK(foreseen == 1);
}

TEST_CASE("R5: what stood in an earlier round does not count") {
  Match match{madjnuni, 1000};
  const Board sevens = Board::filled(7, 7);
  (void)play(match, tebweez_by(Side::south, sevens));
  (void)play(match, agree());
  const auto again = play(match, tebweez_by(Side::south, sevens));
  CHECK_FALSE(again.ended.has_value());
  CHECK(match.stage() == Stage::sowing);
}

TEST_CASE("R6: a gift by the player who is not about to move") {
  for (const Rules* rules : {&akil, &ghashim}) {
    Standing game{*rules, Side::north, R"(
        0 0 0 0 0 0
        0 2 0 3 0 0 )"};
    CHECK(game.round().stage() == Stage::gift);
    CHECK(game.round().actor() == Side::south);
    CHECK(game.round().legal() == pits("B D"));
    game.play("give D");
    CHECK(game.board() == drawn(R"(
        0 0 0 0 0 1
        0 2 0 2 0 0 )"));
    CHECK(game.mover() == Side::north);
    CHECK(game.round().stage() == Stage::sowing);
  }
}

TEST_CASE("R6: a gift by the player about to move, who then moves") {
  for (const Rules* rules : {&akil, &ghashim}) {
    Standing game{*rules, Side::north, R"(
        5 0 1 0 0 0
        0 0 0 0 0 0 )"};
    CHECK(game.round().stage() == Stage::gift);
    CHECK(game.round().actor() == Side::north);
    game.play("give f");
    CHECK(game.board() == drawn(R"(
        4 0 1 0 0 0
        1 0 0 0 0 0 )"));
    CHECK(game.mover() == Side::north);
    CHECK(game.round().stage() == Stage::sowing);
  }
}

TEST_CASE("R6: a row with a single seed gives nothing") {
  Standing game{akil, Side::south, R"(
      0 0 0 0 0 1
      1 1 0 0 0 0 )"};
  game.play("A");  // takes B, and leaves one seed on the board
  CHECK(game.ended() == Reason::last);
}

TEST_CASE("R7: in akil-ludii only the player about to move is given a seed") {
  constexpr std::string_view before = R"(
      0 0 0 0 0 0
      0 2 0 3 0 0 )";
  Standing not_yet{akil_ludii, Side::south, before};
  CHECK(not_yet.round().stage() == Stage::sowing);
  CHECK(refused(not_yet.round(), give_from(pit('B'))).why == Why::wrong_stage);
  Standing now{akil_ludii, Side::north, before};
  CHECK(now.round().stage() == Stage::gift);
  CHECK(now.round().actor() == Side::south);
  now.play("give B");
  CHECK(now.board() == drawn(R"(
      0 0 0 0 0 1
      0 1 0 3 0 0 )"));
  CHECK(now.mover() == Side::north);
}

TEST_CASE("R8: keeping the board, the player who did not lay out begins") {
  Round round{akil, std::nullopt};
  const Board layout = drawn(R"(
      11 10  9  8  7  6
       1  2  3  4  5  6 )");
  (void)play(round, tebweez_by(Side::south, layout));
  CHECK(round.stage() == Stage::choice);
  CHECK(round.actor() == Side::north);
  (void)play(round, keep());
  CHECK(round.position().board == layout);
  CHECK(round.actor() == Side::north);
}

TEST_CASE("R8: turning it, that player gives up the first move") {
  Round round{akil, std::nullopt};
  (void)play(round, tebweez_by(Side::south, drawn(R"(
      11 10  9  8  7  6
       1  2  3  4  5  6 )")));
  (void)play(round, turn());
  CHECK(round.position().board == drawn(R"(
       6  5  4  3  2  1
       6  7  8  9 10 11 )"));
  CHECK(round.actor() == Side::south);
}

TEST_CASE("R8: turning changes who plays which part, not what will be played") {
  const Action layout = tebweez_by(Side::north, drawn(R"(
       6  6  6  6  6  6
       4  5  6  9  8  4 )"));
  Round kept{ghashim, std::nullopt};
  Round turned{ghashim, std::nullopt};
  (void)play(kept, layout);
  (void)play(turned, layout);
  play(kept, "keep");
  play(turned, "turn");
  CHECK(kept.actor() == Side::south);
  CHECK(turned.actor() == Side::north);
  while (kept.stage() != Stage::over) {
    REQUIRE(turned.stage() == kept.stage());
    REQUIRE(turned.position().board == kept.position().board.turned());
    const Pit pit = kept.legal().first();
    const Pit same{other(pit.side), pit.place};
    const bool gift = kept.stage() == Stage::gift;
    (void)play(kept, gift ? give_from(pit) : sow_from(pit));
    (void)play(turned, gift ? give_from(same) : sow_from(same));
  }
  REQUIRE(turned.reckoning().has_value());
  CHECK(turned.reckoning()->store.south == kept.reckoning()->store.north);
  CHECK(turned.reckoning()->store.north == kept.reckoning()->store.south);
}

TEST_CASE("R9: Lane's example, half in A and the rest in a, is two corresponding pits") {
  const Board lane = drawn(R"(
       0  0  0  0  0 36
      36  0  0  0  0  0 )");
  CHECK(lane == heaps(akil_ludii, 36));
  CHECK_FALSE(check_layout(lane, akil_ludii));
}

TEST_CASE("R9: a pit holds seeds exactly when the same letter of the other row does") {
  // The pit opposite A is not the corresponding one.
  const Board opposite = drawn(R"(
      36  0  0  0  0  0
      36  0  0  0  0  0 )");
  const auto refusal = check_layout(opposite, akil_ludii);
  REQUIRE(refusal.has_value());
  CHECK(refusal->why == Why::not_corresponding);
  CHECK(refusal->pit == pit('F'));
  CHECK(to_text(*refusal) == "F is empty but f is not: expected seeds in both or in neither");
  CHECK_FALSE(check_layout(opposite, akil));
}

TEST_CASE("R9: even layouts are allowed, uneven ones too") {
  CHECK_FALSE(check_layout(Board::filled(6, 6), akil_ludii));
  CHECK_FALSE(check_layout(heaps(akil_ludii, 71), akil_ludii));
}

TEST_CASE("R10: in madjnuni the player who laid out begins, and nobody turns") {
  for (const Side layer : both_sides) {
    Round round{madjnuni, std::nullopt};
    (void)play(round, tebweez_by(layer, Board::filled(7, 7)));
    CHECK(round.stage() == Stage::sowing);
    CHECK(round.actor() == layer);
    CHECK(refused(round, keep()).why == Why::wrong_stage);
    CHECK(refused(round, turn()).why == Why::wrong_stage);
  }
}

TEST_CASE("R13: in akil-ludii a last seed ends the round and goes to its row's owner") {
  Standing game{akil_ludii, Side::south, R"(
      0 0 0 1 0 0
      1 1 0 0 0 0 )"};
  game.play("A");
  CHECK(game.board() == drawn(R"(
      0 0 0 1 0 0
      0 0 0 0 0 0 )"));
  CHECK(game.ended() == Reason::last);
  CHECK(game.stores() == PerSide<int>{2, 0});
  CHECK(game.final() == PerSide<int>{2, 1});
}

TEST_CASE(
    "R19: madjnuni ends when a row is empty at its owner's turn, the rest going to the owners") {
  Standing game{madjnuni, Side::south, R"(
      0 0 0 0 2 0 0
      0 0 0 0 0 0 1 )"};
  game.play("G c");
  CHECK(game.board() == drawn(R"(
      0 0 1 1 0 0 1
      0 0 0 0 0 0 0 )"));
  CHECK(game.mover() == Side::south);
  CHECK(game.ended() == Reason::stuck);
  CHECK(game.final() == PerSide<int>{0, 3});
}

TEST_CASE("R19: madjnuni goes on while the player to move has a seed, if it be the last") {
  Standing game{madjnuni, Side::south, R"(
      0 0 0 0 1 0 1
      0 0 0 0 0 0 1 )"};
  game.play("G");  // makes 2 of a, and takes them
  CHECK(game.board() == drawn(R"(
      0 0 0 0 1 0 0
      0 0 0 0 0 0 0 )"));
  CHECK(game.mover() == Side::north);
  CHECK_FALSE(game.ended());
  game.play("c");
  CHECK(game.ended() == Reason::stuck);
  CHECK(game.final() == PerSide<int>{2, 1});
}
