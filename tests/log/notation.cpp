// Text and back: pits, boards, statements, names, and refusals in words.
// Before the library, so that its own `quoted` is not taken for the standard one.
#include <iomanip>
#include <string>
#include <variant>
#include <vector>

#include "support/play.hpp"
#include "support/random.hpp"

using namespace tebweez;
using namespace tebweez::testing;

TEST_CASE("Every pit has its letter, every letter its pit") {
  const std::string south = "ABCDEFG";
  const std::string north = "abcdefg";
  for (int place = 0; place < longest_row; ++place) {
    const auto at = static_cast<std::size_t>(place);
    CHECK(letter(Pit{Side::south, place}) == south[at]);
    CHECK(pit_from(south[at]) == Pit{Side::south, place});
    CHECK(letter(Pit{Side::north, place}) == north[at]);
    CHECK(pit_from(north[at]) == Pit{Side::north, place});
  }
  for (const char other : {'H', 'h', '@', '`', 'Z', '1', ' ', '\0', '\xE9'})
    CHECK_FALSE(pit_from(other).has_value());
}

TEST_CASE("Boards read back as they were written") {
  Chance chance{1};
  for (int i = 0; i < 500; ++i) {
    const Rules& rules = *chance.one_of(all_rules);
    const Board board = random_board(chance, rules.row_length, chance.below(rules.seeds + 1));
    const auto parsed = parse_board(to_text(board));
    REQUIRE(parsed.ok());
    CHECK(*parsed == board);
  }
  CHECK_FALSE(parse_board("").ok());
  CHECK_FALSE(parse_board("/").ok());
  CHECK_FALSE(parse_board("1 2 3 / 1 2").ok());
  CHECK_FALSE(parse_board("1 1 1 1 1 1 1 1 / 1 1 1 1 1 1 1 1").ok());
  CHECK_FALSE(parse_board("99 0 0 0 0 0 / 0 0 0 0 0 0").ok());
}

TEST_CASE("Actions read back as they were written") {
  Chance chance{2};
  std::vector<Action> list{keep(), turn(), agree(), resign_by(Side::south), resign_by(Side::north)};
  for (int place = 0; place < longest_row; ++place) {
    for (const Side side : both_sides) {
      list.push_back(sow_from(Pit{side, place}));
      list.push_back(give_from(Pit{side, place}));
    }
  }
  for (const Rules* rules : all_rules)
    for (const Side side : both_sides)
      list.push_back(tebweez_by(side, random_layout(chance, *rules)));
  for (const Action& action : list) {
    CAPTURE(to_text(action));
    const auto statement = parse_statement(to_text(action));
    REQUIRE(statement.ok());
    REQUIRE(std::holds_alternative<Action>(*statement));
    CHECK(std::get<Action>(*statement) == action);
  }
}

TEST_CASE("Names read back as they were quoted") {
  for (const std::string name : {"Amina", "a\"b", "\\", "\"\"\"", "a # b / c", " ",
                                 "\xD8\xA3\xD9\x85\xD9\x8A\xD9\x86\xD8\xA9"}) {
    const auto statement = parse_statement("north " + tebweez::quoted(name));
    REQUIRE(statement.ok());
    REQUIRE(std::holds_alternative<header::Name>(*statement));
    CHECK(std::get<header::Name>(*statement).text == name);
    CHECK(std::get<header::Name>(*statement).side == Side::north);
  }
}

TEST_CASE("Assertions are read with all they say") {
  const auto round = parse_statement("round 12");
  REQUIRE(round.ok());
  CHECK(std::get<claim::RoundIs>(*round).number == 12);
  for (const Reason reason :
       {Reason::cleared, Reason::last, Reason::stuck, Reason::circling, Reason::agreed}) {
    Reckoning result{.reason = reason};
    result.store = {40, 32};
    const auto end = parse_statement("end " + end_text(result));
    REQUIRE(end.ok());
    CHECK(std::get<claim::RoundEnded>(*end).reason == reason);
    CHECK(std::get<claim::RoundEnded>(*end).store == PerSide<int>{40, 32});
  }
  const auto match = parse_statement("match draw");
  REQUIRE(match.ok());
  CHECK_FALSE(std::get<claim::MatchEnded>(*match).winner.has_value());
}

TEST_CASE("Text from outside is made safe to show, and short") {
  CHECK(shown("kepe") == "'kepe'");
  CHECK(shown("") == "''");
  // (Parted, so that no preprocessor sees a trigraph.)
  CHECK(shown("a\x1B[31m\tb\x7F\xC2\x85") ==
        "'a?[31m?b?"
        "?'");
  CHECK(shown("\xFF\xC3") ==
        "'?"
        "?'");
  CHECK(shown("\xC3\xBC") == "'\xC3\xBC'");
  CHECK(shown(std::string(24, 'x')) == "'" + std::string(24, 'x') + "'");
  CHECK(shown(std::string(25, 'x')) == "'" + std::string(24, 'x') + "...'");
}

TEST_CASE("A refusal says in words what is due") {
  Match match{akil};
  const auto words = [&](const Action& action) { return to_text(refused(match, action)); };
  CHECK(words(keep()) == "expected a tebweez by south or north");
  CHECK(words(resign_by(Side::south)) == "nothing has been laid out, so nobody can resign");
  (void)play(match, tebweez_by(Side::south, heaps(akil, 72)));
  CHECK(words(agree()) == "expected keep or turn by north");
  play(match, "keep");
  CHECK(words(sow_from(pit('a'))) == "expected a gift by south (A)");
  play(match, "give A");
  CHECK(words(turn()) == "expected a sowing by north (a)");
  (void)play(match, resign_by(Side::north));
  CHECK(words(agree()) == "the match is over; only undo can follow");
}
