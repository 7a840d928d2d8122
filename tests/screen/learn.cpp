// The lessons on the screen.
#include <memory>
#include <string>

#include "catch.hpp"
#include "screen/learn/learn_screen.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"
#include "words/lessons.hpp"

using namespace tebweez;
using testing::Desk;
using testing::picture;

namespace {

/// What is seen after these keys, from a lesson on, counted from 1.
std::string after(std::size_t lesson, std::string_view keys, testing::Canvas canvas = {}) {
  return picture(screen::learn_screen(lesson - 1), canvas, keys).text();
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("A wrong try says what came of it, and the lesson can be tried again", "[view]") {
  const Desk desk;
  CHECK(contains(after(1, "a{Enter}{Esc}"), "Not yet. Sow C"));
  CHECK(contains(after(1, "a{Enter}{Esc}c{Enter}{Esc}"), "That was a lap"));
  CHECK(contains(after(1, "{Enter}"), "Choose a pit first"));
  CHECK(contains(after(1, "b"), "B is empty"));
}

TEST_CASE("A lesson that is solved leads to the next; arrows go back and on", "[view]") {
  const Desk desk;
  CHECK(contains(after(1, "c{Enter}{Esc}{Enter}"), "lesson 2 of 8"));
  CHECK(contains(after(1, "{Down}{Down}"), "lesson 3 of 8"));
  CHECK(contains(after(3, "{Up}"), "lesson 2 of 8"));
  CHECK(contains(after(1, "{Up}"), "lesson 1 of 8"));
  CHECK(contains(after(8, "{PgDn}"), "That is all there is to know"));
}

TEST_CASE("Keeping, turning and counting are answered by a question", "[view]") {
  const Desk desk;
  CHECK(contains(after(7, "{Enter}{Enter}"), "Turned: North begins."));
  CHECK(contains(after(7, "{Enter}{Down}{Enter}"), "Kept: you begin."));
  CHECK(contains(after(8, "{Enter}{Down}{Enter}"), "you gain 20"));
}

TEST_CASE("Behind the lessons a round against the computer begins", "[view]") {
  const Desk desk;
  const std::string round = after(8, "{Enter}{Down}{Enter}{Enter}{Enter}");
  CHECK(contains(round, "Computer"));
  CHECK(contains(round, "South is to sow."));
}

TEST_CASE("Esc ends a sowing of a lesson, not the lessons", "[view]") {
  const Desk desk;
  const std::string from_start =
      picture(testing::start_screen(), {}, "{Enter}c{Enter}{Esc}").text();
  CHECK(contains(from_start, "That was a lap"));
  CHECK(contains(picture(testing::start_screen(), {}, "{Enter}{Esc}").text(), "Learn to play"));
}

TEST_CASE("Every lesson can be read whole in the smallest window", "[view]") {
  const Desk desk;
  const testing::Canvas smallest{12, 40, screen::Charset::ascii};
  for (std::size_t lesson = 1; lesson <= all_lessons().size(); ++lesson) {
    const std::string seen = after(lesson, "", smallest);
    const std::string_view text = all_lessons()[lesson - 1].text;
    INFO(seen);
    // Nothing is cut: the last word is there.
    CHECK(contains(seen, text.substr(text.rfind(' ') + 1)));
  }
}
