// What clicks and the wheel of the mouse do on the screens.
#include <string>

#include "catch.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using testing::Canvas;
using testing::clicked;
using testing::Desk;
using testing::picture;

namespace {

constexpr Canvas usual{24, 80, screen::Charset::utf8};

std::string new_akil(const char* keys) {
  return picture(testing::new_match(akil), usual, keys).text();
}

}  // namespace

TEST_CASE("The wheel scrolls the rules by three lines a notch") {
  const Desk desk;
  CHECK(new_akil("i{WheelDown}{WheelDown}") == new_akil("i{Down}{Down}{Down}{Down}{Down}{Down}"));
  CHECK(new_akil("i{WheelDown}{WheelUp}{WheelUp}") == new_akil("i"));
  CHECK(new_akil("i{End}{WheelDown}") == new_akil("i{End}"));
}

TEST_CASE("The wheel goes through help, and through the list at the start") {
  const Desk desk;
  CHECK(new_akil("?{WheelDown}{WheelDown}{WheelUp}") == new_akil("?{Down}"));
  const auto start = [](const char* keys) {
    return picture(testing::start_screen(), usual, keys).text();
  };
  CHECK(start("{WheelDown}{WheelDown}{WheelUp}") == start("{Down}"));
  CHECK(start("{WheelUp}") == start(""));
}

TEST_CASE("The wheel scrolls the table of rounds") {
  const Desk desk;
  std::string actions;
  for (int round = 1; round <= 30; ++round)
    actions += "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6;keep;agree;";
  const std::string log =
      testing::log_of(akil, actions + "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6;resign north");
  const auto rows = [&](const char* keys) {
    return picture(testing::match_screen(log), usual, keys).text();
  };
  CHECK(rows("").find("\n    31   ") != std::string::npos);
  CHECK(rows("{WheelUp}").find("\n    31   ") == std::string::npos);
  CHECK(rows("{WheelUp}").find("\n    30   ") != std::string::npos);
  CHECK(rows("{WheelUp}{WheelDown}{WheelDown}") == rows("{WheelDown}"));
}

TEST_CASE("The wheel plays nothing on a board") {
  const Desk desk;
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const auto board = [&](const char* keys) {
    return picture(testing::match_screen(log), usual, keys).text();
  };
  CHECK(board("a{WheelDown}{WheelUp}") == board("a"));
  CHECK(new_akil("+{WheelDown}{WheelUp}") == new_akil("+"));
}

TEST_CASE("In the tebweez a click chooses a pit, and one on the chosen pit adds a seed") {
  const Desk desk;
  const auto after = [](const char* keys, const char* text) {
    return clicked(testing::new_match(akil), usual, keys, text).text();
  };
  CHECK(after("A", " C ") == new_akil("C"));
  CHECK(after("C", "[C]") == new_akil("C+"));
  CHECK(after("C12", "[C]") == new_akil("C12{Enter}"));
}

TEST_CASE("A customary layout is laid out by a click on its name") {
  const Desk desk;
  const std::string shown = clicked(testing::new_match(akil), usual, "", "Lane: inner four").text();
  CHECK(shown.find("Ready: Enter hands the board to Karim.") != std::string::npos);
  CHECK(shown.find(" 9 ") != std::string::npos);
}
