// The harness itself, against programs that everybody has: a terminal and its picture.
#include <csignal>

#include "catch.hpp"
#include "support/terminal.hpp"

using namespace tebweez::testing;

namespace {

Launch shell(const Scratch& scratch, const std::string& script) {
  return scratch.command("sh", {"-c", script});
}

/// Prints something and waits to be told to end.
Launch printed(const Scratch& scratch, const std::string& format) {
  return shell(scratch,
               "stty -echo; printf '" + format + "'; printf '\\033]2;done\\007'; read -r x");
}

/// Runs until all of that is on the screen.
void show(Terminal& terminal) {
  terminal.await("the title", [&] { return terminal.screen().title() == "done"; });
}

/// What a wait in vain says.
std::string complaint(const std::function<void()>& wait) {
  try {
    wait();
  } catch (const Timeout& timeout) {
    return timeout.what();
  }
  return {};
}

}  // namespace

TEST_CASE("Text stands where it was put") {
  const Scratch scratch;
  Terminal terminal{printed(scratch, "one\\n\\033[5;11Htwo"), {8, 30}};
  show(terminal);
  CHECK(terminal.text() == "one\n\n\n\n          two\n\n\n\n");
  CHECK(terminal.rows().size() == 8);
  CHECK(terminal.screen().find("two") == Place{4, 10});
  CHECK_FALSE(terminal.screen().find("three"));
  CHECK(terminal.screen().cursor() == Place{4, 13});
  CHECK(terminal.bytes() > 20);
  CHECK(terminal.send("\r").wait().status == 0);
}

TEST_CASE("Colours and attributes are known cell by cell") {
  const Scratch scratch;
  Terminal terminal{printed(scratch,
                            "a\\033[1mb\\033[0;7mc\\033[0;4md\\033[0;31;44me\\033[0;97mf"
                            "\\033[0;38;5;208mg\\033[0;38;2;1;2;3mh\\033[0m")};
  show(terminal);
  const auto cell = [&](int column) { return terminal.screen().cell({0, column}); };
  CHECK(cell(0) == Cell{.text = "a"});
  CHECK(cell(1) == Cell{.text = "b", .bold = true});
  CHECK(cell(2) == Cell{.text = "c", .reverse = true});
  CHECK(cell(3) == Cell{.text = "d", .underline = true});
  CHECK(cell(4) == Cell{.text = "e", .foreground = {1}, .background = {4}});
  CHECK(cell(5) == Cell{.text = "f", .foreground = {15}});
  CHECK(cell(6) == Cell{.text = "g", .foreground = {208}});
  CHECK(cell(7) == Cell{.text = "h", .foreground = {Color::rgb + 0x010203}});
  CHECK(cell(8) == Cell{});
  CHECK(cell(1000) == Cell{});
}

TEST_CASE("Characters of any script keep their width") {
  const Scratch scratch;
  Terminal terminal{printed(scratch, "\u7530\u4e2dx\u00e9e\u0301\u0627\u0628 \u2502")};
  show(terminal);
  CHECK(terminal.screen().row(0) == "\u7530\u4e2dx\u00e9e\u0301\u0627\u0628 \u2502");
  CHECK(terminal.screen().cell({0, 0}) == Cell{.text = "\u7530", .width = 2});
  CHECK(terminal.screen().cell({0, 1}).width == 0);
  CHECK(terminal.screen().cell({0, 4}).text == "x");
  CHECK(terminal.screen().cell({0, 6}).text == "e\u0301");
  CHECK(terminal.screen().find("x") == Place{0, 4});
  CHECK(terminal.screen().find("\u2502") == Place{0, 10});
}

TEST_CASE("A terminal that is not UTF-8 shows bytes") {
  const Scratch scratch;
  Terminal terminal{printed(scratch, "a\\303\\251b"), {3, 20}, false};
  show(terminal);
  CHECK(terminal.screen().find("b") == Place{0, 3});
}

TEST_CASE("A new size reaches the program and the picture") {
  const Scratch scratch;
  Terminal terminal{
      shell(scratch, "trap 'stty size' WINCH; echo ready; while :; do sleep 0.05; done"), {10, 20}};
  terminal.await("ready");
  terminal.resize({40, 120});
  terminal.await("40 120");
  CHECK(terminal.screen().size() == Size{40, 120});
  CHECK(terminal.rows().size() == 40);
}

TEST_CASE("Keys are sent as the terminal's mode asks") {
  const Scratch scratch;
  Terminal terminal{shell(scratch, "stty raw -echo; printf '\\033[?1hready'; cat -v")};
  terminal.await("ready");
  terminal.send("x").send(Key::up).send(Key::f1).send(Key::page_down, 2).send(Key::enter);
  terminal.await("x^[OA^[OP^[[6~^[[6~^M");
  CHECK(terminal.screen().encoding(Key::escape) == "\x1b");
}

TEST_CASE("Clicks are sent where the program asked for them, as it asked") {
  const Scratch scratch;
  Terminal terminal{shell(scratch,
                          "stty raw -echo; printf 'ready'; head -c 1 >/dev/null;"
                          " printf '\\033[?1000h\\033[?1006hset'; cat -v")};
  terminal.await("ready");
  CHECK(terminal.screen().mouse() == MouseMode::off);
  terminal.click("ready");
  terminal.send("x");
  terminal.await("set");
  CHECK(terminal.screen().mouse() == MouseMode::click);
  terminal.click(Place{4, 9});
  terminal.await("set^[[<0;10;5M^[[<0;10;5m");
  CHECK_THROWS(terminal.click("nothing of the kind"));
}

TEST_CASE("Several modes set at once are all set, also when they come in pieces") {
  const Scratch scratch;
  Emulator screen{{4, 20}, true, [](std::string_view) {}};
  screen.feed("a\x1b[?1006;1000h\x1b[?25;7");
  CHECK(screen.mouse() == MouseMode::click);
  CHECK(screen.cursor_visible());
  screen.feed("l\x1b");
  CHECK_FALSE(screen.cursor_visible());
  screen.feed("[1mb\x1b\x1b[?1000lc");
  CHECK(screen.mouse() == MouseMode::off);
  CHECK(screen.row(0) == "abc");
  CHECK(screen.cell({0, 1}).bold);
}

TEST_CASE("What a terminal is asked it answers") {
  const Scratch scratch;
  Terminal terminal{shell(scratch, "stty raw -echo; printf '\\033[3;5H\\033[6n'; cat -v")};
  terminal.await("^[[3;5R");
}

TEST_CASE("The other screen, the cursor and the bell are seen, and what is left amiss") {
  const Scratch scratch;
  Terminal terminal{
      shell(scratch,
            "stty -echo; printf before; tput smcup; tput civis; tput smkx; tput clear;"
            " printf 'inside\\a\\033[?1003h'; read -r x;"
            " tput rmcup; tput cnorm; tput rmkx; printf '\\033[?1003l'; stty echo")};
  terminal.await("inside");
  CHECK(terminal.screen().alternate_screen());
  CHECK_FALSE(terminal.screen().cursor_visible());
  CHECK(terminal.screen().bells() == 1);
  CHECK(terminal.screen().mouse() == MouseMode::move);
  CHECK_FALSE(terminal.screen().find("before"));
  CHECK(lines_of(terminal.amiss()).size() == 5);
  terminal.send("\r");
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.amiss().empty());
  CHECK(terminal.screen().find("before") == Place{0, 0});
}

TEST_CASE("Colours left on are amiss") {
  const Scratch scratch;
  Terminal terminal{shell(scratch, "printf '\\033[31m'")};
  CHECK(terminal.wait().status == 0);
  CHECK(terminal.amiss() == "what is printed next has colours or attributes\n");
}

TEST_CASE("Waiting in vain shows the screen") {
  const Scratch scratch;
  Terminal terminal{shell(scratch, "echo this"), {3, 20}};
  const std::string vain = complaint([&] { terminal.await("that"); });
  CHECK(vain.find("in vain for \"that\"") != std::string::npos);
  CHECK(vain.find("this") != std::string::npos);
  Terminal sleeper{shell(scratch, "echo slow; sleep 1000")};
  sleeper.await("slow");
  CHECK_FALSE(sleeper.wait_until([] { return false; }, milliseconds{50}));
  CHECK(complaint([&] { sleeper.wait(milliseconds{50}); }).find("slow") != std::string::npos);
}

TEST_CASE("A terminal settles when nothing more comes") {
  const Scratch scratch;
  Terminal terminal{
      shell(scratch, "for i in 1 2 3 4 5; do printf $i; sleep 0.02; done; read -r x")};
  terminal.await("1");
  terminal.settle(milliseconds{300});
  CHECK(terminal.screen().row(0) == "12345");
}
