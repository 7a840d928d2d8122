// The harness itself, against programs that everybody has: a terminal without a picture.
#include "support/pty.hpp"

#include <csignal>

#include "catch.hpp"
#include "support/scratch.hpp"

using namespace tebweez::testing;

namespace {

Launch shell(const Scratch& scratch, const std::string& script) {
  return scratch.command("sh", {"-c", script});
}

bool says(Pty& pty, std::string_view text) {
  return pty.wait_until([&] { return pty.output().find(text) != std::string::npos; });
}

}  // namespace

TEST_CASE("A program finds itself at a terminal of the size that was given") {
  const Scratch scratch;
  Pty pty{shell(scratch, "stty size; test -t 0 && test -t 1 && test -t 2 && exit 7"), {31, 97}};
  CHECK(pty.wait().status == 7);
  CHECK(pty.output() == "31 97\r\n");
}

TEST_CASE("A program's last words are read after its end, many or few") {
  const Scratch scratch;
  for (const std::string count : {"1", "5000"}) {
    Pty pty{shell(scratch, "yes | head -n " + count + "; printf end")};
    CHECK(pty.wait().status == 0);
    CHECK(pty.output().size() == std::stoul(count) * 3 + 3);
    CHECK(pty.output().ends_with("end"));
  }
}

TEST_CASE("What is typed is read, and control keys are signals") {
  const Scratch scratch;
  Pty pty{shell(scratch, "read -r line; echo \"<$line>\"; exec cat")};
  pty.send("hello\r");
  REQUIRE(says(pty, "<hello>"));
  pty.send("\x03");
  CHECK(pty.wait().signal == SIGINT);
}

TEST_CASE("The end of input is typed") {
  const Scratch scratch;
  Pty pty{scratch.command("cat")};
  pty.send("\x04");
  CHECK(pty.wait().status == 0);
}

TEST_CASE("A program is told of a new size") {
  const Scratch scratch;
  Pty pty{shell(scratch, "trap 'stty size' WINCH; echo ready; while :; do sleep 0.05; done")};
  REQUIRE(says(pty, "ready"));
  pty.resize({50, 132});
  CHECK(says(pty, "50 132"));
}

TEST_CASE("Ctrl-Z stops a program and SIGCONT continues it") {
  const Scratch scratch;
  Pty pty{scratch.command("cat")};
  pty.send("one\r");
  REQUIRE(says(pty, "one\r\none\r\n"));
  pty.send("\x1a");
  REQUIRE(pty.wait_until([&] { return pty.stopped(); }));
  pty.signal(SIGCONT);
  REQUIRE(pty.wait_until([&] { return !pty.stopped(); }));
  pty.send("two\r");
  REQUIRE(says(pty, "two\r\ntwo\r\n"));
  pty.send("\x04");
  CHECK(pty.wait().status == 0);
}

TEST_CASE("A terminal that vanishes hangs its program up") {
  const Scratch scratch;
  Pty pty{scratch.command("sleep", {"1000"})};
  pty.close();
  CHECK(pty.wait().signal == SIGHUP);
}

TEST_CASE("A program deaf to the hang-up finds its terminal gone") {
  const Scratch scratch;
  Launch launch = scratch.command("cat");
  launch.ignored = {SIGHUP};
  Pty pty{launch};
  pty.close();
  const Exit exit = pty.wait();
  CHECK(exit.signal == 0);
  CHECK(exit.status >= 0);
}

TEST_CASE("A terminal's modes can be compared after the end") {
  const Scratch scratch;
  Pty tidy{shell(scratch, "old=$(stty -g); stty raw -echo; stty \"$old\"")};
  CHECK(tidy.wait().status == 0);
  CHECK(same_modes(tidy.modes(), tidy.modes_before()));
  Pty untidy{shell(scratch, "stty raw -echo")};
  CHECK(untidy.wait().status == 0);
  CHECK_FALSE(same_modes(untidy.modes(), untidy.modes_before()));
}

TEST_CASE("A program at a terminal that runs too long is killed, and that fails the test") {
  const Scratch scratch;
  Pty pty{shell(scratch, "sleep 1000")};
  CHECK_THROWS_AS(pty.wait(milliseconds{100}), Timeout);
}

TEST_CASE("Waiting for what never comes ends with the program") {
  const Scratch scratch;
  Pty pty{shell(scratch, "echo this")};
  CHECK_FALSE(says(pty, "that"));
  CHECK_FALSE(pty.running());
}

TEST_CASE("What a program used is known at its end") {
  const Scratch scratch;
  Pty pty{shell(scratch, "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done")};
  const Exit exit = pty.wait();
  CHECK(exit.cpu_seconds > 0);
  CHECK(exit.peak_kilobytes > 0);
}
