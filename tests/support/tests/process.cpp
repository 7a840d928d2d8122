// The harness itself, against programs that everybody has: pipes.
#include <csignal>

#include "catch.hpp"
#include "support/process.hpp"
#include "support/scratch.hpp"

using namespace tebweez::testing;
using namespace std::string_literals;

namespace {

Finished shell(const Scratch& scratch, const std::string& script, std::string_view input = {}) {
  return run(scratch.command("sh", {"-c", script}), input);
}

}  // namespace

TEST_CASE("A process says what it says and ends as it ends") {
  const Scratch scratch;
  const Finished done = shell(scratch, "printf out; printf err >&2; exit 3");
  CHECK(done.out == "out");
  CHECK(done.err == "err");
  CHECK(done.status == 3);
  CHECK(done.signal == 0);
  CHECK(shell(scratch, "kill -TERM $$").signal == SIGTERM);
  CHECK(shell(scratch, "kill -TERM $$").status == -1);
  CHECK(run(scratch.command("no-such-program")).status == 127);
}

TEST_CASE("A process reads its input and sees its end") {
  const Scratch scratch;
  CHECK(run(scratch.command("cat"), "a\0b\n"s).out == "a\0b\n"s);
  CHECK(run(scratch.command("cat")).out.empty());
}

TEST_CASE("Big input and output pass at once, whoever is slow") {
  const Scratch scratch;
  const std::string much(3'000'000, 'x');
  CHECK(run(scratch.command("cat"), much).out == much);
  CHECK(shell(scratch, "cat >&2", much).err == much);
  CHECK(shell(scratch, "exit 0", much).status == 0);  // nobody reads it
}

TEST_CASE("A process that runs too long is killed, and that fails the test") {
  const Scratch scratch;
  Process sleeper{scratch.command("sh", {"-c", "echo here; sleep 1000 & sleep 1000"})};
  CHECK_THROWS_AS(sleeper.finish(milliseconds{200}), Timeout);
  CHECK(sleeper.out() == "here\n");
}

TEST_CASE("A process can be talked with, and sent signals") {
  const Scratch scratch;
  Process process{scratch.command("sh", {"-c",
                                         "trap 'echo interrupted; exit 130' INT; echo ready; while "
                                         "read -r x; do echo \"<$x>\"; done"})};
  process.await("ready");
  process.send("one\n");
  process.await("<one>");
  process.send("two\n");
  process.await("<two>");
  process.signal(SIGINT);
  // Dash looks at its traps between commands, bash at once.
  process.send("three\n");
  CHECK(process.wait().status == 130);
}

TEST_CASE("A process writes into a closed pipe when its reader goes") {
  const Scratch scratch;
  Process yes{scratch.command("yes")};
  yes.await("y");
  yes.close_output();
  CHECK(yes.wait().signal == SIGPIPE);
}

TEST_CASE("A process gets the environment it was given and nothing else") {
  const Scratch scratch;
  Launch launch = scratch.command("env");
  launch.env["COLOUR"] = "none";
  launch.env.erase("TERM");
  const Finished done = run(launch);
  CHECK(done.out.find("COLOUR=none\n") != std::string::npos);
  CHECK(done.out.find("HOME=" + scratch.path("home") + "\n") != std::string::npos);
  CHECK(done.out.find("LC_ALL=C.UTF-8\n") != std::string::npos);
  CHECK(done.out.find("TERM=") == std::string::npos);
  CHECK(done.out.find("USER=") == std::string::npos);
  CHECK(run(scratch.command("pwd")).out.find("tebweez-test-") != std::string::npos);
}

TEST_CASE("A process starts with the signals ignored that it should find ignored") {
  const Scratch scratch;
  Launch launch = scratch.command("sh", {"-c", "kill -HUP $$; echo alive"});
  CHECK(run(launch).signal == SIGHUP);
  launch.ignored = {SIGHUP};
  CHECK(run(launch).out == "alive\n");
}

TEST_CASE("A scratch folder is gone with its owner") {
  std::string root;
  {
    const Scratch scratch;
    root = scratch.root();
    const std::string file = scratch.write("deep/down/file", "one\ntwo\n");
    CHECK(read_file(file) == "one\ntwo\n");
    CHECK(lines_of(read_file(file)) == std::vector<std::string>{"one", "two"});
    CHECK(files_in(scratch.path("deep/down")) == std::vector{file});
    CHECK(files_in(scratch.path("nowhere")).empty());
    CHECK_THROWS(read_file(scratch.path("nothing")));
  }
  CHECK(files_in(root).empty());
}
