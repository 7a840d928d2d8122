// Settling: against a search that tries everything and remembers nothing.
#include "tebweez/analysis/solver.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "support/plain_judge.hpp"
#include "support/play.hpp"
#include "support/random.hpp"
#include "support/solving.hpp"

using namespace tebweez;
using namespace tebweez::testing;

TEST_CASE("Solver: as a search that remembers nothing says, with any ruleset, origin and history") {
  SolvingCheck check{41};
  for (int i = 0; i < 1200; ++i) {
    const auto wrong = check.next();
    INFO(wrong.value_or(""));
    REQUIRE_FALSE(wrong.has_value());
  }
  CHECK(check.circled() > 300);
  CHECK(check.with_history() > 150);
}

TEST_CASE("Solver: six in each, on one thread and on two, in little memory and in much") {
  const Stopped never = [] { return false; };
  const Position six{.board = Board::filled(6, 6), .mover = Side::south};
  for (const int threads : {1, 2}) {
    for (const std::size_t bytes : {ProofTable::fewest_bytes * 16, ProofTable::default_bytes}) {
      const auto settled = [&](const Rules& rules) {
        Solver solver{rules, {.bytes = bytes, .threads = threads}};
        const Worth worth = solver.worth(six, {}, never);
        CHECK(worth.exact());
        CHECK(worth.best == sow_from(pit(rules.choice == Choice::head ? 'F' : 'A')));
        return worth.least;
      };
      CHECK(settled(akil) == 6);
      CHECK(settled(akil.with(Origin::skip)) == 20);
      CHECK(settled(akil_ludii) == -10);
      CHECK(settled(akil_ludii.with(Origin::skip)) == -10);
      CHECK(settled(ghashim) == 38);
    }
  }
}

TEST_CASE("Solver: the worth of every first action, of which the best is the position's") {
  const Stopped never = [] { return false; };
  Chance chance{42};
  for (int i = 0; i < 100; ++i) {
    const Rules& rules = *chance.one_of(all_rules);
    const Position now{.board = random_board(chance, rules.row_length, 2 + chance.below(14)),
                       .mover = chance.side()};
    CAPTURE(rules.key, now.board);
    Solver solver{rules, {.bytes = 0}};
    const Worth whole = solver.worth(now, {}, never);
    std::optional<ActionWorth> best;
    for (const ActionWorth& one : solver.each(now, {}, never)) {
      REQUIRE(one.worth.exact());
      const int sign = one.action.pit.side == now.mover ? 1 : -1;
      if (!best || sign * (one.worth.least - best->worth.least) > 0) best = one;
    }
    if (!best) continue;
    CHECK(best->worth.least == whole.least);
    CHECK(best->action == whole.best);
  }
}

TEST_CASE("Solver: stopped, it says between what bounds the worth lies") {
  Solver solver{akil};
  const Position six{.board = Board::filled(6, 6), .mover = Side::south};
  int asked = 0;
  const Worth worth = solver.worth(six, {}, [&] { return ++asked > 3; });
  CHECK_FALSE(worth.exact());
  CHECK(worth.least <= 6);
  CHECK(worth.most >= 6);
}
