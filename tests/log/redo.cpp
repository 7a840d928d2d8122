// What a record knows of actions that were taken back.
#include <string>

#include "support/logs.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

const std::string begun = akil_log + "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\na\n";

/// What can be done again after these lines, the next first.
std::string undone_after(const std::string& lines) {
  LogReader reader;
  REQUIRE(reader.feed(lines));
  std::string text;
  const auto& undone = reader.record().undone();
  for (auto action = undone.rbegin(); action != undone.rend(); ++action)
    text += to_text(*action) + " ";
  return text;
}

}  // namespace

TEST_CASE("What was undone can be done again, the last taken back first") {
  CHECK(undone_after(begun).empty());
  CHECK(undone_after(begun + "undo\n") == "a ");
  CHECK(undone_after(begun + "undo\nundo\n") == "keep a ");
}

TEST_CASE("The same action done again leaves the rest to be done again") {
  CHECK(undone_after(begun + "undo\nundo\nkeep\n") == "a ");
  CHECK(undone_after(begun + "undo\nundo\nkeep\na\n").empty());
}

TEST_CASE("Another action replaces what was undone") {
  CHECK(undone_after(begun + "undo\nundo\nturn\n").empty());
  CHECK(undone_after(begun + "undo\nb\nundo\n") == "b ");
}

TEST_CASE("A log has no word for doing again") {
  const auto fault = fault_of(begun + "undo\nredo\n");
  REQUIRE(fault);
  CHECK(fault->line == 7);
}
