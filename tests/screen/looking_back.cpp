// Looking back in a match: undo and redo, the moves walked through, the last sowing once more.
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "matches/saved_matches.hpp"
#include "matches/session.hpp"
#include "screen/screens.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using screen::Charset;
using screen::Grid;
using testing::Desk;
using testing::picture;

namespace {

const std::string two_sowings = "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\nc\nC";

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string text_of(std::unique_ptr<screen::Screen> first, std::string_view keys,
                    testing::Canvas canvas = {}) {
  return picture(std::move(first), canvas, keys).text();
}

std::string played(std::string_view keys, testing::Canvas canvas = {}) {
  return text_of(testing::match_screen(testing::log_of(akil, two_sowings)), keys, canvas);
}

}  // namespace

TEST_CASE("Redo does again what undo took back", "[view]") {
  const Desk desk;
  const std::string as_it_was = played("");
  CHECK_FALSE(played("u") == as_it_was);
  const std::string again = played("u{F11}");
  CHECK(contains(again, "Done again."));
  CHECK(contains(again, "Amina sowed C"));
  CHECK(contains(played("uuu{F11}{F11}{F11}"), "Amina sowed C"));
  CHECK(contains(played("{F11}"), "There is nothing to do again."));
  SECTION("also across the end of a round, the hand-over and the layout") {
    const auto ended = [](std::string_view keys) {
      return text_of(testing::match_screen(testing::log_of(akil, two_sowings + "\nagree")), keys);
    };
    CHECK(contains(ended("uuuuu{F11}{F11}{F11}{F11}{F11}"), "5  agree"));
  }
  SECTION("until another action takes its place") {
    CHECK(contains(played("ua{Enter}{Esc}{F11}"), "There is nothing to do again."));
  }
}

TEST_CASE("A change of a layout that was taken back can be made again", "[view]") {
  const Desk desk;
  const auto laid_out = [](std::string_view keys) {
    return text_of(testing::new_match(akil), keys);
  };
  CHECK(laid_out("+u{F11}") == laid_out("+"));
  CHECK(laid_out("+suu{F11}{F11}") == laid_out("+s"));
  CHECK(contains(laid_out("+us{F11}"), "There is nothing to do again."));
}

TEST_CASE("Tab walks through the moves, and comes back to the match as it stands", "[view]") {
  const Desk desk;
  const std::string first = played("{Tab}{Home}");
  CHECK(contains(first, "Before the first action."));
  CHECK(contains(played("{Tab}{Up}"), "action 3 of 4"));
  CHECK(contains(played("{Tab}{Up}"), "Karim sowed c"));
  CHECK(contains(played("{Tab}{Up}"), "C  2 laps"));  // what comes later is listed too
  for (const char* back : {"{Tab}{Up}{Tab}", "{Tab}{Up}{Up}{Esc}", "{Tab}q"})
    CHECK(played(back) == played(""));
  SECTION("with the chosen pit and a layout half made as they were") {
    CHECK(played("b{Tab}{Up}{Esc}") == played("b"));
  }
  SECTION("in the smallest window") {
    const testing::Canvas smallest{12, 40, Charset::utf8};
    CHECK(contains(played("{Tab}{Up}", smallest), "action 3 of 4"));
    CHECK(contains(played("{Tab}{Up}", smallest), "Karim sowed c"));
  }
  SECTION("and Enter sows the move again, and stops") {
    CHECK(contains(played("{Tab}{Enter}"), "Amina sows C."));
    std::string to_the_end = "{Tab}{Up}{Enter}";
    for (int i = 0; i < 60; ++i) to_the_end += "{Tick}";
    CHECK(contains(played(to_the_end), "action 3 of 4"));
  }
}

TEST_CASE("A click on a move shows it", "[view]") {
  const Desk desk;
  const Grid grid =
      testing::clicked(testing::match_screen(testing::log_of(akil, two_sowings)), {}, "", "keep");
  CHECK(contains(grid.text(), "action 2 of 4"));
  const Grid other = testing::clicked(testing::match_screen(testing::log_of(akil, two_sowings)), {},
                                      "{Tab}{Home}{Right}{Right}", "C  2 laps");
  CHECK(contains(other.text(), "action 4 of 4"));
}

TEST_CASE("A match of its own is played on from a move, and the other stays", "[view]") {
  const Desk desk;
  const std::string log = testing::log_of(akil, two_sowings);
  const auto begun = [&](std::string_view keys) {
    desk.save("first.tebweez", log);
    auto session = Session::resume(*matches_folder() + "/first.tebweez");
    REQUIRE(session);
    MatchSettings like = settings_like(session->header());
    return text_of(screen::match_screen(*std::move(session), like), keys);
  };
  const std::string on = begun("{Tab}{Up}n{Enter}");
  CHECK(contains(on, "Amina is to sow."));
  CHECK_FALSE(contains(on, "C  2 laps"));
  const auto files = saved_files();
  REQUIRE(files);
  REQUIRE(files->size() == 2);
  std::size_t actions = 0;
  for (const SavedFile& file : *files) {
    const SavedMatch match = read_saved(file);
    REQUIRE(match.record);
    CHECK(match.record->header().name_of(Side::north) == "Karim");
    actions += match.record->match()->actions();
  }
  CHECK(actions == 4 + 3);
  SECTION("not before it was asked back") {
    desk.forget_saved();
    CHECK(contains(begun("{Tab}{Up}n"), "Play on from here in a match of its own?"));
    CHECK(contains(begun("{Tab}{Up}n{Down}{Enter}"), "action 3 of 4"));
  }
}

TEST_CASE("A replay can be played on too", "[view]") {
  const Desk desk;
  const std::string log = testing::log_of(akil, two_sowings);
  CHECK(contains(text_of(testing::replay_screen(log), "{End}n{Enter}"), "Karim is to sow."));
  CHECK(saved_files()->size() == 1);
}

TEST_CASE("Space shows the last sowing once more and changes nothing", "[view]") {
  const Desk desk;
  CHECK(contains(played(" "), "Amina sows C."));
  CHECK(contains(played(" {Tick}"), "in hand"));
  CHECK(played("b {Esc}") == played("b"));
  CHECK(played("b q") == played("b"));
  std::string to_the_end = " ";
  for (int i = 0; i < 60; ++i) to_the_end += "{Tick}";
  CHECK(played(to_the_end) == played(""));
  SECTION("paused, a seed at a time") {
    CHECK(contains(played("  ...."), "in hand"));
    CHECK(contains(played("  ...."), "Space play"));
  }
  SECTION("there must have been one") {
    const auto first = [](std::string_view keys) {
      return text_of(testing::match_screen(
                         testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep")),
                     keys);
    };
    CHECK(contains(first(" "), "Nothing has been sown yet."));
  }
  SECTION("behind a gift or an agreement it is still the last sowing") {
    const auto ended = [](std::string_view keys) {
      return text_of(testing::match_screen(testing::log_of(akil, two_sowings + "\nagree")), keys);
    };
    CHECK(contains(ended(" "), "Amina sows C."));
  }
}

TEST_CASE("The same two play again with sides changed", "[view]") {
  const Desk desk;
  const std::string log =
      testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\nresign south");
  const std::string again = text_of(testing::match_screen(log), "{Down}{Enter}");
  CHECK(contains(again, "Amina   north"));
  CHECK(contains(again, "Karim   south"));
}
