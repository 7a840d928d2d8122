// A sowing on its way: seed by seed, lap by lap, and always what the rules library says.
#include "screen/sowing_show.hpp"
#include "catch.hpp"
#include "support/drawing.hpp"
#include "support/random.hpp"

using namespace tebweez;
using screen::Scene;
using screen::SowingShow;
using screen::Speed;
using testing::Chance;
using testing::drawn;
using testing::pit;

namespace {

SowingShow show_of(const Rules& rules, std::string_view board, char letter) {
  return SowingShow{tell(drawn(board), pit(letter), rules)};
}
Scene seen(const SowingShow& show) {
  Scene scene;
  show.show(scene);
  return scene;
}
int seeds_of(const Scene& scene) {
  return scene.look.board.total();
}

// Sows C in three laps, and takes 5 in all.
constexpr auto taking = R"(1 0 0 2 0 0
                           3 0 3 0 1 2)";

}  // namespace

TEST_CASE("A sowing is shown seed by seed, the seeds in hand counted down", "[view]") {
  SowingShow show = show_of(akil, "0 0 0 0 0 0  \n 0 0 3 0 0 0", 'C');
  CHECK(seen(show).hand.empty());
  CHECK(seen(show).look.board == drawn("0 0 0 0 0 0 \n 0 0 3 0 0 0"));
  show.next_seed();
  CHECK(seen(show).hand == "in hand 3, lap 1");
  CHECK(seen(show).look.board == drawn("0 0 0 0 0 0 \n 0 0 0 0 0 0"));
  show.next_seed();
  CHECK(seen(show).hand == "in hand 2, lap 1");
  CHECK(seen(show).look.moving == pit('D'));
  CHECK(seen(show).look.board == drawn("0 0 0 0 0 0 \n 0 0 0 1 0 0"));
  show.next_seed();
  show.next_seed();
  CHECK(show.done());
  CHECK(seen(show).hand == "in hand 0, lap 1");
  CHECK(seen(show).look.board == drawn("0 0 0 0 0 0 \n 0 0 0 1 1 1"));
  show.next_seed();  // nothing more
  CHECK(show.done());
}

TEST_CASE("One can go by laps, back, and to the end", "[view]") {
  SowingShow show = show_of(akil, taking, 'C');
  const int laps = show.story().sowing.laps;
  REQUIRE(laps > 1);
  show.finish_lap();
  CHECK(show.story().steps[show.at() - 1].hand == 0);
  CHECK(show.story().steps[show.at()].lap == 2);
  const auto lap_end = show.at();
  show.next_seed();
  show.next_seed();
  show.previous_lap();
  CHECK(show.at() == lap_end);
  show.previous_lap();
  CHECK_FALSE(show.begun());
  show.previous_lap();
  show.previous_seed();
  CHECK_FALSE(show.begun());
  for (int lap = 0; lap < laps; ++lap) {
    CHECK_FALSE(show.done());
    show.finish_lap();
  }
  CHECK(show.done());
  show.previous_seed();
  CHECK_FALSE(show.done());
  show.finish();
  CHECK(show.done());
}

TEST_CASE("Relays, the capture to come and what was taken are marked", "[view]") {
  SowingShow show = show_of(akil, taking, 'C');
  REQUIRE(show.story().sowing.captured > 0);
  bool relay = false;
  bool takes = false;
  for (; !show.done(); show.next_seed())
    for (const auto& label : seen(show).look.labels) {
      relay = relay || label.text == "relay";
      takes = takes || label.text == "takes";
    }
  CHECK(relay);
  CHECK(takes);
  const Scene end = seen(show);
  CHECK(end.look.captured.contains(show.story().sowing.last));
  int taken = 0;
  for (const auto& label : end.look.labels) taken -= std::stoi(label.text);
  CHECK(taken == show.story().sowing.captured);
}

TEST_CASE("What is seen holds all seeds, and ends as the rules library says", "[view]") {
  const Rules& rules = *GENERATE(from_range(all_rules.begin(), all_rules.end()));
  const auto origin = GENERATE(Origin::sow, Origin::skip);
  Chance chance{7};
  for (int i = 0; i < 40; ++i) {
    const Board board = testing::random_board(chance, rules.row_length, rules.seeds);
    Pit from = chance.pit(rules.row_length);
    while (board[from] == 0) from = chance.pit(rules.row_length);
    const Sowing sowing = sow(board, from, rules.with(origin));
    if (sowing.endless()) continue;
    SowingShow show{tell(board, from, rules.with(origin))};
    CHECK(seen(show).look.board == board);
    int hand = 0;
    while (!show.done()) {
      show.next_seed();
      const Step& step = show.story().steps[show.at() - 1];
      const bool taken = step.kind == Step::Kind::take;
      CHECK(seeds_of(seen(show)) + step.hand + (taken ? sowing.captured : 0) == rules.seeds);
      if (step.kind == Step::Kind::drop) CHECK(step.hand == hand - 1);
      hand = step.hand;
    }
    CHECK(seen(show).look.board == sowing.after);
    // Backwards the same boards come again.
    const Board end = seen(show).look.board;
    show.previous_seed();
    show.next_seed();
    CHECK(seen(show).look.board == end);
  }
}

TEST_CASE("R4: an endless sowing has no steps, however many laps it takes to come back", "[view]") {
  const auto story = tell(drawn("0 1 2 0 4 3 \n 6 8 10 6 15 17"), pit('a'), akil);
  CHECK(story.sowing.endless());
  CHECK(story.sowing.laps > 1'000'000);
  CHECK(story.steps.empty());
}

TEST_CASE("Relays and captures stay a moment longer than a seed", "[view]") {
  const Speed speed{10};
  SowingShow show = show_of(akil, taking, 'C');
  show.next_seed();
  show.next_seed();
  const auto seed = show.pause(speed);
  CHECK(seed == std::chrono::milliseconds{100});
  SowingShow relay = show;
  relay.finish_lap();
  CHECK(relay.pause(speed) > seed);
  show.finish();
  CHECK(show.pause(speed) > relay.pause(speed));
  show.previous_seed();
  CHECK(show.pause(speed) > relay.pause(speed));
}

TEST_CASE("The speed goes up and down by steps, within limits", "[view]") {
  Speed speed{12};
  speed.faster();
  CHECK(speed.seeds_a_second() == 20);
  speed.slower();
  CHECK(speed.seeds_a_second() == 12);
  for (int i = 0; i < 50; ++i) speed.slower();
  CHECK(speed.seeds_a_second() == 1);
  CHECK(speed.seed() == std::chrono::milliseconds{1000});
  for (int i = 0; i < 50; ++i) speed.faster();
  CHECK(speed.seeds_a_second() == 200);
  Speed odd{13};
  odd.slower();
  CHECK(odd.seeds_a_second() == 12);
  Speed high{1000};
  high.faster();
  CHECK(high.seeds_a_second() == 1000);
  high.slower();
  CHECK(high.seeds_a_second() == 200);
}

TEST_CASE("Without animation there is nothing to wait for, and it can be turned on", "[view]") {
  Speed speed{0};
  CHECK(speed.still());
  CHECK(speed.seed() == std::chrono::milliseconds{0});
  speed.faster();
  CHECK(speed.still());
  speed.slower();
  CHECK_FALSE(speed.still());
}
