// Players' names on the screens: typed, cut, and told once.
#include <string>

#include "catch.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using testing::Canvas;
using testing::Desk;
using testing::picture;

namespace {

constexpr Canvas usual{24, 80, screen::Charset::utf8};

/// The start screen after a name was typed for South, and a few keys more.
std::string typing(const std::string& keys) {
  const std::string field = testing::down_to("South's name") + "{Enter}";
  return picture(testing::start_screen(), usual, field + keys).text();
}

}  // namespace

TEST_CASE("Backspace takes a whole character as it is seen, however it is made") {
  const Desk desk;
  const std::string composed = "e\u0308";
  const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467";
  const std::string flag = "\U0001F1EA\U0001F1EC";
  const std::string wave = "\U0001F44B\U0001F3FD";
  for (const std::string& character : {composed, family, flag, wave, std::string{"\u00eb"}}) {
    INFO(character);
    CHECK(typing("No" + character + "{Back}") == typing("No"));
    CHECK(typing("No" + character + character + "{Back}") == typing("No" + character));
  }
  CHECK(typing("{Back}") == typing(""));
}

TEST_CASE("A player without a name is told of once, not as name and side") {
  const Desk desk;
  const auto board = [](const PerSide<std::string>& names) {
    return picture(testing::new_match(akil, names), usual, "").text();
  };
  CHECK(board({"South", "North"}).find("North   north") == std::string::npos);
  CHECK(board({"South", "North"}).find("South   south") == std::string::npos);
  CHECK(board({"Bob", "Bob"}).find("(north)   north") == std::string::npos);
  CHECK(board({"Amina", "Karim"}).find("Karim   north") != std::string::npos);
}

TEST_CASE("How a round ended is told whole in the smallest window, whatever the names") {
  const Desk desk;
  const PerSide<std::string> names{"Abd al-Rahman ibn Muhammad al-Hadrami",
                                   "Umm Kulthum bint Ibrahim al-Sayyid"};
  const std::string circling = testing::log_up_to("madjnuni-02.tebweez", 99, names);
  for (const bool replayed : {false, true}) {
    auto first = replayed ? testing::replay_screen(circling) : testing::match_screen(circling);
    const std::string text =
        picture(std::move(first), {12, 40, screen::Charset::utf8}, replayed ? "{End}" : "").text();
    INFO(text);
    CHECK(text.find("Circling: ") != std::string::npos);
    CHECK(text.find("\u2026\n") == std::string::npos);
  }
}

TEST_CASE("Help in the first tebweez does not tell of resigning, which can't be done yet") {
  const Desk desk;
  const auto help = [](std::unique_ptr<screen::Screen> first) {
    return picture(std::move(first), {44, 120, screen::Charset::utf8}, "?").text();
  };
  CHECK(help(testing::new_match(akil)).find("resign the match") == std::string::npos);
  const std::string second =
      testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6;keep;agree");
  CHECK(help(testing::match_screen(second)).find("resign the match") != std::string::npos);
}
