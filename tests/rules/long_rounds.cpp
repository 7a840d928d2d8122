// Rounds longer than anybody plays: what stood before is found wherever it stood.
#include <map>
#include <string>

#include "catch.hpp"
#include "support/long_round.hpp"
#include "tebweez/round.hpp"

using namespace tebweez;
using tebweez::testing::LongRound;

namespace {

std::string key(const Position& position) {
  return to_text(position.board) + std::string{to_text(position.mover)};
}

/// A sowing, found along a long round, that leads back to a position that stood long before.
struct WayBack {
  std::vector<Action> before;
  Action sowing = keep();
  std::size_t distance = 0;
};

WayBack way_back(const LongRound& long_round, const Rules& rules, std::size_t least_distance) {
  WayBack way;
  Round round{rules, std::nullopt};
  REQUIRE(round.play(tebweez_by(Side::south, long_round.layout())));
  REQUIRE(round.play(keep()));
  std::map<std::string, std::size_t> stood{{key(round.position()), 1}};
  for (const Action& action : long_round.actions()) {
    for (const Pit pit : round.stage() == Stage::sowing ? round.legal() : PitSet{}) {
      const Sowing sowing = sow(round.position().board, pit, rules);
      const auto found = stood.find(key(after_sowing(round.position(), sowing)));
      if (found == stood.end() || sowing.captured != 0) continue;
      way.distance = round.plies().size() - found->second;
      way.sowing = sow_from(pit);
      if (way.distance >= least_distance) return way;
    }
    REQUIRE(round.play(action));
    way.before.push_back(action);
    if (round.stage() == Stage::sowing)
      stood.emplace(key(round.position()), round.plies().size() - 1);
  }
  FAIL("no way back was found");
  return way;
}

}  // namespace

TEST_CASE("R5 finds a position that stood hundreds of actions ago, and undo forgets it") {
  Rules rules = akil;
  rules.seeds = 12;  // with few seeds one comes back sooner
  const LongRound long_round{1000, rules};
  for (const std::size_t least : {1U, 65U, 300U}) {
    const WayBack way = way_back(long_round, rules, least);
    INFO(way.distance << " actions, after " << way.before.size());
    Round round{rules, std::nullopt};
    REQUIRE(round.play(tebweez_by(Side::south, long_round.layout())));
    REQUIRE(round.play(keep()));
    for (const Action& action : way.before) REQUIRE(round.play(action));
    CHECK(round.would_circle(way.sowing.pit));
    const auto ply = round.play(way.sowing);
    REQUIRE(ply);
    CHECK(ply->ended == Reason::circling);
    // Taken back to before that position stood, nothing has stood before.
    for (std::size_t i = 0; i < way.distance + 2; ++i) REQUIRE(round.undo());
    const std::size_t left = round.plies().size();
    for (std::size_t i = left - 2; i < way.before.size(); ++i) {
      const auto again = round.play(way.before[i]);
      REQUIRE(again);
      CHECK_FALSE(again->ended);
    }
    CHECK(round.would_circle(way.sowing.pit));
  }
}

TEST_CASE("Undo and play at any depth come to the same") {
  const LongRound long_round{1000};
  Round round{akil, std::nullopt};
  REQUIRE(round.play(tebweez_by(Side::south, long_round.layout())));
  REQUIRE(round.play(keep()));
  const auto actions = long_round.actions();
  for (const Action& action : actions) REQUIRE(round.play(action));
  const auto plies = round.plies();
  testing::Chance chance{5};
  for (int times = 0; times < 200; ++times) {
    const int back = chance.below(static_cast<int>(actions.size()));
    for (int i = 0; i < back; ++i) REQUIRE(round.undo());
    for (std::size_t i = actions.size() - static_cast<std::size_t>(back); i < actions.size(); ++i)
      REQUIRE(round.play(actions[i]));
  }
  CHECK(round.plies() == plies);
}
