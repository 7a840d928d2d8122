// What the sources say of whole rounds, and what this project found: played in constant
// expressions, so that this file does not even compile where a fact does not hold.
#include <algorithm>

#include "support/play.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// From which end of the row a gift is taken.
enum class Gifts { nearest_head, other_end };

struct Outcome {
  int beginner = 0;
  int other = 0;
  Reason reason{};
  int sowings = 0;
  int gifts = 0;

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

constexpr Pit end_of(PitSet pits, Gifts gifts) {
  Pit last = pits.first();
  if (gifts == Gifts::nearest_head)
    for (const Pit pit : pits) last = pit;
  return last;
}

/// Plays a round without choices, of as many seeds everywhere, and tells it from its beginner.
constexpr Outcome round_of(const Rules& rules, Gifts gifts) {
  Round round{rules, std::nullopt};
  (void)round.play(tebweez_by(
      Side::south, Board::filled(rules.row_length, rules.seeds / (2 * rules.row_length))));
  if (rules.turning) (void)round.play(keep());
  const Side beginner = round.position().mover;
  Outcome outcome;
  while (round.stage() != Stage::over) {
    if (round.stage() == Stage::gift) {
      (void)round.play(give_from(end_of(round.legal(), gifts)));
      ++outcome.gifts;
    } else {
      (void)round.play(sow_from(candidates(round.position(), rules).first()));
      ++outcome.sowings;
    }
  }
  const Reckoning result = *round.reckoning();
  outcome.beginner = result.store[beginner];
  outcome.other = result.store[other(beginner)];
  outcome.reason = result.reason;
  return outcome;
}

static_assert(round_of(madjnuni, Gifts::nearest_head) == Outcome{39, 59, Reason::stuck, 57, 0},
              "sevens in madjnuni: the player who begins loses (Mancala World; not Culin)");
static_assert(round_of(madjnuni.with(Origin::skip), Gifts::nearest_head) ==
                  Outcome{31, 67, Reason::cleared, 72, 0},
              "with the origin passed over sevens clear the board, as Culin says they do");
static_assert(round_of(ghashim, Gifts::nearest_head) == Outcome{55, 17, Reason::circling, 89, 4},
              "sixes in ghashim: the beginner wins");
static_assert(round_of(ghashim, Gifts::other_end) == Outcome{38, 34, Reason::circling, 90, 4},
              "sixes in ghashim, gifts from the other end");
static_assert(round_of(ghashim.with(Origin::skip), Gifts::nearest_head) ==
                  Outcome{30, 42, Reason::last, 23, 1},
              "with the origin passed over the beginner loses, as Lane says");

/// The best lead that `side` can reach where only gifts are chosen; the other player does their
/// best against it, or helps along.
int best_lead(Round& round, Side side, bool other_helps) {
  while (round.stage() == Stage::sowing) (void)play(round, sow_from(round.legal().first()));
  if (round.stage() == Stage::over)
    return round.reckoning()->store[side] - round.reckoning()->store[other(side)];
  const bool mine = other_helps || round.actor() == side;
  int best = mine ? -round.rules().seeds : round.rules().seeds;
  const std::size_t plies = round.plies().size();
  for (const Pit pit : round.legal()) {
    (void)play(round, give_from(pit));
    const int lead = best_lead(round, side, other_helps);
    best = mine ? std::max(best, lead) : std::min(best, lead);
    while (round.plies().size() > plies) (void)round.undo();
  }
  return best;
}

int best_lead_of_beginner(Origin origin, bool other_helps) {
  Round round{ghashim.with(origin), std::nullopt};
  (void)play(round, tebweez_by(Side::south, Board::filled(6, 6)));
  (void)play(round, keep());
  return best_lead(round, Side::north, other_helps);
}

}  // namespace

TEST_CASE("Ghashim with six everywhere, both giving as well as they can: 55 to 17") {
  CHECK(best_lead_of_beginner(Origin::sow, false) == 55 - 17);
}

TEST_CASE("Ghashim with six everywhere and origin skip: the beginner loses however they give") {
  CHECK(best_lead_of_beginner(Origin::skip, true) < 0);
}

TEST_CASE("The rounds of the sources come out the same when they are played by the program") {
  CHECK(round_of(madjnuni, Gifts::nearest_head) == Outcome{39, 59, Reason::stuck, 57, 0});
  CHECK(round_of(ghashim, Gifts::nearest_head) == Outcome{55, 17, Reason::circling, 89, 4});
}
