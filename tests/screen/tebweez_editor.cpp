// Laying out the seeds: nothing below the minimum, nothing that is not there.
#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "catch.hpp"
#include "screen/match/tebweez_editor.hpp"
#include "support/drawing.hpp"
#include "tebweez/customary.hpp"

using namespace tebweez;
using screen::random_layout;
using screen::Request;
using screen::TebweezEditor;
using testing::drawn;
using testing::pit;

namespace {

const Rules& any_rules() {
  return *GENERATE(from_range(all_rules.begin(), all_rules.end()));
}

void type(TebweezEditor& editor, const std::string& digits) {
  for (const char digit : digits) editor.type(digit - '0');
}
std::string set(TebweezEditor& editor, char letter, const std::string& digits) {
  editor.choose(pit(letter));
  type(editor, digits);
  return editor.set_typed();
}
int lowest(const Board& board) {
  int seeds = board[board.pit(0)];
  for (int i = 1; i < board.pits(); ++i) seeds = std::min(seeds, board[board.pit(i)]);
  return seeds;
}

}  // namespace

TEST_CASE("A tebweez begins with the ruleset's start in each pit and the rest in hand", "[view]") {
  const Rules& rules = any_rules();
  const TebweezEditor editor{rules, Side::north};
  CHECK(editor.layout() == Board::filled(rules.row_length, rules.start));
  CHECK(editor.in_hand() == rules.seeds - 2 * rules.row_length * rules.start);
  CHECK(editor.layer() == Side::north);
  CHECK(editor.chosen() == pit('a'));
  CHECK_FALSE(editor.touched());
  // R22: with everything on the board already, Enter is done.
  CHECK(editor.wrong().has_value() == (editor.in_hand() != 0));
}

TEST_CASE("R21: a pit of ghashim-lane may be taken down below its start, to nothing", "[view]") {
  TebweezEditor editor{ghashim_lane, Side::south};
  CHECK(editor.layout() == Board::filled(6, 4));
  CHECK(editor.edit(Request::empty_pit).empty());
  CHECK(editor.layout()[pit('A')] == 0);
  TebweezEditor strict{ghashim, Side::south};
  CHECK_FALSE(strict.edit(Request::remove).empty());
  CHECK(strict.layout()[pit('A')] == 4);
}

TEST_CASE("R22: hakimi starts with seven in each pit, done; two at least must stay", "[view]") {
  TebweezEditor editor{hakimi, Side::south};
  CHECK(editor.layout() == Board::filled(7, 7));
  CHECK_FALSE(editor.wrong().has_value());
  CHECK(editor.edit(Request::empty_pit).empty());
  CHECK(editor.layout()[pit('A')] == 2);
  CHECK_FALSE(editor.edit(Request::remove).empty());
}

TEST_CASE("Whatever is done, no pit goes below the minimum and no seed is made", "[view]") {
  const Rules& rules = any_rules();
  TebweezEditor editor{rules, Side::south};
  std::mt19937 random{11};
  constexpr std::array commands{Request::add,    Request::remove,   Request::empty_pit,
                                Request::spread, Request::mirror,   Request::next_layout,
                                Request::random, Request::empty_all};
  for (int i = 0; i < 3000; ++i) {
    editor.choose(Pit{random() % 2 == 0 ? Side::south : Side::north,
                      static_cast<int>(random() % longest_row)});
    if (random() % 4 == 0) {
      type(editor, std::to_string(random() % 100));
      editor.set_typed();
    } else if (random() % 9 == 0) {
      editor.undo();
    } else {
      // Mostly small steps: the others would undo them.
      const auto kind = random() % 40;
      editor.edit(kind < commands.size() ? commands[kind] : Request::add);
    }
    REQUIRE(lowest(editor.layout()) >= rules.minimum);
    REQUIRE(editor.in_hand() >= 0);
    REQUIRE(editor.layout().total() + editor.in_hand() == rules.seeds);
  }
}

TEST_CASE("One seed more, one less", "[view]") {
  TebweezEditor editor{ghashim, Side::south};
  editor.choose(pit('c'));
  CHECK(editor.edit(Request::add).empty());
  CHECK(editor.layout()[pit('c')] == 5);
  CHECK(editor.in_hand() == 23);
  CHECK(editor.edit(Request::remove).empty());
  CHECK(editor.edit(Request::remove) == "Each pit must hold at least 4 seeds.");
  CHECK(editor.layout()[pit('c')] == 4);
  TebweezEditor free{akil, Side::south};
  CHECK(free.edit(Request::remove) == "A is empty.");
}

TEST_CASE("A number is typed and set", "[view]") {
  TebweezEditor editor{ghashim, Side::south};
  CHECK(set(editor, 'B', "12").empty());
  CHECK(editor.layout()[pit('B')] == 12);
  CHECK(editor.typed().empty());
  CHECK_FALSE(set(editor, 'B', "3").empty());  // below the minimum
  CHECK_FALSE(set(editor, 'C', "99").empty());
  CHECK(editor.layout()[pit('B')] == 12);
  CHECK(editor.layout()[pit('C')] == 4);
  SECTION("the last digit can be taken away") {
    type(editor, "71");
    editor.erase();
    CHECK(editor.typed() == "7");
    editor.erase();
    editor.erase();
    CHECK(editor.typed().empty());
  }
  SECTION("no more than two digits") {
    type(editor, "123");
    CHECK(editor.typed() == "12");
  }
  SECTION("choosing another pit forgets it") {
    type(editor, "9");
    editor.choose(pit('a'));
    CHECK(editor.typed().empty());
  }
}

TEST_CASE("Pits are emptied down to the minimum, one or all", "[view]") {
  TebweezEditor editor{ghashim, Side::south};
  set(editor, 'B', "12");
  set(editor, 'e', "9");
  editor.edit(Request::empty_pit);
  CHECK(editor.layout()[pit('e')] == 4);
  CHECK(editor.layout()[pit('B')] == 12);
  editor.edit(Request::empty_all);
  CHECK(editor.layout() == Board::filled(6, 4));
}

TEST_CASE("What is left is spread evenly, the rest to the emptiest pits", "[view]") {
  const Rules& rules = any_rules();
  TebweezEditor editor{rules, Side::south};
  editor.edit(Request::empty_all);
  CHECK(editor.edit(Request::spread).empty());
  CHECK(editor.in_hand() == 0);
  CHECK_FALSE(editor.wrong().has_value());
  CHECK_FALSE(editor.edit(Request::spread).empty());
}

TEST_CASE("What does not come out even goes to the emptiest pits, South's first", "[view]") {
  TebweezEditor editor{akil, Side::south};
  set(editor, 'C', "5");
  CHECK(editor.layout() == drawn("0 0 0 0 0 0\n0 0 5 0 0 0"));
  CHECK(editor.edit(Request::spread).empty());
  CHECK(editor.layout() == drawn("5 5 5 5 6 6\n6 6 10 6 6 6"));
}

TEST_CASE("A row is mirrored to the same letters of the other", "[view]") {
  TebweezEditor editor{akil, Side::south};
  set(editor, 'A', "20");
  set(editor, 'C', "16");
  CHECK(editor.edit(Request::mirror).empty());
  CHECK(editor.layout() == drawn("0 0 0 16 0 20 \n 20 0 16 0 0 0"));
  CHECK(editor.in_hand() == 0);
  TebweezEditor heavy{akil, Side::south};
  set(heavy, 'a', "40");
  CHECK_FALSE(heavy.edit(Request::mirror).empty());
  CHECK(heavy.layout()[pit('A')] == 0);
}

TEST_CASE("Undo takes changes back one by one", "[view]") {
  TebweezEditor editor{akil, Side::south};
  editor.edit(Request::add);
  editor.edit(Request::next_layout);
  const Board laid = editor.layout();
  editor.edit(Request::empty_all);
  CHECK(editor.touched());
  CHECK(editor.undo());
  CHECK(editor.layout() == laid);
  CHECK(editor.undo());
  CHECK(editor.layout()[pit('A')] == 1);
  CHECK(editor.undo());
  CHECK_FALSE(editor.undo());
  CHECK_FALSE(editor.touched());
  CHECK(editor.in_hand() == akil.seeds);
}

TEST_CASE("The customary layouts are those of the description, and allowed", "[view]") {
  const Rules& rules = any_rules();
  const auto layouts = customary_layouts(rules);
  REQUIRE_FALSE(layouts.empty());
  for (const auto& known : layouts) {
    INFO(known.name);
    CHECK_FALSE(check_layout(known.board, rules).has_value());
  }
  TebweezEditor editor{rules, Side::south};
  for (const auto& known : layouts) {
    CHECK_THAT(editor.edit(Request::next_layout),
               Catch::Matchers::StartsWith(std::string{known.name}));
    CHECK(editor.layout() == known.board);
  }
  editor.edit(Request::next_layout);
  CHECK(editor.layout() == layouts.front().board);
}

TEST_CASE("A customary layout is taken by its number, and the next one follows it", "[view]") {
  TebweezEditor editor{akil, Side::south};
  const auto layouts = customary_layouts(akil);
  type(editor, "9");
  editor.take_layout(1);
  CHECK(editor.layout() == layouts[1].board);
  CHECK(editor.typed().empty());
  editor.edit(Request::next_layout);
  CHECK(editor.layout() == layouts[2].board);
  CHECK(editor.undo());
  CHECK(editor.layout() == layouts[1].board);
}

TEST_CASE("Lane's layouts: four inner beyts, and half in A and half in a", "[view]") {
  const auto layouts = customary_layouts(akil);
  REQUIRE(layouts.size() == 3);
  CHECK(layouts[0].board == Board::filled(6, 6));
  CHECK(layouts[1].board == drawn("0 9 9 9 9 0 \n 0 9 9 9 9 0"));
  CHECK(layouts[2].board == drawn("0 0 0 0 0 36 \n 36 0 0 0 0 0"));
  CHECK(customary_layouts(madjnuni).front().board == Board::filled(7, 7));
}

TEST_CASE("A random layout is always allowed, and hardly ever the same", "[view]") {
  const Rules& rules = any_rules();
  std::mt19937 random{3};
  std::set<std::string> seen;
  PitSet empty_once;
  for (int i = 0; i < 1000; ++i) {
    const Board layout = random_layout(rules, random);
    REQUIRE_FALSE(check_layout(layout, rules).has_value());
    seen.insert(testing::drawing(layout));
    for (int j = 0; j < layout.pits(); ++j)
      if (layout[layout.pit(j)] == rules.minimum) empty_once.insert(layout.pit(j));
  }
  CHECK(seen.size() > 900);
  CHECK(empty_once.size() == 2 * rules.row_length);
}

TEST_CASE("R9: done is refused until corresponding pits both hold seeds", "[view]") {
  TebweezEditor editor{akil_ludii, Side::south};
  set(editor, 'A', "40");
  CHECK(editor.wrong()->why == Refusal::Why::wrong_sum);
  set(editor, 'b', "32");
  CHECK(editor.in_hand() == 0);
  REQUIRE(editor.wrong().has_value());
  CHECK(editor.wrong()->why == Refusal::Why::not_corresponding);
  set(editor, 'b', "0");
  set(editor, 'a', "32");
  CHECK_FALSE(editor.wrong().has_value());
}
