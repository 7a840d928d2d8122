// Recordings of the screen: what is sent for what has changed, and when.
#include <chrono>

#include "catch.hpp"
#include "screen/pictures/ansi.hpp"
#include "screen/pictures/cast.hpp"
#include "support/recording.hpp"
#include "tools/matches.hpp"

using namespace tebweez::screen;
using namespace std::chrono_literals;
using tebweez::testing::read_recording;

namespace {

Grid blank() {
  return {2, 20, Charset::utf8};
}

}  // namespace

TEST_CASE("Only what has changed is sent, each run of one style at once") {
  Grid before = blank();
  before.put(0, 0, "Amina sows A.");
  Grid after = blank();
  after.put(0, 0, "Amina sows C.");
  CHECK(ansi_changes(before, before).empty());
  CHECK(ansi_changes(before, after) == "\033[1;12HC");
  after.put(1, 2, "-4", Role::captured);
  after.put(1, 4, "b", Role::key);
  CHECK(ansi_changes(before, after) == "\033[1;12HC\033[2;3H\033[0;1;7;31m-4\033[0;1mb\033[0m");
}

TEST_CASE("A cell that changes its role alone is sent if that is to be seen") {
  Grid before = blank();
  before.put(0, 0, "a", Role::title);
  Grid after = blank();
  after.put(0, 0, "a", Role::key);
  CHECK(ansi_changes(before, after).empty());
  after.put(0, 0, "a", Role::dim);
  CHECK(ansi_changes(before, after) == "\033[1;1H\033[0;2ma\033[0m");
}

TEST_CASE("Wide and combining characters are sent whole") {
  tebweez::testing::use_utf8();
  const Grid before = blank();
  Grid after = blank();
  after.put(0, 1, "小林e\u0301");
  CHECK(ansi_changes(before, after) == "\033[1;2H小林e\u0301");
  Grid later = blank();
  later.put(0, 1, "a林");
  CHECK(ansi_changes(after, later) == "\033[1;2Ha林  ");
}

TEST_CASE("A recording is a header and events") {
  Grid grid = blank();
  Cast cast{grid, "\"A\" \\ B\t", palette_for(Theme::light)};
  cast.show(0ms, grid);  // nothing new
  grid.put(0, 0, "A");
  cast.show(1083ms, grid);
  grid.put(0, 0, "B");
  cast.show(61007ms, grid);
  const auto recording = read_recording(std::move(cast).end(70s));
  const auto& header = recording.header;
  CHECK(header["width"].number() == 20);
  CHECK(header["height"].number() == 2);
  CHECK(header["title"].text() == "\"A\" \\ B\t");
  CHECK_FALSE(header["env"]["TERM"].text().empty());
  CHECK(header["theme"]["fg"].text() == "#24292f");
  CHECK(header["theme"]["bg"].text() == "#fbfcfd");
  CHECK(header["theme"]["palette"].text().size() == 8 * 8 - 1);
  REQUIRE(recording.events.size() == 4);
  CHECK(recording.events[0].time == 0);
  CHECK(recording.events[1].time == 1.083);
  CHECK(recording.events[1].bytes == "\033[1;1HA");
  CHECK(recording.events[2].time == 61.007);
  CHECK(recording.events[3].time == 70);
}
