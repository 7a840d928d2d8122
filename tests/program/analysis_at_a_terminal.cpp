// judge and perft at a terminal: progress while they work, and what Ctrl-C leaves.
#include <string>

#include "catch.hpp"
#include "support/program.hpp"
#include "support/pty.hpp"

using namespace tebweez::testing;

namespace {

/// Of hakimi, and minutes of work with so little memory.
const Args hard{"--board", "4 15 8 5 3 15 4 / 9 5 2 10 11 5 2", "--mover", "south", "--memory",
                "1"};

Launch long_judge(const Scratch& scratch, const Args& more = {}) {
  return scratch.tebweez(Args{"judge", "--variant", "hakimi", "--time", "86400"} + hard + more);
}

Launch long_perft(const Scratch& scratch) {
  return scratch.tebweez({"perft", "--variant", "akil", "--board", "6 6 6 6 6 6 / 6 6 6 6 6 6",
                          "--mover", "south", "--depth", "40", "--threads", "2"});
}

/// Waits for a line of progress that holds a text.
void await_progress(Pty& pty, std::string_view text) {
  INFO(text);
  REQUIRE(pty.wait_until([&] { return contains(pty.output(), text); }));
}

/// What stands behind the progress, which is cleared.
std::string after_progress(const Pty& pty) {
  const std::string cleared = "\r\033[K";
  const std::size_t last = pty.output().rfind(cleared);
  REQUIRE(last != std::string::npos);
  return pty.output().substr(last + cleared.size());
}

}  // namespace

TEST_CASE("judge at a terminal says how far it is, and Ctrl-C leaves the best that is known") {
  const Scratch scratch;
  Pty pty{long_judge(scratch)};
  await_progress(pty, "; ");  // between what bounds it lies; how many actions ahead
  CHECK(contains(pty.output(), " s  between -"));
  CHECK(contains(pty.output(), " ahead "));
  CHECK(contains(pty.output(), ", best "));
  pty.send("\x03");
  CHECK(pty.wait().status == 130);
  const std::string left = after_progress(pty);
  CHECK(left.starts_with("value "));
  CHECK(contains(left.substr(0, left.find('\n')), " bound"));
  CHECK(contains(left, "Best play, looking "));
  CHECK(contains(left, "the round goes on."));
}

TEST_CASE("judge --all broken off says between what each first action lies") {
  const Scratch scratch;
  Pty pty{long_judge(scratch, {"--all"})};
  await_progress(pty, " s  between -");
  pty.send("\x03");
  CHECK(pty.wait().status == 130);
  const std::string left = after_progress(pty);
  for (const char pit : std::string{"ABCDEFG"}) {
    const std::string line = std::string{"\naction "} + pit + " worth ";
    const std::size_t at = left.find(line);
    REQUIRE(at != std::string::npos);
    CHECK(contains(left.substr(at + 1, left.find('\n', at + 1) - at), " bound"));
  }
}

TEST_CASE("judge --depth broken off leaves the best that is known too") {
  const Scratch scratch;
  Pty pty{scratch.tebweez(Args{"judge", "--variant", "hakimi", "--depth", "1000"} + hard)};
  await_progress(pty, "\r");
  pty.send("\x03");
  CHECK(pty.wait().status == 130);
  CHECK(after_progress(pty).starts_with("value "));
}

TEST_CASE("perft at a terminal says how many it has sown, and Ctrl-C breaks it off") {
  const Scratch scratch;
  Pty pty{long_perft(scratch)};
  await_progress(pty, " million sowings");
  pty.send("\x03");
  CHECK(pty.wait().status == 130);
  const std::string left = after_progress(pty);
  CHECK(left.starts_with("tebweez: perft: interrupted after "));
  CHECK(contains(left, " sowings\r\n"));
}

TEST_CASE("The line of progress is never wider than the window") {
  const Scratch scratch;
  Pty pty{long_judge(scratch), Size{.rows = 24, .columns = 20}};
  REQUIRE(pty.wait_until([&] { return contains(pty.output(), "betwe"); }));
  pty.send("\x03");
  static_cast<void>(pty.wait());
  const std::string& all = pty.output();
  const std::size_t end = all.rfind("\r\033[K");
  for (std::size_t from = all.find('\r'); from < end;) {
    const std::size_t next = all.find('\r', from + 1);
    const std::string drawn = all.substr(from + 1, next - from - 1);
    CHECK(drawn.find("\033[K") < 20);
    from = next;
  }
}

TEST_CASE("analyse broken off tells what is known, and of no more") {
  const Scratch scratch;
  const std::string log = scratch.write("log",
                                        "tebweez-log 1\nvariant hakimi\n"
                                        "tebweez south 7 7 7 7 7 7 7 / 7 7 7 7 7 7 7\nG\nb\n");
  Pty pty{scratch.tebweez({"analyse", "--time", "600", log})};
  await_progress(pty, " s  ");
  pty.send("\x03");
  CHECK(pty.wait().status == 130);
  const std::string left = after_progress(pty);
  CHECK(contains(left, "Interrupted: of 3 positions, "));
  CHECK_FALSE(contains(left, "gave nothing away"));
}
