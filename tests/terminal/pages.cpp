// In a terminal, at every size: the screens on which no seed is sown.
#include "catch.hpp"
#include "support/player.hpp"
#include "support/start_rows.hpp"

using namespace tebweez::testing;

namespace {

const std::vector<Size> sizes{{24, 80}, {12, 40}, {36, 110}, {60, 200}};

/// A log of the cases with five rounds of Akil.
std::string long_log() {
  return cases("logs/akil-03.tebweez");
}

/// The line of keys is the last to be drawn.
void await_keys(Terminal& terminal) {
  // On what lies on top q closes that, and Esc says so.
  terminal.await("the line of keys", [&] {
    return terminal.screen().find("q leave") || terminal.screen().find("Esc back");
  });
}

}  // namespace

TEST_CASE("The start screen asks for the ruleset, names and target, and begins what was chosen") {
  for (const Size size : sizes) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    Terminal terminal{scratch.tebweez(), size};
    terminal.await("L'ab al-Akil");
    terminal.await("L'ab al-Ghashim");
    await_keys(terminal);
    terminal.send(Key::down, rows_above_names).send(Key::enter).send("Nur").send(Key::enter);
    terminal.await("Nur");
    terminal.send(Key::down, 2).send(Key::enter).send("40").send(Key::enter);
    terminal.await("40");
    terminal.send(
        Key::up,
        2 + rows_above_names - 2);  // from the target back to Ghashim, below the lessons and Akil
    terminal.send(Key::enter);
    terminal.await("Nur lays out the seeds of round 1");
    terminal.await("0/40");
    terminal.await("L'ab al-Ghashim");
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
    CHECK(terminal.amiss().empty());
    const auto files = files_in(scratch.matches());
    REQUIRE(files.size() == 1);
    const std::string log = read_file(files.front());
    CHECK(contains(log, "variant ghashim\ntarget 40\norigin sow\nsouth \"Nur\"\n"));
  }
}

TEST_CASE("The start screen offers saved matches and goes on with them") {
  for (const Size size : sizes) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    const std::string log =
        scratch.write("data/tebweez/matches/a.tebweez",
                      "tebweez-log 1\nvariant akil\nsouth \"Amina\"\nnorth \"Karim\"\n" +
                          std::string{akil_layout} + "keep\nc\n");
    Terminal terminal{scratch.tebweez(), size};
    await_keys(terminal);
    // Where it does not fit on the screen a mark says that there is more.
    if (!terminal.screen().find("akil, round 1")) CHECK(terminal.screen().find("\u25be"));
    terminal.send(Key::down, rows_above_unfinished);
    terminal.await("akil, round 1");
    terminal.send(Key::enter);
    terminal.await("Amina is to sow");
    terminal.send("u");
    terminal.await("[c]");
    CHECK(read_file(log).ends_with("keep\nc\nundo\n"));
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
    CHECK(files_in(scratch.matches()).size() == 1);
  }
}

TEST_CASE("Help and rules open over any screen, scroll, and close again") {
  for (const Size size : sizes) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    Player player{scratch, {"--variant", "madjnuni", "--speed", "0"}, size};
    Terminal& terminal = player.terminal();
    terminal.settle();
    const std::string before = terminal.text();
    terminal.send("?");
    terminal.await("the keys that work now");
    await_keys(terminal);
    terminal.send(Key::escape);
    terminal.await("the screen below", [&] { return terminal.text() == before; });
    terminal.send(Key::f2);
    terminal.await("The rules of La'b Madjnuni");
    await_keys(terminal);
    terminal.send(Key::down, 3);
    terminal.await(" 4-");
    terminal.send(Key::end);
    terminal.await("history.md");
    terminal.resize({24, 80});
    terminal.settle();
    await_keys(terminal);
    terminal.resize(size);
    terminal.send(Key::escape);
    terminal.await("the screen below", [&] { return terminal.text() == before; });
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
  }
}

TEST_CASE("A replay is gone through by action, round, capture, seed and number") {
  for (const Size size : sizes) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    Terminal terminal{scratch.tebweez({"replay", long_log()}), size};
    terminal.await("action 0 of 52");
    await_keys(terminal);
    terminal.send(Key::end);
    terminal.await("action 23 of 23");
    terminal.send(Key::home);
    terminal.await("action 0 of 52");
    terminal.send(Key::right, 3);
    terminal.await("action 3 of 52");
    terminal.send(Key::page_down);
    terminal.await("action 1 of 76");
    terminal.send(Key::page_down, 3);
    terminal.await("action 1 of 23");
    terminal.send("7").send(Key::enter);
    terminal.await("action 7 of 23");
    terminal.await("sowed A: 5 laps");
    terminal.send("[");
    terminal.await_gone("action 7 of 23");
    terminal.send("]");
    terminal.await("action 7 of 23");
    const std::string whole = terminal.text();
    terminal.send(",");
    terminal.await("one seed back", [&] { return terminal.text() != whole; });
    terminal.send(".");
    terminal.await("the seed again", [&] { return terminal.text() == whole; });
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
    CHECK(terminal.amiss().empty());
  }
}

TEST_CASE("A number typed in a replay is that of the list beside the board") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"replay", long_log()})};
  terminal.await("round 1 of 5, action 0 of 52");
  terminal.send(Key::page_down);
  terminal.await("round 2 of 5, action 1 of 76");
  terminal.send("36").send(Key::enter);
  terminal.await("round 2 of 5, action 36 of 76");
  terminal.await(" 36  ");
  terminal.send("30").send(Key::enter);
  terminal.await("round 2 of 5, action 30 of 76");
  terminal.await(" 30  ");
  terminal.send("999").send(Key::enter);
  terminal.await("round 2 of 5, action 76 of 76");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("A replay plays by itself, and stops at a key") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"replay", "--speed", "200", long_log()})};
  terminal.await("action 0 of 52");
  terminal.send(" ");
  terminal.await("action 4 of 52");
  terminal.send(" ");
  terminal.settle(milliseconds{300});
  const std::size_t paused = terminal.bytes();
  terminal.settle(milliseconds{600});
  CHECK(terminal.bytes() == paused);
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("A replay from standard input takes its keys from the terminal") {
  const Scratch scratch;
  Terminal terminal{
      scratch.command("sh", {"-c", "\"$0\" replay - < \"$1\"", TEBWEEZ_PROGRAM, long_log()})};
  terminal.await("action 0 of 52");
  terminal.send(Key::right);
  terminal.await("action 1 of 52");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("A damaged log is shown as far as it goes, with what is wrong") {
  for (const Size size : sizes) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    const std::string log = scratch.write(
        "log", "tebweez-log 1\nvariant akil\n" + std::string{akil_layout} + "keep\nc\nQ\n");
    Terminal terminal{scratch.tebweez({"replay", log}), size};
    terminal.await("action 0 of 3");
    terminal.await("log:6:");
    terminal.send(Key::end);
    terminal.await("action 3 of 3");
    terminal.send("q");
    CHECK(terminal.wait().status == 1);
    CHECK(terminal.amiss().empty());
  }
}

TEST_CASE("A match that is written is followed action by action") {
  for (const Size size : sizes) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    Player player{scratch, {"--variant", "akil", "--speed", "0"}};
    Terminal watching{scratch.tebweez({"replay", "--follow", "--speed", "0", player.log()}), size};
    watching.await("action 0 of 0");
    player.play("tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");
    watching.await("action 1 of 1");
    player.play("turn");
    player.play("C");
    watching.await("action 3 of 3");
    watching.await("sowed C: 6 laps");
    player.play("undo");
    watching.await("action 2 of 2");
    watching.send("q");
    CHECK(watching.wait().status == 0);
  }
}

TEST_CASE("A match ends with a table of its rounds and can be played again") {
  for (const Size size : sizes) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    const std::string text = read_file(long_log());
    REQUIRE(text.ends_with("\nA\n"));  // the last action of the match
    const std::string log = scratch.write("log", text.substr(0, text.size() - 2));
    Terminal terminal{scratch.tebweez({"resume", log, "--speed", "0"}), size};
    terminal.await("is to sow");
    terminal.send("A");
    terminal.await("[A]");
    terminal.send(Key::enter);
    terminal.await("wins the match");
    terminal.await("Enter all rounds");
    terminal.send(Key::enter);
    terminal.await("Again, with the same names");
    terminal.await("Enter do it");
    terminal.send(Key::enter);
    terminal.await("in hand");
    CHECK(read_file(log).starts_with(text + "end "));
    CHECK(files_in(scratch.matches()).size() == 1);
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
  }
}

TEST_CASE("A click on an answer gives it") {
  const Scratch scratch;
  Player player{scratch, {"--variant", "akil", "--speed", "0"}};
  Terminal& terminal = player.terminal();
  terminal.send("p").send(Key::enter);
  terminal.await("Enter answer");  // the last of the question to be drawn
  terminal.click("Go on laying out");
  terminal.await_gone("Done laying out?");
  terminal.await("Enter done");  // the last of the screen below it
  CHECK(player.actions().empty());
  terminal.send(Key::enter);
  terminal.await("Enter answer");  // the last of the question to be drawn
  terminal.click("\u25b8 Done");
  terminal.await("turned:");
  CHECK(player.actions().size() == 1);
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("The wheel of the mouse scrolls the rules") {
  constexpr int wheel_up = 4;
  constexpr int wheel_down = 5;
  const Scratch scratch;
  Player player{scratch, {"--variant", "akil", "--speed", "0"}};
  Terminal& terminal = player.terminal();
  terminal.send("i");
  terminal.await(" 1-");
  terminal.click(Place{10, 10}, wheel_down);
  terminal.await(" 4-");
  terminal.click(Place{10, 10}, wheel_up);
  terminal.await(" 1-");
  terminal.send("qq");
  CHECK(terminal.wait().status == 0);
}
