// Surveys: every layout once, the same for any number of threads, and each worth what judge says.
#include "tebweez/analysis/survey.hpp"

#include <array>
#include <set>
#include <string>
#include <vector>

#include "support/play.hpp"
#include "tebweez/analysis/judge.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// A ruleset like Ghashim with so few seeds that all layouts are soon done.
Rules small_ghashim(int seeds, int minimum) {
  Rules rules = ghashim;
  rules.seeds = seeds;
  rules.minimum = minimum;
  return rules;
}

const Survey::Watch keep_on = [](std::uint64_t) { return true; };

Tally surveyed(const Rules& rules, const Selection& selection, int threads = 2) {
  return Survey{rules, selection}.run(threads, keep_on);
}

Tally judged_one_by_one(const Rules& rules, const Selection& selection) {
  const Layouts layouts{rules};
  Tally tally;
  for (std::uint64_t i = 0; i < selection.size(layouts.count()); ++i) {
    const Position start{.board = layouts.at(selection.rank(i, layouts.count())),
                         .mover = Side::south};
    Judge judge{rules, start};
    judge.deepen([] { return false; });
    tally.add(judge.judgement().value, !can_sow(start, rules));
  }
  return tally;
}

static_assert(Layouts{ghashim}.count() == 417'225'900);
static_assert(Layouts{madjnuni}.count() == 528'955'739'755'020);
static_assert(Layouts{ghashim}.at(0) == [] {
  Board first = Board::filled(6, 4);
  first.set(Pit{Side::north, 5}, 28);
  return first;
}());

}  // namespace

TEST_CASE("Layouts: each one once, in lexicographic order, and found by its place") {
  const Rules rules = small_ghashim(16, 1);
  const Layouts layouts{rules};
  REQUIRE(layouts.count() == 1365);  // 4 seeds to lay out over 12 pits: C(15, 11)
  Board board = layouts.at(0);
  std::set<std::string> texts;
  const auto pits_of = [](const Board& b) {
    std::string pits;
    for (const Side side : both_sides)
      for (int place = 0; place < b.row_length(); ++place)
        pits += static_cast<char>(b[Pit{side, place}]);
    return pits;
  };
  std::string before;
  for (std::uint64_t place = 0; place < layouts.count(); ++place) {
    REQUIRE(layouts.at(place) == board);
    CHECK_FALSE(check_layout(board, rules).has_value());
    CHECK(before < pits_of(board));
    before = pits_of(board);
    CHECK(layouts.advance(board) == (place + 1 < layouts.count()));
  }
  CHECK(board == layouts.at(0));
}

TEST_CASE("Layouts: places far apart") {
  for (const Rules* rules : {&ghashim, &madjnuni}) {
    const Layouts layouts{*rules};
    SplitMix chance{1};
    for (int i = 0; i < 1000; ++i) {
      const std::uint64_t place = chance.below(layouts.count() - 1);
      Board board = layouts.at(place);
      CHECK_FALSE(check_layout(board, *rules).has_value());
      REQUIRE(layouts.advance(board));
      CHECK(board == layouts.at(place + 1));
    }
    Board last = layouts.at(layouts.count() - 1);
    CHECK(last[Pit{Side::south, 0}] == rules->seeds - (2 * rules->row_length - 1) * rules->minimum);
    CHECK_FALSE(layouts.advance(last));
  }
}

TEST_CASE("Chance: the published numbers of SplitMix64, and each number below a count") {
  SplitMix chance{1234567};  // as the algorithm's reference prints them
  CHECK(chance.next() == 6457827717110365317U);
  CHECK(chance.next() == 3203168211198807973U);
  CHECK(chance.next() == 9817491932198370423U);
  std::set<std::uint64_t> seen;
  for (std::uint64_t draw = 0; draw < 200; ++draw) seen.insert(chance_of_draw(7, draw).below(10));
  CHECK(seen.size() == 10);
  CHECK(*seen.rbegin() == 9);
}

TEST_CASE("Survey: all layouts of a small game, as judge finds them one by one") {
  for (const Origin origin : {Origin::sow, Origin::skip}) {
    for (const auto& [seeds, minimum] : {std::pair{15, 1}, {28, 2}, {39, 3}, {51, 4}}) {
      const Rules rules = small_ghashim(seeds, minimum);
      CAPTURE(seeds, to_text(origin));
      CHECK(surveyed(rules.with(origin), {}, 2) == judged_one_by_one(rules.with(origin), {}));
    }
  }
}

TEST_CASE("Survey: random layouts, as judge finds them one by one") {
  const Selection some{.sample = 500, .seed = 3};
  for (const Rules* rules : {&ghashim, &madjnuni})
    for (const Origin origin : {Origin::sow, Origin::skip})
      CHECK(surveyed(rules->with(origin), some, 2) == judged_one_by_one(rules->with(origin), some));
}

TEST_CASE("Survey: the number of threads changes nothing") {
  const Selection some{.sample = 20'000, .seed = 9};
  const Tally one = surveyed(ghashim, some, 1);
  CHECK(one.layouts() == 20'000);
  CHECK(one == surveyed(ghashim, some, 3));
  CHECK(one == surveyed(ghashim, some, 8));
  CHECK_FALSE(one == surveyed(ghashim, {.sample = 20'000, .seed = 10}, 2));
}

TEST_CASE("Survey: the parts make up the whole") {
  const Rules rules = small_ghashim(53, 4);
  Tally sum;
  for (std::uint64_t part = 0; part < 7; ++part)
    sum += surveyed(rules, {.part = part, .of = 7, .sample = {}});
  CHECK(sum == surveyed(rules, {}));
  CHECK(sum.layouts() == Layouts{rules}.count());
  CHECK(sum.won() + sum.drawn() + sum.lost() == sum.layouts());
  // More parts than layouts: some have none.
  CHECK(surveyed(rules, {.part = 999'999, .of = 1'000'000, .sample = {}}).layouts() == 0);
}

TEST_CASE("Survey: an endless first sowing ends the round at once") {
  // The layout of R4 with so many seeds more in each pit as do not matter is not known; this
  // ruleset allows R4's own.
  const Rules rules = small_ghashim(72, 1);
  EndgameTable memory{6, 10};
  Surveyor surveyor{rules, memory};
  const std::array layouts{drawn("3 7 5 12 13 1\n2 7 3 15 1 3")};
  surveyor.add(layouts);
  CHECK(surveyor.tally().endless() == 1);
  CHECK(surveyor.tally().with_margin(31 - 41) == 1);
  CHECK(surveyor.tally().lost() == 1);
}

TEST_CASE("Survey: it stops when told to, with what was counted so far") {
  Survey survey{ghashim, {}};
  const Tally some = survey.run(2, [](std::uint64_t done) { return done == 0; });
  CHECK(some.layouts() > 0);
  CHECK(some.layouts() < survey.size());
  CHECK(some.layouts() % 4096 == 0);
}

TEST_CASE("Survey: a sample of a game with a choice, as each is judged, and in parts") {
  Rules few = akil;
  few.seeds = 14;
  Rules corresponding = akil_ludii;
  corresponding.seeds = 14;
  for (const Rules& rules : {few, corresponding}) {
    const Selection sample{.sample = 30, .seed = 3};
    const Tally whole = surveyed(rules, sample);
    Tally parts;
    for (const std::uint64_t part : {0U, 1U, 2U})
      parts += surveyed(rules, {.part = part, .of = 3, .sample = 30, .seed = 3}, 1);
    CHECK(whole.layouts() == 30);
    CHECK(parts == whole);
    Tally judged;
    for (std::uint64_t i = 0; i < 30; ++i) {
      const Layouts layouts{rules};
      const Board board = layouts.at(sample.rank(i, layouts.count()));
      CHECK_FALSE(check_layout(board, rules).has_value());
      Judge judge{rules, {.board = board, .mover = Side::south}};
      judged.add(judge.until([] { return false; }).value, false);
    }
    CHECK(judged == whole);
  }
}
