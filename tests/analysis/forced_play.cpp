// Forced play: against a search that tries every gift, one round at a time and several at once.
#include "tebweez/analysis/forced_play.hpp"

#include <string>
#include <vector>

#include "support/drawing.hpp"
#include "support/plain_judge.hpp"
#include "support/play.hpp"
#include "support/random.hpp"
#include "tebweez/analysis/moves.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

Rules forced_rules(Chance& chance) {
  for (;;) {
    const Rules& rules = *chance.one_of(all_rules);
    if (rules.choice == Choice::head)
      return rules.with(chance.once_in(2) ? Origin::skip : Origin::sow);
  }
}

/// What the player to move gains, by trying every gift.
int plain_value(Round& round) {
  constexpr int to_the_end = 100'000;
  const Side mover = round.position().mover;
  const auto& store = round.position().store;
  const int lead = store[mover] - store[other(mover)];
  return plain_judge(round, mover, to_the_end).value - lead;
}

}  // namespace

TEST_CASE("Forced play: as a search that remembers nothing says, with its history") {
  Chance chance{51};
  for (int i = 0; i < 2000; ++i) {
    const Rules rules = forced_rules(chance);
    const Board board = random_board(chance, rules.row_length, chance.below(40));
    const Side begins = chance.side();
    Round round{from_any_board(rules, board.total()), begins};
    REQUIRE(round.play(tebweez_by(begins, board)).ok());
    for (int moves = chance.below(6); moves > 0 && round.stage() != Stage::over; --moves) {
      const Pit pit = chance.one_of(round.legal());
      (void)play(round, round.stage() == Stage::gift ? give_from(pit) : sow_from(pit));
    }
    if (round.stage() == Stage::over) continue;
    CAPTURE(rules.key, to_text(rules.origin), board, round.plies().size());
    EndgameTable memory{rules.row_length, chance.below(8)};
    ForcedPlay forced{rules, memory};
    const std::vector<Position> past = stood_since_capture(round);
    const int plain = plain_value(round);
    CHECK(forced.value(round.position(), past) == plain);
    CHECK(forced.value(round.position(), past) == plain);  // remembered
  }
}

TEST_CASE("Forced play: many rounds side by side come to what each does alone") {
  Chance chance{52};
  for (int i = 0; i < 200; ++i) {
    const Rules rules = forced_rules(chance);
    std::vector<Board> boards;
    // Few of them, none, and more than are played at once; few seeds, so that they circle, and
    // many.
    for (int count = chance.below(40); count > 0; --count)
      boards.push_back(random_board(chance, rules.row_length,
                                    chance.below(chance.once_in(2) ? 8 : rules.seeds)));
    if (!boards.empty() && rules.row_length == 6)
      boards.push_back(drawn("5 8 6 4 7 5\n7 5 8 6 4 7"));  // F never ends (R4)
    EndgameTable memory{rules.row_length, chance.below(10)};
    ForcedPlay together{rules, memory};
    std::vector<int> values(boards.size());
    together.values(boards, values);
    for (std::size_t k = 0; k < boards.size(); ++k) {
      EndgameTable nothing{rules.row_length, 0};
      ForcedPlay alone{rules, nothing};
      CAPTURE(rules.key, to_text(rules.origin), boards[k]);
      CHECK(values[k] == alone.value({.board = boards[k], .mover = Side::south}));
    }
  }
}

TEST_CASE("Forced play: a round that circles while many are played is found out") {
  int circled = 0;
  Chance chance{53};
  for (int i = 0; i < 20'000 && circled < 20; ++i) {
    const Board board = random_board(chance, 7, 3 + chance.below(8));
    Round round{from_any_board(madjnuni, board.total()), Side::south};
    REQUIRE(round.play(tebweez_by(Side::south, board)).ok());
    while (round.stage() == Stage::sowing)
      (void)play(round, sow_from(chance.one_of(round.legal())));
    const auto result = round.reckoning();
    if (!result || result->reason != Reason::circling) continue;
    ++circled;
    EndgameTable memory{7, 0};
    ForcedPlay forced{madjnuni, memory};
    std::vector<Board> boards(20, board);
    std::vector<int> values(boards.size());
    forced.values(boards, values);
    CAPTURE(board);
    for (const int value : values) CHECK(value == result->store.south - result->store.north);
  }
  CHECK(circled == 20);
}
