// A puzzle in a terminal, at every size.
#include "support/player.hpp"

using namespace tebweez::testing;

TEST_CASE("A puzzle is answered at a terminal, and best play is gone through") {
  for (const Size size : {Size{24, 80}, Size{12, 40}, Size{40, 120}}) {
    INFO(size.columns << " by " << size.rows);
    const Scratch scratch;
    Terminal terminal{scratch.tebweez({"puzzle", "--seed", "2", "--speed", "0"}), size};
    terminal.await("Which sowing is best for North");
    terminal.await("q leave");
    terminal.send("b");
    terminal.await("[b]");
    terminal.send(Key::enter);
    terminal.await("Not the best");
    terminal.send(Key::enter);
    terminal.await("action 1 of 18");
    terminal.send(Key::right);
    terminal.await("action 2 of 18");
    terminal.send(Key::left);
    terminal.await("action 1 of 18");
    terminal.send(Key::escape);
    terminal.await("South 38, North 34");
    terminal.send("q");
    check_gave_back(terminal, 0);
    CHECK(contains(terminal.line().output(),
                   "The same puzzle again: tebweez puzzle --variant akil --seed 2"));
    CHECK(files_in(scratch.path("home/.local/state/tebweez")).empty());
  }
}

TEST_CASE("The first try at the puzzle of the day is kept at once, however the program ends") {
  const Scratch scratch;
  const std::string file = scratch.path("home/.local/state/tebweez/puzzles");
  Terminal terminal{scratch.tebweez({"puzzle", "--daily"})};
  terminal.await("Which sowing is best");
  terminal.send(Key::right);
  terminal.await("]");
  terminal.send(Key::enter);
  terminal.await("the try in the file", [&] { return holds(file, "akil "); });
  terminal.send("\x03");
  check_gave_back(terminal, 130);
  CHECK(lines_of(read_file(file)).size() == 1);
}
