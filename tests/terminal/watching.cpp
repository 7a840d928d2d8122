// At a terminal: one match, two programs: the log that is being written is looked at.
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "support/faults.hpp"
#include "support/game.hpp"

using namespace tebweez::testing;

namespace {

void append(const std::string& path, std::string_view text) {
  std::ofstream{path, std::ios::app} << text;
}

Launch replay(const Scratch& scratch, const std::string& log) {
  return scratch.tebweez({"replay", "--follow", log});
}

}  // namespace

TEST_CASE("A second program is told before it touches the terminal, and may watch") {
  Game game;
  Terminal second{game.scratch.tebweez({"resume", game.player.log()})};
  CHECK(second.wait().status == 1);
  CHECK(contains(second.line().output(), "'tebweez replay --follow' watches it"));
  CHECK_FALSE(contains(second.line().output(), "\x1b"));
  Terminal watching{replay(game.scratch, game.player.log())};
  watching.await("action 1 of 1");
  game.player.play("turn");
  watching.await("action 2 of 2");
  game.terminal.signal(SIGKILL);
  CHECK(watching.wait_until([&] {  // no lock is left
    return run(game.scratch, {"resume", "--plain", game.player.log()}, "undo\n").status == 0;
  }));
  watching.await("action 1 of 1");
  watching.send("q");
  CHECK(watching.wait().status == 0);
}

TEST_CASE("Whoever watches a log sees past a torn line that is cut off") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log() + "a torn line");
  Terminal terminal{replay(scratch, log)};
  terminal.await("action 2 of 2");
  check_done(run(scratch.command("truncate", {"-s", std::to_string(akil_log().size()), "log"})));
  append(log, "c\n");
  terminal.await("action 3 of 3");
  append(log, "und");
  append(log, "o\n");
  terminal.await("action 2 of 2");
  write_file(log, "tebweez-log 1\n");
  terminal.await("has become shorter");
  terminal.send("q");
  CHECK(terminal.wait().status == 1);
}

TEST_CASE("A log that is watched from its first line may be wrong anywhere") {
  const Scratch scratch;
  for (const std::string wrong : {"target 5\nchess\n", "south \"A\"\nvariant akil\n",
                                  "target 5\n"
                                  "origin skip\nkeep\n"}) {
    INFO(wrong);
    const std::string log = scratch.write("log", "tebweez-log 1\nvariant akil\n");
    Terminal terminal{replay(scratch, log)};
    terminal.await("action 0 of 0");
    append(log, wrong);
    terminal.await("log:");
    terminal.send("q");
    CHECK(terminal.wait().status == 1);
  }
}

TEST_CASE("A pipe that is followed may end, and nothing spins") {
  const Scratch scratch;
  REQUIRE(::mkfifo(scratch.path("fifo").c_str(), 0600) == 0);
  const std::string log = scratch.write("log", akil_log());
  Terminal terminal{scratch.command(
      "sh", {"-c", "cat log > fifo & exec \"$0\" replay --follow fifo", TEBWEEZ_PROGRAM})};
  terminal.await("action 2 of 2");
  static_cast<void>(terminal.wait_until([] { return false; }, milliseconds{500}));
  terminal.send("q");
  const Exit exit = terminal.wait();
  CHECK(exit.status == 0);
  CHECK(exit.cpu_seconds < 0.4);
}

TEST_CASE("A log that can't be followed ends the screen before it begins") {
  const Scratch scratch;
  for (const char* input : {"< .", "<&-", "< /dev/tty", ""}) {
    INFO(input);
    const std::string script = "exec \"$0\" replay --follow - " + std::string{input};
    Terminal terminal{scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM})};
    const Exit exit = terminal.wait();
    CHECK(exit.status == (input[0] == '\0' || contains(input, "tty") ? 2 : 1));
    CHECK(exit.cpu_seconds < 0.4);
    CHECK(terminal.amiss().empty());
  }
}

TEST_CASE("Names of files and faults reach the replay screen harmless") {
  const Scratch scratch;
  const std::string log =
      scratch.write("\x1b]0;owned\x07", akil_log() + "\x1b]0;owned\x07\x1b[31m\n");
  Terminal terminal{scratch.tebweez({"replay", log})};
  terminal.await("owned");
  terminal.send("q");
  CHECK(terminal.wait().status == 1);
  CHECK(terminal.screen().title() != "owned");
  CHECK_FALSE(contains(terminal.line().output(), "\x1b]0;owned"));
}
