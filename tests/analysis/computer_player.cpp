// The computer player: what it does is legal, as good as its level says, and the same by its seed.
#include "tebweez/analysis/computer_player.hpp"

#include <set>
#include <string>

#include "support/play.hpp"
#include "support/random.hpp"
#include "tebweez/log/notation.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

const Stopped never = [] { return false; };
constexpr SolverLimits little{.bytes = std::size_t{4} << 20U};

/// A match of one round that two levels play, from a layout that South has laid out.
Match played(const Rules& rules, const Board& layout, ComputerPlayer& south,
             ComputerPlayer& north) {
  Match match{rules, 0};
  (void)play(match, tebweez_by(Side::south, layout));
  while (match.stage() != Stage::over) {
    const Side side = *match.actor();
    (void)play(match, (side == Side::south ? south : north).choose(match, side, never));
  }
  return match;
}

/// A match whose round stands on a drawn board, South to act.
Match standing(const Rules& like, const Board& board) {
  Rules rules = allowing(board, like);
  rules.turning = false;
  rules.layer_begins = true;
  Match match{rules, 0};
  (void)play(match, tebweez_by(Side::south, board));
  return match;
}

}  // namespace

TEST_CASE("Computer player: of every level and ruleset it plays rounds to their end") {
  Chance chance{51};
  for (const Rules* rules : all_rules)
    for (const Level level : all_levels) {
      CAPTURE(rules->key, to_text(level));
      if (level == Level::strong && rules->choice == Choice::any) continue;  // the next test's
      ComputerPlayer south{*rules, level, 1, little};
      ComputerPlayer north{*rules, level, 2, little};
      const Match match = played(*rules, random_layout(chance, *rules), south, north);
      CHECK(match.round()->reckoning());
    }
}

TEST_CASE("Computer player: strong gives nothing away where the round can be settled") {
  Chance chance{52};
  for (int i = 0; i < 12; ++i) {
    const Rules& like = *chance.one_of(all_rules);
    const Board board = random_board(chance, like.row_length, 4 + chance.below(20));
    Rules rules = allowing(board, like);
    CAPTURE(like.key, board);
    ComputerPlayer south{rules, Level::strong, 3, little};
    ComputerPlayer north{rules, Level::strong, 4, little};
    const Match match = played(rules, board, south, north);
    Appraiser appraiser{rules, little};
    RoundAnalysis analysis{*match.round()};
    while (analysis.left() > 0) analysis.step(appraiser, never);
    for (std::size_t number = 1; number < match.round()->plies().size(); ++number) {
      const auto appraisal = analysis.of(number);
      REQUIRE(appraisal->exact);
      CHECK(appraisal->loss == PerSide<int>{});
    }
  }
}

TEST_CASE("Computer player: easy sees the largest capture, but not what is taken back") {
  // E takes 2 and the 3 opposite; A takes nothing.
  Match match = standing(akil, drawn(R"(
    0 3 0 0 0 9
    1 0 0 0 1 1)"));
  std::set<std::string> done;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    ComputerPlayer easy{match.rules(), Level::easy, seed};
    done.insert(to_text(easy.choose(match, Side::south, never)));
  }
  REQUIRE(match.round()->plies().size() == 1);
  for (const std::string& action : done) {
    Match next = match;
    const Ply ply = play(next, sow_from(pit(action.front())));
    for (const Pit other : match.legal()) {
      Match another = match;
      CHECK(play(another, sow_from(other)).captured <= ply.captured);
    }
  }
}

TEST_CASE("Computer player: of equal actions it takes any, but with a seed always the same") {
  Match match{akil, 0};
  (void)play(match, tebweez_by(Side::south, Board::filled(6, 6)));
  std::set<std::string> done;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    ComputerPlayer easy{akil, Level::easy, seed};
    ComputerPlayer twin{akil, Level::easy, seed};
    const Action action = easy.choose(match, Side::north, never);
    CHECK(action == twin.choose(match, Side::north, never));
    CHECK(action == easy.choose(match, Side::north, never));
    done.insert(to_text(action));
  }
  CHECK(done == std::set<std::string>{"keep", "turn"});  // one action ahead they are alike
}

TEST_CASE("Computer player: layouts are allowed, and differ") {
  for (const Rules* rules : all_rules)
    for (const Level level : {Level::easy, Level::medium}) {
      CAPTURE(rules->key, to_text(level));
      std::set<std::string> layouts;
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        ComputerPlayer player{*rules, level, seed};
        const Action action = player.choose(Match{*rules}, Side::north, never);
        CHECK(action.kind == Action::Kind::tebweez);
        CHECK(action.by == Side::north);
        CHECK_FALSE(check_layout(action.layout, *rules));
        layouts.insert(to_text(action));
      }
      CHECK(layouts.size() == 3);
    }
}

TEST_CASE("Computer player: strong lays out evenly") {
  ComputerPlayer strong{ghashim, Level::strong, 5, little};
  const Action action = strong.choose(Match{ghashim}, Side::south, never);
  Round round{ghashim, std::nullopt};
  (void)play(round, action);
  Appraiser appraiser{ghashim, little};
  CHECK(std::abs(appraiser.after(round, 0, never)->worth) <= 4);
}

TEST_CASE("Computer player: it agrees to end a round only when that is no worse for it") {
  // Six in each are worth 6 to who begins: North may not let them go for nothing, South gladly.
  Round round{akil, std::nullopt};
  (void)play(round, tebweez_by(Side::south, Board::filled(6, 6)));
  (void)play(round, keep());
  ComputerPlayer strong{akil, Level::strong, 6, little};
  CHECK_FALSE(strong.agrees(round, Side::north, never));
  CHECK(strong.agrees(round, Side::south, never));
}

TEST_CASE("Computer player: stopped, it still says something legal at once") {
  for (const Level level : all_levels) {
    ComputerPlayer player{akil, level, 7, little};
    Match match{akil, 0};
    const Stopped at_once = [] { return true; };
    (void)play(match, player.choose(match, Side::south, at_once));
    (void)play(match, player.choose(match, Side::north, at_once));
    (void)play(match, player.choose(match, *match.actor(), at_once));
  }
}
