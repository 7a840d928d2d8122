// A round, clause by clause: the tebweez, who begins, whose turn it is, which pits may be sown, the
// gift, and the order in which a round's end is looked for.
#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;
using Why = Refusal::Why;

namespace {

Board six_but(int a_south, int a_north) {
  Board board = Board::filled(6, 6);
  board.set(pit('A'), a_south);
  board.set(pit('a'), a_north);
  return board;
}

}  // namespace

TEST_CASE("The four rulesets are as their table says") {
  CHECK(akil.seeds == 72);
  CHECK(ghashim.seeds == 72);
  CHECK(akil_ludii.seeds == 72);
  CHECK(madjnuni.seeds == 98);
  CHECK(akil.row_length == 6);
  CHECK(ghashim.row_length == 6);
  CHECK(akil_ludii.row_length == 6);
  CHECK(madjnuni.row_length == 7);
  CHECK(ghashim.minimum == 4);
  CHECK(madjnuni.minimum == 2);
  for (const Rules* rules : {&akil, &ghashim, &akil_ludii}) CHECK(rules->target == 60);
  for (const Rules* rules : all_rules) CHECK(find_rules(rules->key) == rules);
  CHECK(find_rules("Akil") == nullptr);
  CHECK(find_rules("") == nullptr);
}

TEST_CASE("All seeds are laid out, neither fewer nor more") {
  const auto fewer = check_layout(six_but(6, 5), akil);
  REQUIRE(fewer.has_value());
  CHECK(fewer->why == Why::wrong_sum);
  CHECK(to_text(*fewer) == "expected 72 seeds in all, not 71");
  const auto more = check_layout(six_but(6, 7), akil);
  REQUIRE(more.has_value());
  CHECK(to_text(*more) == "expected 72 seeds in all, not 73");
  const auto row = check_layout(Board::filled(7, 7), akil);
  REQUIRE(row.has_value());
  CHECK(row->why == Why::wrong_row);
  CHECK(to_text(*row) == "expected 6 pits a row, not 7");
}

TEST_CASE("In ghashim each pit holds at least 4 after the tebweez") {
  CHECK_FALSE(check_layout(six_but(4, 8), ghashim).has_value());
  const auto refusal = check_layout(six_but(9, 3), ghashim);
  REQUIRE(refusal.has_value());
  CHECK(refusal->why == Why::below_minimum);
  CHECK(to_text(*refusal) == "expected at least 4 seeds in each pit; a holds 3");
}

TEST_CASE("In madjnuni each pit holds at least 2 after the tebweez") {
  Board layout = Board::filled(7, 7);
  layout.set(pit('G'), 2);
  layout.set(pit('g'), 12);
  CHECK_FALSE(check_layout(layout, madjnuni).has_value());
  layout.set(pit('G'), 1);
  layout.set(pit('g'), 13);
  const auto refusal = check_layout(layout, madjnuni);
  REQUIRE(refusal.has_value());
  CHECK(to_text(*refusal) == "expected at least 2 seeds in each pit; G holds 1");
}

TEST_CASE("In akil the seeds may lie in any pits") {
  CHECK_FALSE(check_layout(heaps(akil, 72), akil).has_value());
  CHECK_FALSE(check_layout(heaps(akil, 0), akil).has_value());
  CHECK_FALSE(check_layout(six_but(11, 1), akil).has_value());
}

TEST_CASE("A refused tebweez changes nothing") {
  Round round{akil, std::nullopt};
  CHECK(refused(round, tebweez_by(Side::south, six_but(6, 5))).due == Stage::tebweez);
  CHECK(round.plies().empty());
  CHECK(round.stage() == Stage::tebweez);
}

TEST_CASE("The board is kept or turned before it is played, and once only") {
  Round round{akil, std::nullopt};
  CHECK(refused(round, keep()).why == Why::wrong_stage);
  (void)play(round, tebweez_by(Side::south, Board::filled(6, 6)));
  CHECK(refused(round, sow_from(pit('a'))).due == Stage::choice);
  CHECK(refused(round, tebweez_by(Side::north, Board::filled(6, 6))).why == Why::wrong_stage);
  play(round, "keep");
  CHECK(refused(round, keep()).why == Why::wrong_stage);
  CHECK(refused(round, turn()).why == Why::wrong_stage);
}

TEST_CASE("The players sow in turn, each from their own row") {
  Standing game{akil, Side::south, R"(
      0 0 0 0 1 0
      0 3 0 0 0 0 )"};
  const Refusal theirs = refused(game.round(), sow_from(pit('b')));
  CHECK(theirs.why == Why::not_your_pit);
  CHECK(to_text(theirs) == "expected a sowing by south (B)");
  game.play("B");
  CHECK(game.mover() == Side::north);
  const Refusal again = refused(game.round(), sow_from(pit('C')));
  CHECK(again.why == Why::not_your_pit);
  CHECK(again.side == Side::north);
  game.play("b");
  CHECK(game.mover() == Side::south);
}

TEST_CASE("An empty pit is not sown, nor one beyond the row") {
  Standing game{akil, Side::south, R"(
      0 0 0 0 1 0
      0 3 0 0 0 0 )"};
  const Refusal empty = refused(game.round(), sow_from(pit('A')));
  CHECK(empty.why == Why::empty_pit);
  CHECK(to_text(empty) == "A is empty; expected a sowing by south (B)");
  CHECK(refused(game.round(), sow_from(pit('G'))).why == Why::not_your_pit);
  CHECK(game.board() == drawn(R"(
      0 0 0 0 1 0
      0 3 0 0 0 0 )"));
}

TEST_CASE("In ghashim and madjnuni only the occupied pit nearest the head is sown") {
  Standing six{ghashim, Side::south, R"(
      0 0 0 0 1 0
      5 3 0 1 0 0 )"};
  CHECK(six.round().legal() == pits("D"));
  const Refusal refusal = refused(six.round(), sow_from(pit('B')));
  CHECK(refusal.why == Why::not_nearest_head);
  CHECK(to_text(refusal) ==
        "B is not the occupied pit nearest the head; expected a sowing by south (D)");
  six.play("D");
  CHECK(six.round().legal() == pits("b"));
  Standing seven{madjnuni, Side::north, R"(
      1 0 0 0 1 0 5
      5 3 0 1 0 0 0 )"};
  CHECK(seven.round().legal() == pits("g"));
}

TEST_CASE("In akil and akil-ludii any occupied pit of the row is sown") {
  for (const Rules* rules : {&akil, &akil_ludii}) {
    Standing game{*rules, Side::south, R"(
        0 0 0 0 1 0
        5 3 0 1 0 0 )"};
    CHECK(game.round().legal() == pits("A B D"));
  }
}

TEST_CASE("A gift goes into the first pit, from any occupied pit of the giver") {
  for (const char from : {'a', 'c', 'f'}) {
    Standing game{akil, Side::south, R"(
        3 0 0 2 0 1
        0 0 0 0 0 0 )"};
    CHECK(game.round().legal() == pits("a c f"));
    const Board before = game.board();
    (void)play(game.round(), give_from(pit(from)));
    Board after = before;
    after.set(pit(from), before[pit(from)] - 1);
    after.set(pit('A'), 1);
    CHECK(game.board() == after);
  }
}

TEST_CASE("When a gift is due it is given by its giver, and nobody sows") {
  Standing game{akil, Side::south, R"(
      3 0 0 2 0 1
      0 0 0 0 0 0 )"};
  CHECK(refused(game.round(), sow_from(pit('f'))).why == Why::wrong_stage);
  CHECK(refused(game.round(), sow_from(pit('A'))).due == Stage::gift);
  CHECK(refused(game.round(), give_from(pit('A'))).why == Why::not_your_pit);
  CHECK(refused(game.round(), give_from(pit('g'))).why == Why::not_your_pit);
  const Refusal empty = refused(game.round(), give_from(pit('b')));
  CHECK(empty.why == Why::empty_pit);
  CHECK(to_text(empty) == "b is empty; expected a gift by north (a c f)");
  game.play("give c");
  // Only one is due.
  CHECK(refused(game.round(), give_from(pit('c'))).why == Why::wrong_stage);
}

TEST_CASE("In madjnuni there is no gift") {
  Standing game{madjnuni, Side::south, R"(
      0 0 0 0 0 0 0
      0 2 0 3 0 0 0 )"};
  CHECK(game.round().stage() == Stage::sowing);
  Standing stuck{madjnuni, Side::north, R"(
      0 0 0 0 0 0 0
      0 2 0 3 0 0 0 )"};
  CHECK(stuck.ended() == Reason::stuck);
  CHECK(stuck.final() == PerSide<int>{5, 0});
}
