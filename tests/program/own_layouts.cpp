// The file of a player's own layouts.
#include "matches/own_layouts.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "support/drawing.hpp"
#include "support/scratch.hpp"

using namespace tebweez;
using testing::drawn;
using testing::read_file;
using testing::Scratch;
using testing::write_file;

namespace {

constexpr std::string_view mine = "akil \"Mine\" 5 7 1 8 6 4 / 6 6 10 6 6 7\n";
const Board mine_drawn = drawn("7 6 6 10 6 6\n5 7 1 8 6 4");
const Board sixes = Board::filled(6, 6);

std::vector<std::string> names_of(const OwnLayouts& layouts, const Rules& rules) {
  std::vector<std::string> names;
  for (const OwnLayout& layout : layouts.of(rules)) names.push_back(layout.name);
  return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("A layout is kept as a line in the form of a log, and read again") {
  const Scratch scratch;
  const std::string path = scratch.path("data/layouts");
  OwnLayouts layouts{path};
  CHECK(layouts.of(akil).empty());
  CHECK_FALSE(layouts.keep(akil, {"Mine", mine_drawn}));
  CHECK(read_file(path) == mine);
  const OwnLayouts again{path};
  REQUIRE(again.of(akil).size() == 1);
  CHECK(again.of(akil).front().name == "Mine");
  CHECK(again.of(akil).front().board == mine_drawn);
}

TEST_CASE("A layout belongs to the ruleset in which it was laid out") {
  const Scratch scratch;
  OwnLayouts layouts{scratch.path("layouts")};
  CHECK_FALSE(layouts.keep(akil, {"Mine", mine_drawn}));
  CHECK_FALSE(layouts.keep(ghashim, {"Mine", sixes}));
  CHECK(layouts.of(akil).front().board == mine_drawn);
  CHECK(layouts.of(ghashim).front().board == sixes);
  CHECK(layouts.of(madjnuni).empty());
  // A reading of R1 does not make another ruleset of it.
  CHECK(names_of(layouts, akil.with(Origin::skip)) == Names{"Mine"});
}

TEST_CASE("A layout takes the place of the one that had its name, and can be forgotten") {
  const Scratch scratch;
  const std::string path = scratch.path("layouts");
  write_file(path, "# mine\n" + std::string{mine} +
                       "akil \"\xC3\xB6 \\\"\" 6 6 6 6 6 6 / 6 6 6 6 6 6 # even\n");
  OwnLayouts layouts{path};
  CHECK(layouts.faults().empty());
  CHECK(names_of(layouts, akil) == Names{"Mine", "\xC3\xB6 \""});
  CHECK_FALSE(layouts.keep(akil, {"Mine", sixes}));
  CHECK(layouts.of(akil).front().board == sixes);
  CHECK_FALSE(layouts.remove(akil, "\xC3\xB6 \""));
  CHECK(read_file(path) == "# mine\nakil \"Mine\" 6 6 6 6 6 6 / 6 6 6 6 6 6\n# even\n");
  CHECK_FALSE(layouts.remove(akil, "nobody's"));
  CHECK_FALSE(layouts.remove(akil, "Mine"));
  CHECK(read_file(path) == "# mine\n# even\n");
}

TEST_CASE("A line that is no layout of its ruleset is named and left alone") {
  const Scratch scratch;
  const std::string path = scratch.path("layouts");
  const std::string text =
      "akil \"Few\" 6 6 6 6 6 6 / 6 6 6 6 6 5\nakil 6 6 6 6 6 6 / 6 6 6 6 6 6\n" +
      std::string{mine} + std::string{mine} +
      "ghashim \"Bare\" 0 12 6 6 6 6 / 6 6 6 6 6 6\nchess \"X\"\n"
      "akil \"Seven\" 6 6 6 6 6 6 0 / 6 6 6 6 6 6 0\nakil \"X\" \"6\" / 6\n";
  write_file(path, text);
  OwnLayouts layouts{path};
  CHECK(layouts.faults() == Names{path + ":1: expected 72 seeds in all, not 71",
                                  path + ":2: expected 'akil \"NAME\" A... / a...'",
                                  path + ":4: the name 'Mine' may stand only once for akil",
                                  path + ":5: expected at least 4 seeds in each pit; A holds 0",
                                  path + ":6: unknown ruleset 'chess'",
                                  path + ":7: expected 6 pits a row, not 7",
                                  path + ":8: expected a number of seeds, 0 to 98, not '6'"});
  CHECK(names_of(layouts, akil) == Names{"Mine"});
  CHECK_FALSE(layouts.keep(akil, {"Even", sixes}));
  CHECK(read_file(path) == text + "akil \"Even\" 6 6 6 6 6 6 / 6 6 6 6 6 6\n");
}

TEST_CASE("Without a folder for them layouts are not kept, and the reason is told") {
  OwnLayouts nowhere;
  const auto problem = nowhere.keep(akil, {"Mine", mine_drawn});
  REQUIRE(problem);
  CHECK(problem->what == "there is no folder for layouts: set HOME or XDG_DATA_HOME");
  CHECK(nowhere.of(akil).empty());
}
