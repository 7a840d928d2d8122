// Every way out of the screen gives the terminal back as it was.
#include <algorithm>
#include <chrono>
#include <csignal>

#include "catch.hpp"
#include "support/faults.hpp"
#include "support/player.hpp"

using namespace tebweez::testing;

namespace {

/// A match at which North is to choose, or with seeds just being sown.
struct Game {
  explicit Game(const std::string& speed = "0")
      : player{scratch, {"--variant", "akil", "--speed", speed}} {
    player.play("tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");
    terminal.await("Enter confirm");
  }
  void sow() {
    player.play("turn");
    player.play("C");
    terminal.await("pause");
  }
  void check_left(int status) {
    check_gave_back(terminal, status);
    CHECK(contains(read_file(player.log()), "tebweez south"));
    check_done(run(scratch, {"replay", "--check", player.log()}));
  }

  Scratch scratch;
  Player player;
  Terminal& terminal = player.terminal();
};

}  // namespace

TEST_CASE("Keys that leave") {
  for (const auto& [keys, status] :
       {std::pair{"q", 0}, std::pair{"\x04", 0}, std::pair{"\x03", 130}}) {
    Game calm;
    CHECK(calm.terminal.screen().alternate_screen());
    calm.terminal.send(keys);
    calm.check_left(status);
    Game busy{"4"};
    busy.sow();
    busy.terminal.send(keys);
    busy.check_left(status);
    CHECK(busy.player.actions().size() == 3);
  }
}

TEST_CASE("Signals that end it") {
  for (const auto& [signal, status] :
       {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}, std::pair{SIGHUP, 129}}) {
    Game calm;
    calm.terminal.signal(signal);
    calm.check_left(status);
    Game busy{"4"};
    busy.sow();
    busy.terminal.signal(signal);
    busy.check_left(status);
  }
}

TEST_CASE("A crash gives the terminal back") {
  for (const int signal : {SIGSEGV, SIGABRT}) {
    Game game;
    game.terminal.signal(signal);
    const Exit exit = game.terminal.wait();
    CHECK(exit.status != 0);
    CHECK(game.terminal.amiss().empty());
  }
}

TEST_CASE("A terminal that vanishes ends the program at once") {
  Game game;
  game.terminal.close();
  const Exit exit = game.terminal.wait();
  CHECK(exit.signal == 0);
  CHECK(exit.status == 129);
  CHECK(exit.cpu_seconds < 2);
  CHECK(game.player.actions().size() == 1);
}

TEST_CASE("A program that was told to ignore hang-ups ends too, without spinning") {
  const Scratch scratch;
  Launch launch = scratch.tebweez({"--variant", "akil"});
  launch.ignored = {SIGHUP};
  Terminal terminal{launch};
  terminal.await("in hand");
  terminal.close();
  const Exit exit = terminal.wait();
  CHECK(exit.signal == 0);
  CHECK(exit.cpu_seconds < 2);
}

TEST_CASE("Ctrl-Z gives the terminal to the shell, and coming back takes it again") {
  Game game;
  game.terminal.settle();  // the whole screen, not one that is still being drawn
  const std::string before = game.terminal.text();
  game.terminal.send("\x1a");
  game.terminal.await("the stop", [&] { return game.terminal.line().stopped(); });
  game.terminal.settle();
  CHECK(game.terminal.amiss().empty());
  game.terminal.signal(SIGCONT);
  game.terminal.await("the screen", [&] { return game.terminal.text() == before; });
  CHECK(game.terminal.screen().alternate_screen());
  game.player.play("keep");
  game.terminal.send("q");
  game.check_left(0);
}

TEST_CASE("A layout half made is asked about before it is lost") {
  const Scratch scratch;
  Player player{scratch, {"--variant", "akil"}};
  player.terminal().send("+q");
  player.terminal().await("Leave");
  player.terminal().send(Key::escape);
  player.terminal().await_gone("Leave");
  CHECK(player.terminal().line().running());
  player.terminal().send("q");
  player.terminal().await("Leave");
  player.terminal().send(Key::down).send(Key::enter);
  CHECK(player.terminal().wait().status == 0);
  CHECK(player.terminal().amiss().empty());
}

TEST_CASE("It is asked once: whoever wants to leave while the question stands leaves") {
  for (const auto& [keys, status] : {std::pair{"\x04", 0}, std::pair{"\x03", 130}}) {
    const Scratch scratch;
    Player player{scratch, {"--variant", "akil"}};
    player.terminal().send("+q");
    player.terminal().await("Leave anyway");
    player.terminal().send(keys);
    CHECK(player.terminal().wait().status == status);
    CHECK(player.terminal().amiss().empty());
  }
}

TEST_CASE("q closes what lies on top: help, rules, a question; the program goes on") {
  const Scratch scratch;
  Player player{scratch, {"--variant", "akil"}};
  Terminal& terminal = player.terminal();
  for (const auto& [key, seen] :
       {std::pair{"?", "the keys that work now"}, std::pair{"i", "The rules of L'ab al-Akil"}}) {
    terminal.send(key);
    terminal.await(seen);
    terminal.send("q");
    terminal.await_gone(seen);
  }
  terminal.send("+q");
  terminal.await("Leave anyway");
  terminal.send("q");
  terminal.await_gone("Leave anyway");
  terminal.await("in hand 71");
  terminal.send("\x04");
  terminal.await("Leave anyway");
  terminal.send("\x04");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("Without another screen the terminal's last line is left blank") {
  for (const char* term : {"vt100", "linux"}) {
    INFO(term);
    const Scratch scratch;
    Launch launch = scratch.tebweez({"--no-log"});
    launch.env["TERM"] = term;
    Terminal terminal{launch};
    terminal.await("q leave");
    terminal.send("q");
    CHECK(terminal.wait().status == 0);
    CHECK(terminal.rows().back().empty());
  }
}

TEST_CASE("Esc closes the top layer within 150 ms and never leaves") {
  const Scratch scratch;
  Player player{scratch, {"--variant", "akil"}};
  Terminal& terminal = player.terminal();
  auto quickest = patience;
  for (int i = 0; i < 5; ++i) {  // a busy machine may be slow, but not every time
    terminal.send("?");
    terminal.await_gone("lays out the seeds");
    terminal.send(Key::escape);
    const auto start = std::chrono::steady_clock::now();
    terminal.await("lays out the seeds");
    quickest = std::min(quickest, std::chrono::duration_cast<milliseconds>(
                                      std::chrono::steady_clock::now() - start));
  }
  CHECK(quickest <= milliseconds{150});
  terminal.send(Key::escape, 3);
  terminal.settle();
  CHECK(terminal.line().running());
}

TEST_CASE("What goes wrong on the screen is told once the terminal is whole again") {
  if (!memory_can_be_limited) return skip("the sanitizers need memory of their own");
  const Scratch scratch;
  const std::string log = scratch.write("log", "tebweez-log 1\nvariant akil\n");
  Terminal terminal{scratch.tebweez({"replay", "--follow", log})};
  terminal.await("action 0 of 0");
  limit_memory(terminal.line().pid());
  std::ofstream{log, std::ios::app} << many_rounds(20000);
  const Exit exit = check_gave_back(terminal, 1);
  CHECK(exit.signal == 0);
  // On the shell's own screen, not on the one that is gone.
  CHECK(contains(terminal.text(), "tebweez: there is not enough memory"));
}

TEST_CASE("Leaving the board says in one line where the match is saved and how to go on") {
  const auto last_line = [](Terminal& terminal) {
    const std::string& output = terminal.line().output();
    return output.substr(output.rfind("The match is saved"));
  };
  const Scratch scratch;
  for (const char* keys : {"q", "\x04", "\x03"}) {
    Terminal terminal{scratch.tebweez({"--variant", "akil"})};
    terminal.await("in hand");
    terminal.send("p").send(Key::enter);
    terminal.await("Enter answer");
    terminal.send(Key::enter);
    terminal.await("Enter confirm");
    terminal.send(keys);
    check_gave_back(terminal, keys == std::string{"\x03"} ? 130 : 0);
    const std::string file = [&] {
      std::string newest;
      for (const std::string& path : files_in(scratch.matches()))
        if (contains(terminal.line().output(), path)) newest = path;
      return newest;
    }();
    CHECK(last_line(terminal) ==
          "The match is saved in " + file + "; go on with: tebweez resume\r\n");
  }
  const std::string elsewhere = scratch.path("it's here");
  Terminal terminal{scratch.tebweez({"--variant", "akil", "--log", elsewhere})};
  terminal.await("in hand");
  terminal.send("q");
  check_gave_back(terminal, 0);
  CHECK(contains(last_line(terminal), "; go on with: tebweez resume '"));
  CHECK(contains(last_line(terminal), "it'\\''s here'\r\n"));
}

TEST_CASE("Without a log there is nothing to say on leaving") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"--variant", "akil", "--no-log"})};
  terminal.await("in hand");
  terminal.send("q");
  check_gave_back(terminal, 0);
  CHECK_FALSE(contains(terminal.line().output(), "saved in"));
}
