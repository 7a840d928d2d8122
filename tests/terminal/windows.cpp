// At a terminal: windows of any size.
#include "support/faults.hpp"
#include "support/game.hpp"

using namespace tebweez::testing;

TEST_CASE("Storms of window sizes, from 1 by 1 to 500 by 1000") {
  Game game;
  game.terminal.settle();  // the whole screen, not one that is still being drawn
  const std::string before = game.terminal.text();
  for (int i = 0; i < 60; ++i)
    game.terminal.resize(i % 3 == 0   ? Size{1, 1}
                         : i % 3 == 1 ? Size{12, 40}
                                      : Size{30 + i, 100 + i});
  game.terminal.resize({500, 1000});
  game.terminal.settle(milliseconds{200});
  game.terminal.await("turned:");
  game.terminal.resize({1, 1});
  game.terminal.settle(milliseconds{200});
  CHECK(game.terminal.line().running());
  game.terminal.resize({24, 80});
  game.terminal.await("the board as before", [&] { return game.terminal.text() == before; });
  game.player.play("turn");
  game.leave(0);
}

TEST_CASE("A program may start in a window of any size") {
  for (const Size size : {Size{1, 1}, Size{1, 200}, Size{300, 1}, Size{500, 1000}, Size{2, 2}}) {
    INFO(size.rows << " by " << size.columns);
    const Scratch scratch;
    Terminal terminal{scratch.tebweez(Args{"--no-log"} + quick_akil), size};
    terminal.settle(milliseconds{100});
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
    CHECK(terminal.amiss().empty());
  }
}
