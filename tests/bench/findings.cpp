// Counts and records for docs/findings.md, by playing at random and by going through all layouts.
//
//   tebweez_findings rounds [COUNT [SEED]]   random rounds of each ruleset: how they end
//   tebweez_findings sowings [COUNT [SEED]]  random boards: the longest sowing
//   tebweez_findings climbs [COUNT [SEED]]   boards made better seed by seed: the longest sowing
//   tebweez_findings firsts                  the first sowing of every layout of Ghashim
//   tebweez_findings solver [COUNT [SEED]]   the solver against a search that remembers nothing
//   tebweez_findings settling [COUNT [SEED [THREADS]]]  how long random layouts take to settle
//   tebweez_findings layouts VARIANT [COUNT [SEED]]     those layouts, as survey --sample draws
//   them tebweez_findings even                    the layouts nearest to as many in each that come
//   out even
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "support/solving.hpp"
#include "tebweez/analysis/forced_play.hpp"
#include "tebweez/analysis/layouts.hpp"
#include "tebweez/analysis/puzzle.hpp"
#include "tebweez/analysis/random.hpp"
#include "tebweez/analysis/survey.hpp"
#include "tebweez/log/notation.hpp"
#include "tebweez/round.hpp"

namespace tebweez {
namespace {

constexpr std::array origins{Origin::sow, Origin::skip};

/// Each layout with at least so many seeds in each pit is equally likely.
Board any_layout(SplitMix& chance, int row, int seeds, int minimum) {
  Rules rules = ghashim;
  rules.row_length = row;
  rules.seeds = seeds;
  rules.minimum = minimum;
  const Layouts layouts{rules};
  return layouts.at(chance.below(layouts.count()));
}

/// R9: some letters, each as likely in as out, with a seed at least in both their pits.
Board corresponding_layout(SplitMix& chance, const Rules& rules) {
  const std::uint64_t letters = 1 + chance.below((std::uint64_t{1} << rules.row_length) - 1);
  const int row = static_cast<int>(std::popcount(letters));
  const Board inner = any_layout(chance, row, rules.seeds, 1);
  Board board{rules.row_length};
  int used = 0;
  for (int place = 0; place < rules.row_length; ++place) {
    if ((letters >> place & 1U) == 0) continue;
    for (const Side side : both_sides) board.set(Pit{side, place}, inner[Pit{side, used}]);
    ++used;
  }
  return board;
}

Board random_layout(SplitMix& chance, const Rules& rules) {
  if (rules.layout == Layout::corresponding) return corresponding_layout(chance, rules);
  return any_layout(chance, rules.row_length, rules.seeds, rules.minimum);
}

/// A layout of the ruleset, or as likely a board with any number of seeds.
Board layout_or_less(SplitMix& chance, const Rules& rules) {
  if (chance.below(2) == 0) return random_layout(chance, rules);
  const int seeds = static_cast<int>(chance.below(static_cast<std::uint64_t>(rules.seeds))) + 1;
  return any_layout(chance, rules.row_length, seeds, 0);
}

Pit random_pit(SplitMix& chance, PitSet pits) {
  auto it = pits.begin();
  for (auto skip = chance.below(static_cast<std::uint64_t>(pits.size())); skip > 0; --skip) ++it;
  return *it;
}

struct Endings {
  std::map<Reason, std::uint64_t> by_reason;
  std::map<int, std::uint64_t> circling_seeds;
  std::size_t longest = 0;
  Board longest_layout{longest_row};
  std::uint64_t longest_draw = 0;
};

void play_round(Round& round, SplitMix& chance, const Board& layout) {
  (void)round.play(tebweez_by(Side::south, layout));
  if (round.rules().turning) (void)round.play(keep());
  while (round.stage() != Stage::over) {
    const Pit pit = random_pit(chance, round.legal());
    (void)round.play(round.stage() == Stage::gift ? give_from(pit) : sow_from(pit));
  }
}

Endings random_rounds(const Rules& rules, std::uint64_t count, std::uint64_t seed) {
  Endings endings;
  for (std::uint64_t draw = 0; draw < count; ++draw) {
    SplitMix chance = chance_of_draw(seed, draw);
    const Board layout = random_layout(chance, rules);
    Round round{rules, std::nullopt};
    play_round(round, chance, layout);
    const Reason reason = round.reckoning()->reason;
    ++endings.by_reason[reason];
    if (reason == Reason::circling) ++endings.circling_seeds[round.position().board.total()];
    const std::size_t before_play = rules.turning ? 2 : 1;
    const std::size_t actions = round.plies().size() - before_play;
    if (actions <= endings.longest) continue;
    endings.longest = actions;
    endings.longest_layout = layout;
    endings.longest_draw = draw;
  }
  return endings;
}

void print_rounds(std::uint64_t count, std::uint64_t seed) {
  for (const Rules* rules : all_rules) {
    for (const Origin origin : origins) {
      const Endings endings = random_rounds(rules->with(origin), count, seed);
      const auto percent = [count](std::uint64_t number) {
        return 100.0 * static_cast<double>(number) / static_cast<double>(count);
      };
      std::printf("%s, origin %s:", std::string{rules->key}.c_str(),
                  std::string{to_text(origin)}.c_str());
      for (const auto& [reason, number] : endings.by_reason)
        std::printf(" %s %.2f%%", std::string{to_text(reason)}.c_str(), percent(number));
      std::printf("\n  seeds that circle:");
      for (const auto& [seeds, number] : endings.circling_seeds)
        std::printf(" %d: %.3f%%", seeds, percent(number));
      std::printf("\n  longest round: %zu actions, draw %llu, from %s\n", endings.longest,
                  static_cast<unsigned long long>(endings.longest_draw),
                  to_text(endings.longest_layout).c_str());
    }
  }
}

/// The longest sowing of a number of them, and how many never ended.
struct Longest {
  int laps = 0;
  Board board{longest_row};
  Pit pit;
  std::uint64_t sown = 0;
  std::uint64_t endless = 0;

  /// The first of those that never end are listed as they are found.
  void look_at(const Board& start, Pit from, const Rules& rules) {
    constexpr std::uint64_t most_listed = 20;
    const Sowing sowing = sow(start, from, rules);
    ++sown;
    if (sowing.endless()) {
      if (++endless <= most_listed)
        std::printf("endless: %c of %s\n", letter(from), to_text(start).c_str());
    } else if (sowing.laps > laps) {
      laps = sowing.laps;
      board = start;
      pit = from;
    }
  }
  void print(const Rules& rules) const {
    std::printf(
        "%s, origin %s: %llu sowings, %llu endless; the longest that ends has %d laps: "
        "%c of %s\n",
        std::string{rules.key}.c_str(), std::string{to_text(rules.origin)}.c_str(),
        static_cast<unsigned long long>(sown), static_cast<unsigned long long>(endless), laps,
        letter(pit), to_text(board).c_str());
  }
};

void print_sowings(std::uint64_t count, std::uint64_t seed) {
  for (const Rules* rules : all_rules) {
    for (const Origin origin : origins) {
      Longest longest;
      for (std::uint64_t draw = 0; draw < count; ++draw) {
        SplitMix chance = chance_of_draw(seed, draw);
        const Board board = layout_or_less(chance, *rules);
        for (const Pit pit : board.occupied(Side::south))
          longest.look_at(board, pit, rules->with(origin));
      }
      longest.print(rules->with(origin));
    }
  }
}

/// Moves one seed somewhere else, again and again, wherever that makes the sowing of the head no
/// shorter; from a board at random with all the seeds of the ruleset.
Board climb(SplitMix& chance, const Rules& rules) {
  constexpr int steps = 3000;
  Board board = any_layout(chance, rules.row_length, rules.seeds, 0);
  const Pit head = board.head(Side::south);
  const auto any_pit = [&] {
    return board.pit(static_cast<int>(chance.below(static_cast<std::uint64_t>(board.pits()))));
  };
  int laps = 0;
  for (int step = 0; step < steps; ++step) {
    Board changed = board;
    const Pit from = any_pit();
    const Pit to = any_pit();
    if (changed[from] == 0) continue;
    changed.set(from, changed[from] - 1);
    changed.set(to, changed[to] + 1);
    if (changed[head] == 0) continue;
    const Sowing sowing = sow(changed, head, rules);
    if (sowing.endless() || sowing.laps < laps) continue;
    laps = sowing.laps;
    board = changed;
  }
  return board;
}

void print_climbs(std::uint64_t count, std::uint64_t seed) {
  for (const Rules* rules : {&akil, &madjnuni}) {
    for (const Origin origin : origins) {
      Longest longest;
      for (std::uint64_t draw = 0; draw < count; ++draw) {
        SplitMix chance = chance_of_draw(seed, draw);
        const Board board = climb(chance, rules->with(origin));
        const Pit head = board.head(Side::south);
        if (board[head] > 0) longest.look_at(board, head, rules->with(origin));
      }
      longest.print(rules->with(origin));
    }
  }
}

void print_firsts() {
  const Layouts layouts{ghashim};
  for (const Origin origin : origins) {
    Longest longest;
    Board layout = layouts.at(0);
    do {
      longest.look_at(layout, layout.head(Side::south), ghashim.with(origin));
    } while (layouts.advance(layout));
    longest.print(ghashim.with(origin));
  }
}

/// Compares the solver with a search that remembers nothing, on random small positions.
int check_solver(std::uint64_t count, std::uint64_t seed) {
  testing::SolvingCheck check{static_cast<unsigned>(seed)};
  for (std::uint64_t i = 0; i < count; ++i) {
    if (const auto wrong = check.next()) {
      std::printf("%s\n", wrong->c_str());
      return 1;
    }
  }
  std::printf("%llu positions, all equal; seeds circled in lines of %d, %d had a history\n",
              static_cast<unsigned long long>(count), check.circled(), check.with_history());
  return 0;
}

/// What a number of layouts took.
struct Spent {
  std::vector<double> seconds;
  std::vector<double> of_processor;

  [[nodiscard]] static std::string told(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "median %.4f s, longest %.4f s",
                  times[times.size() / 2], times.back());
    return text.data();
  }
};

double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// How long the layouts that `survey --sample` draws take to settle, each from nothing.
void print_settling(std::uint64_t count, std::uint64_t seed, int threads) {
  for (const Rules* rules : all_rules) {
    if (rules->choice != Choice::any) continue;
    const Layouts layouts{*rules};
    // Those of rows of seven take a hundred times as long, so there are fewer.
    const Selection sample{.sample = rules->row_length > 6 ? (count + 9) / 10 : count,
                           .seed = seed};
    for (const Origin origin : origins) {
      Spent spent;
      std::size_t settled = 0;
      for (std::uint64_t i = 0; i < sample.size(layouts.count()); ++i) {
        const Board board = layouts.at(sample.rank(i, layouts.count()));
        const auto began = std::chrono::steady_clock::now();
        const double processor = processor_seconds();
        {
          Solver solver{rules->with(origin), {.threads = threads}};
          const Worth worth =
              solver.worth({.board = board, .mover = Side::south}, {}, [] { return false; });
          settled += worth.exact() ? 1 : 0;
        }
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - began;
        spent.seconds.push_back(time.count());
        spent.of_processor.push_back(processor_seconds() - processor);
      }
      std::printf(
          "%s, origin %s: %zu of %zu layouts settled\n  by the clock:     %s\n"
          "  of processor time: %s\n",
          std::string{rules->key}.c_str(), std::string{to_text(origin)}.c_str(), settled,
          spent.seconds.size(), Spent::told(spent.seconds).c_str(),
          Spent::told(spent.of_processor).c_str());
      std::fflush(stdout);
    }
  }
}

/// The layouts that `survey --sample` draws, one a line.
int print_layouts(std::string_view key, std::uint64_t count, std::uint64_t seed) {
  const Rules* rules = find_rules(key);
  if (rules == nullptr) return 2;
  const Layouts layouts{*rules};
  const Selection sample{.sample = count, .seed = seed};
  for (std::uint64_t i = 0; i < sample.size(layouts.count()); ++i)
    std::printf("%s\n", to_text(layouts.at(sample.rank(i, layouts.count()))).c_str());
  return 0;
}

/// Calls `visit(Board)` for each layout that lies `moved` seeds away from a board, from the pit
/// with this index on.
template <class Visit>
void for_each_near(Board& board, int moved, int index, int open, const Visit& visit) {
  if (index == board.pits()) {
    if (moved == 0 && open == 0) visit(board);
    return;
  }
  // `moved` seeds may still be taken away, and `open` more have been taken than added.
  const Pit pit = board.pit(index);
  const int held = board[pit];
  for (int change = -std::min(moved, held); change <= open + moved; ++change) {
    board.set(pit, held + change);
    for_each_near(board, moved + std::min(change, 0), index + 1, open - change, visit);
  }
  board.set(pit, held);
}

/// For each ruleset, the layouts with the fewest seeds away from as many in each that are worth
/// nothing to either player.
void print_even() {
  for (const Rules* rules : all_rules) {
    for (const Origin origin : origins) {
      const Rules played = rules->with(origin);
      const bool forced = rules->choice == Choice::head;
      if (!forced && rules->row_length > 6) continue;
      EndgameTable memory{rules->row_length, forced ? 12 : 0};
      ForcedPlay forced_play{played, memory};
      Solver solver{played};
      const auto worth = [&](const Board& layout) {
        const Position start{.board = layout, .mover = Side::south};
        return forced ? forced_play.value(start)
                      : solver.value(start, {}, [] { return false; }).value_or(1);
      };
      Board board = Board::filled(rules->row_length, rules->seeds / (2 * rules->row_length));
      std::vector<Board> even;
      int moved = 0;
      std::uint64_t tried = 0;
      for (; even.empty(); ++moved) {
        tried = 0;
        for_each_near(board, moved, 0, 0, [&](const Board& layout) {
          if (check_layout(layout, *rules)) return;
          ++tried;
          if (worth(layout) == 0) even.push_back(layout);
        });
      }
      std::printf("%s, origin %s: %zu of %llu with %d moved\n", std::string{rules->key}.c_str(),
                  std::string{to_text(origin)}.c_str(), even.size(),
                  static_cast<unsigned long long>(tried), moved - 1);
      for (const Board& layout : even) std::printf("  %s\n", to_text(layout).c_str());
      std::fflush(stdout);
    }
  }
}

/// What the puzzles of the seeds from 0 on take, as lines of a table.
void print_puzzles(std::uint64_t count) {
  for (const Rules* rules : all_rules) {
    if (!has_puzzles(*rules)) continue;
    const PuzzleMaker maker{*rules};
    std::vector<double> seconds;
    double candidates = 0;
    double looked_at = 0;
    int most_candidates = 0;
    std::uint64_t most_looked_at = 0;
    for (std::uint64_t seed = 0; seed < count; ++seed) {
      const double began = processor_seconds();
      const auto puzzle = maker.make(seed);
      seconds.push_back(processor_seconds() - began);
      if (!puzzle) {
        std::printf("%s: the seed %llu has none\n", std::string{rules->key}.c_str(),
                    static_cast<unsigned long long>(seed));
        continue;
      }
      candidates += puzzle->candidates;
      looked_at += static_cast<double>(puzzle->looked_at);
      most_candidates = std::max(most_candidates, puzzle->candidates);
      most_looked_at = std::max(most_looked_at, puzzle->looked_at);
    }
    std::sort(seconds.begin(), seconds.end());
    const auto puzzles = static_cast<double>(count);
    std::printf("| `%s` | %.1f | %d | %.0f | %llu | %.4f s | %.3f s |\n",
                std::string{rules->key}.c_str(), candidates / puzzles, most_candidates,
                looked_at / puzzles, static_cast<unsigned long long>(most_looked_at),
                seconds[seconds.size() / 2], seconds.back());
  }
}

}  // namespace
}  // namespace tebweez

int main(int argc, char** argv) {
  const std::string_view what = argc > 1 ? argv[1] : "";
  const auto number = [&](int index, std::uint64_t otherwise) {
    return argc > index ? std::strtoull(argv[index], nullptr, 10) : otherwise;
  };
  if (what == "rounds") {
    tebweez::print_rounds(number(2, 100'000), number(3, 1));
  } else if (what == "sowings") {
    tebweez::print_sowings(number(2, 1'000'000), number(3, 1));
  } else if (what == "climbs") {
    tebweez::print_climbs(number(2, 1000), number(3, 1));
  } else if (what == "solver") {
    return tebweez::check_solver(number(2, 20'000), number(3, 1));
  } else if (what == "settling") {
    tebweez::print_settling(number(2, 100), number(3, 1), static_cast<int>(number(4, 1)));
  } else if (what == "layouts") {
    return tebweez::print_layouts(argc > 2 ? argv[2] : "", number(3, 100), number(4, 1));
  } else if (what == "puzzles") {
    tebweez::print_puzzles(std::max<std::uint64_t>(1, number(2, 1000)));
  } else if (what == "even") {
    tebweez::print_even();
  } else if (what == "firsts") {
    tebweez::print_firsts();
  } else {
    std::fputs(
        "tebweez_findings rounds|sowings|climbs|solver|settling [COUNT [SEED]], firsts, even, "
        "puzzles [COUNT] "
        "or layouts VARIANT [COUNT [SEED]]\n",
        stderr);
    return 2;
  }
  return 0;
}
