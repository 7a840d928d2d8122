// The streak of puzzles of the day, and the file that keeps it.
#include "matches/puzzle_streak.hpp"

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "support/scratch.hpp"

using namespace tebweez;
using testing::read_file;
using testing::Scratch;

namespace {

namespace fs = std::filesystem;

Day day(std::string_view text) {
  const auto read = parse_day(text);
  REQUIRE(read);
  return *read;
}

/// A folder of state of its own, as long as this lives.
struct State {
  Scratch scratch;
  std::string folder = scratch.path("state");
  std::string file = folder + "/tebweez/puzzles";

  State() { ::setenv("XDG_STATE_HOME", folder.c_str(), 1); }
  ~State() { ::unsetenv("XDG_STATE_HOME"); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  State(State&&) = delete;
  State& operator=(State&&) = delete;

  void write(std::string_view text) const { scratch.write("state/tebweez/puzzles", text); }
};

/// How a streak stands after first tries, one a day; `.` is a day without one.
PuzzleStreak after(std::string_view tries) {
  PuzzleStreak streak;
  Day today = day("2026-02-26");
  for (const char one : tries) {
    if (one != '.') streak.count(today, one == 's');
    today += std::chrono::days{1};
  }
  return streak;
}

}  // namespace

TEST_CASE("A day is written as its date, and read back") {
  for (const auto* text : {"1970-01-01", "2026-11-30", "2024-02-29", "0000-01-01", "9999-12-31"})
    CHECK(to_text(day(text)) == text);
  for (const auto* text : {"", "2026-1-01", "2026-13-01", "2026-02-29", "2026-00-10", "2026-01-00",
                           "2026/01/01", "2026-01-01 ", "+026-01-01", "2026-01-0x"})
    CHECK_FALSE(parse_day(text));
  CHECK(day("2026-03-01") - day("2026-02-28") == std::chrono::days{1});
}

TEST_CASE("A streak is the days running that were solved at the first try") {
  const Day last = day("2026-02-26") + std::chrono::days{5};
  CHECK(after("ssssss").running(last) == 6);
  CHECK(after("ss.sss").running(last) == 3);
  CHECK(after("ssmsss").running(last) == 3);
  CHECK(after("sssssm").running(last) == 0);
  CHECK(after("sssss.").running(last) == 5);  // today is still to come
  CHECK(after("ssss..").running(last) == 0);
  CHECK(after("......").running(last) == 0);
  CHECK(after("ssss.s").best == 4);
  CHECK(after("ssm...").best == 2);
}

TEST_CASE("Only the first try of a day counts") {
  const Day today = day("2026-12-01");
  PuzzleStreak streak;
  streak.count(today, false);
  streak.count(today, true);
  CHECK(streak == PuzzleStreak{.day = today, .solved = false, .days = 0, .best = 0});
  streak.count(today + std::chrono::days{1}, true);
  streak.count(today + std::chrono::days{1}, false);
  CHECK(streak.running(today + std::chrono::days{1}) == 1);
}

TEST_CASE("A clock that was put back begins the streak anew, and it is not stuck") {
  PuzzleStreak streak = after("sss");
  streak.count(day("2026-01-05"), true);
  CHECK(streak.running(day("2026-01-05")) == 1);
  CHECK(streak.best == 3);
}

TEST_CASE("What was counted is read again, a line for each ruleset") {
  const State state;
  CHECK(kept_streak(akil).streak == PuzzleStreak{});
  CHECK_FALSE(kept_streak(akil).problem);
  CHECK_FALSE(fs::exists(state.file));  // nothing is written where nothing was tried
  const Day today = day("2026-12-01");
  CHECK_FALSE(count_try(akil, today, true).problem);
  CHECK_FALSE(count_try(hakimi, today, false).problem);
  const KeptStreak next = count_try(akil, today + std::chrono::days{1}, true);
  CHECK(next.streak.running(today + std::chrono::days{1}) == 2);
  CHECK(kept_streak(akil).streak == next.streak);
  CHECK(read_file(state.file) == "akil 2026-12-02 solved 2 2\nhakimi 2026-12-01 missed 0 0\n");
  CHECK(testing::files_in(state.folder + "/tebweez").size() == 1);
}

TEST_CASE("A damaged line is named, stays as it is, and stops nothing") {
  for (const std::string line :
       {"akil", "akil 2026-12-01 solved 3", "akil 2026-12-01 solved 3 2",
        "akil 2026-12-01 missed 3 3", "akil 2026-12-32 solved 3 7", "akil 2026-12-01 done 3 7",
        "chess 2026-12-01 solved 3 7", "akil 2026-12-01 solved 3 99999999999", "\x01\xff", " "}) {
    INFO(line);
    const State state;
    state.write("hakimi 2026-11-30 solved 3 7\n" + line + "\n");
    const KeptStreak kept = kept_streak(akil);
    REQUIRE(kept.problem);
    CHECK(kept.problem->starts_with(state.file + ":2: "));
    CHECK(kept.problem->find('\n') == std::string::npos);
    CHECK(kept.streak == PuzzleStreak{});
    const KeptStreak counted = count_try(akil, day("2026-12-01"), true);
    CHECK(counted.problem == kept.problem);
    CHECK(counted.streak.days == 1);
    CHECK(read_file(state.file) ==
          "hakimi 2026-11-30 solved 3 7\n" + line + "\nakil 2026-12-01 solved 1 1\n");
    CHECK(kept_streak(akil).streak == counted.streak);
  }
}

TEST_CASE("A file that can't be read or written is told of in a line, and nothing of it is lost") {
  const State state;
  fs::create_directories(state.file);  // a folder has its name
  const KeptStreak kept = count_try(akil, day("2026-12-01"), true);
  REQUIRE(kept.problem);
  CHECK(kept.problem->starts_with(state.file + ": "));
  CHECK(kept.streak.days == 1);
  CHECK(fs::is_directory(state.file));
  ::setenv("XDG_STATE_HOME", "/dev/null", 1);
  const KeptStreak nowhere = count_try(akil, day("2026-12-01"), true);
  CHECK(nowhere.problem);
  CHECK(nowhere.streak.days == 1);
}

TEST_CASE("The streak is told in a sentence, and in a clause") {
  const Day today = day("2026-12-05");
  PuzzleStreak streak;
  CHECK(streak_clause(streak, today) == "not tried yet");
  streak.count(today, true);
  CHECK(streak_clause(streak, today) == "solved, 1 day running");
  CHECK(streak_sentence(streak, today) ==
        "Solved at the first try: 1 day running, the longest so far.");
  CHECK(streak_clause(streak, today + std::chrono::days{1}) == "not tried yet, 1 day running");
  streak.best = 7;
  streak.count(today + std::chrono::days{1}, true);
  CHECK(streak_sentence(streak, today + std::chrono::days{1}) ==
        "Solved at the first try: 2 days running, at best 7.");
  streak.count(today + std::chrono::days{2}, false);
  CHECK(streak_clause(streak, today + std::chrono::days{2}) == "not solved");
  CHECK(streak_sentence(streak, today + std::chrono::days{2}) ==
        "Only the first try of a day counts: the streak is at 0; at best it was 7 days.");
}
