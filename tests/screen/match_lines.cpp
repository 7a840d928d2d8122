// Moves and rounds as lines.
#include <string>

#include "catch.hpp"
#include "screen/match/match_lines.hpp"
#include "support/play.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using screen::Charset;
using screen::corner_text;
using screen::Line;
using screen::move_lines;
using screen::Role;
using screen::round_table;
using testing::Desk;

namespace {

Match match_of(const std::string& log) {
  LogReader reader;
  reader.feed(log);
  reader.finish();
  REQUIRE(reader.record().match());
  return *reader.record().match();
}

}  // namespace

TEST_CASE("Each move of a round has its line, the last stands out", "[view]") {
  Match match{akil};
  (void)testing::play(match, tebweez_by(Side::south, Board::filled(6, 6)));
  testing::play(match, "keep f agree");
  const auto lines = move_lines(*match.round(), 4);
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].text == "  1  laid out");
  CHECK(lines[1].text == "  2  keep");
  CHECK_THAT(lines[2].text, Catch::Matchers::StartsWith("  3  f"));
  CHECK(lines[3].text == "  4  agree");
  CHECK(lines[2].role == Role::plain);
  CHECK(lines[3].role == Role::title);
  SECTION("of the first ones only, when asked") {
    CHECK(move_lines(*match.round(), 2).back().text == "  2  keep");
    CHECK(move_lines(*match.round(), 0).empty());
    CHECK(move_lines(*match.round(), 99).size() == 4);
  }
}

TEST_CASE("A move tells what it took and its laps", "[view]") {
  const Match match = match_of(testing::log_up_to("akil-03.tebweez", 192));
  const Ply& last = match.round()->plies().back();
  REQUIRE(last.captured == 21);
  REQUIRE(last.laps == 5);
  const auto lines = move_lines(*match.round(), match.round()->plies().size());
  CHECK(lines.back().text == "  7  A  +21  5 laps");
}

TEST_CASE("The lines of moves are as many as a tall window shows, the last ones", "[view]") {
  const Match match = match_of(testing::log_up_to("madjnuni-02.tebweez", 98));
  const auto lines = move_lines(*match.round(), match.round()->plies().size());
  CHECK(lines.size() == 64);
  CHECK_THAT(lines.back().text, Catch::Matchers::StartsWith(" 98  "));
}

TEST_CASE("The corner tells of round and target", "[view]") {
  CHECK(corner_text(3, Match{akil}) == "round 3, first to 60");
  CHECK(corner_text(1, Match{madjnuni}) == "one round");
}

TEST_CASE("The table of rounds has a heading and a line for each, its columns below it", "[view]") {
  const Match match = match_of(testing::log_up_to("akil-03.tebweez", 208));
  const bool narrow = GENERATE(false, true);
  const auto [heading, rounds] = round_table(match, testing::two_names, narrow, Charset::ascii);
  REQUIRE(heading.size() == 2);
  REQUIRE(rounds.size() == match.chapters().size());
  for (const auto& lines : {heading, rounds})
    for (const std::string& line : lines) {
      INFO(line);
      CHECK(line.size() == (narrow ? 37U : 77U));
    }
  // The reason stands below its heading, and the players' figures end below their names.
  CHECK(rounds[0].find("cleared") == heading[1].find("end"));
  CHECK_THAT(heading[0], Catch::Matchers::EndsWith(" Karim"));
  CHECK(heading[0].find("Amina ") + 5 == heading[1].find("gains ") + 5);
  CHECK_THAT(rounds.back(), Catch::Matchers::EndsWith(" 2"));
  CHECK(heading[0].find("Amina") + 4 == rounds.back().find(" 108 ") + 3);
}

TEST_CASE("The table of rounds keeps its columns below long names and wide letters", "[view]") {
  const Desk desk;
  const Match match = match_of(testing::log_up_to("akil-03.tebweez", 208));
  const PerSide<std::string> names{"Abd al-Rahman ibn Muhammad al-Hadrami", "小林一茶と申します"};
  const bool narrow = GENERATE(false, true);
  const auto [heading, rounds] = round_table(match, names, narrow, Charset::utf8);
  for (const auto& lines : {heading, rounds})
    for (const std::string& line : lines) {
      INFO(line);
      CHECK(screen::width_of(line, Charset::utf8) == (narrow ? 37 : 77));
    }
}

TEST_CASE("A long table of rounds can be gone through", "[view]") {
  const Desk desk;
  std::string actions = "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6; keep; agree";
  for (int round = 2; round <= 30; ++round)
    actions += "; tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6; keep; agree";
  const std::string log =
      testing::log_of(akil, actions + "; tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6; resign north");
  const auto rows = [&](const char* keys) {
    return testing::picture(testing::match_screen(log), {24, 80, Charset::utf8}, keys).text();
  };
  const auto has = [](const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
  };
  CHECK(has(rows(""), "\n    30   "));
  CHECK_FALSE(has(rows(""), "\n     1   "));
  CHECK(has(rows(""), "\u25b4"));
  CHECK(has(rows("{PgUp}{PgUp}{PgUp}"), "\n     1   "));
  CHECK(has(rows("{PgUp}{PgUp}{PgUp}"), "\u25be"));
  CHECK(rows("{PgUp}{PgUp}{PgUp}{PgDn}{PgDn}{PgDn}") == rows("{Tick}"));
}

TEST_CASE("A round broken off by resigning is in the table too", "[view]") {
  const Match match =
      match_of(testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6;turn;resign north"));
  const auto [heading, rounds] = round_table(match, testing::two_names, false, Charset::ascii);
  REQUIRE(rounds.size() == 1);
  CHECK(rounds[0].find("resigned") == heading[1].find("end"));
  CHECK(rounds[0].find("turned") != std::string::npos);
  CHECK(rounds[0].find("Amina") == heading[1].find("laid out by"));
}

TEST_CASE("A resignation between rounds is no action of the round, and changes no gains",
          "[view]") {
  const Desk desk;
  const std::string log =
      testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6;keep;c;agree;resign south");
  const auto [heading, rounds] =
      round_table(match_of(log), testing::two_names, false, Charset::ascii);
  REQUIRE(rounds.size() == 1);
  CHECK(rounds[0].find("agreed") == heading[1].find("end"));
  const std::size_t actions = heading[1].find("actions") + std::string_view{"actions"}.size();
  CHECK(rounds[0].substr(actions - 2, 2) == " 4");
  CHECK(rounds[0].ends_with(" 20"));
  // On the replay screen the bars of gains say the same, before the resignation and behind it.
  for (const char* keys : {"{End}", "{End}{Left}"}) {
    const std::string text =
        testing::picture(testing::replay_screen(log), {24, 80, Charset::utf8}, keys).text();
    INFO(text);
    CHECK(text.find("20/60") != std::string::npos);
    CHECK(text.find(" 0/60") != std::string::npos);
  }
}
