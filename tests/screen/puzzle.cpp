// A puzzle on the screen: a pit is tried, then best play is gone through.
#include <string>

#include "catch.hpp"
#include "matches/puzzle_streak.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using testing::Canvas;
using testing::Desk;

namespace {

const PuzzleWish two{.seed = 2};
const Day day{std::chrono::days{20'788}};  // 2026-12-01

std::string after(std::string_view keys, const PuzzleWish& wish = two, const Canvas& canvas = {}) {
  DisplaySettings display;
  display.speed = 0;
  return testing::picture(testing::puzzle_screen(akil, wish), canvas, keys, display).text();
}
bool shows(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("A puzzle asks, and a pit is chosen by letters, digits and arrows") {
  const Desk desk;
  CHECK(shows(after(""), "Which sowing is best for North?"));
  CHECK(shows(after(""), "puzzle 2"));
  CHECK(shows(after("b"), "[b]"));
  CHECK(after("B") == after("b"));  // it is North who acts
  CHECK(after("2") == after("b"));
  CHECK(shows(after("{Right}"), "[d]"));  // from the left, as seen
  CHECK(shows(after("{Left}"), "[a]"));
  CHECK(shows(after("{Left}{Left}"), "[b]"));
  CHECK(after("b{Esc}") == after(""));
  CHECK(shows(after("{Enter}"), "Choose a pit first."));
}

TEST_CASE("A pit that can't be sown is no answer to a puzzle") {
  const Desk desk;
  CHECK(shows(after("e{Enter}"), "Which sowing is best"));
  CHECK(after("g") == after(""));
  CHECK(after("7") == after(""));
  CHECK(after("0") == after(""));
}

TEST_CASE("Right or wrong is said at once") {
  const Desk desk;
  CHECK(shows(after("a{Enter}"), "Right: a is best"));
  CHECK(shows(after("b{Enter}"), "Not the best: b is worth 8 seeds less than a."));
  const Canvas small{12, 40, screen::Charset::utf8};
  CHECK(shows(after("a{Enter}", two, small), "Right: a"));
  CHECK(shows(after("b{Enter}", two, small), "Not the best: a is worth 8 more"));
}

TEST_CASE("Best play is gone through action by action, back too, from the puzzle's position") {
  const Desk desk;
  CHECK(shows(after("b{Enter}{Enter}"), "action 1 of 18"));
  CHECK(shows(after("b{Enter}{Enter}"), "North sowed a"));
  CHECK(shows(after("b{Enter}{Enter}{Right}"), "South sowed F"));
  CHECK(after("b{Enter}{Enter}{Right}{Left}") == after("b{Enter}{Enter}"));
  CHECK(shows(after("b{Enter}{Enter}{Left}{Left}"), "action 0 of 18"));
  // The right answer is its first action already.
  CHECK(shows(after("a{Enter}{Enter}"), "action 2 of 18"));
  CHECK(after("a{Enter}{Enter}") == after("b{Enter}{Enter}{Enter}"));
  CHECK(shows(after("b{Enter}{Esc}"), "South 38, North 34"));
  CHECK(after("b{Enter}{Esc}{Right}") == after("b{Enter}{Esc}"));
}

TEST_CASE("Behind best play another puzzle comes, and with * at any time") {
  const Desk desk;
  for (const char* keys : {"*", "b*", "b{Enter}*", "b{Enter}{Enter}*", "a{Enter}{Esc}{Enter}"}) {
    INFO(keys);
    const std::string text = after(keys);
    CHECK(shows(text, "Which sowing is best for"));
    CHECK_FALSE(shows(text, "["));
  }
}

TEST_CASE("The sowing of an answer is shown seed by seed, and Esc goes to its end") {
  const Desk desk;
  const auto seen = [](std::string_view keys) {
    return testing::picture(testing::puzzle_screen(akil, two), {}, keys).text();
  };
  CHECK(shows(seen("b{Enter}"), "North sows b."));
  CHECK(shows(seen("b{Enter}{Tick}"), "in hand"));
  CHECK(shows(seen("b{Enter}{Tick} "), "Paused"));
  CHECK(seen("b{Enter}{Tick}{Enter}b") == seen("b{Enter}{Tick}"));  // no key of a sowing
  CHECK(seen("b{Enter}{Esc}") == after("b{Enter}"));
  CHECK(seen("b{Enter}{Tick}{Tick}{Tick}{Tick}{Tick}{Tick}{Tick}") == after("b{Enter}"));
}

TEST_CASE("The streak of a puzzle of the day is told, and only its first try counts") {
  const Desk desk;
  desk.forget_streaks();
  const PuzzleWish today = puzzle_of_day(day);
  CHECK(shows(after("", today), "puzzle of 2026-12-01"));
  CHECK(shows(after("", today), "The first try counts."));
  CHECK(kept_streak(akil).streak == PuzzleStreak{});
  CHECK(shows(after("d{Enter}", today), "1 day running"));
  CHECK(kept_streak(akil).streak.days == 1);
  CHECK(shows(after("", today), "Tried before"));
  CHECK_FALSE(shows(after("c{Enter}", today), "running"));
  CHECK(kept_streak(akil).streak.days == 1);
  CHECK(shows(after("a{Enter}", today), "Which sowing"));  // it is empty
  const PuzzleWish tomorrow = puzzle_of_day(day + std::chrono::days{1});
  const auto posed = pose(akil, tomorrow);
  REQUIRE(posed);
  const std::string best(1, letter(posed->puzzle.solution().action.pit));
  CHECK(shows(after(best + "{Enter}", tomorrow), "2 days running"));
}

TEST_CASE("A streak that can't be read is told on the screen of a puzzle of the day") {
  const Desk desk;
  desk.write("state/tebweez/puzzles", "x\n");
  CHECK(shows(after("", puzzle_of_day(day)), "puzzles:1: expected"));
  CHECK(shows(after("d{Enter}", puzzle_of_day(day)), "1 day running"));
}

TEST_CASE("The start screen's row leads to the puzzle of the day and tells how it came out") {
  const Desk desk;
  desk.forget_streaks();
  const std::string row = testing::down_to("Today's puzzle");
  const auto seen = [&](const std::string& keys) {
    DisplaySettings display;
    display.speed = 0;
    return testing::picture(testing::start_screen(), {}, row + keys, display).text();
  };
  CHECK(shows(seen(""), "L'ab al-Akil, not tried yet"));
  CHECK(shows(seen("{Right}{Right}{Right}"), "La'b Hakimi, not tried yet"));
  CHECK(seen("{Right}{Left}") == seen(""));
  CHECK(shows(seen("{Enter}"), "puzzle of 2"));
  const Day today = utc_today();
  const auto posed = pose(akil, puzzle_of_day(today));
  REQUIRE(posed);
  const std::string best(1, letter(posed->puzzle.solution().action.pit));
  const std::string solved = seen("{Enter}" + best + "{Enter}q");
  if (utc_today() == today) CHECK(shows(solved, "L'ab al-Akil, solved, 1 day running"));
  CHECK(shows(seen("{Enter}q"), "Today's puzzle"));
  // Esc means first what it means in a puzzle, and then leads back.
  CHECK(shows(seen("{Enter}" + best + "{Esc}"), "Which sowing"));
  CHECK(shows(seen("{Enter}" + best + "{Esc}{Esc}"), "Today's puzzle"));
  CHECK(shows(seen("{Enter}" + best + "{Enter}{Esc}"), "The round is over"));
  CHECK(shows(seen("{Enter}" + best + "{Enter}{Esc}{Esc}"), "Today's puzzle"));
}
