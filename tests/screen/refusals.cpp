// Refusals on the screen, in the players' words.
#include <string>

#include "catch.hpp"
#include "support/play.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"
#include "words/refusals.hpp"

using namespace tebweez;
using testing::Canvas;
using testing::Desk;
using testing::picture;
using testing::pit;
using testing::pits;

namespace {

constexpr Canvas usual{24, 80, screen::Charset::utf8};
const Names names{"Amina", "Karim"};

bool has(const screen::Grid& grid, const std::string& text) {
  return grid.text().find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("Each refusal is a sentence with the players' names") {
  using Why = Refusal::Why;
  const auto told = [](const Refusal& refusal) { return refusal_sentence(refusal, names); };
  const auto due = [&](Stage stage) {
    return told({.why = Why::wrong_stage, .due = stage, .side = Side::north, .pits = pits("b e")});
  };
  CHECK(due(Stage::tebweez) == "Karim must lay out the seeds first.");
  CHECK(due(Stage::choice) == "Karim must keep or turn the board first.");
  CHECK(due(Stage::sowing) == "Karim is to sow now, from b e.");
  CHECK(due(Stage::gift) == "Karim must give a seed first, from b e.");
  CHECK(due(Stage::over) == "The round is over.");
  CHECK(told({.why = Why::wrong_layer, .side = Side::south}) == "Amina lays out this round.");
  CHECK(told({.why = Why::wrong_row, .expected = 6, .found = 7}) ==
        "This game has 6 pits a row, not 7.");
  CHECK(told({.why = Why::wrong_sum, .expected = 72, .found = 71}) == "Still in hand: 1 seed.");
  CHECK(told({.why = Why::wrong_sum, .expected = 72, .found = 73}) ==
        "This game has 72 seeds, not 73.");
  CHECK(told({.why = Why::below_minimum, .pit = pit('B'), .expected = 4, .found = 3}) ==
        "Each pit must hold at least 4 seeds; B holds 3.");
  CHECK(told({.why = Why::not_corresponding, .pit = pit('b')}) ==
        "b is empty and B is not: either both hold seeds, or neither.");
  CHECK(told({.why = Why::not_your_pit, .side = Side::north, .pit = pit('A')}) ==
        "A is not one of Karim's pits.");
  CHECK(told({.why = Why::empty_pit, .pit = pit('A')}) == "A is empty.");
  CHECK(told({.why = Why::not_nearest_head, .pits = pits("G"), .pit = pit('F')}) ==
        "Only G may be sown: it is the last pit with seeds.");
  CHECK(told({.why = Why::never_ends, .pit = pit('F')}) == "F never ends: it can't be sown.");
  CHECK(told({.why = Why::nothing_yet}) == "Nothing has been laid out yet, so nobody can resign.");
  CHECK(told({.why = Why::match_over}) == "The match is over.");
}

TEST_CASE("A match says why an action would be refused, and plays it all the same if not") {
  Match match{ghashim};
  CHECK(match.refusal(resign_by(Side::south))->why == Refusal::Why::nothing_yet);
  CHECK(match.refusal(keep())->why == Refusal::Why::wrong_stage);
  const Action six = tebweez_by(Side::south, Board::filled(6, 6));
  CHECK_FALSE(match.refusal(six).has_value());
  (void)testing::play(match, six);
  testing::play(match, "keep");
  CHECK(match.refusal(sow_from(pit('a')))->why == Refusal::Why::not_nearest_head);
  testing::play(match, "agree");
  CHECK(match.refusal(keep())->why == Refusal::Why::wrong_stage);
  CHECK_FALSE(match.refusal(resign_by(Side::north)).has_value());
  CHECK(match.actions() == 3);
  (void)testing::play(match, resign_by(Side::north));
  CHECK(match.refusal(six)->why == Refusal::Why::match_over);
}

TEST_CASE("A pit that may not be sown is refused in words of the game, chosen or played") {
  const Desk desk;
  const std::string log = testing::log_of(madjnuni, "tebweez south 7 7 7 7 7 7 7 / 7 7 7 7 7 7 7");
  const std::string why = "Only G may be sown: it is the last pit with seeds.";
  for (const char* keys : {"F", "F{Enter}"}) {
    const auto shown = picture(testing::match_screen(log), usual, keys);
    CHECK(has(shown, why));
    CHECK_FALSE(has(shown, "nearest the head"));
    CHECK_FALSE(has(shown, "expected"));
  }
}

TEST_CASE("Playing forced actions on says who must choose what, where that is so") {
  const Desk desk;
  const std::string free = testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6;keep");
  CHECK(has(picture(testing::match_screen(free), usual, "n"), "Karim must choose the pit to sow."));
  const std::string gift = testing::log_up_to("akil-00.tebweez", 79);
  CHECK(
      has(picture(testing::match_screen(gift), usual, "n"), " must choose the pit to give from."));
}
