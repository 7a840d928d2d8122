// The levels of the computer player against each other, for docs/analysis.md: rounds from random
// layouts, each played twice, so that either has both parts.
//
//   tebweez_contest [LAYOUTS [SEED [RULESET]]]
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tebweez/analysis/computer_player.hpp"

namespace tebweez {
namespace {

const Stopped never = [] { return false; };

struct Score {
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int margin = 0;
  int layouts_won = 0;  ///< over both parts of a layout together
  int layouts = 0;
};

/// Plays a round of one layout, kept; by how much `better`, on that side, came out ahead.
int margin(const Rules& rules, const Board& layout, ComputerPlayer& better, Side side,
           ComputerPlayer& other_one) {
  Match match{rules, 0};
  static_cast<void>(match.play(tebweez_by(Side::south, layout)));
  if (match.stage() == Stage::choice) static_cast<void>(match.play(keep()));
  while (match.stage() != Stage::over) {
    const Side actor = *match.actor();
    ComputerPlayer& player = actor == side ? better : other_one;
    static_cast<void>(match.play(player.choose(match, actor, never)));
  }
  const auto result = match.round()->reckoning();
  return result->store[side] - result->store[other(side)];
}

Score contest(const Rules& rules, Level better, Level worse, int layouts, std::uint64_t seed) {
  Score score;
  SplitMix chance{seed};
  ComputerPlayer strong_side{rules, better, chance.next(), {.threads = 2}};
  ComputerPlayer weak_side{rules, worse, chance.next()};
  const Layouts all{rules};
  for (int i = 0; i < layouts; ++i) {
    const Board layout = all.at(chance.below(all.count()));
    int both = 0;
    for (const Side side : both_sides) {
      const int lead = margin(rules, layout, strong_side, side, weak_side);
      ++(lead > 0 ? score.won : lead < 0 ? score.lost : score.drawn);
      both += lead;
    }
    score.margin += both;
    score.layouts_won += both > 0 ? 1 : 0;
    ++score.layouts;
  }
  return score;
}

void print(const Rules& rules, std::string_view players, const Score& score) {
  const int rounds = score.won + score.drawn + score.lost;
  std::printf("| `%s` | %s | %d | %d | %d | %d | %.0f %% | %+.1f | %d of %d |\n", rules.key.data(),
              players.data(), rounds, score.won, score.drawn, score.lost,
              100.0 * (score.won + 0.5 * score.drawn) / rounds,
              static_cast<double>(score.margin) / rounds, score.layouts_won, score.layouts);
  std::fflush(stdout);
}

}  // namespace
}  // namespace tebweez

int main(int argc, char** argv) {
  using namespace tebweez;
  const int layouts = argc > 1 ? std::atoi(argv[1]) : 50;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  std::puts(
      "| ruleset | players | rounds | won | drawn | lost | score | mean margin | layouts, both "
      "parts |");
  std::puts("|---|---|---|---|---|---|---|---|---|");
  for (const Rules* rules : all_rules) {
    if (argc > 3 && rules->key != argv[3]) continue;
    print(*rules, "medium, easy", contest(*rules, Level::medium, Level::easy, layouts, seed));
    print(*rules, "strong, medium", contest(*rules, Level::strong, Level::medium, layouts, seed));
  }
  return 0;
}
