// Terminals of all kinds: without colour, without UTF-8, without a name.
#include <algorithm>
#include <cctype>
#include <chrono>

#include "catch.hpp"
#include "support/player.hpp"

using namespace tebweez::testing;

namespace {

/// A board with a pit chosen, on a terminal of some kind.
Terminal& board(Terminal& terminal) {
  terminal.await("in hand");
  terminal.send("p").send(Key::enter);
  terminal.await("Done laying out?");
  terminal.send(Key::enter);
  terminal.await("Enter confirm");
  terminal.send(Key::enter);
  terminal.await("to sow");
  for (int i = 0; i < 100 && !terminal.screen().find("[c]"); ++i) {
    terminal.send("c");
    static_cast<void>(terminal.wait_until([&] { return terminal.screen().find("[c]").has_value(); },
                                          milliseconds{200}));
  }
  terminal.await("[c]");
  return terminal;
}

template <class Test>
int count_cells(const Terminal& terminal, Test test) {
  const Size size = terminal.screen().size();
  int count = 0;
  for (int row = 0; row < size.rows; ++row)
    for (int column = 0; column < size.columns; ++column)
      count += test(terminal.screen().cell({row, column})) ? 1 : 0;
  return count;
}

bool is_coloured(const Cell& cell) {
  return cell.foreground != Color{} || cell.background != Color{};
}
bool is_marked(const Cell& cell) {
  return cell.bold || cell.reverse || cell.underline;
}
bool is_ascii(const Cell& cell) {
  return std::all_of(cell.text.begin(), cell.text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

const Args akil{"--variant", "akil", "--no-log", "--speed", "0"};

}  // namespace

TEST_CASE("Colours are the terminal's own sixteen") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez(akil)};
  board(terminal);
  CHECK(count_cells(terminal, is_coloured) > 0);
  CHECK(count_cells(terminal, [](const Cell& cell) {
          return cell.foreground.value > 15 || cell.background.value > 15;
        }) == 0);
}

TEST_CASE("Without colour marks and attributes are left") {
  const Scratch scratch;
  for (const char* how : {"never", "NO_COLOR", "vt100"}) {
    INFO(how);
    Launch launch = scratch.tebweez(akil);
    if (how == std::string{"never"}) launch.args.insert(launch.args.end(), {"--color", "never"});
    if (how == std::string{"NO_COLOR"}) launch.env["NO_COLOR"] = "1";
    if (how == std::string{"vt100"}) launch.env["TERM"] = "vt100";
    Terminal terminal{launch};
    board(terminal);
    CHECK(count_cells(terminal, is_coloured) == 0);
    CHECK(count_cells(terminal, is_marked) > 0);
  }
}

TEST_CASE("Without UTF-8, or asked to, everything is drawn in ASCII") {
  const Scratch scratch;
  for (const char* how : {"--ascii", "C", "no_SUCH.locale"}) {
    INFO(how);
    Launch launch = scratch.tebweez(akil);
    if (how == std::string{"--ascii"})
      launch.args.emplace_back(how);
    else
      launch.env["LC_ALL"] = how;
    Terminal terminal{launch};
    board(terminal);
    CHECK(count_cells(terminal, [](const Cell& cell) { return !is_ascii(cell); }) == 0);
    CHECK(terminal.screen().find("12") == std::nullopt);
    CHECK(terminal.screen().find("6"));
  }
}

TEST_CASE("On the kernel's own console, whose fonts have no seeds, everything is drawn in ASCII") {
  const Scratch scratch;
  Launch launch = scratch.tebweez(akil);
  launch.env["TERM"] = "linux";
  Terminal terminal{launch};
  board(terminal);
  CHECK(count_cells(terminal, [](const Cell& cell) { return !is_ascii(cell); }) == 0);
}

TEST_CASE("An ESCDELAY that is no number does not delay Esc") {
  const Scratch scratch;
  Launch launch = scratch.tebweez(akil);
  launch.env["ESCDELAY"] = "abc";
  Terminal terminal{launch};
  terminal.await("in hand");
  // The library's own delay is a whole second. A machine that is busy may be slow once or twice.
  auto quickest = std::chrono::steady_clock::duration::max();
  for (int tries = 0; tries < 8; ++tries) {
    terminal.send("?");
    terminal.await("the keys that work now");
    terminal.await("Esc back");
    const auto begin = std::chrono::steady_clock::now();
    terminal.send(Key::escape);
    terminal.await_gone("the keys that work now");
    quickest = std::min(quickest, std::chrono::steady_clock::now() - begin);
  }
  CHECK(quickest < std::chrono::milliseconds{900});
}

TEST_CASE("The mouse is left alone where that is asked for") {
  const Scratch scratch;
  Terminal with{scratch.tebweez(akil)};
  board(with);
  CHECK(with.screen().mouse() != MouseMode::off);
  Terminal without{scratch.tebweez(akil + Args{"--no-mouse"})};
  board(without);
  CHECK(without.screen().mouse() == MouseMode::off);
}

TEST_CASE("A terminal that can't show a board is named, and left as it is") {
  const Scratch scratch;
  for (const char* term : {"no-such-terminal", "dumb", ""}) {
    INFO(term);
    Launch launch = scratch.tebweez(akil);
    launch.env["TERM"] = term;
    launch.env["ASAN_OPTIONS"] = "detect_leaks=0";  // ncurses leaks where it can't start
    Terminal terminal{launch};
    const Exit exit = terminal.wait();
    CHECK(exit.signal == 0);
    CHECK(exit.status == 2);
    CHECK(terminal.amiss().empty());
    CHECK(contains(terminal.text(), "TERM"));
    CHECK(contains(terminal.text(), term));
    CHECK_FALSE(contains(terminal.line().output(), "\x1b["));
  }
}

TEST_CASE("The size is the window's, whatever LINES and COLUMNS say") {
  const Scratch scratch;
  Launch launch = scratch.tebweez(akil);
  launch.env["LINES"] = "5";
  launch.env["COLUMNS"] = "10";
  Terminal terminal{launch};
  board(terminal);
  terminal.resize({36, 110});
  terminal.await("the new size", [&] {
    const auto rows = terminal.rows();
    return std::any_of(rows.begin() + 24, rows.end(), [](const auto& row) { return !row.empty(); });
  });
}

TEST_CASE("Names of any script keep their width") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez(
      akil + Args{"--south", "\u7530\u4e2d", "--north", "\u0623\u0645\u064a\u0646\u0629"})};
  board(terminal);
  Terminal plain{scratch.tebweez(akil)};
  board(plain);
  REQUIRE(terminal.screen().find("\u7530\u4e2d"));
  REQUIRE(terminal.screen().find("\u0623\u0645\u064a\u0646\u0629"));
  // Beside the names nothing has moved.
  const auto first = [](const Terminal& on, const char* text) { return on.screen().find(text); };
  CHECK(first(terminal, "store") == first(plain, "store"));
  CHECK(first(terminal, "0/60") == first(plain, "0/60"));
}

TEST_CASE("A key costs few bytes, and an idle board none") {
  const Scratch scratch;
  Terminal terminal{scratch.tebweez(akil)};
  board(terminal).settle();
  const std::size_t before = terminal.bytes();
  terminal.send(Key::right);
  terminal.await("another pit", [&] { return !terminal.screen().find("[c]"); });
  terminal.settle();
  const std::size_t after = terminal.bytes();
  CHECK(after - before < 2000);
  terminal.settle(milliseconds{1000});
  CHECK(terminal.bytes() == after);
}
