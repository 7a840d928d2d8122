// At a terminal: terminals that vanish or are stopped, and signals in storms.
#include <array>
#include <csignal>

#include "support/faults.hpp"
#include "support/game.hpp"

using namespace tebweez::testing;

namespace {

/// Beginnings of keys, of a click and of a character, the rest of which never comes.
constexpr std::array half_sent{"\x1b", "\x1b[", "\x1b[<0;10", "\xc3"};

}  // namespace

TEST_CASE("Another terminal that hangs up leaves the screen's as it should be") {
  // The program is told its name, for what is started later does not hold it open.
  const auto reading_from = [](Fd& other, Terminal& terminal) {
    other = Fd{::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)};
    REQUIRE(::grantpt(other.get()) == 0);
    REQUIRE(::unlockpt(other.get()) == 0);
    terminal.send(std::string{::ptsname(other.get())} + "\n");
  };
  const Scratch scratch;
  Fd other;
  SECTION("a log comes from it") {
    Terminal terminal{scratch.command(
        "sh", {"-c", "read -r line; exec \"$0\" replay --follow - < \"$line\"", TEBWEEZ_PROGRAM})};
    reading_from(other, terminal);
    const std::string log = akil_log();
    REQUIRE(::write(other.get(), log.data(), log.size()) == static_cast<ssize_t>(log.size()));
    terminal.await("action 2 of 2");
    terminal.send(Key::home);
    terminal.await("action 0 of 2");  // the keys are those of the screen's own terminal
    other.reset();
    static_cast<void>(terminal.wait_until([] { return false; }, milliseconds{300}));
    terminal.send("q");
    const Exit exit = terminal.wait();
    CHECK(exit.signal == 0);
    CHECK(exit.cpu_seconds < 0.4);
    CHECK(terminal.amiss().empty());
  }
  SECTION("keys come from it") {
    Terminal terminal{scratch.command(
        "sh", {"-c", "read -r line; exec \"$0\" --variant akil < \"$line\"", TEBWEEZ_PROGRAM})};
    reading_from(other, terminal);
    terminal.await("in hand");
    other.reset();
    CHECK(terminal.wait().status == 129);
    CHECK(terminal.amiss().empty());
  }
}

TEST_CASE("A terminal that vanishes in the middle of a key or a click ends the program") {
  for (const char* piece : half_sent) {
    INFO(piece + 1);
    Game game;
    game.send_half(piece);
    game.terminal.close();
    const Exit exit = game.terminal.wait();
    CHECK(exit.signal == 0);
    CHECK(exit.status == 129);
    CHECK(exit.cpu_seconds < 2);
  }
}

TEST_CASE("A signal ends the program in the middle of a key or a click") {
  for (const char* piece : half_sent) {
    INFO(piece + 1);
    Game game;
    game.send_half(piece);
    game.terminal.signal(SIGTERM);
    game.check_left(143);
  }
}

TEST_CASE("Storms of signals end where they should") {
  Game game;
  for (int i = 0; i < 30; ++i) {
    game.terminal.signal(SIGWINCH);
    game.terminal.signal(SIGCONT);
  }
  for (int i = 0; i < 3; ++i) {
    game.terminal.signal(SIGTSTP);
    game.terminal.await("the stop", [&] { return game.terminal.line().stopped(); });
    game.terminal.settle(milliseconds{20});
    CHECK(game.terminal.amiss().empty());
    game.terminal.signal(SIGCONT);
    game.terminal.await("the board", [&] { return game.terminal.screen().alternate_screen(); });
  }
  game.player.play("turn");
  for (const int signal : {SIGWINCH, SIGTERM, SIGINT, SIGHUP}) game.terminal.signal(signal);
  const Exit exit = game.terminal.wait();
  CHECK(exit.signal == 0);
  CHECK(exit.status > 128);
  CHECK(game.terminal.amiss().empty());
  CHECK(game.player.actions().size() == 2);
}

TEST_CASE("A program stopped from outside finds its terminal set up again") {
  Game game;
  game.terminal.settle();  // the whole screen, not one that is still being drawn
  const std::string before = game.terminal.text();
  game.terminal.signal(SIGSTOP);
  game.terminal.await("the stop", [&] { return game.terminal.line().stopped(); });
  // What a shell does meanwhile.
  const std::string line = "/proc/" + std::to_string(game.terminal.line().pid()) + "/fd/0";
  check_done(run(game.scratch.command("stty", {"-F", line, "sane"})));
  CHECK((game.terminal.line().modes().c_lflag & ICANON) != 0);
  game.terminal.signal(SIGCONT);
  game.terminal.await("the board as before", [&] { return game.terminal.text() == before; });
  game.player.play("turn");
  game.leave(0);
}
