// Plain play at a terminal: a person is told what is wrong and asked again.
#include <csignal>

#include "catch.hpp"
#include "support/program.hpp"
#include "support/pty.hpp"

using namespace tebweez::testing;

namespace {

Launch plain(const Scratch& scratch) {
  return scratch.tebweez({"play", "--plain", "--variant", "akil", "--log", scratch.path("log")});
}

/// Types a line and waits for more than its echo.
void type(Pty& pty, const std::string& line, std::string_view answer) {
  const std::size_t before = pty.output().size();
  pty.send(line + "\r");
  INFO(line);
  REQUIRE(pty.wait_until(
      [&] { return pty.output().find(answer, before + line.size()) != std::string::npos; }));
}

std::string saved(const Scratch& scratch) {
  return read_file(scratch.path("log"));
}

}  // namespace

TEST_CASE("A wrong line is explained and asked again") {
  const Scratch scratch;
  Pty pty{plain(scratch)};
  type(pty, "chess", "chess");
  type(pty, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 7", "72");
  CHECK(pty.running());
  type(pty, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6", "North");
  type(pty, "variant ghashim", "\n");
  type(pty, "keep", "North");
  type(pty, "A", "\n");
  type(pty, "a", "South");
  REQUIRE(pty.wait_until([&] { return saved(scratch).ends_with("keep\na\n"); }));
  pty.send("\x04");
  CHECK(pty.wait().status == 0);
  CHECK(same_modes(pty.modes(), pty.modes_before()));
  CHECK_FALSE(contains(pty.output(), "\x1b"));
}

TEST_CASE("Ctrl-C leaves plain play with the match saved") {
  const Scratch scratch;
  Pty pty{plain(scratch)};
  type(pty, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6", "North");
  pty.send("\x03");
  CHECK(pty.wait().status == 130);
  CHECK(contains(saved(scratch), "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n"));
}

TEST_CASE("A terminal that vanishes ends plain play with the match saved") {
  const Scratch scratch;
  Pty pty{plain(scratch)};
  type(pty, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6", "North");
  pty.close();
  const Exit exit = pty.wait();
  CHECK(exit.signal == 0);
  CHECK(exit.cpu_seconds < 2);
  CHECK(contains(saved(scratch), "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n"));
}

TEST_CASE("Plain play can be stopped and continued") {
  const Scratch scratch;
  Pty pty{plain(scratch)};
  type(pty, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6", "North");
  pty.send("\x1a");
  REQUIRE(pty.wait_until([&] { return pty.stopped(); }));
  pty.signal(SIGCONT);
  REQUIRE(pty.wait_until([&] { return !pty.stopped(); }));
  type(pty, "keep", "North");
  CHECK(saved(scratch).ends_with("keep\n"));
  pty.send("\x04");
  CHECK(pty.wait().status == 0);
}

TEST_CASE("Without a terminal's name plain play goes on") {
  const Scratch scratch;
  for (const char* term : {"dumb", "no-such-terminal", ""}) {
    Launch launch = scratch.tebweez({"play", "--plain", "--variant", "akil", "--no-log"});
    launch.env["TERM"] = term;
    Pty pty{launch};
    type(pty, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6", "North");
    pty.send("\x04");
    CHECK(pty.wait().status == 0);
  }
}
