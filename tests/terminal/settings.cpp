// At a terminal: the settings that stay from one start to the next.
#include "catch.hpp"
#include "support/player.hpp"
#include "support/start_rows.hpp"

using namespace tebweez::testing;

namespace {

std::string settings_of(const Scratch& scratch) {
  return scratch.path("home/.config/tebweez/settings");
}

/// Begins the first ruleset of the list, from the row of the first name.
/// Begins a match of the first ruleset, from the first name on.
/// @param newcomer whether the lessons stand above the rulesets, as where no match is saved
void begin_first(Terminal& terminal, bool newcomer) {
  terminal.send(Key::up, rows_above_names - (newcomer ? 1 : 0)).send(Key::enter);
  terminal.await("in hand");
}

void leave(Terminal& terminal) {
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.amiss().empty());
}

}  // namespace

TEST_CASE("Names of the last match stand on the start screen of the next") {
  const Scratch scratch;
  Terminal first{scratch.tebweez()};
  first.await("South's name");
  first.send(Key::down, rows_above_names).send(Key::enter).send("Nur \"N\"").send(Key::enter);
  begin_first(first, true);
  leave(first);
  CHECK(read_file(settings_of(scratch)) == "south \"Nur \\\"N\\\"\"\n");

  Terminal second{scratch.tebweez({"--no-log", "--north", "Karim"})};
  second.await("Nur \"N\"");
  second.await("Karim");
  second.send(Key::down, rows_above_names);
  begin_first(second, false);
  second.await("Nur \"N\" lays out");
  leave(second);
  CHECK(read_file(settings_of(scratch)) == "south \"Nur \\\"N\\\"\"\nnorth \"Karim\"\n");

  // A match that is begun on the command line has the names given there.
  Terminal third{scratch.tebweez({"--no-log", "--variant", "akil"})};
  third.await("South lays out");
  leave(third);
}

TEST_CASE("The computer is not called by the last name of a person, and that name stays") {
  const Scratch scratch;
  scratch.write("home/.config/tebweez/settings", "north \"Karim\"\nlevel easy\n");
  Terminal terminal{scratch.tebweez({"--no-log", "--computer", "north"})};
  terminal.await("Computer");
  terminal.await("easy");
  CHECK_FALSE(terminal.screen().find("Karim"));
  terminal.send(Key::down, rows_above_names);
  begin_first(terminal, true);
  leave(terminal);
  CHECK(read_file(settings_of(scratch)) == "north \"Karim\"\nlevel easy\n");
}

TEST_CASE("The preview and the speed stay, and options go before them without being written") {
  const Scratch scratch;
  scratch.write("home/.config/tebweez/settings", "# mine\nspeed 0\npreview on\n");
  Terminal terminal{scratch.tebweez({"replay", cases("logs/akil-03.tebweez"), "--speed", "5"})};
  terminal.await("action 0 of");
  terminal.send(">");
  const auto written = [&] {
    return read_file(settings_of(scratch)) != "# mine\nspeed 0\npreview on\n";
  };
  terminal.await("what was written", written);
  CHECK(read_file(settings_of(scratch)) == "# mine\nspeed 8\npreview on\n");
  leave(terminal);

  const std::string log =
      scratch.write("log", "tebweez-log 1\nvariant akil\n" + std::string{akil_layout} + "keep\n");
  Terminal board{scratch.tebweez({"resume", log, "--speed", "0"})};
  board.await("preview: on");
  board.send("v");
  board.await("preview: off");
  leave(board);
  CHECK(read_file(settings_of(scratch)) == "# mine\nspeed 8\npreview off\n");
}

TEST_CASE("A colour scheme shows at once, and stays") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"--no-log"})};
  terminal.await("nile");
  terminal.send(Key::down, rows_above_saved - 1).send(Key::left);
  terminal.await("none");
  terminal.send(Key::left);
  terminal.await("dusk");
  leave(terminal);
  CHECK(read_file(settings_of(scratch)) == "color auto\nscheme dusk\n");
  Terminal again{scratch.tebweez({"--no-log"})};
  again.await("dusk");
  leave(again);
  Terminal other{scratch.tebweez({"--no-log", "--scheme", "palm"})};
  other.await("palm");
  leave(other);
  CHECK(read_file(settings_of(scratch)) == "color auto\nscheme dusk\n");
}

TEST_CASE("A broken line of the settings is named and stops nothing") {
  const Scratch scratch;
  const std::string text = "speed fast\nsouth \"Nur\"\nmouse maybe\n";
  scratch.write("home/.config/tebweez/settings", text);
  Terminal start{scratch.tebweez({"--no-log"}), {24, 200}};
  start.await("/settings:1: expected 'speed 0...1000' (and 1 more)");
  start.await("Nur");
  leave(start);
  Terminal match{scratch.tebweez({"--no-log", "--variant", "akil"}), {24, 200}};
  match.await("in hand");
  match.send("q");
  CHECK(match.wait().status == 0);
  CHECK(match.screen().find("/settings:1: expected 'speed 0...1000'"));
  CHECK(match.screen().find("/settings:3: expected 'mouse on|off'"));
  CHECK(read_file(settings_of(scratch)) == text);
}

TEST_CASE("Where settings can't be written the reason is told at the end, and all went well") {
  const Scratch scratch;
  scratch.write("home/.config/tebweez", "a file where a folder should be\n");
  Terminal terminal{scratch.tebweez({"--no-log"}), {24, 200}};
  terminal.await("nile");
  terminal.send(Key::down, rows_above_saved - 1).send(Key::right);
  terminal.await("palm");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.screen().find("Not a directory; the settings are not kept"));
}
