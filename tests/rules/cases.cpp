// The cases that are data: positions with endless sowings, and counted sequences of actions.
#include <string>

#include "support/files.hpp"
#include "support/perft.hpp"
#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

Side side(const std::string& name) {
  return name == "south" ? Side::south : Side::north;
}
Origin origin(const std::string& name) {
  return name == "skip" ? Origin::skip : Origin::sow;
}

Position position(const std::string& board, const std::string& mover) {
  const auto parsed = parse_board(board);
  REQUIRE(parsed.ok());
  return {.board = *parsed, .mover = side(mover)};
}

}  // namespace

TEST_CASE("Cases: pits whose sowing never ends, and those that are legal") {
  for (const auto& row : table(cases("endless.tsv"))) {
    REQUIRE(row.size() == 5);
    const Rules* rules = find_rules(row[0]);
    REQUIRE(rules != nullptr);
    const Position now = position(row[1], row[2]);
    CAPTURE(now);
    const PitSet endless = pits(row[3]);
    const PitSet legal = pits(row[4]);
    for (const Pit pit : candidates(now, *rules))
      CHECK(sow(now.board, pit, *rules).endless() == endless.contains(pit));
    CHECK(sowable(now, *rules) == legal);
    CHECK(can_sow(now, *rules) == !legal.empty());
  }
}

TEST_CASE("Cases: as many sequences of actions as were counted before") {
  for (const auto& row : table(cases("perft.tsv"))) {
    REQUIRE(row.size() == 6);
    const Rules* rules = find_rules(row[0]);
    REQUIRE(rules != nullptr);
    const Position now = position(row[2], row[3]);
    CAPTURE(row[0], row[1], row[4], now);
    CHECK(std::to_string(count_sequences(now, rules->with(origin(row[1])), std::stoi(row[4]))) ==
          row[5]);
  }
}
