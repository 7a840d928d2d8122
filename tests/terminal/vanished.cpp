// At a terminal: what is not saved is said, keys come in pieces, windows and signals in storms.
#include <sys/stat.h>
#include <termios.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>

#include <cstdlib>

#include "support/faults.hpp"
#include "support/player.hpp"
#include "tebweez/rules.hpp"

using namespace tebweez::testing;

namespace {

const Args quick_akil{"--variant", "akil", "--speed", "0"};

/// North is to keep or turn; the pit that is chosen next is sown.
struct Game {
  explicit Game(Size size = {}) : player{scratch, quick_akil, size} {
    player.play("tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");
    terminal.await("Enter confirm");
  }
  [[nodiscard]] std::string log() const { return read_file(player.log()); }
  void limit(rlim_t bytes) { limit_files(terminal.line().pid(), bytes); }
  /// Sends the beginning of something, and leaves the program time to wait for the rest.
  void send_half(std::string_view piece) {
    terminal.send(piece);
    static_cast<void>(terminal.wait_until([] { return false; }, milliseconds{150}));
  }
  void leave(int status) {
    terminal.send("q");
    check_left(status);
  }
  void check_left(int status) { CHECK(check_gave_back(terminal, status).cpu_seconds < 10); }

  Scratch scratch;
  Player player;
  Terminal& terminal = player.terminal();
};

/// Beginnings of keys, of a click and of a character, the rest of which never comes.
constexpr std::array half_sent{"\x1b", "\x1b[", "\x1b[<0;10", "\xc3"};

/// Sends keys with a pause between any two bytes.
void send_in_pieces(Terminal& terminal, std::string_view bytes) {
  for (const char byte : bytes) {
    terminal.send(std::string(1, byte));
    static_cast<void>(terminal.wait_until([] { return false; }, milliseconds{10}));
  }
}

void append(const std::string& path, std::string_view text) {
  std::ofstream{path, std::ios::app} << text;
}

Launch replay(const Scratch& scratch, const std::string& log) {
  return scratch.tebweez({"replay", "--follow", log});
}

}  // namespace

TEST_CASE("Robust 1: the screen says at once what is not saved, and for as long as it is not") {
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

TEST_CASE("Robust 1: leaving the screen with anything unsaved says so and is a failure") {
  Game game;
  const std::string before = game.log();
  game.limit(before.size());
  game.terminal.send(Key::enter);
  game.terminal.await("not saved: File too large");
  game.leave(1);
  CHECK(contains(game.terminal.line().output(), "the last actions are not saved: File too large"));
  CHECK(game.log() == before);
}

TEST_CASE("Robust 1: a match left unsaved for another one is a failure too") {
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

TEST_CASE(
    "Robust 1: a log that another file takes the place of is told of, and a new one offered") {
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

TEST_CASE("Robust 1: a torn line is told of on the screen when a match is resumed") {
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

TEST_CASE("Robust 2: a second program is told before it touches the terminal, and may watch") {
  Game game;
  Terminal second{game.scratch.tebweez({"resume", game.player.log()})};
  CHECK(second.wait().status == 1);
  CHECK(contains(second.line().output(), "'tebweez replay --follow' watches it"));
  CHECK_FALSE(contains(second.line().output(), "\x1b"));
  Terminal watching{replay(game.scratch, game.player.log())};
  watching.await("action 1 of 1");
  game.player.play("turn");
  watching.await("action 2 of 2");
  game.terminal.signal(SIGKILL);
  CHECK(watching.wait_until([&] {  // no lock is left
    return run(game.scratch, {"resume", "--plain", game.player.log()}, "undo\n").status == 0;
  }));
  watching.await("action 1 of 1");
  watching.send("q");
  CHECK(watching.wait().status == 0);
}

TEST_CASE("Robust 2: whoever watches a log sees past a torn line that is cut off") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log() + "a torn line");
  Terminal terminal{replay(scratch, log)};
  terminal.await("action 2 of 2");
  check_done(run(scratch.command("truncate", {"-s", std::to_string(akil_log().size()), "log"})));
  append(log, "c\n");
  terminal.await("action 3 of 3");
  append(log, "und");
  append(log, "o\n");
  terminal.await("action 2 of 2");
  write_file(log, "tebweez-log 1\n");
  terminal.await("has become shorter");
  terminal.send("q");
  CHECK(terminal.wait().status == 1);
}

TEST_CASE("Robust 2: a log that is watched from its first line may be wrong anywhere") {
  const Scratch scratch;
  for (const std::string wrong : {"target 5\nchess\n", "south \"A\"\nvariant akil\n",
                                  "target 5\n"
                                  "origin skip\nkeep\n"}) {
    INFO(wrong);
    const std::string log = scratch.write("log", "tebweez-log 1\nvariant akil\n");
    Terminal terminal{replay(scratch, log)};
    terminal.await("action 0 of 0");
    append(log, wrong);
    terminal.await("log:");
    terminal.send("q");
    CHECK(terminal.wait().status == 1);
  }
}

TEST_CASE("Robust 3: a pipe that is followed may end, and nothing spins") {
  const Scratch scratch;
  REQUIRE(::mkfifo(scratch.path("fifo").c_str(), 0600) == 0);
  const std::string log = scratch.write("log", akil_log());
  Terminal terminal{scratch.command(
      "sh", {"-c", "cat log > fifo & exec \"$0\" replay --follow fifo", TEBWEEZ_PROGRAM})};
  terminal.await("action 2 of 2");
  static_cast<void>(terminal.wait_until([] { return false; }, milliseconds{500}));
  terminal.send("q");
  const Exit exit = terminal.wait();
  CHECK(exit.status == 0);
  CHECK(exit.cpu_seconds < 0.4);
}

TEST_CASE("Robust 3: a log that can't be followed ends the screen before it begins") {
  const Scratch scratch;
  for (const char* input : {"< .", "<&-", "< /dev/tty", ""}) {
    INFO(input);
    const std::string script = "exec \"$0\" replay --follow - " + std::string{input};
    Terminal terminal{scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM})};
    const Exit exit = terminal.wait();
    CHECK(exit.status == (input[0] == '\0' || contains(input, "tty") ? 2 : 1));
    CHECK(exit.cpu_seconds < 0.4);
    CHECK(terminal.amiss().empty());
  }
}

TEST_CASE("Robust 3: another terminal that hangs up leaves the screen's as it should be") {
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

TEST_CASE("Robust 3: a terminal that vanishes in the middle of a key or a click ends the program") {
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

TEST_CASE("Robust 3: a signal ends the program in the middle of a key or a click") {
  for (const char* piece : half_sent) {
    INFO(piece + 1);
    Game game;
    game.send_half(piece);
    game.terminal.signal(SIGTERM);
    game.check_left(143);
  }
}

TEST_CASE("Robust 3: storms of signals end where they should") {
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

TEST_CASE("Robust 3: a program stopped from outside finds its terminal set up again") {
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

TEST_CASE("Robust 4: storms of window sizes, from 1 by 1 to 500 by 1000") {
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

TEST_CASE("Robust 4: a program may start in a window of any size") {
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

TEST_CASE("Robust 4: escape sequences may come in pieces") {
  Game game;
  send_in_pieces(game.terminal, game.terminal.screen().encoding(Key::right));
  game.terminal.await("\u25b8 turned");
  send_in_pieces(game.terminal, game.terminal.screen().encoding(Key::left));
  game.terminal.await("\u25b8 kept");
  send_in_pieces(game.terminal, game.terminal.screen().encoding(Key::f1));
  game.terminal.await_gone("turned:");
  game.terminal.send(Key::escape);
  game.terminal.await("turned:");
  game.leave(0);
}

TEST_CASE("Robust 4: sequences that no key is known for do nothing") {
  Game game;
  game.player.play("turn");
  game.terminal.settle();
  const std::string before = game.terminal.text();
  for (const char* sequence : {"\x1b[13;2u", "\x1b[27;5;13~", "\x1b[?62;c", "\x1b[4;5x", "\x1b[[G",
                               "\x1bOc", "\x1b]0;undo u\x07", "\x1b]11;rgb:c/c/c\x1b\\"}) {
    INFO(sequence + 1);
    game.terminal.send(sequence);
    game.terminal.settle(milliseconds{80});
    CHECK(game.terminal.text() == before);
  }
  CHECK(game.player.actions().size() == 2);
  game.player.play("C");  // and the next key is itself
  game.leave(0);
}

TEST_CASE("Robust 4: answers of the terminal that come late and in two parts are no keys") {
  Game game;
  game.player.play("turn");
  game.player.play("C");
  const std::string log = game.log();
  for (const std::string answer :
       {"\x1bP>|tmux 3.4\x1b\\", "\x1bP>|WezTerm 20240203\x1b\\", "\x1b_Gi=1;ok\x1b\\",
        "\x1b^abcdef\x1b\\", "\x1b]11;rgb:c/c/c\x1b\\", "\x1b[?62;22c"})
    for (const milliseconds between : {milliseconds{30}, milliseconds{300}})
      for (const std::size_t split : {1U, 2U, 5U}) {
        INFO(answer.substr(1) << " split at " << split << ", " << between.count() << " ms");
        // Behind a settled screen, so that nothing of it is dropped for another reason.
        game.terminal.await("u undo");
        game.terminal.send(answer.substr(0, split));
        static_cast<void>(game.terminal.wait_until([] { return false; }, between));
        game.terminal.send(answer.substr(split));
        game.terminal.settle(milliseconds{90});
        CHECK_FALSE(game.terminal.screen().find("["));  // no pit is chosen
        CHECK_FALSE(game.terminal.screen().find("resigns"));
        CHECK(game.log() == log);
      }
  for (const char* part : {"\x1b", "P", ">|tm", "ux 3.4a\x1b", "\\"}) {
    game.terminal.send(part);
    static_cast<void>(game.terminal.wait_until([] { return false; }, milliseconds{300}));
  }
  CHECK_FALSE(game.terminal.screen().find("["));
  CHECK(game.log() == log);
  game.leave(0);
}

TEST_CASE("Robust 4: the numeric keypad works in application mode too") {
  const Scratch scratch;
  Player player{scratch, {"--variant", "akil", "--speed", "0"}};
  Terminal& terminal = player.terminal();
  terminal.await("in hand 72");
  terminal.send("\x1bOk");  // +
  terminal.await("in hand 71");
  terminal.send("\x1bOm");  // -
  terminal.await("in hand 72");
  terminal.send("\x1bOq\x1bOr\x1bOM");  // 12 and Enter
  terminal.await("in hand 60");
  terminal.send("\x1bOp\x1bOM");  // 0
  terminal.await("in hand 72");
  terminal.send("\x1bOj");  // *, a random layout
  terminal.await("in hand 0");
  terminal.send("\x1bOM");
  terminal.await("Enter answer");
  terminal.send("\x1bOM");
  terminal.await("Enter confirm");
  terminal.send("\x1bOM");
  terminal.await("to sow");
  CHECK(player.actions().size() == 2);
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("Robust 4: arrows work in both of the forms that terminals have for them") {
  Game game;
  for (const char* form : {"\x1b[", "\x1bO"}) {
    game.terminal.send(std::string{form} + "C");
    game.terminal.await("\u25b8 turned");
    game.terminal.send(std::string{form} + "D");
    game.terminal.await("\u25b8 kept");
    game.terminal.send(std::string{form} + "B");
    game.terminal.await("\u25b8 turned");
    game.terminal.send(std::string{form} + "A");
    game.terminal.await("\u25b8 kept");
  }
  game.leave(0);
}

TEST_CASE("Robust 4: what is pasted is no command, and text where text is typed") {
  Game game;
  CHECK(game.terminal.screen().brackets_pastes());
  game.player.play("turn");
  game.terminal.settle();
  const std::string before = game.terminal.text();
  for (const char* pasted : {"C\rc\rq\r", "u\n", "\x1b[A\x1b", "\x04", "rq\x1b[31m"}) {
    INFO(pasted);
    game.terminal.send("\x1b[200~" + std::string{pasted} + "\x1b[201~");
    game.terminal.settle(milliseconds{80});
    CHECK(game.terminal.text() == before);
  }
  for (const char* piece : {"\x1b[2", "00~Cu", "q\r\x1b", "[201~"}) {
    game.terminal.send(piece);
    game.terminal.settle(milliseconds{150});
  }
  CHECK(game.terminal.text() == before);
  CHECK(game.player.actions().size() == 2);
  game.player.play("C");  // and the next key is itself
  game.leave(0);

  const Scratch scratch;
  Terminal start{scratch.tebweez({"--no-log"})};
  start.await("South");
  start.send(Key::down, static_cast<int>(tebweez::all_rules.size()) + 2).send(Key::enter);
  start.send("\x1b[200~Nur\rq\x1b[201~").send(Key::enter);
  start.await("Nurq");
  start.send("q");
  CHECK(start.wait().status == 0);
}

TEST_CASE("Robust 4: a paste whose end gets lost does not last") {
  Game game;
  game.terminal.send("\x1b[200~abc");
  static_cast<void>(game.terminal.wait_until([] { return false; }, milliseconds{600}));
  game.leave(0);
}

TEST_CASE("Robust 4: keys are known by the names that other terminals have for them") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"replay", cases("logs/akil-03.tebweez")})};
  terminal.await("action 0 of 52");
  for (const auto& [end, home] : {std::pair{"\x1b[4~", "\x1b[1~"}, std::pair{"\x1b[F", "\x1b[H"},
                                  std::pair{"\x1bOF", "\x1bOH"}}) {
    terminal.send(end);
    terminal.await("action 23 of 23");
    terminal.send(home);
    terminal.await("action 0 of 52");
  }
  terminal.send("\x1b[11~");
  terminal.await("the keys that work now");
  terminal.send(Key::escape);
  terminal.await_gone("the keys that work now");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("Robust 4: characters may come in pieces, and bytes that are none do no harm") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"--no-log"})};
  terminal.await("South");
  terminal.send(Key::down, static_cast<int>(tebweez::all_rules.size()) + 2).send(Key::enter);
  send_in_pieces(terminal, "\xff\xc3\xa9\xe2\x82\xac\x80\xc3Z\xf0\x9f");
  send_in_pieces(terminal, "Y");
  terminal.send(Key::enter);
  terminal.await("\u00e9\u20acZY");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("Robust 4: a locale that is not installed is ASCII") {
  const Scratch scratch;
  Launch launch = scratch.tebweez(Args{"--no-log"} + quick_akil);
  launch.env["LC_ALL"] = "xx_XX.UTF-8";
  Terminal terminal{launch};
  terminal.await("in hand");
  for (const char c : terminal.text()) CHECK(static_cast<unsigned char>(c) < 0x80);
  terminal.send("\xc3\xa9q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("Robust 5: names of files and faults reach the replay screen harmless") {
  const Scratch scratch;
  const std::string log =
      scratch.write("\x1b]0;owned\x07", akil_log() + "\x1b]0;owned\x07\x1b[31m\n");
  Terminal terminal{scratch.tebweez({"replay", log})};
  terminal.await("owned");
  terminal.send("q");
  CHECK(terminal.wait().status == 1);
  CHECK(terminal.screen().title() != "owned");
  CHECK_FALSE(contains(terminal.line().output(), "\x1b]0;owned"));
}
