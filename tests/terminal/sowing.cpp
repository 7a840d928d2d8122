// While seeds are sown: nothing typed reaches the next turn, and any size will do.
#include "catch.hpp"
#include "support/player.hpp"

using namespace tebweez::testing;

namespace {

const Args slow_akil{"--variant", "akil", "--speed", "4"};

/// A match in which South sows C, slowly: six laps that take 14.
struct Sowing {
  explicit Sowing(Size size = {}) : player{scratch, slow_akil, size} {
    player.play("tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");
    player.play("turn");
    player.choose('C');
    terminal.send(Key::enter);
    terminal.await("the sowing", [&] { return player.actions().size() == 3; });
    terminal.await("pause");
  }
  /// To the end of the move.
  void end() {
    terminal.send(Key::escape);
    terminal.await("North is to sow");
  }

  Scratch scratch;
  Player player;
  Terminal& terminal = player.terminal();
};

}  // namespace

TEST_CASE("Keys typed ahead in a sowing play nothing") {
  Sowing sowing;
  sowing.terminal.send(Key::enter, 20);
  sowing.terminal.send("c1");
  sowing.terminal.send(Key::enter, 20);
  sowing.end();
  sowing.terminal.settle();
  CHECK(sowing.player.actions().size() == 3);
  CHECK_FALSE(sowing.terminal.screen().find("[c]"));
  // And the next turn begins as any other.
  sowing.player.play("c");
  CHECK(sowing.player.actions().size() == 4);
}

TEST_CASE("Clicks in a sowing are dropped") {
  Sowing sowing;
  for (int i = 0; i < 4; ++i) sowing.terminal.click(sowing.player.pit('c'));
  sowing.end();
  sowing.terminal.settle();
  CHECK(sowing.player.actions().size() == 3);
  CHECK_FALSE(sowing.terminal.screen().find("[c]"));
}

TEST_CASE("A sowing can be paused, and gone through seed by seed and lap by lap") {
  Sowing sowing;
  Terminal& terminal = sowing.terminal;
  terminal.send(" ");
  terminal.settle(milliseconds{400});  // longer than a seed takes
  const std::size_t paused = terminal.bytes();
  terminal.settle(milliseconds{600});
  CHECK(terminal.bytes() == paused);
  const std::string before = terminal.text();
  terminal.send(".");
  terminal.await("another seed", [&] { return terminal.text() != before; });
  terminal.settle();
  const std::string seed = terminal.text();
  terminal.send(Key::down);
  terminal.await("the end of the lap", [&] { return terminal.text() != seed; });
  sowing.end();
  terminal.await("6 laps");
  terminal.await("14");
}

TEST_CASE("A sowing goes on through every size") {
  Sowing calm;
  calm.end();
  calm.terminal.settle();
  const std::string expected = calm.terminal.text();

  Sowing sowing;
  Terminal& terminal = sowing.terminal;
  for (const Size size : {Size{12, 40}, Size{36, 110}, Size{5, 20}, Size{1, 1}, Size{500, 1000}}) {
    terminal.resize(size);
    terminal.settle();
    CHECK(terminal.line().running());
  }
  terminal.resize({24, 80});
  terminal.await("Game of the Wise");
  // The last of a drawing may still be on its way, so wait for the whole of it.
  terminal.send(Key::escape);
  terminal.await("the same screen as without resizing",
                 [&] { return terminal.text() == expected; });
  CHECK(sowing.player.actions().size() == 3);
}

TEST_CASE("A window too small says what it needs, and the match goes on when it grows") {
  const Scratch scratch;
  Player player{scratch, {"--variant", "akil", "--speed", "0"}};
  Terminal& terminal = player.terminal();
  player.play("tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");
  player.play("turn");
  terminal.await("to sow");
  const std::string before = terminal.text();
  terminal.resize({11, 39});
  terminal.await("40");
  terminal.await("12");
  terminal.await("39");
  terminal.resize({24, 80});
  terminal.await("the board", [&] { return terminal.text() == before; });
  player.play("C");
}
