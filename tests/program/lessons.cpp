// The lessons: each can be solved, what is said of a try is what came of it, and as lines.
#include <set>

#include "catch.hpp"
#include "support/program.hpp"
#include "words/lessons.hpp"

using namespace tebweez;
using namespace tebweez::testing;

TEST_CASE("Every lesson has one way at least to solve it, and its words tell what came of a try") {
  std::set<std::string_view> titles;
  for (const Lesson& lesson : all_lessons()) {
    INFO(lesson.title);
    titles.insert(lesson.title);
    CHECK_FALSE(lesson.text.empty());
    CHECK(lesson.text.size() < 170);
    CHECK(lesson.brief.size() <= 60);
    int right = 0;
    if (lesson.task == Lesson::Task::act) {
      const Round round = begin(lesson);
      REQUIRE_FALSE(round.legal().empty());
      for (const Pit pit : round.legal()) {
        Round tried = round;
        const bool gift = round.stage() == Stage::gift;
        REQUIRE(tried.play(gift ? give_from(pit) : sow_from(pit)).ok());
        const LessonAnswer answer = reply_to(lesson, tried);
        CHECK(answer.reply == sentence(tried, 1, lesson_names()));
        right += answer.right ? 1 : 0;
      }
    } else {
      for (const LessonAnswer& answer : answers_to(lesson)) right += answer.right ? 1 : 0;
    }
    CHECK(right >= 1);
    if (begin(lesson).stage() != Stage::gift) CHECK(right == 1);
  }
  CHECK(titles.size() == 8);
}

TEST_CASE("The lessons as lines: a wrong try is told and tried again, then a round follows") {
  const Scratch scratch;
  const Finished done = run(scratch, {"learn", "--plain"},
                            "A\nC\nC\nA\nB\nA\nA\ngive A\nturn\nkeep\n46\n20\nresign south\n");
  CHECK(done.status == 0);
  CHECK(done.err.empty());
  CHECK(contains(done.out, "Lesson 1 of 8: sow."));
  CHECK(contains(done.out, "Not yet. Sow C"));
  CHECK(contains(done.out, "Lesson 8 of 8"));
  CHECK(contains(done.out, "Turned: North begins."));
  CHECK(contains(done.out, "Now a round with the computer"));
  CHECK(contains(done.out, "wins the match"));
}

TEST_CASE("A line that is no answer to a lesson ends a script, and names its line") {
  const Scratch scratch;
  const Finished done = run(scratch, {"learn", "--plain", "--lesson", "8"}, "46\nforty\n");
  CHECK(done.status == 1);
  CHECK(contains(done.err, "stdin:2: expected 46 20 26"));
  CHECK(run(scratch, {"learn", "--plain"}, "").status == 0);
  CHECK(run(scratch, {"learn", "--plain", "--lesson", "9"}, "").status == 2);
}
