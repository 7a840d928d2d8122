// Puzzles as lines: what is printed, what is read, and the streak.
#include <string>

#include "catch.hpp"
#include "support/program.hpp"
#include "support/pty.hpp"
#include "system/clock.hpp"
#include "tebweez/analysis/puzzle.hpp"
#include "tebweez/log/notation.hpp"

using namespace tebweez::testing;

namespace {

const Args plain{"puzzle", "--plain"};
const Args seed_two = plain + Args{"--seed", "2"};

constexpr std::string_view asked_two =
    "L'ab al-Akil, the Game of the Wise, puzzle 2.\n"
    "Round 1.\n"
    "North, North: a 1, b 1, c 1, d 3, e 0, f 0. Store 26, gains 0.\n"
    "South, South: A 0, B 0, C 0, D 0, E 1, F 1. Store 38, gains 0.\n"
    "North is to sow: a b c d.\n"
    "Which sowing is best for North? It is worth at least 6 seeds more than every other, and is not"
    " the one that takes most at once.\n"
    "Type a pit, such as: a\n";
constexpr std::string_view best_play_of_two =
    "\nBest play:\n"
    "North sowed a: 1 lap, last seed in b made 2; took 2 there and 1 from E opposite.\n"
    "South sowed F: 1 lap, last seed into empty a.\n"
    "North gave a seed from c to A, as South's row was empty.\n"
    "North sowed d: 1 lap, last seed in A made 2; took 2 there and 1 from f opposite.\n"
    "North gave a seed from e to A, as South's row was empty.\n"
    "South sowed A: 1 lap, last seed into empty B.\n"
    "North sowed a: 1 lap, last seed into empty b.\n"
    "South sowed B: 1 lap, last seed into empty C.\n"
    "North sowed b: 1 lap, last seed into empty c.\n"
    "South sowed C: 1 lap, last seed into empty D.\n"
    "North sowed c: 1 lap, last seed into empty d.\n"
    "South sowed D: 1 lap, last seed into empty E.\n"
    "North sowed d: 1 lap, last seed into empty e.\n"
    "South sowed E: 1 lap, last seed into empty F.\n"
    "North sowed e: 1 lap, last seed into empty f.\n"
    "South sowed F: 1 lap, last seed into empty a.\n"
    "North gave a seed from a to A, as South's row was empty.\n"
    "North sowed f: 1 lap, last seed in A made 2; took 2 there; f opposite was empty.\n"
    "The round is over: the board is cleared. South 38, North 34: South gains 4.\n"
    "\nThe same puzzle for somebody else: tebweez puzzle --variant akil --seed 2\n";

std::string streaks(const Scratch& scratch) {
  return scratch.path("home/.local/state/tebweez/puzzles");
}

/// Today's puzzle, asked for when no midnight is near enough to matter: a day that ends meanwhile
/// is tried again.
template <class Check>
void on_one_day(Check check) {
  for (;;) {
    const tebweez::Day today = tebweez::utc_today();
    if (check(today) && tebweez::utc_today() == today) return;
    if (tebweez::utc_today() == today) FAIL("it did not come out");
  }
}

/// The best answer to a day's puzzle, and another one.
struct Answers {
  std::string right, wrong;
};
Answers answers_of(tebweez::Day day) {
  const std::chrono::year_month_day date{day};
  const auto seed = tebweez::seed_of_day(static_cast<int>(date.year()),
                                         static_cast<int>(static_cast<unsigned>(date.month())),
                                         static_cast<int>(static_cast<unsigned>(date.day())));
  const auto puzzle = tebweez::PuzzleMaker{tebweez::akil}.make(seed);
  REQUIRE(puzzle);
  const auto& other = puzzle->answers[puzzle->best == 0 ? 1 : 0];
  return {tebweez::to_text(puzzle->solution().action) + "\n",
          tebweez::to_text(other.action) + "\n"};
}

}  // namespace

TEST_CASE("The right answer to a puzzle is told at once, then best play, to the line") {
  const Scratch scratch;
  const Finished done = run(scratch, seed_two, "a\n");
  check_done(done);
  CHECK(done.out == std::string{asked_two} +
                        "Right: a is best, and best play leaves South 4 ahead. The next best would "
                        "have been worth 6 seeds less.\n" +
                        std::string{best_play_of_two});
  CHECK_FALSE(holds(streaks(scratch), ""));  // it is no puzzle of the day
}

TEST_CASE("The wrong answer to a puzzle is told with what it would have been worth") {
  const Scratch scratch;
  const Finished done = run(scratch, seed_two, "b\na\n");  // only the first statement is read
  check_done(done);
  CHECK(done.out == std::string{asked_two} +
                        "Not the best: b is worth 8 seeds less than a. After b best play leaves "
                        "South 12 ahead, after a best play leaves South 4 ahead.\n" +
                        std::string{best_play_of_two});
}

TEST_CASE("A line that is no answer ends a puzzle at a pipe, and is named") {
  const Scratch scratch;
  for (const char* wrong : {"A", "e", "g", "give a", "keep", "agree", "resign south", "undo",
                            "redo", "variant akil", "chess", "\xc3\xa4", "tebweez south 1 / 1"}) {
    INFO(wrong);
    const Finished done = run(scratch, seed_two, "# a comment\n\n" + std::string{wrong} + "\na\n");
    CHECK(done.status == 1);
    CHECK(is_one_line(done.err));
    CHECK(done.err.starts_with("stdin:3: "));
    CHECK(done.out == asked_two);
  }
}

TEST_CASE("A puzzle that is not answered is left") {
  const Scratch scratch;
  for (const char* lines : {"", "quit\n", "\n# later\n"}) {
    const Finished done = run(scratch, plain + Args{"--daily"}, lines);
    check_done(done);
    CHECK_FALSE(holds(streaks(scratch), ""));
  }
  const Finished torn = run(scratch, seed_two, "a");
  CHECK(torn.status == 0);
  CHECK(torn.err == "stdin:1: the last line is torn and was left out\n");
}

TEST_CASE("Board, moves, rules and help may be asked for in a puzzle") {
  const Scratch scratch;
  const Finished done = run(scratch, seed_two, "board\nmoves\nrules\nhelp\na\n");
  check_done(done);
  CHECK(contains(done.out, "1. "));
  CHECK(contains(done.out, "R1"));
  CHECK(contains(done.out, "Right: a is best"));
}

TEST_CASE(
    "Every ruleset with a choice of pits has puzzles, the others are refused with their names") {
  const Scratch scratch;
  std::string names;
  for (const tebweez::Rules* rules : tebweez::all_rules)
    if (tebweez::has_puzzles(*rules))
      names += (names.empty() ? "" : ", ") + std::string{rules->key};
  for (const tebweez::Rules* rules : tebweez::all_rules) {
    const Finished done = run(scratch, plain + Args{"--variant", std::string{rules->key}});
    if (tebweez::has_puzzles(*rules)) {
      check_done(done);
      CHECK(done.out.starts_with(rules->name));
    } else {
      check_refused(done, 2);
      CHECK(contains(done.err, names));
    }
  }
}

TEST_CASE("Options of a puzzle that do not go together, or are none, are refused") {
  const Scratch scratch;
  for (const Args& wrong : {Args{"--daily", "--seed", "2"}, Args{"--seed", "two"},
                            Args{"--seed", "-1"}, Args{"--variant", "chess"}, Args{"2"}})
    check_refused(run(scratch, plain + wrong), 2);
  check_refused(run(scratch, {"puzzle"}), 2);  // there is no terminal
}

TEST_CASE("A puzzle by chance tells its seed, by which somebody else has the same") {
  const Scratch scratch;
  const Finished one = run(scratch, plain);
  check_done(one);
  const std::size_t at = one.out.find("puzzle ") + 7;
  const std::string seed = one.out.substr(at, one.out.find('.', at) - at);
  CHECK(run(scratch, plain + Args{"--seed", seed}).out == one.out);
}

TEST_CASE("The puzzle of the day is that of the date's seed, and the first try of it counts") {
  on_one_day([](tebweez::Day today) {
    const Scratch scratch;
    const Answers answers = answers_of(today);
    const std::string day = tebweez::to_text(today);
    const Finished first = run(scratch, plain + Args{"--daily"}, answers.wrong);
    if (!contains(first.out, "puzzle of " + day)) return false;
    CHECK(first.status == 0);
    CHECK(contains(first.out, "the streak is at 0."));
    CHECK(read_file(streaks(scratch)) == "akil " + day + " missed 0 0\n");
    const Finished second = run(scratch, plain + Args{"--daily"}, answers.right);
    CHECK(contains(second.out, "Right: "));
    return read_file(streaks(scratch)) == "akil " + day + " missed 0 0\n";
  });
  on_one_day([](tebweez::Day today) {
    const Scratch scratch;
    const Finished done = run(scratch, plain + Args{"--daily"}, answers_of(today).right);
    check_done(done);
    return contains(done.out, "1 day running, the longest so far.\n") &&
           read_file(streaks(scratch)) == "akil " + tebweez::to_text(today) + " solved 1 1\n";
  });
}

TEST_CASE("A streak that can't be kept is told in a line and stops no puzzle") {
  on_one_day([](tebweez::Day today) {
    const Scratch scratch;
    scratch.write("home/.local/state/tebweez/puzzles", "x\n");
    const Finished done = run(scratch, plain + Args{"--daily"}, answers_of(today).right);
    CHECK(done.status == 0);
    CHECK(is_one_line(done.err));
    CHECK(contains(done.err, "puzzles:1: "));
    return contains(done.out, "1 day running");
  });
}

TEST_CASE("At a terminal a line that is no answer to a puzzle is explained and asked again") {
  const Scratch scratch;
  Pty pty{scratch.tebweez(seed_two)};
  const auto type = [&](const std::string& line, std::string_view answer) {
    const std::size_t before = pty.output().size();
    pty.send(line + "\r");
    INFO(line);
    REQUIRE(pty.wait_until(
        [&] { return pty.output().find(answer, before + line.size()) != std::string::npos; }));
  };
  type("chess", "> ");
  type("A", "North");
  type("agree", "answered by the pit");
  type("", "Type a pit");
  CHECK(pty.running());
  type("b", "Not the best");
  CHECK(pty.wait().status == 0);
  CHECK_FALSE(contains(pty.output(), "\x1b"));
}
