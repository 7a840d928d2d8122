// tebweez stats: what came of the saved matches, for each player.
#include "catch.hpp"
#include "support/program.hpp"

using namespace tebweez::testing;

namespace {

void save(const Scratch& scratch, const std::string& name, const std::string& names,
          const std::string& actions) {
  scratch.write("data/tebweez/matches/" + name + ".tebweez",
                "tebweez-log 1\nvariant akil\n" + names + std::string{akil_layout} + actions);
}

}  // namespace

TEST_CASE("Without saved matches there are no stats, and a table of titles only") {
  const Scratch scratch;
  CHECK(run(scratch, {"stats"}).out == "There are no saved matches.\n");
  CHECK(run(scratch, {"stats", "--tsv"}).out ==
        "name\tnameless\twon\tlost\tdrawn\tunfinished\tmargin\tcapture\tlaps\n");
}

TEST_CASE("Each name is counted exactly, players without one apart") {
  const Scratch scratch;
  save(scratch, "one", "south \"Amina\"\nnorth \"Karim\"\n", "resign south\n");
  save(scratch, "two", "south \"Karim\"\nnorth \"amina\"\n", "resign south\n");
  save(scratch, "three", "south \"North\"\n", "keep\n");
  const Finished done = run(scratch, {"stats", "--tsv"});
  check_done(done);
  const auto lines = lines_of(done.out);
  REQUIRE(lines.size() == 6);
  CHECK(lines[1] == "Karim\t-\t1\t1\t0\t0\t+0.0\t0\t0");
  CHECK(lines[2] == "amina\t-\t1\t0\t0\t0\t+0.0\t0\t0");
  CHECK(lines[3] == "Amina\t-\t0\t1\t0\t0\t+0.0\t0\t0");
  CHECK(lines[4] == "North\t-\t0\t0\t0\t1\t-\t0\t0");
  CHECK(lines[5] == "\tnorth\t0\t0\t0\t1\t-\t0\t0");
  CHECK(contains(run(scratch, {"stats"}).out, "(North without a name)"));
}

TEST_CASE("Stats name damaged matches and leave them out") {
  const Scratch scratch;
  save(scratch, "bad", "south \"Amina\"\n", "nonsense \x1b[31m\n");
  save(scratch, "good", "south \"Nur\"\n", "keep\n");
  const Finished done = run(scratch, {"stats"});
  CHECK(done.status == 0);
  CHECK(contains(done.err, "bad.tebweez:"));
  CHECK(is_one_line(done.err));
  CHECK_FALSE(contains(done.out, "Amina"));
  CHECK(contains(done.out, "Nur"));
}

TEST_CASE("Stats have the result, the margin, the largest capture and the most laps of a match") {
  const Scratch scratch;
  scratch.write("data/tebweez/matches/whole.tebweez",
                read_file(TEBWEEZ_CASES_DIR "/logs/akil-03.tebweez"));
  const auto lines = lines_of(run(scratch, {"stats", "--tsv"}).out);
  REQUIRE(lines.size() == 3);
  CHECK(lines[1].starts_with("Amina\t-\t1\t0\t0\t0\t+106.0\t"));
  CHECK(lines[2].starts_with("Karim\t-\t0\t1\t0\t0\t-106.0\t"));
}
