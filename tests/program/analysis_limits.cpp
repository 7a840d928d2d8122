// judge, perft and survey where the system gives little memory or no threads.
#include <unistd.h>

#include <string>

#include "catch.hpp"
#include "support/faults.hpp"
#include "support/program.hpp"

using namespace tebweez::testing;

namespace {

const std::string sixes = "6 6 6 6 6 6 / 6 6 6 6 6 6";
const Args judge_six{"judge",   "--variant", "akil",   "--board", sixes,
                     "--mover", "south",     "--time", "600"};
const Args perft_six{"perft", "--variant", "akil", "--board",   sixes, "--mover",
                     "south", "--depth",   "6",    "--threads", "8"};
const Args survey_some{"survey", "--variant", "ghashim", "--sample", "5000", "--threads", "8"};
const Args survey_wise{"survey", "--variant", "akil", "--sample", "5", "--threads", "8"};

/// Starts the program after a command of the shell.
Launch after(const Scratch& scratch, const std::string& command, const Args& args) {
  const Launch program = scratch.tebweez(args);
  return scratch.command(
      "/bin/bash", Args{"-c", command + R"(; exec "$0" "$@")", program.program} + program.args);
}

/// The same as somebody else, where this is the superuser, whom some limits don't hold.
Launch after_as_anybody(const Scratch& scratch, const std::string& command, const Args& args) {
  Launch launch = after(scratch, command, args);
  if (::geteuid() != 0) return launch;
  launch.args =
      Args{"--reuid=65534", "--regid=65534", "--clear-groups", launch.program} + launch.args;
  launch.program = "/usr/bin/setpriv";
  return launch;
}

/// What is the same however it was found: of judge the first line alone, for there may be several
/// lines of best play.
[[maybe_unused]] std::string promised(const Args& args, const std::string& out) {
  return args[0] == "judge" ? out.substr(0, out.find('\n')) : out;
}

[[maybe_unused]] std::string in_kilobytes(int most) {
  return "ulimit -v " + std::to_string(most);
}

#if defined(__SANITIZE_ADDRESS__)
#define TEBWEEZ_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TEBWEEZ_SANITIZED
#endif
#endif

}  // namespace

#ifndef TEBWEEZ_SANITIZED  // a sanitizer needs more memory than these tests allow

TEST_CASE("With little memory judge, perft and survey remember less and say the same") {
  const Scratch scratch;
  for (const Args& args :
       {judge_six, judge_six + Args{"--all"}, perft_six, survey_some, survey_wise})
    CHECK(promised(args, run(after(scratch, in_kilobytes(20'000), args)).out) ==
          promised(args, run(scratch, args).out));
}

TEST_CASE("With less and less memory they go on, or say so in one line") {
  const Scratch scratch;
  // The program with its libraries. In still less the system's own code for errors finds no room.
  int least = 4'000;
  while (run(after(scratch, in_kilobytes(least), {"--version"})).status != 0) least += 500;
  for (const Args& args : {judge_six, perft_six, survey_some, survey_wise}) {
    const std::string all = run(scratch, args).out;
    for (int more = 500; more < 7'000; more += 500) {
      const Finished done = run(after(scratch, in_kilobytes(least + more), args));
      CAPTURE(args[0], least, more, done.err);
      CHECK(done.signal == 0);
      if (done.status == 0)
        CHECK(promised(args, done.out) == promised(args, all));
      else
        check_refused(done, 1);
    }
  }
}

#endif

TEST_CASE("Without a thread to be had they do it all on their own") {
  const Scratch scratch;
  for (const Args& args : {judge_six, perft_six, survey_some, survey_wise}) {
    const Finished alone = run(after_as_anybody(scratch, "ulimit -u 1", args));
    if (alone.status == 126 || alone.status == 127)
      return skip("another user can't start the program here");
    CHECK(alone.status == 0);
    CHECK(alone.out == run(scratch, args).out);
  }
}
