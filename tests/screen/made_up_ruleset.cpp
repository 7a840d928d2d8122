// A ruleset is one value: one that is in no list is played on the screen to its end.
#include <optional>
#include <string>

#include "catch.hpp"
#include "support/play.hpp"
#include "tebweez/customary.hpp"
#include "tebweez/log/notation.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using testing::Desk;
using testing::picture;

namespace {

/// Four pits a row, three seeds in each by custom and one at least; no turning, any even number.
constexpr Rules made_up{
    .key = "made-up",
    .name = "The Made-up Game",
    .meaning = "a game for this test",
    .country = "Nowhere",
    .source = "nobody",
    .in_brief = "four pits a row",
    .row_length = 4,
    .seeds = 24,
    .layout = Layout::minimum,
    .minimum = 1,
    .start = 3,
    .turning = false,
    .layer_begins = true,
    .choice = Choice::any,
    .capture = Capture::even,
    .gift = Gift::none,
    .last_ends = false,
    .target = 0,
    .next_layer = NextLayer::same,
};

}  // namespace

TEST_CASE("A made-up ruleset is played on the screen to its end", "[view]") {
  REQUIRE(find_rules(made_up.key) == nullptr);
  const Desk desk;
  Round round{made_up, std::nullopt};
  (void)testing::play(round, tebweez_by(Side::south, Board::filled(4, 3)));
  std::string keys = "{Enter}{Enter}";  // laid out, and begun
  while (!round.reckoning()) {
    const Pit pit = *round.legal().begin();
    keys += std::string{letter(pit)} + "{Enter}{Esc}{Tick}{Tick}";
    (void)testing::play(round, sow_from(pit));
  }
  const std::string seen = picture(testing::new_match(made_up), {}, keys + "{Enter}").text();
  const PerSide<int> store = round.reckoning()->store;
  INFO(keys << '\n' << seen);
  CHECK(seen.find(std::to_string(store[Side::south])) != std::string::npos);
  CHECK(seen.find(std::to_string(store[Side::north])) != std::string::npos);
  CHECK(seen.find("round   laid out") != std::string::npos);
}

TEST_CASE("A made-up ruleset of many seeds has its even layout among the customary ones",
          "[view]") {
  Rules many = made_up;
  many.seeds = 96;
  many.start = 0;
  const auto layouts = customary_layouts(many);
  REQUIRE(layouts.size() == 1);
  CHECK(layouts[0].name == "As many in each");
  CHECK(layouts[0].board == Board::filled(4, 12));
}
