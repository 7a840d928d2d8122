// Whole rounds played on the board screen, and the logs they leave.
#include <algorithm>
#include <sstream>

#include "catch.hpp"
#include "support/player.hpp"

using namespace tebweez::testing;

namespace {

/// The lines of a case up to the end of its first round.
std::vector<std::string> first_round(const std::string& log) {
  std::vector<std::string> lines = lines_of(contents(log));
  const auto end = std::find_if(lines.begin(), lines.end(),
                                [](const std::string& line) { return line.starts_with("end "); });
  REQUIRE(end != lines.end());
  lines.erase(end + 1, lines.end());
  return lines;
}

/// The rows of a table that belong to the first round, with the names of the columns.
std::string first_rows(const std::string& table) {
  std::string rows;
  for (const std::string& line : lines_of(table))
    if (line.starts_with("round\t") || line.starts_with("1\t")) rows += line + "\n";
  return rows;
}

/// Plays the first round of a case and compares all that comes of it.
void play_round(const std::string& name, const Args& more, Player::Hand hand, Size size) {
  INFO(name);
  const Scratch scratch;
  const std::string path = cases("logs/" + name + ".tebweez");
  Player player{scratch, script_from(path).options + more, size, hand};
  const auto lines = first_round(path);
  player.play(lines);
  // "end cleared south 24 north 48": the reckoning shows both.
  std::istringstream end{lines.back()};
  std::string south;
  std::string north;
  end >> south >> south >> south >> south >> north >> north;
  player.terminal().await("the reckoning", [&] {
    const std::string text = player.terminal().text();
    return contains(text, south) && contains(text, north) && !contains(text, "Enter sow");
  });
  CHECK(first_rows(tsv_of(scratch, player.log())) == first_rows(contents(table_of(path))));
  player.terminal().send("q");
  CHECK(player.terminal().wait().status == 0);
  CHECK(player.terminal().amiss().empty());
}

constexpr Size usual{24, 80};

}  // namespace

TEST_CASE("A round of Akil is played with keys") {
  play_round("akil-04", {"--speed", "0"}, Player::Hand::keys, usual);
}

TEST_CASE("A round of Akil with things taken back is played with keys") {
  play_round("akil-05", {"--speed", "0"}, Player::Hand::keys, usual);
}

TEST_CASE("A round of Ghashim with its gifts is played with keys") {
  play_round("ghashim-04", {"--speed", "0"}, Player::Hand::keys, usual);
}

TEST_CASE("A round of Akil as Ludii tells it is played with keys") {
  play_round("akil-ludii-04", {"--speed", "0"}, Player::Hand::keys, usual);
}

TEST_CASE("A round of Madjnuni is played with keys") {
  play_round("madjnuni-00", {"--speed", "0"}, Player::Hand::keys, usual);
}

TEST_CASE("A round is played with the mouse") {
  play_round("akil-01", {"--speed", "0"}, Player::Hand::mouse, usual);
}

TEST_CASE("A round is played on a roomy board") {
  play_round("akil-01", {"--speed", "0"}, Player::Hand::keys, {36, 110});
}

TEST_CASE("A round is played with every seed shown") {
  play_round("akil-01", {"--speed", "1000"}, Player::Hand::keys, usual);
}

TEST_CASE("Forced actions are played on to the end of a round") {
  const Scratch scratch;
  Player player{scratch, {"--variant", "madjnuni", "--speed", "0"}};
  player.play("tebweez south 7 7 7 7 7 7 7 / 7 7 7 7 7 7 7");
  player.terminal().await("to sow");
  player.terminal().send("n");
  player.terminal().await("the end", [&] { return contains(read_file(player.log()), "match "); });
  CHECK(contains(read_file(player.log()), "end stuck south 39 north 59\nmatch north\n"));
  player.terminal().await("59");
  player.terminal().send("q");
  CHECK(player.terminal().wait().status == 0);
}
