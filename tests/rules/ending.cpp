// How a round ends, and that its end is looked for in the order cleared, last, gift due, circling,
// stuck.
#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;

TEST_CASE("A board that is empty ends the round: cleared, in every ruleset") {
  for (const Rules* rules : {&akil, &ghashim, &akil_ludii}) {
    CAPTURE(rules->key);
    Standing game{*rules, Side::south, R"(
        0 0 0 0 0 1
        0 0 0 0 0 1 )"};
    game.play("F");  // makes 2 of a
    CHECK(game.board() == Board{6});
    CHECK(game.ended() == Reason::cleared);
    CHECK(game.final() == PerSide<int>{2, 0});
  }
  Standing game{madjnuni, Side::south, R"(
      0 0 0 0 0 0 1
      0 0 0 0 0 0 1 )"};
  game.play("G");
  // Nobody can sow either; but cleared is looked for first.
  CHECK(game.ended() == Reason::cleared);
  CHECK(game.final() == PerSide<int>{2, 0});
}

TEST_CASE("One seed left ends the round: last; its row's owner takes it") {
  for (const Rules* rules : {&akil, &ghashim, &akil_ludii}) {
    CAPTURE(rules->key);
    Standing game{*rules, Side::south, R"(
        0 0 0 0 0 1
        1 0 0 0 0 1 )"};
    game.play("F");
    // North is to move and has nothing: no gift is due of a single seed, and nobody is stuck.
    CHECK(game.board() == drawn(R"(
        0 0 0 0 0 0
        1 0 0 0 0 0 )"));
    CHECK(game.ended() == Reason::last);
    CHECK(game.final() == PerSide<int>{3, 0});
  }
}

TEST_CASE("An empty row with a gift due is not stuck") {
  Standing game{akil, Side::south, R"(
      0 0 1 0 0 1
      0 0 0 0 0 1 )"};
  game.play("F");  // takes F and a; d is left: one seed
  CHECK(game.ended() == Reason::last);
  Standing gift{akil, Side::south, R"(
      0 0 0 0 0 1
      1 1 0 0 0 1 )"};
  gift.play("F");
  // North is to move with an empty row.
  CHECK(gift.mover() == Side::north);
  CHECK(gift.round().stage() == Stage::gift);
  CHECK_FALSE(gift.ended());
}

TEST_CASE("A board that comes back with a gift due is not circling: the gift comes first") {
  Standing game{akil, Side::north, R"(
      1 0 0 0 0 1
      0 0 0 0 0 0 )"};
  game.play("give f");
  game.play("a A b B c C d D e E f give F");
  game.play("A a B b C c D d E e F");
  // Just as at the beginning.
  CHECK(game.board() == drawn(R"(
      1 0 0 0 0 1
      0 0 0 0 0 0 )"));
  CHECK(game.mover() == Side::north);
  CHECK(game.round().stage() == Stage::gift);
  // Given from the other pit, the seeds stand as they have not stood before.
  game.play("give a");
  CHECK(game.round().stage() == Stage::sowing);
  (void)game.round().undo();
  game.play("give f");
  CHECK(game.ended() == Reason::circling);
}

TEST_CASE("A capture is no circling, and the round goes on from it") {
  Standing game{akil, Side::south, R"(
      0 0 1 0 0 1
      0 0 1 0 0 1 )"};
  game.play("F");
  CHECK(game.stores() == PerSide<int>{2, 0});
  CHECK_FALSE(game.ended());
}

TEST_CASE("When a round ends each player takes what is left in their own row") {
  Standing game{akil, Side::south, R"(
      0 0 4 0 1 0
      7 3 0 0 0 2 )"};
  game.play("F");  // a 1, b 2: takes b, and E is empty
  game.play("agree");
  CHECK(game.stores() == PerSide<int>{2, 0});
  const auto result = game.round().reckoning();
  REQUIRE(result.has_value());
  CHECK(result->taken == PerSide<int>{10, 5});
  CHECK(result->store == PerSide<int>{12, 5});
  CHECK(result->winner == Side::south);
  CHECK(result->gain == 7);
  CHECK(game.round().stage() == Stage::over);
  CHECK_FALSE(game.round().actor().has_value());
  CHECK(game.round().legal().empty());
}

TEST_CASE("The ply that ends a round still shows the board before the rows are taken") {
  Standing game{madjnuni, Side::south, R"(
      0 0 0 0 2 0 0
      0 0 0 0 0 0 1 )"};
  game.play("G c");
  const Ply& ply = game.round().plies().back();
  CHECK(ply.ended == Reason::stuck);
  CHECK(ply.laps == 1);
  CHECK(ply.last == pit('e'));
  CHECK(ply.after.board == drawn(R"(
      0 0 1 1 0 0 1
      0 0 0 0 0 0 0 )"));
  CHECK(ply.after.store == PerSide<int>{0, 0});
}
