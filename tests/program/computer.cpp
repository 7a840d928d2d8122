// The computer in plain play, and how the command line names it.
#include "catch.hpp"
#include "support/program.hpp"

using namespace tebweez::testing;

namespace {

const Args against_easy{"play",  "--plain", "--variant", "akil",   "--computer",
                        "north", "--level", "easy",      "--seed", "7"};
const std::string six_in_each = "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n";

}  // namespace

TEST_CASE("In plain play the computer's actions are printed as if typed") {
  const Scratch scratch;
  const Finished done =
      run(scratch, against_easy + Args{"--log", scratch.path("log")}, six_in_each);
  check_done(done);
  const std::string log = read_file(scratch.path("log"));
  CHECK(contains(log, "north \"Computer\"\n"));
  CHECK(contains(log, "x-computer north easy\nx-seed 7\n"));
  // Whatever follows the layout in the log was the computer's, and stands in the output.
  const auto lines = lines_of(log.substr(log.find(six_in_each) + six_in_each.size()));
  REQUIRE_FALSE(lines.empty());
  for (const std::string& line : lines) CHECK(contains(done.out, "\n" + line + "\n"));
}

TEST_CASE("With the same seed the computer plays the same") {
  const Scratch scratch;
  const std::string lines = six_in_each + "undo\n" + six_in_each;
  const Finished one = run(scratch, against_easy + Args{"--no-log"}, lines);
  const Finished two = run(scratch, against_easy + Args{"--no-log"}, lines);
  check_done(one);
  CHECK(one.out == two.out);
}

TEST_CASE("A match against the computer is gone on with where it was left") {
  const Scratch scratch;
  const std::string log = scratch.path("log");
  check_done(run(scratch, against_easy + Args{"--log", log}, six_in_each + "undo\n"));
  CHECK(contains(read_file(log), "undo\nundo\n"));  // its own action, and the computer's before it
  check_done(run(scratch, {"resume", "--plain", log}, six_in_each));
  check_done(run(scratch, {"replay", "--check", log}));
  const auto lines = lines_of(read_file(log));
  CHECK((lines.back() == "keep" || lines.back().size() == 1));
}

TEST_CASE("The computer against itself plays the match to its end") {
  const Scratch scratch;
  for (const char* variant : {"akil", "ghashim", "madjnuni", "hakimi"}) {
    INFO(variant);
    const std::string log = scratch.path(std::string{variant} + ".log");
    check_done(run(scratch, {"play", "--plain", "--variant", variant, "--computer", "both",
                             "--level", "easy", "--seed", "3", "--target", "0", "--log", log}));
    CHECK(contains(read_file(log), "\nmatch "));
    check_done(run(scratch, {"replay", "--check", log}));
  }
}

TEST_CASE("The computer does not resign, and agrees only to what is no worse for it") {
  const Scratch scratch;
  const std::string begun = six_in_each;
  const Finished resigned = run(scratch, against_easy + Args{"--no-log"}, begun + "resign north\n");
  CHECK(resigned.status == 1);
  CHECK(contains(resigned.err, "stdin:2: Computer never resigns"));
  // Of the 20 that are left North would have none.
  const Finished agreed = run(scratch,
                              {"play", "--plain", "--variant", "ghashim", "--computer", "north",
                               "--level", "strong", "--no-log"},
                              "tebweez south 28 4 4 4 4 4 / 4 4 4 4 4 4\nagree\n");
  CHECK(agreed.status == 1);
  CHECK(contains(agreed.err, "does not agree"));
}

TEST_CASE("Options of the computer are read exactly, and go together") {
  const Scratch scratch;
  for (const Args& args : std::vector<Args>{{"--computer", "west"},
                                            {"--computer", "North"},
                                            {"--computer", "north", "--level", "best"},
                                            {"--computer", "north", "--seed", "-1"},
                                            {"--computer", "north", "--seed", "1x"},
                                            {"--level", "easy"},
                                            {"--seed", "1"}}) {
    const Finished done = run(scratch, Args{"play", "--plain", "--variant", "akil"} + args);
    INFO(done.err);
    CHECK(done.status == 2);
    CHECK(is_one_line(done.err));
  }
}

TEST_CASE("A header that names no level means medium") {
  const Scratch scratch;
  const std::string log =
      scratch.write("log", "tebweez-log 1\nvariant akil\nx-computer north\n" + six_in_each);
  const Finished done = run(scratch, {"resume", "--plain", log});
  check_done(done);
  CHECK(contains(done.out, "\nkeep\n"));
}

TEST_CASE("Lines of the header that name no computer name none") {
  const Scratch scratch;
  for (const char* line : {"x-computer west easy", "x-computer north best", "x-computer",
                           "x-computer north easy now", "x-computers north easy"}) {
    INFO(line);
    const std::string log = scratch.write(
        "log", "tebweez-log 1\nvariant akil\n" + std::string{line} + "\n" + six_in_each);
    const Finished done = run(scratch, {"resume", "--plain", log});
    check_done(done);
    CHECK(contains(done.out, "North may keep the board or turn it.\nType keep or turn.\n"));
  }
}
