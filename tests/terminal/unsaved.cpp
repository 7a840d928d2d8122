// At a terminal: what is not saved is said, as long as it is not.
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "support/faults.hpp"
#include "support/game.hpp"

using namespace tebweez::testing;

namespace {

void append(const std::string& path, std::string_view text) {
  std::ofstream{path, std::ios::app} << text;
}

}  // namespace

TEST_CASE("The screen says at once what is not saved, and for as long as it is not") {
  for (const Size size : {Size{24, 80}, Size{12, 40}, Size{40, 120}}) {
    INFO(size.rows);
    Game game{size};
    const std::string before = game.log();
    game.limit(before.size());
    game.terminal.send(Key::enter);
    game.terminal.await("not saved: File too large");
    game.terminal.await("to sow");
    game.terminal.send("u");  // back to the choice, on a screen of its own
    game.terminal.await("turned:");
    game.terminal.await("not saved: File too large");
    game.terminal.send("w");
    game.terminal.settle();
    game.terminal.await("not saved: File too large");
    CHECK(game.log() == before);
    game.limit(RLIM_INFINITY);
    game.terminal.await("Enter confirm");
    game.terminal.send(Key::enter);
    game.terminal.await_gone("not saved");
    CHECK(game.log() == before + "keep\nundo\nkeep\n");
    game.leave(0);
  }
}

TEST_CASE("Leaving the screen with anything unsaved says so and is a failure") {
  Game game;
  const std::string before = game.log();
  game.limit(before.size());
  game.terminal.send(Key::enter);
  game.terminal.await("not saved: File too large");
  game.leave(1);
  CHECK(contains(game.terminal.line().output(), "the last actions are not saved: File too large"));
  CHECK(game.log() == before);
}

TEST_CASE("A match left unsaved for another one is a failure too") {
  Game game;
  game.player.play("keep");
  game.limit(game.log().size());
  game.terminal.send("r");
  game.terminal.await("resigns");
  game.terminal.send(Key::down).send(Key::enter);
  game.terminal.await("not saved: File too large");
  game.terminal.await("Again, with the same names");
  game.terminal.await("Enter do it");
  game.limit(RLIM_INFINITY);
  REQUIRE(::chmod(game.player.log().c_str(), 0600) == 0);
  append(game.player.log(), "# by hand\n");  // so that the last try fails as well
  game.terminal.send(Key::enter);
  game.terminal.await("in hand");
  game.leave(1);
  CHECK(contains(game.terminal.line().output(), "another program changed the file"));
}

TEST_CASE("A log that another file takes the place of is told of, and a new one offered") {
  for (const Size size : {Size{24, 80}, Size{12, 40}}) {
    INFO(size.rows);
    Game game{size};
    const std::string before = game.log();
    game.scratch.write("saving", before + "# by hand\n");
    std::filesystem::rename(game.scratch.path("saving"), game.player.log());
    game.terminal.send(Key::enter);
    game.terminal.await("Enter answer");
    game.terminal.await("place");
    game.terminal.send(Key::enter);
    game.terminal.await_gone("Enter answer");
    const std::string other = game.player.log() + "-2";
    CHECK(read_file(other) == before + "keep\n");
    game.terminal.send("c");
    game.terminal.await("[c]");
    game.terminal.send(Key::enter);
    game.terminal.await("c in the log", [&] { return read_file(other) == before + "keep\nc\n"; });
    game.terminal.await_gone("[c]");
    game.leave(0);
    CHECK(contains(game.terminal.line().output(), "The match is saved in " + other));
    CHECK(game.log() == before + "# by hand\n");
  }
}

TEST_CASE("A torn line is told of on the screen when a match is resumed") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log() + "d");
  Terminal terminal{scratch.tebweez({"resume", log, "--speed", "0"})};
  terminal.await("torn");
  CHECK(read_file(log) == akil_log() + "d");
  terminal.send("c");
  terminal.await("[c]");
  terminal.send(Key::enter);
  terminal.await("c in the log", [&] { return read_file(log) == akil_log() + "c\n"; });
  terminal.await_gone("[c]");  // what was typed before that is dropped
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}
