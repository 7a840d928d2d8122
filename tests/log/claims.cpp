// Assertions in a log: they change nothing, and must agree with what the rules give.
#include <string>

#include "support/logs.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

const std::string next_round = "tebweez north 40 0 0 0 0 0 / 32 0 0 0 0 0\nkeep\n";
/// A match that South wins with its first round; what follows begins with line 7.
const std::string match_log =
    akil_log + "target 8\ntebweez south 40 0 0 0 0 0 / 32 0 0 0 0 0\nkeep\nagree\n";

}  // namespace

TEST_CASE("round N: the round being played; between rounds the coming one") {
  CHECK_FALSE(fault_of(akil_log + "round 1\n"));
  CHECK(fault_line(akil_log + "round 0\n") == 3);
  CHECK(fault_line(akil_log + "round 2\n") == 3);
  CHECK_FALSE(fault_of(begun_log + "round 1\na\nround 01\n"));
  CHECK(fault_line(begun_log + "round 2\n") == 5);
  CHECK_FALSE(fault_of(round_log + "round 2\n"));
  CHECK(fault_line(round_log + "round 1\n") == 6);
  CHECK_FALSE(fault_of(round_log + next_round + "round 2\n"));
  CHECK(fault_line(round_log + next_round + "round 1\n") == 8);
}

TEST_CASE("round N: after the match the last one played") {
  CHECK_FALSE(fault_of(match_log + "round 1\nround 1\n"));
  CHECK(fault_line(match_log + "round 2\n") == 7);
  CHECK_FALSE(fault_of(round_log + "resign south\nround 1\n"));
  CHECK(fault_line(round_log + "resign south\nround 2\n") == 7);
  // Taken back, the match goes on with its second round.
  CHECK_FALSE(fault_of(round_log + "resign south\nundo\nround 2\n"));
}

TEST_CASE("end: the reason and the final stores of the last round") {
  const auto fault = fault_of(round_log + "end agreed south 41 north 31\n");
  REQUIRE(fault.has_value());
  CHECK(fault->line == 6);
  CHECK(fault->what == "the round ended: agreed south 40 north 32");
  CHECK_FALSE(fault_of(round_log + "end agreed south 40 north 32\n"));
  CHECK_FALSE(fault_of(round_log + "end agreed south 040 north 0032\n"));
  CHECK(fault_line(round_log + "end stuck south 40 north 32\n") == 6);
  CHECK(fault_line(round_log + "end agreed south 32 north 40\n") == 6);
  CHECK(fault_line(round_log + "end won south 40 north 32\n") == 6);
}

TEST_CASE("end: until the next tebweez, as often as one likes") {
  const std::string end = "end agreed south 40 north 32\n";
  CHECK_FALSE(fault_of(round_log + end + end + "round 2\n" + end));
  CHECK(fault_line(akil_log + end) == 3);
  CHECK(fault_line(begun_log + end) == 5);
  CHECK(fault_line(round_log + "tebweez north 6 6 6 6 6 6 / 6 6 6 6 6 6\n" + end) == 7);
  CHECK_FALSE(fault_of(round_log + "tebweez north 6 6 6 6 6 6 / 6 6 6 6 6 6\nundo\n" + end));
  CHECK(fault_line(round_log + "undo\n" + end) == 7);
}

TEST_CASE("end: never for a round broken off by resigning, but for one that had ended") {
  CHECK(fault_line(begun_log + "resign south\nend agreed south 36 north 36\n") == 6);
  CHECK_FALSE(fault_of(round_log + "resign south\nend agreed south 40 north 32\nmatch north\n"));
}

TEST_CASE("match: the match is over with this winner, as often as one likes") {
  CHECK_FALSE(fault_of(match_log + "match south\n"));
  CHECK_FALSE(fault_of(match_log + "match south\nend agreed south 40 north 32\nmatch south\n"));
  CHECK(fault_line(match_log + "match north\n") == 7);
  CHECK(fault_line(match_log + "match draw\n") == 7);
  CHECK(fault_line(match_log + "match\n") == 7);
  CHECK(fault_line(akil_log + "match draw\n") == 3);
  CHECK(fault_line(begun_log + "match south\n") == 5);
  CHECK(fault_line(round_log + "match south\n") == 6);
  CHECK(fault_line(match_log + "match south\nundo\nmatch south\n") == 9);
}

TEST_CASE("match: drawn, where one round makes the match") {
  const std::string drawn_log = akil_log +
                                "target 0\ntebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\n"
                                "agree\n";
  CHECK_FALSE(fault_of(drawn_log + "match draw\n"));
  CHECK(fault_line(drawn_log + "match south\n") == 7);
}

TEST_CASE("The program writes an assertion for every round, its end, and the end of the match") {
  CHECK(written(header_of(match_log), match_of(match_log)) ==
        "tebweez-log 1\nvariant akil\ntarget 8\norigin sow\nsouth \"South\"\nnorth \"North\"\n"
        "round 1\ntebweez south 40 0 0 0 0 0 / 32 0 0 0 0 0\nkeep\nagree\n"
        "end agreed south 40 north 32\nmatch south\n");
  const std::string resigned =
      round_log + "tebweez north 6 6 6 6 6 6 / 6 6 6 6 6 6\nresign north\n";
  CHECK(written(header_of(resigned), match_of(resigned)) ==
        "tebweez-log 1\nvariant akil\ntarget 60\norigin sow\nsouth \"South\"\nnorth \"North\"\n"
        "round 1\ntebweez south 40 0 0 0 0 0 / 32 0 0 0 0 0\nkeep\nagree\n"
        "end agreed south 40 north 32\n"
        "round 2\ntebweez north 6 6 6 6 6 6 / 6 6 6 6 6 6\nresign north\nmatch south\n");
}
