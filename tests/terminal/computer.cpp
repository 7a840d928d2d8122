// A match against the computer on the screen.
#include "catch.hpp"
#include "support/program.hpp"
#include "support/terminal.hpp"

using namespace tebweez::testing;

namespace {

const std::vector<std::string> against_easy{"--variant", "akil", "--computer", "north",
                                            "--level",   "easy", "--seed",     "1",
                                            "--speed",   "0",    "--south",    "Amina"};
constexpr const char* header_end = "x-computer north easy\nx-seed 1\n";

/// Lays out six in each, and waits until the computer has decided what to do with it.
void begin(Terminal& terminal) {
  terminal.await("Amina lays out");
  terminal.send("p").send(Key::enter);
  terminal.await("Done");
  terminal.send(Key::enter);
  terminal.await("Amina is to sow");
}

std::string log_of(const Scratch& scratch) {
  const auto files = files_in(scratch.matches());
  REQUIRE(files.size() == 1);
  return read_file(files.front());
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
    ++times;
  return times;
}

}  // namespace

TEST_CASE("The computer keeps or turns, and sows, and all of it is saved") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez(against_easy)};
  begin(terminal);
  CHECK(terminal.screen().find("Computer"));
  const std::string before = log_of(scratch);
  CHECK(before.find(header_end) != std::string::npos);
  CHECK(count(before, "keep") + count(before, "turn") == 1);
  const std::string moves = terminal.text();
  terminal.send("#").send(Key::right);  // the first pit that may be sown
  terminal.await("lap");
  terminal.send(Key::enter);
  terminal.await("the computer's answer", [&] {
    return terminal.screen().find("Computer sowed") && terminal.text() != moves &&
           terminal.screen().find("Amina is to sow") &&
           lines_of(log_of(scratch)).size() >= lines_of(before).size() + 2;
  });
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.amiss().empty());
}

TEST_CASE("Undo takes back to the player's own last action, and the match is gone on with") {
  const Scratch scratch;
  {
    Terminal terminal{scratch.tebweez(against_easy)};
    begin(terminal);
    terminal.send("u");  // the layout is the last thing that Amina did
    terminal.await("Amina lays out");
    terminal.await("Taken back");
    CHECK(count(log_of(scratch), "undo\n") >= 2);
    terminal.send(Key::enter);
    terminal.await("Done");
    terminal.send(Key::enter);
    terminal.await("Amina is to sow");
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
  }
  Terminal again{scratch.tebweez({"resume", "--speed", "0"})};
  again.await("Amina is to sow");
  again.send(Key::right);
  again.await("lap");
  const std::size_t lines = lines_of(log_of(scratch)).size();
  again.send(Key::enter);
  again.await("the computer's answer", [&] {
    return lines_of(log_of(scratch)).size() >= lines + 2 && again.screen().find("Amina is to sow");
  });
  again.send("q");
  CHECK(again.wait().status == 0);
}

TEST_CASE("While the computer thinks every key works, and leaving is at once") {
  const Scratch scratch;
  std::vector<std::string> args = against_easy;
  args[5] = "strong";
  args[1] = "hakimi";  // seven in each take far longer than it has
  Terminal terminal{scratch.tebweez(args)};
  terminal.await("Amina lays out");
  terminal.send(Key::enter);
  terminal.await("Done");
  terminal.send(Key::enter);
  terminal.await("Amina is to sow");
  terminal.send("A").send(Key::enter);
  terminal.await("Computer is thinking");
  terminal.send("?");
  terminal.await("the keys that work now");
  terminal.send(Key::escape);
  terminal.await_gone("the keys that work now");
  terminal.resize({12, 40});
  terminal.await("thinking");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.amiss().empty());
  CHECK(run(scratch, {"replay", "--check", files_in(scratch.matches()).front()}).status == 0);
}

TEST_CASE("An offer to end the round is answered by the computer") {
  const Scratch scratch;
  std::vector<std::string> args = against_easy;
  args[5] = "strong";
  Terminal terminal{scratch.tebweez(args)};
  begin(terminal);
  terminal.send("o");
  terminal.await("Offer Computer");
  terminal.send(Key::down).send(Key::enter);
  terminal.await("the answer", [&] {
    return terminal.screen().find("does not agree") || terminal.screen().find("both agreed");
  });
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("The computer against itself is a show, which Space stops and a full stop steps") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"--variant", "ghashim", "--computer", "both", "--level",
                                     "easy", "--seed", "2", "--speed", "0", "--target", "0"})};
  terminal.await("Enter all rounds");  // the reckoning takes keys
  terminal.send("u");
  terminal.await("Paused");
  terminal.await(". one action");
  terminal.await("Space play");
  const auto before = lines_of(log_of(scratch)).size();
  terminal.send(".");
  terminal.await("The round is over");
  CHECK(lines_of(log_of(scratch)).size() > before);
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("The start screen lets one play against the computer") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"--speed", "0"}), {24, 80}};
  terminal.await("two people");
  terminal.click("two people").click("two people");
  terminal.await("you, and the computer as North");
  terminal.click("The computer's level").click("The computer's level");
  terminal.await("strong");
  terminal.click("The computer's level");
  terminal.await("the other level",
                 [&] { return terminal.text().find("level      easy") != std::string::npos; });
  terminal.click("L'ab al-Ghashim").click("L'ab al-Ghashim");
  terminal.await("South lays out");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
  CHECK(log_of(scratch).find("north \"Computer\"\n") != std::string::npos);
  CHECK(log_of(scratch).find("x-computer north easy\n") != std::string::npos);
}

TEST_CASE("After the match y tells what was given away") {
  const Scratch scratch;
  const std::string log =
      scratch.write("log",
                    "tebweez-log 1\nvariant akil\ntarget 0\nsouth \"Amina\"\nnorth \"Karim\"\n"
                    "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nturn\nagree\n");
  Terminal terminal{scratch.tebweez({"resume", log, "--speed", "0"})};
  terminal.await("Enter all rounds");
  terminal.send("y");
  terminal.await("What was given away");
  terminal.send(Key::escape);
  terminal.await("Enter all rounds");
  terminal.send(Key::enter);
  terminal.await("Enter do it");
  terminal.send("y");
  terminal.await("What was given away");
  terminal.await("Karim gave away 12 seeds by turning the board (action 2).");
  terminal.await("Amina gave away 6 seeds by agreeing (action 3).");
  terminal.send("q");
  terminal.await("Enter do it");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("In a replay y turns the analysis on and off") {
  for (const Size size : {Size{24, 80}, Size{12, 40}}) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    const std::string log =
        scratch.write("log",
                      "tebweez-log 1\nvariant akil\nsouth \"Amina\"\nnorth \"Karim\"\n"
                      "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nturn\nagree\n");
    Terminal terminal{scratch.tebweez({"replay", log}), size};
    terminal.await("Before the first action");
    terminal.send(Key::end);
    terminal.await("action 3 of 3");
    terminal.send(Key::home).send("y");
    terminal.await("Actions now tell what they gave away.");
    terminal.send(Key::end).send(Key::left);
    terminal.await("Better: keep, +12. Amina 6 ahead.");
    if (size.columns == 80) terminal.await("2! turn");
    terminal.send("y");
    terminal.await_gone("Better: keep");
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
    CHECK(terminal.amiss().empty());
  }
}
