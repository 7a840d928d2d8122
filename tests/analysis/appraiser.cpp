// What points of rounds are worth and what actions gave away, against trying everything.
#include "tebweez/analysis/appraiser.hpp"

#include <algorithm>
#include <optional>

#include "support/drawing.hpp"
#include "support/play.hpp"
#include "support/random.hpp"
#include "support/solving.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

const Stopped never = [] { return false; };

/// Appraises every point of a round.
RoundAnalysis analysed(const Round& round) {
  Appraiser appraiser{round.rules(), {.bytes = 0}};
  RoundAnalysis analysis{round};
  while (analysis.left() > 0) analysis.step(appraiser, never);
  return analysis;
}

/// South's lead under best play from where a round stands, by trying everything; nothing where
/// there is too much to try.
std::optional<int> plain_worth(Round& round) {
  if (round.stage() != Stage::choice) {
    const auto judgement = PlainWorth{}.of(round, Side::south);
    return judgement ? std::optional{judgement->value} : std::nullopt;
  }
  const Side chooser = *round.actor();
  std::optional<int> best;
  for (const Action& action : {keep(), turn()}) {
    (void)play(round, action);
    const auto worth = plain_worth(round);
    round.undo();
    if (!worth) return std::nullopt;
    if (!best || (chooser == Side::south ? *worth > *best : *worth < *best)) best = worth;
  }
  return best;
}

/// A round from a small random board, played to its end at random.
Round random_round(Chance& chance, const Rules& like) {
  const Board board = random_board(chance, like.row_length, 2 + chance.below(5));
  Round round{allowing(board, like), std::nullopt};
  (void)play(round, tebweez_by(chance.side(), board));
  while (round.stage() != Stage::over) {
    if (round.stage() == Stage::choice) {
      (void)play(round, chance.once_in(2) ? keep() : turn());
    } else {
      const Pit pit = chance.one_of(round.legal());
      (void)play(round, round.stage() == Stage::gift ? give_from(pit) : sow_from(pit));
    }
  }
  return round;
}

}  // namespace

TEST_CASE("Appraiser: every point of a random round is worth what trying everything says") {
  Chance chance{91};
  int gave_away = 0;
  for (int i = 0; i < 80; ++i) {
    const Rules& like = *chance.one_of(all_rules);
    const Round round = random_round(chance, like);
    const RoundAnalysis analysis = analysed(round);
    Round again{round.rules(), std::nullopt};
    std::optional<int> before;
    for (std::size_t number = 0; number < round.plies().size(); ++number) {
      const Ply& ply = round.plies()[number];
      (void)play(again, ply.action);
      CAPTURE(like.key, round.plies().front().action.layout, number);
      const auto appraisal = analysis.of(number);
      REQUIRE(appraisal);
      const auto worth = plain_worth(again);
      CHECK(appraisal->exact);
      if (worth) CHECK(appraisal->worth == *worth);
      if (worth && before) {
        const int loss = *ply.by == Side::south ? *before - *worth : *worth - *before;
        CHECK(appraisal->loss[*ply.by] == loss);
        CHECK(appraisal->best.has_value() == (loss > 0));
        gave_away += loss > 0 ? 1 : 0;
      }
      before = worth;
    }
  }
  CHECK(gave_away > 30);
}

TEST_CASE("Appraiser: before the choice stands what is better for who chooses") {
  const Board board = drawn(R"(
    0 0 0 0 0 1
    0 0 0 0 3 0)");
  Round round{allowing(board, akil), std::nullopt};
  (void)play(round, tebweez_by(Side::south, board));
  (void)play(round, keep());
  const RoundAnalysis kept = analysed(round);
  round.undo();
  (void)play(round, turn());
  const RoundAnalysis turned = analysed(round);
  REQUIRE(kept.of(1)->worth);
  CHECK(*kept.of(1)->worth == -*turned.of(1)->worth);
  // North chose; one of the two gave twice the worth away, and is told of the other.
  const int worth = std::abs(*kept.of(1)->worth);
  REQUIRE(worth > 0);
  CHECK(kept.of(0)->worth == -worth);
  CHECK(turned.of(0)->worth == -worth);
  const bool keep_is_right = kept.of(1)->worth == -worth;
  const auto& wrong = keep_is_right ? turned : kept;
  const auto& right = keep_is_right ? kept : turned;
  CHECK(wrong.of(1)->loss == PerSide<int>{.south = 0, .north = 2 * worth});
  CHECK(wrong.of(1)->best == (keep_is_right ? keep() : turn()));
  CHECK(right.of(1)->loss == PerSide<int>{});
  CHECK_FALSE(right.of(1)->best);
}

TEST_CASE("Appraiser: an agreement gives away for one what the other gains by it") {
  Round round{akil, std::nullopt};
  (void)play(round, tebweez_by(Side::south, Board::filled(6, 6)));
  play(round, "keep agree");
  const RoundAnalysis analysis = analysed(round);
  // Six in each are worth 6 to North, who begins.
  CHECK(analysis.of(1)->worth == -6);
  CHECK(analysis.of(2)->worth == 0);
  CHECK(analysis.of(2)->loss == PerSide<int>{.south = 0, .north = 6});
  CHECK_FALSE(analysis.of(2)->best);
}

TEST_CASE("Appraiser: a resignation has no worth, and takes none from what was before") {
  Round round{akil, std::nullopt};
  (void)play(round, tebweez_by(Side::south, Board::filled(6, 6)));
  (void)play(round, keep());
  (void)play(round, resign_by(Side::south));
  const RoundAnalysis analysis = analysed(round);
  CHECK(analysis.of(1)->worth == -6);
  CHECK_FALSE(analysis.of(2)->worth);
  CHECK(analysis.of(2)->loss == PerSide<int>{});
}

TEST_CASE("Appraiser: nothing is said of what is not appraised yet") {
  Round round{ghashim, std::nullopt};
  (void)play(round, tebweez_by(Side::south, Board::filled(6, 6)));
  (void)play(round, keep());
  (void)play(round, sow_from(pit('f')));
  Appraiser appraiser{ghashim, {.bytes = 0}};
  RoundAnalysis analysis{round};
  CHECK(analysis.left() == 3);
  CHECK_FALSE(analysis.of(2));
  analysis.step(appraiser, never);
  CHECK_FALSE(analysis.of(2));
  analysis.step(appraiser, never);
  CHECK(analysis.of(2));
  CHECK_FALSE(analysis.of(1));
  analysis.forget_last();
  CHECK(analysis.left() == 2);
  CHECK_FALSE(analysis.of(2));
  analysis.step(appraiser, never);
  analysis.step(appraiser, never);
  CHECK(analysis.of(0)->worth == analysis.of(2)->worth);
}
