// At a terminal: the list of saved matches.
#include "catch.hpp"
#include "support/player.hpp"

using namespace tebweez::testing;

TEST_CASE("At a terminal list is a screen; it leads to a replay and back, and Esc leaves") {
  const Scratch scratch;
  scratch.write("data/tebweez/matches/m.tebweez",
                read_file(TEBWEEZ_CASES_DIR "/logs/akil-03.tebweez"));
  Terminal terminal{scratch.tebweez({"list"})};
  terminal.await("1 of 1");
  terminal.send("v");
  terminal.await("action 0 of");
  terminal.send("q");
  terminal.await("1 of 1");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.amiss().empty());
}

TEST_CASE("At a terminal list --plain prints lines") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"list", "--plain"})};
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.amiss().empty());
}
