// A match, clause by clause: the target, the winner, draws, and taking back.
#include <vector>

#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;
using Why = Refusal::Why;

namespace {

/// Everything that can be asked of a match.
struct State {
  std::size_t actions;
  Stage stage;
  std::optional<Side> actor;
  std::optional<Position> position;
  int round;
  PerSide<int> gains;
  std::optional<Verdict> verdict;

  friend bool operator==(const State&, const State&) = default;
};

State state_of(const Match& match) {
  State state{.actions = match.actions(),
              .stage = match.stage(),
              .actor = match.actor(),
              .position = {},
              .round = match.round_number(),
              .gains = match.gains(),
              .verdict = match.verdict()};
  if (match.round() != nullptr) state.position = match.round()->position();
  return state;
}

}  // namespace

TEST_CASE("The first player whose gains come to the target wins the match") {
  Match exactly{akil, 16};
  agreed_round(exactly, Side::south, heaps(akil, 40));
  CHECK(exactly.gains() == PerSide<int>{8, 0});
  CHECK_FALSE(exactly.verdict());
  agreed_round(exactly, Side::north, heaps(akil, 40));
  CHECK(exactly.gains() == PerSide<int>{16, 0});
  REQUIRE(exactly.verdict());
  CHECK(exactly.verdict()->winner == Side::south);
  CHECK_FALSE(exactly.verdict()->resigned);

  Match more{akil, 15};
  agreed_round(more, Side::south, heaps(akil, 32));
  agreed_round(more, Side::south, heaps(akil, 32));
  CHECK(more.gains() == PerSide<int>{0, 16});
  REQUIRE(more.verdict());
  CHECK(more.verdict()->winner == Side::north);

  Match one_short{akil, 17};
  agreed_round(one_short, Side::south, heaps(akil, 40));
  agreed_round(one_short, Side::north, heaps(akil, 40));
  CHECK_FALSE(one_short.verdict());
}

TEST_CASE("After the match nothing is played any more") {
  Match match{akil, 8};
  agreed_round(match, Side::south, heaps(akil, 40));
  CHECK(match.stage() == Stage::over);
  CHECK_FALSE(match.actor().has_value());
  CHECK(match.legal().empty());
  for (const Action& action : {tebweez_by(Side::north, heaps(akil, 40)), keep(), turn(), agree(),
                               sow_from(pit('A')), give_from(pit('A')), resign_by(Side::south)})
    CHECK(refused(match, action).why == Why::match_over);
  CHECK(match.actions() == 3);
}

TEST_CASE("With target 0 the match is one round, won by the larger store, or drawn") {
  Match south{akil, 0};
  agreed_round(south, Side::south, heaps(akil, 37));
  REQUIRE(south.verdict());
  CHECK(south.verdict()->winner == Side::south);
  CHECK(south.gains() == PerSide<int>{2, 0});

  Match north{akil, 0};
  agreed_round(north, Side::south, heaps(akil, 35));
  REQUIRE(north.verdict());
  CHECK(north.verdict()->winner == Side::north);

  Match draw{akil, 0};
  agreed_round(draw, Side::south, heaps(akil, 36));
  REQUIRE(draw.verdict());
  CHECK_FALSE(draw.verdict()->winner.has_value());
  CHECK_FALSE(draw.verdict()->resigned);
  CHECK(draw.stage() == Stage::over);
}

TEST_CASE("Rounds are numbered from 1; between them the coming one counts, after them the last") {
  Match match{akil, 16};
  CHECK(match.round_number() == 1);
  (void)play(match, tebweez_by(Side::south, heaps(akil, 40)));
  CHECK(match.round_number() == 1);
  play(match, "keep agree");
  CHECK(match.round_number() == 2);
  agreed_round(match, Side::north, heaps(akil, 40));
  CHECK(match.round_number() == 2);
}

TEST_CASE("Undo takes back every action, whatever it was, to the very beginning") {
  Match match{akil, 100};
  const std::vector<Action> played{
      tebweez_by(Side::south, heaps(akil, 40)),
      keep(),
      sow_from(pit('a')),
      agree(),
      tebweez_by(Side::north, heaps(akil, 72)),
      turn(),
      give_from(pit('a')),
      agree(),
      resign_by(Side::south),
  };
  std::vector<State> states{state_of(match)};
  for (const Action& action : played) {
    (void)play(match, action);
    CHECK_FALSE(state_of(match) == states.back());
    states.push_back(state_of(match));
  }
  while (!states.empty()) {
    CHECK(state_of(match) == states.back());
    states.pop_back();
    CHECK(match.undo().has_value() == !states.empty());
  }
}

TEST_CASE("Undo takes back the end of a round and of the match") {
  Match match{akil, 8};
  (void)play(match, tebweez_by(Side::south, heaps(akil, 40)));
  play(match, "keep");
  const State before = state_of(match);
  play(match, "agree");
  REQUIRE(match.verdict());
  CHECK(match.undo());
  CHECK(state_of(match) == before);
  CHECK(match.gains() == PerSide<int>{0, 0});
  (void)play(match, resign_by(Side::north));
  REQUIRE(match.verdict());
  CHECK(match.undo());
  CHECK(state_of(match) == before);
}

TEST_CASE("Undoing a resignation between rounds gives back the end of the round") {
  Match match{akil};
  agreed_round(match, Side::south, heaps(akil, 40));
  const State before = state_of(match);
  (void)play(match, resign_by(Side::north));
  CHECK(match.undo());
  CHECK(state_of(match) == before);
  CHECK(match.actor() == Side::north);
}

TEST_CASE("There is nothing to undo before the first action") {
  Match match{akil};
  CHECK_FALSE(match.undo());
  CHECK(match.actions() == 0);
}
