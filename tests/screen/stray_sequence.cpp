// What the terminal sends that no key is known for is thrown away whole, however it is split.
#include "screen/terminal/stray_sequence.hpp"

#include <string_view>

#include "catch.hpp"

using tebweez::screen::StraySequence;

namespace {

/// How many bytes of a text behind ESC belong to the sequence.
std::size_t taken(std::string_view text) {
  StraySequence stray;
  if (!StraySequence::introduced_by(text.front())) return 0;
  stray.begin(text.front());
  std::size_t count = 1;
  for (; stray.begun() && count < text.size(); ++count) stray.take(text[count]);
  return count;
}

}  // namespace

TEST_CASE("Stray sequences: the terminal's answers are taken up to their end", "[view]") {
  constexpr std::string_view keys = "ua";  // what is typed behind them is not
  for (const std::string_view answer :
       {"P>|tmux 3.4\x1b\\", "P>|WezTerm 2024\x1b\\", "_Gi=1;OK\x1b\\", "^private\x1b\\",
        "Xstring\x1b\\", "]11;rgb:0000/0000/0000\x1b\\", "]11;rgb:0/0/0\a", "[?62;c", "[[A",
        "OZ"}) {
    INFO(answer);
    CHECK(taken(std::string{answer} + std::string{keys}) == answer.size());
  }
}

TEST_CASE("Stray sequences: the brackets of a paste are known by their figures", "[view]") {
  const auto figure = [](std::string_view text) {
    StraySequence stray;
    stray.begin(text.front());
    for (const char byte : text.substr(1)) stray.take(byte);
    return stray.figure();
  };
  CHECK(figure("[200~") == 200);
  CHECK(figure("[201~") == 201);
  for (const std::string_view other : {"[200", "[200h", "[1;200~", "[?200~", "[200;1~", "]200~\a",
                                       "P200~\x1b\\", "[99999999999~", "[~"}) {
    INFO(other);
    CHECK(figure(other) != 200);
  }
}

TEST_CASE("Stray sequences: a backslash inside an answer does not end it", "[view]") {
  CHECK(taken("P a\\b\x1b\\u") == 7);
}

TEST_CASE("Stray sequences: another sequence breaks a string off", "[view]") {
  CHECK(taken("Pabc\x1b[5nu") == 8);
}

TEST_CASE("Stray sequences: letters and figures behind ESC are keys of their own", "[view]") {
  for (const char key : {'a', 'u', '1', 'q', ' '}) CHECK_FALSE(StraySequence::introduced_by(key));
}
