// A recording played in a terminal shows what the replay shows.
#include <sstream>

#include "catch.hpp"
#include "support/program.hpp"
#include "support/recording.hpp"
#include "support/terminal.hpp"

using namespace tebweez::testing;

namespace {

const Size size{24, 80};

/// A cell as it is seen: a blank is one whether it was written or never was.
Cell seen(const Emulator& screen, Place place) {
  Cell cell = screen.cell(place);
  if (cell.text.empty() && cell.width == 1) cell.text = " ";
  return cell;
}

/// The first cell that two terminals show differently, as both show it.
std::string difference(const Emulator& one, const Emulator& other) {
  for (int row = 0; row < size.rows; ++row)
    for (int column = 0; column < size.columns; ++column) {
      const Place place{row, column};
      if (seen(one, place) == seen(other, place)) continue;
      std::ostringstream text;
      text << place << ": " << one.cell(place) << ", " << other.cell(place);
      return text.str();
    }
  return {};
}

}  // namespace

TEST_CASE("A recording ends with what the replay shows at its end") {
  for (const char* name : {"logs/akil-01", "logs/ghashim-00", "logs/akil-agree", "logs/madjnuni-00",
                           "forms/names", "forms/resign-between"}) {
    INFO(name);
    const Scratch scratch;
    const std::string log = cases(std::string{name} + ".tebweez");
    Emulator played{size, true, [](std::string_view) {}};
    const auto recording = read_recording(run(scratch, {"export", "--cast", log}).out);
    played.feed(recording.bytes());
    Terminal replay{scratch.tebweez({"replay", log}), size};
    replay.await("q leave");
    replay.send(Key::end);
    replay.await(played.row(21));  // "action 124 of 124 …"
    replay.settle();
    CHECK(difference(played, replay.screen()) == "");
    CHECK(played.cursor_visible());
    CHECK(played.plain_pen());
  }
}

TEST_CASE("Every picture of a recording that stands is one that the replay shows") {
  const Scratch scratch;
  const std::string log = cases("logs/ghashim-00.tebweez");
  const auto recording =
      read_recording(run(scratch, {"export", "--cast", "--speed", "0", log}).out);
  Emulator played{size, true, [](std::string_view) {}};
  Terminal replay{scratch.tebweez({"replay", log}), size};
  replay.await("q leave");
  double begun = 0;
  int action = 0;
  for (const RecordedEvent& event : recording.events) {
    if (event.time > begun && action <= 24) {
      // What stood until now: the replay says it but for "playing".
      replay.await("action " + std::to_string(action) + " of 25");
      replay.settle(milliseconds{20});
      INFO("action " << action);
      for (int row = 0; row < 21; ++row) CHECK(played.row(row) == replay.screen().row(row));
      replay.send(Key::right);
      ++action;
      begun = event.time;
    }
    played.feed(event.bytes);
  }
  CHECK(action == 25);
}
