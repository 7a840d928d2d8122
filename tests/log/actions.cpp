// Actions in a log: who may do what, and when.
#include <string>

#include "support/logs.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// What line 3 says is wrong with a tebweez under a variant.
std::string tebweez_fault(const std::string& variant, const std::string& rows) {
  const auto fault =
      fault_of("tebweez-log 1\nvariant " + variant + "\ntebweez south " + rows + "\n");
  if (!fault) return "";
  CHECK(fault->line == 3);
  return fault->what;
}

}  // namespace

TEST_CASE("A tebweez gives South's row, then North's, each in its owner's order") {
  const Match match = match_of(akil_log + "tebweez north 1 2 3 4 5 6 / 7 8 9 10 11 6\n");
  CHECK(match.round()->position().board == drawn(R"(
       6 11 10  9  8  7
       1  2  3  4  5  6 )"));
  CHECK(match.round()->layer() == Side::north);
}

TEST_CASE("A layout that the variant refuses is refused with what was expected") {
  CHECK(tebweez_fault("akil", "6 6 6 6 6 6 / 6 6 6 6 6 5") == "expected 72 seeds in all, not 71");
  CHECK(tebweez_fault("ghashim", "6 6 6 6 6 6 / 3 9 6 6 6 6") ==
        "expected at least 4 seeds in each pit; a holds 3");
  CHECK(tebweez_fault("madjnuni", "7 7 7 7 7 7 7 / 7 7 7 7 7 13 1") ==
        "expected at least 2 seeds in each pit; g holds 1");
  CHECK(tebweez_fault("akil-ludii", "12 0 6 6 6 6 / 6 6 6 6 6 6") ==
        "B is empty but b is not: expected seeds in both or in neither");
  CHECK(tebweez_fault("akil", "7 7 7 7 7 7 7 / 7 7 7 7 7 7 7") == "expected 6 pits a row, not 7");
  CHECK(tebweez_fault("madjnuni", "8 8 8 8 8 8 / 8 8 8 8 8 10") == "expected 7 pits a row, not 6");
  CHECK(tebweez_fault("madjnuni", "7 7 7 7 7 7 7 / 7 7 7 7 7 7 7").empty());
}

TEST_CASE("Keep or turn must be written before play, where the board may be turned") {
  const std::string laid_out = akil_log + "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n";
  for (const char* line : {"a", "A", "agree", "give a", "tebweez south 6 6 6 6 6 6/6 6 6 6 6 6"})
    CHECK(fault_line(laid_out + line + "\n") == 4);
  CHECK(match_of(laid_out + "keep\n").actor() == Side::north);
  CHECK(match_of(laid_out + "turn\n").actor() == Side::south);
}

TEST_CASE("An upper-case letter sows South's pit, a lower-case one North's") {
  const Match match = match_of(begun_log + "f\n");
  CHECK(match.round()->plies().back().by == Side::north);
  CHECK(match.round()->plies().back().action == sow_from(pit('f')));
  CHECK(fault_line(begun_log + "F\n") == 5);
  CHECK(fault_line(begun_log + "g\n") == 5);
}

TEST_CASE("The fault names the pits that are legal") {
  const auto fault = fault_of(begun_log + "A\n");
  REQUIRE(fault.has_value());
  CHECK(fault->what == "expected a sowing by north (a b c d e f)");
}

TEST_CASE("A gift is written with the pit it comes from") {
  const std::string due = akil_log + "tebweez south 70 0 0 2 0 0 / 0 0 0 0 0 0\nkeep\n";
  CHECK(match_of(due + "give D\n").round()->position().board == drawn(R"(
       0  0  0  0  0  1
      70  0  0  1  0  0 )"));
  CHECK(fault_line(due + "give B\n") == 5);
  CHECK(fault_line(due + "give a\n") == 5);
  CHECK(fault_line(due + "D\n") == 5);
  CHECK(fault_line(due + "give D\ngive D\n") == 6);
  CHECK(fault_line(begun_log + "give a\n") == 5);
}

TEST_CASE("Resigning is possible any time after the first tebweez, while the match is not over") {
  CHECK(fault_line(akil_log + "resign south\n") == 3);
  const std::string laid_out = akil_log + "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n";
  for (const std::string& log : {laid_out, begun_log, round_log}) {
    const Match match = match_of(log + "resign south\nmatch north\n");
    CHECK(match.verdict()->winner == Side::north);
    CHECK(match.chapters().size() == 1);
  }
  CHECK(fault_line(begun_log + "resign south\nresign north\n") == 6);
  // Undone, the first tebweez leaves nothing to resign.
  CHECK(fault_line(laid_out + "undo\nresign south\n") == 5);
}

TEST_CASE("Later rounds are laid out by the side that is due") {
  const auto fault = fault_of(round_log + "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n");
  REQUIRE(fault.has_value());
  CHECK(fault->line == 6);
  CHECK(fault->what == "expected a tebweez by north");
  CHECK(match_of(round_log + "tebweez north 6 6 6 6 6 6 / 6 6 6 6 6 6\n").chapters().size() == 2);
  for (const char* line : {"keep", "turn", "a", "A", "give A", "agree"})
    CHECK(fault_line(round_log + line + "\n") == 6);
}

TEST_CASE("Undo takes back the last action, also one that ended a round or the match") {
  CHECK(match_of(round_log + "undo\n").stage() == Stage::sowing);
  CHECK(match_of(round_log + "undo\n").gains() == PerSide<int>{0, 0});
  const std::string over = round_log + "resign north\n";
  CHECK(match_of(over).stage() == Stage::over);
  CHECK(match_of(over + "undo\n").stage() == Stage::tebweez);
  CHECK(match_of(over + "undo\nundo\n").stage() == Stage::sowing);
  CHECK(match_of(over + "undo\nundo\nundo\nundo\n").actions() == 0);
  CHECK(fault_line(over + "undo\nundo\nundo\nundo\nundo\n") == 11);
  CHECK(fault_line(akil_log + "undo\n") == 3);
}

TEST_CASE("What was undone may be played otherwise") {
  const Match match = match_of(begun_log + "a\nundo\nundo\nturn\nA\n");
  CHECK(match.actions() == 3);
  CHECK(match.round()->plies()[1].action == turn());
  // Either player may lay the first round out, also the second time.
  CHECK_FALSE(fault_of(akil_log + "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nundo\n"
                                  "tebweez north 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\nA\n"));
}

TEST_CASE("Anything but undo after the match is over is an error") {
  const std::string over = akil_log + "target 8\n" + round_log.substr(akil_log.size());
  for (const char* line : {"tebweez north 6 6 6 6 6 6 / 6 6 6 6 6 6", "keep", "turn", "a", "give a",
                           "agree", "resign south", "target 60", "x-note"})
    CHECK(fault_line(over + line + "\n") == 7);
  CHECK_FALSE(fault_of(over + "undo\n"));
}
