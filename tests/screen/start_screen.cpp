// The start screen: its rows, what keys do on them, and what is in sight.
#include <string>

#include "catch.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using testing::Canvas;
using testing::Desk;
using testing::down_to;
using testing::picture;

namespace {

constexpr Canvas usual{24, 80, screen::Charset::utf8};

std::string after(const std::string& keys, const Canvas& canvas = usual) {
  return picture(testing::start_screen(), canvas, keys).text();
}

bool shows(const std::string& keys, const std::string& text) {
  return after(keys).find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("The arrows to the sides change a value, and Enter takes the next one") {
  const Desk desk;
  const std::string level = down_to("The computer's level");
  CHECK(shows(level, "medium"));
  CHECK(shows(level + "{Right}", "strong"));
  CHECK(shows(level + "{Left}", "easy"));
  CHECK(after(level + "{Right}{Right}") == after(level + "{Left}"));
  CHECK(after(level + "{Right}{Left}") == after(level));
  CHECK(after(level + "{Enter}") == after(level + "{Right}"));
  const std::string played = down_to("Played by");
  CHECK(after(played + "{Left}{Left}") == after(played + "{Right}{Right}"));
  const std::string origin = down_to("A lap that comes round");
  CHECK(shows(origin + "{Left}", "skips the pit"));
  CHECK(after(origin + "l") == after(origin + "{Left}"));
}

TEST_CASE("The arrows to the sides go through targets, and Enter types one") {
  const Desk desk;
  const std::string target = down_to("Target");
  CHECK(after(target + "{Left}") == after(target));
  CHECK(shows(target + "{Right}", "one round"));
  CHECK(shows(target + "{Right}{Right}{Right}", "first to 20"));
  CHECK(after(target + "{Right}{Right}{Left}{Left}") == after(target));
  CHECK(shows(target + "{Enter}45{Enter}{Left}", "first to 40"));
  CHECK(shows(target + "{Enter}45{Enter}{Right}", "first to 50"));
  CHECK(after(target + "{Enter}1000{Enter}{Right}") == after(target + "{Enter}1000{Enter}"));
}

TEST_CASE("The arrows to the sides do nothing where there is no value, and are not offered") {
  const Desk desk;
  CHECK(after("{Left}{Right}") == after(""));
  CHECK_FALSE(shows("", "\u2190\u2192"));
  CHECK(shows(down_to("Target"), "\u2190\u2192 change"));
}

TEST_CASE("The list does not stay scrolled when a small window has grown") {
  const Desk desk;
  testing::Painted window{usual, {}};
  screen::App app{window, {}};
  const auto start = testing::start_screen();
  for (int i = 0; i < 12; ++i) start->handle(screen::Request::down, app);
  screen::Grid small{12, 40, screen::Charset::utf8};
  start->draw(small, app);
  CHECK(small.text().find("\u25b4") != std::string::npos);
  screen::Grid large{60, 200, screen::Charset::utf8};
  start->draw(large, app);
  CHECK(large.text().find("\u25b4") == std::string::npos);
  CHECK(large.text().find("L'ab al-Akil") != std::string::npos);
}
