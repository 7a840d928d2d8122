// Plain play through a pipe: lines in, words and figures out, everything saved as it is played.
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>

#include "catch.hpp"
#include "support/program.hpp"

using namespace tebweez::testing;

namespace {

const Args plain_akil{"play", "--plain", "--variant", "akil"};

/// What a log holds below its header.
std::string body_of(const std::string& log) {
  const std::string text = read_file(log);
  const std::size_t started = text.find("started ");
  const std::size_t end = text.find('\n', started);
  return text.substr(end + 1);
}

/// Plays lines at Akil into a log and returns how that ended.
Finished played(const Scratch& scratch, const std::string& lines, const std::string& log = "log") {
  return run(scratch, plain_akil + Args{"--log", scratch.path(log)}, lines);
}

/// A wrong line ends the program and is named; what came before is kept.
void check_stopped(const Scratch& scratch, const std::string& before, const std::string& wrong,
                   int& number) {
  INFO(before + wrong);
  const std::string log = "log" + std::to_string(++number);
  const Finished done = played(scratch, before + wrong + "\nresign south\n", log);
  CHECK(done.status == 1);
  CHECK(is_one_line(done.err));
  const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
  CHECK(done.err.starts_with("stdin:" + std::to_string(line) + ": "));
  check_done(run(scratch, {"replay", "--check", scratch.path(log)}));
  CHECK(contains(body_of(scratch.path(log)), "resign") == contains(before, "resign"));
}

}  // namespace

TEST_CASE("Whole matches of every ruleset are played through a pipe, and their logs replay alike") {
  const Scratch scratch;
  for (const char* name : {"akil-01", "akil-05", "akil-agree", "akil-ludii-00", "akil-ludii-05",
                           "ghashim-00", "ghashim-05", "madjnuni-02", "madjnuni-agree"}) {
    const std::string path = cases("logs/" + std::string{name} + ".tebweez");
    INFO(path);
    const Script script = script_from(path);
    const std::string log = scratch.path(path.substr(path.rfind('/') + 1));
    const Finished done =
        run(scratch, Args{"play", "--plain", "--log", log} + script.options, script.lines);
    check_done(done);
    CHECK(tsv_of(scratch, log) == contents(table_of(path)));
    CHECK(contains(done.out, "Amina"));
    CHECK(contains(done.out, "Karim"));
  }
}

TEST_CASE("The log begins with everything that decides the match") {
  const Scratch scratch;
  check_done(run(scratch, {"--plain", "--variant", "ghashim", "--south", "Amina", "--north",
                           "Karim", "--target", "7", "--origin", "skip", "--log", "log"}));
  const auto lines = lines_of(read_file(scratch.path("log")));
  REQUIRE(lines.size() == 7);
  CHECK(lines[0] == "tebweez-log 1");
  CHECK(lines[1] == "variant ghashim");
  CHECK(lines[2] == "target 7");
  CHECK(lines[3] == "origin skip");
  CHECK(lines[4] == "south \"Amina\"");
  CHECK(lines[5] == "north \"Karim\"");
  CHECK(lines[6].starts_with("started 20"));
  CHECK(lines[6].ends_with("Z"));
}

TEST_CASE("Defaults are the variant's, and the origin is written all the same") {
  const Scratch scratch;
  check_done(run(scratch, {"--plain", "--variant", "madjnuni", "--log", "log"}));
  const std::string log = read_file(scratch.path("log"));
  CHECK(contains(log, "\ntarget 0\n"));  // one round only
  CHECK(contains(log, "\norigin sow\n"));
  CHECK(contains(log, "\nsouth \"South\"\n"));
  CHECK(contains(log, "\nnorth \"North\"\n"));
}

TEST_CASE("A round's end and the match's are written without being asked for") {
  const Scratch scratch;
  const std::string lines = std::string{akil_layout} + "keep\nagree\n";
  check_done(played(scratch, lines + "resign south\n"));
  const std::string body = body_of(scratch.path("log"));
  CHECK(contains(body, "\nend agreed south 36 north 36\n"));
  CHECK(body.ends_with("resign south\nmatch north\n"));
}

TEST_CASE("Every action is on disk before the next is read") {
  const Scratch scratch;
  const std::string log = scratch.path("log");
  Process game{scratch.tebweez(plain_akil + Args{"--log", log})};
  for (const std::string& line : {std::string{akil_layout}, std::string{"keep\n"},
                                  std::string{"a\n"}, std::string{"undo\n"}, std::string{"b\n"}}) {
    game.send(line);
    CHECK(game.wait_until([&] { return holds(log, line) && read_file(log).ends_with(line); }));
  }
  game.signal(SIGKILL);
  game.wait();
  CHECK(contains(body_of(log), "keep\na\nundo\nb\n"));
}

TEST_CASE("A wrong line ends a script") {
  const Scratch scratch;
  const std::string layout{akil_layout};
  int number = 0;
  check_stopped(scratch, "", "chess", number);
  check_stopped(scratch, "", "keep", number);
  check_stopped(scratch, "", "undo", number);
  check_stopped(scratch, "", "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 7", number);
  check_stopped(scratch, layout, "A", number);  // nobody has chosen
  check_stopped(scratch, layout, layout.substr(0, 13), number);
  check_stopped(scratch, layout + "keep\n", "A", number);  // it is North's turn
  check_stopped(scratch, layout + "keep\n", "g", number);
  check_stopped(scratch, layout + "keep\n", "give a", number);
  check_stopped(scratch, layout + "keep\n", "a a", number);
  check_stopped(scratch, layout + "keep\na\n", "a", number);
  check_stopped(scratch, layout + "keep\n", "\x1b[A", number);
  check_stopped(scratch, layout + "resign south\n", "keep", number);
  check_stopped(scratch, layout + "# a comment\n\n  keep # and another\r\n", "keep", number);
}

TEST_CASE("The header is settled by the command line") {
  const Scratch scratch;
  int number = 0;
  for (const char* line :
       {"tebweez-log 1", "variant akil", "target 60", "origin sow", "south \"South\"",
        "north \"North\"", "started 2026-11-30T14:03:05Z", "x-any thing"})
    check_stopped(scratch, "", line, number);
}

TEST_CASE("Assertions are allowed, and wrong ones found") {
  const Scratch scratch;
  const std::string layout{akil_layout};
  const std::string end = layout + "keep\nagree\n";
  check_done(played(scratch, "round 1\n" + end +
                                 "end agreed south 36 north 36\nround 2\nresign north\nround 1\n"
                                 "match south\nmatch south\n"));
  int number = 0;
  check_stopped(scratch, "", "round 2", number);
  check_stopped(scratch, layout, "end agreed south 36 north 36", number);
  check_stopped(scratch, end, "end agreed south 35 north 37", number);
  check_stopped(scratch, end, "match draw", number);
  check_stopped(scratch, end + "resign north\n", "match north", number);
}

TEST_CASE("Undo takes back whatever was last, and is written down") {
  const Scratch scratch;
  const std::string layout{akil_layout};
  const Finished done = played(scratch, layout + "keep\nundo\nturn\nA\nundo\nundo\nundo\n" +
                                            layout + "keep\nagree\nundo\nresign south\nundo\na\n");
  check_done(done);
  std::string bare;
  for (const std::string& line : lines_of(body_of(scratch.path("log"))))
    if (!line.starts_with("round") && !line.starts_with("end") && !line.starts_with("match"))
      bare += line + "\n";
  CHECK(bare == layout + "keep\nundo\nturn\nA\nundo\nundo\nundo\n" + layout +
                    "keep\nagree\nundo\nresign south\nundo\na\n");
  CHECK(lines_of(tsv_of(scratch, scratch.path("log"))).size() == 4);  // names, tebweez, keep, sow
}

TEST_CASE("Redo does again what was undone, and is written down as the action that it is") {
  const Scratch scratch;
  const std::string layout{akil_layout};
  const Finished done = played(scratch, layout + "keep\na\nundo\nundo\nredo\nredo\n");
  check_done(done);
  CHECK(contains(body_of(scratch.path("log")), "keep\na\nundo\nundo\nkeep\na\n"));
  CHECK_FALSE(contains(body_of(scratch.path("log")), "redo"));
}

TEST_CASE("Redo without anything undone is a wrong line") {
  const Scratch scratch;
  const std::string layout{akil_layout};
  int number = 0;
  check_stopped(scratch, "", "redo", number);
  check_stopped(scratch, layout, "redo", number);
  check_stopped(scratch, layout + "keep\na\nundo\nb\n", "redo", number);
  check_stopped(scratch, layout + "keep\na\nundo\nredo\n", "redo", number);
}

TEST_CASE("The end of the input leaves the match, also in mid-line") {
  const Scratch scratch;
  const Finished torn = played(scratch, std::string{akil_layout} + "keep");
  CHECK(torn.status == 0);
  CHECK(is_one_line(torn.err));
  CHECK(torn.err.starts_with("stdin:2: "));
  CHECK(body_of(scratch.path("log")).ends_with(akil_layout));
}

TEST_CASE("Nothing that exists is written over") {
  const Scratch scratch;
  const std::string precious = scratch.write("precious", "precious\n");
  scratch.write("folder/file", "");
  const std::string link = scratch.path("link");
  const std::string target = scratch.path("target");
  REQUIRE(::symlink(target.c_str(), link.c_str()) == 0);
  for (const std::string& name : {precious, scratch.path("folder"), link,
                                  scratch.path("no/such/folder"), std::string{"/dev/full"}}) {
    INFO(name);
    const Finished done = run(scratch, plain_akil + Args{"--log", name}, akil_layout);
    check_refused(done, 1);
    CHECK(contains(done.err, name));
  }
  CHECK(read_file(precious) == "precious\n");
  CHECK_FALSE(std::filesystem::exists(target));
}

TEST_CASE("A signal leaves the match saved and says so in the status") {
  for (const auto& [signal, status] :
       {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}, std::pair{SIGHUP, 129}}) {
    const Scratch scratch;
    const std::string log = scratch.path("log");
    Process game{scratch.tebweez(plain_akil + Args{"--log", log})};
    game.send(akil_layout);
    REQUIRE(game.wait_until([&] { return holds(log, "tebweez south"); }));
    game.signal(signal);
    const Exit exit = game.wait();
    CHECK(exit.signal == 0);
    CHECK(exit.status == status);
    check_done(run(scratch, {"resume", "--plain", log}, "keep\n"));
  }
}

TEST_CASE("Plain play tells at each prompt what may be typed, with an example that is allowed") {
  const Scratch scratch;
  for (const char* variant : {"akil", "ghashim", "akil-ludii", "madjnuni"}) {
    INFO(variant);
    std::string lines;
    for (int prompt = 0; prompt < 6; ++prompt) {
      const Finished done =
          run(scratch, {"play", "--plain", "--no-log", "--variant", variant}, lines);
      check_done(done);
      const std::string last = lines_of(done.out).back();
      REQUIRE(last.starts_with("Type "));
      const std::size_t colon = last.find(": ");
      lines += (colon == std::string::npos ? "keep" : last.substr(colon + 2)) + "\n";
    }
  }
}

TEST_CASE("Plain play answers what is asked, and writes none of it down") {
  const Scratch scratch;
  const std::string log = scratch.path("log");
  const Finished done =
      run(scratch, {"play", "--plain", "--variant", "akil", "--log", log},
          std::string{akil_layout} + "help\n?\nboard\nmoves\nrules\n\nkeep\nquit\nx\n");
  check_done(done);
  CHECK(contains(done.out, "takes the last action back"));
  CHECK(contains(done.out, "1. South laid out the seeds."));
  CHECK(contains(done.out, "R1"));
  CHECK(read_file(log).ends_with(std::string{akil_layout} + "keep\n"));
  check_done(run(scratch, {"resume", "--plain", log}, "exit\n"));
}

TEST_CASE("A pit letter of another alphabet is named as such") {
  const Scratch scratch;
  const Finished done = run(scratch, {"play", "--plain", "--variant", "akil", "--no-log"},
                            std::string{akil_layout} + "turn\n\u0421\n");
  CHECK(done.status == 1);
  CHECK(done.err.starts_with("stdin:3: "));
  CHECK(contains(done.err, "(U+0421) is not a Latin letter; the pits are A to F and a to f"));
}
