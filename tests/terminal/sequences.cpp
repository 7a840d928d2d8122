// At a terminal: keys, answers of the terminal, pastes and characters, whole and in pieces.
#include "support/faults.hpp"
#include "support/game.hpp"
#include "support/start_rows.hpp"

using namespace tebweez::testing;

namespace {

/// Sends keys with a pause between any two bytes.
void send_in_pieces(Terminal& terminal, std::string_view bytes) {
  for (const char byte : bytes) {
    terminal.send(std::string(1, byte));
    static_cast<void>(terminal.wait_until([] { return false; }, milliseconds{10}));
  }
}

}  // namespace

TEST_CASE("Escape sequences may come in pieces") {
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

TEST_CASE("Sequences that no key is known for do nothing") {
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

TEST_CASE("Answers of the terminal that come late and in two parts are no keys") {
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

TEST_CASE("The numeric keypad works in application mode too") {
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

TEST_CASE("Arrows work in both of the forms that terminals have for them") {
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

TEST_CASE("What is pasted is no command, and text where text is typed") {
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
  start.send(Key::down, rows_above_names).send(Key::enter);
  start.send("\x1b[200~Nur\rq\x1b[201~").send(Key::enter);
  start.await("Nurq");
  start.send("q");
  CHECK(start.wait().status == 0);
}

TEST_CASE("A paste whose end gets lost does not last") {
  Game game;
  game.terminal.send("\x1b[200~abc");
  static_cast<void>(game.terminal.wait_until([] { return false; }, milliseconds{600}));
  game.leave(0);
}

TEST_CASE("Keys are known by the names that other terminals have for them") {
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

TEST_CASE("Characters may come in pieces, and bytes that are none do no harm") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez({"--no-log"})};
  terminal.await("South");
  terminal.send(Key::down, rows_above_names).send(Key::enter);
  send_in_pieces(terminal, "\xff\xc3\xa9\xe2\x82\xac\x80\xc3Z\xf0\x9f");
  send_in_pieces(terminal, "Y");
  terminal.send(Key::enter);
  terminal.await("\u00e9\u20acZY");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
}

TEST_CASE("A locale that is not installed is ASCII") {
  const Scratch scratch;
  Launch launch = scratch.tebweez(Args{"--no-log"} + quick_akil);
  launch.env["LC_ALL"] = "xx_XX.UTF-8";
  Terminal terminal{launch};
  terminal.await("in hand");
  for (const char c : terminal.text()) CHECK(static_cast<unsigned char>(c) < 0x80);
  terminal.send("\xc3\xa9q");
  CHECK(terminal.wait().status == 0);
}
