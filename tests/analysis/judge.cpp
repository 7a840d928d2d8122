// Judging: against a search that tries everything and remembers nothing, and against known facts.
#include "tebweez/analysis/judge.hpp"

#include <atomic>
#include <string>

#include "support/plain_judge.hpp"
#include "support/play.hpp"
#include "support/random.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

const Stopped never = [] { return false; };

Judgement judged(const Rules& rules, const Position& position, int depth) {
  const auto judgement = Judge{rules, position}.to_depth(depth, never);
  REQUIRE(judgement.has_value());
  return *judgement;
}

Judgement judged_six(const Rules& rules, int seeds) {
  return judged(rules, {.board = Board::filled(rules.row_length, seeds), .mover = Side::south}, 1);
}

/// Is the best line of play legal, and does it come to what the judgement says?
void check_line(const Judgement& judgement, Round& round, Side mover, int depth) {
  std::size_t played = 0;
  for (const Action& action : judgement.line) {
    INFO(to_text(action));
    REQUIRE(round.play(action).ok());
    ++played;
  }
  const auto result = round.reckoning();
  const auto position = round.position();
  const int lead = result ? result->store[mover] - result->store[other(mover)]
                          : position.store[mover] - position.store[other(mover)];
  CHECK(lead == judgement.value);
  // It ends where the round does, or where nothing more was looked at.
  CHECK((result.has_value() || played == static_cast<std::size_t>(depth)));
  for (; played > 0; --played) round.undo();
}

void compare_with_plain(Chance& chance, const Rules& rules, int seeds, int depth) {
  const Origin origin = chance.once_in(2) ? Origin::skip : Origin::sow;
  Board board = random_board(chance, rules.row_length, seeds);
  if (chance.once_in(4)) {  // so that gifts come up, by the player to move and by the other
    const Side bare = chance.side();
    for (int place = 0; place < rules.row_length; ++place) board.set(Pit{bare, place}, 0);
  }
  const Side mover = chance.side();
  const bool forced = rules.choice == Choice::head;
  CAPTURE(rules.key, to_text(origin), board, to_text(mover), depth);

  const Rules any = from_any_board(rules, board.total());
  Round round{any.with(origin), mover};
  REQUIRE(round.play(tebweez_by(mover, board)).ok());
  constexpr int to_the_end = 100'000;
  const PlainJudgement plain = plain_judge(round, mover, forced ? to_the_end : depth);
  Judge judge{rules.with(origin), {.board = board, .mover = mover}};
  const auto judgement = judge.to_depth(depth, never);
  REQUIRE(judgement.has_value());
  CHECK(judgement->value == plain.value);
  CHECK(judgement->best == plain.best);
  CHECK(judgement->exact == !plain.cut);
  // Deepening claims it at least as often: no line that it looked at was cut off.
  CHECK((judge.judgement().exact || plain.cut));
  check_line(*judgement, round, mover, judgement->depth);
}

}  // namespace

TEST_CASE("Judge: as a search without pruning and memory says, from random positions") {
  Chance chance{31};
  for (int i = 0; i < 3000; ++i)
    compare_with_plain(chance, *chance.one_of(all_rules), chance.below(20), 1 + chance.below(5));
}

TEST_CASE("Judge: the same with few seeds, where rounds end and circle within the depth") {
  Chance chance{32};
  for (int i = 0; i < 3000; ++i)
    compare_with_plain(chance, *chance.one_of(all_rules), chance.below(7), 1 + chance.below(9));
}

TEST_CASE("Judge: the same with many seeds") {
  Chance chance{33};
  for (int i = 0; i < 200; ++i)
    compare_with_plain(chance, *chance.one_of(all_rules), 20 + chance.below(53),
                       4 + chance.below(3));
}

TEST_CASE("Judge: what deepening calls exact no greater depth changes") {
  Chance chance{34};
  int claimed = 0;
  for (int i = 0; i < 400; ++i) {
    const Rules& rules = chance.once_in(2) ? akil : akil_ludii;
    const Board board = random_board(chance, rules.row_length, 2 + chance.below(4));
    Judge judge{rules, {.board = board, .mover = Side::south}};
    for (int depth = 1; depth <= 6; ++depth) judge.deepen(never);
    if (!judge.judgement().exact) continue;
    ++claimed;
    const Rules any = from_any_board(rules, board.total());
    Round round{any, Side::south};
    REQUIRE(round.play(tebweez_by(Side::south, board)).ok());
    CAPTURE(rules.key, board);
    for (int depth = 7; depth <= 10; ++depth) {
      const PlainJudgement plain = plain_judge(round, Side::south, depth);
      CHECK(plain.value == judge.judgement().value);
      CHECK(plain.best == judge.judgement().best);
    }
  }
  CHECK(claimed > 50);
}

TEST_CASE("Judge: the facts of ghashim and madjnuni") {
  const Judgement ghashim_sow = judged_six(ghashim, 6);
  CHECK(ghashim_sow.value == 55 - 17);
  CHECK(ghashim_sow.exact);
  CHECK(judged_six(ghashim.with(Origin::skip), 6).value == 30 - 42);
  const Judgement madjnuni_sow = judged_six(madjnuni, 7);
  CHECK(madjnuni_sow.value == 39 - 59);
  CHECK(madjnuni_sow.line.size() == 57);
  CHECK(madjnuni_sow.best == sow_from(Pit{Side::south, 6}));
  const Judgement madjnuni_skip = judged_six(madjnuni.with(Origin::skip), 7);
  CHECK(madjnuni_skip.value == 31 - 67);
  CHECK(madjnuni_skip.line.size() == 72);
}

TEST_CASE("Judge: a round that is over is worth its rows, and there is nothing to play") {
  struct Over {
    const Rules* rules;
    std::string_view board;
    int value;
  };
  for (const auto& [rules, board, value] :
       {Over{&akil, "0 0 0 0 0 0\n0 0 0 0 0 0", 0}, Over{&akil, "0 0 1 0 0 0\n0 0 0 0 0 0", -1},
        Over{&ghashim, "0 0 0 0 0 0\n0 0 1 0 0 0", 1},
        Over{&madjnuni, "0 0 3 0 1 0 0\n0 0 0 0 0 0 0", -4}}) {
    CAPTURE(board);
    Judge judge{*rules, {.board = drawn(board), .mover = Side::south}};
    CHECK(judge.settled());
    CHECK_FALSE(judge.deepen(never));
    CHECK(judge.judgement().value == value);
    CHECK(judge.judgement().exact);
    CHECK_FALSE(judge.judgement().best.has_value());
    CHECK(judge.judgement().line.empty());
  }
}

TEST_CASE("Judge: in the middle of a match, with its stores and its history") {
  Chance chance{35};
  for (int i = 0; i < 300; ++i) {
    const Rules& like = *chance.one_of(all_rules);
    const Board board = random_board(chance, like.row_length, 2 + chance.below(8));
    const Rules any = from_any_board(like, board.total());
    Round round{any, Side::south};
    REQUIRE(round.play(tebweez_by(Side::south, board)).ok());
    for (int moves = chance.below(12); moves > 0 && round.stage() != Stage::over; --moves) {
      const Pit pit = chance.one_of(round.legal());
      (void)play(round, round.stage() == Stage::gift ? give_from(pit) : sow_from(pit));
    }
    if (round.stage() == Stage::over) continue;
    const Side mover = round.position().mover;
    const int depth = 1 + chance.below(6);
    const bool forced = like.choice == Choice::head;
    const PlainJudgement plain = plain_judge(round, mover, forced ? 100'000 : depth);
    Judge judge{like, round.position(), stood_since_capture(round)};
    const auto judgement = judge.to_depth(depth, never);
    CAPTURE(like.key, board, round.plies().size(), depth);
    REQUIRE(judgement.has_value());
    CHECK(judgement->value == plain.value);
    CHECK(judgement->best == plain.best);
    CHECK(judgement->exact == !plain.cut);
  }
}

TEST_CASE("Judge: given time, six in each is settled") {
  // Found by a program apart as well, alpha-beta to the end of the round and nothing remembered.
  const auto settled = [](const Rules& rules) {
    Judge judge{rules, {.board = Board::filled(6, 6), .mover = Side::south}};
    const Judgement& judgement = judge.until(never);
    CHECK(judgement.exact);
    CHECK(judgement.best == sow_from(pit('A')));
    return judgement.value;
  };
  CHECK(settled(akil) == 6);
  CHECK(settled(akil.with(Origin::skip)) == 20);
  CHECK(settled(akil_ludii) == -10);
  CHECK(settled(akil_ludii.with(Origin::skip)) == -10);
}

TEST_CASE("Judge: what is settled in time is what a search deep enough finds") {
  Chance chance{36};
  for (int i = 0; i < 60; ++i) {
    const Rules& like = chance.below(2) == 0 ? akil : akil_ludii;
    const Origin origin = chance.below(2) == 0 ? Origin::sow : Origin::skip;
    const Position position{.board = random_board(chance, 6, 2 + chance.below(14)),
                            .mover = Side::south};
    Judge quick{like.with(origin), position};
    Judge thorough{like.with(origin), position};
    CHECK(quick.until(never).exact);
    while (thorough.deepen(never)) continue;
    CAPTURE(like.key, position.board);
    CHECK(quick.judgement().value == thorough.judgement().value);
    CHECK(quick.judgement().best == thorough.judgement().best);
  }
}

TEST_CASE("Judge: it stops when told to, and keeps what it has found") {
  std::atomic<bool> stop = false;
  const auto far = std::chrono::steady_clock::now() + std::chrono::hours{1};
  const Stopped stopped = stopped_at(far, &stop);
  Judge judge{akil, {.board = Board::filled(6, 6), .mover = Side::south}};
  CHECK(judge.deepen(stopped));
  CHECK(judge.deepen(stopped));
  stop = true;
  while (judge.deepen(stopped)) continue;  // depths too small to be stopped may still be finished
  const int reached = judge.judgement().depth;
  CHECK(reached >= 2);
  CHECK(reached < deepest_search);
  CHECK(judge.judgement().best.has_value());
  CHECK_FALSE(judge.to_depth(reached + 40, stopped).has_value());
  CHECK(judge.judgement().depth < reached + 40);

  Judge hurried{akil, {.board = Board::filled(6, 6), .mover = Side::south}};
  CHECK(hurried.until(stopped_at(std::chrono::steady_clock::now())).depth >= 1);
}
