// What the quick ways gain over the plain ones, both measured here and now: sowing whole rows at
// once and one after the other, rounds side by side and each alone, the solver and the search that
// looks deeper and deeper. Each must come to the same.
//
//   tebweez_compare
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <limits>
#include <string>
#include <vector>

#include "tebweez/analysis/judge.hpp"
#include "tebweez/analysis/perft.hpp"
#include "tebweez/analysis/sequence_counter.hpp"
#include "tebweez/analysis/survey.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez {
namespace {

const Stopped never = [] { return false; };

/// The least processor time of several tries, which is the least disturbed one.
template <class Work>
double seconds(int tries, const Work& work) {
  double least = std::numeric_limits<double>::max();
  for (int i = 0; i < tries; ++i) {
    const std::clock_t began = std::clock();
    work();
    least = std::min(least, static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
  }
  return least;
}

std::string named(const Rules& rules) {
  return std::string{rules.key} + ", origin " + std::string{to_text(rules.origin)};
}

void print(const std::string& what, double plain, double quick, bool same) {
  std::printf("%-52s %8.3f s %8.3f s %7.2f times as fast%s\n", what.c_str(), plain, quick,
              plain / quick, same ? "" : ", BUT NOT THE SAME");
  std::fflush(stdout);
}

bool compare_sowing(const Rules& rules, const Board& board, int depth) {
  const Position start{.board = board, .mover = Side::south};
  std::uint64_t plain_count = 0;
  std::uint64_t quick_count = 0;
  const double plain = seconds(5, [&] { plain_count = perft(start, rules, depth); });
  const double quick = seconds(5, [&] {
    SequenceCounter counter{rules};
    quick_count = 0;
    for (const Division& part : counter.divide(start, depth, 1, {})) quick_count += part.sequences;
  });
  print("sowing: perft " + std::to_string(depth) + " of " + named(rules), plain, quick,
        plain_count == quick_count);
  return plain_count == quick_count;
}

bool compare_rounds(const Rules& rules, int count) {
  const Layouts layouts{rules};
  std::vector<Board> boards;
  for (int i = 0; i < count; ++i)
    boards.push_back(
        layouts.at(chance_of_draw(1, static_cast<std::uint64_t>(i)).below(layouts.count())));
  const auto played = [&](const auto& play) {
    EndgameTable memory{rules.row_length, 12};
    ForcedPlay forced{rules, memory};
    std::vector<int> values(boards.size());
    play(forced, values);
    return values;
  };
  std::vector<int> alone;
  std::vector<int> together;
  const double plain = seconds(3, [&] {
    alone = played([&](ForcedPlay& forced, std::vector<int>& values) {
      for (std::size_t i = 0; i < boards.size(); ++i)
        values[i] = forced.value({.board = boards[i], .mover = Side::south});
    });
  });
  const double quick = seconds(3, [&] {
    together = played(
        [&](ForcedPlay& forced, std::vector<int>& values) { forced.values(boards, values); });
  });
  print("rounds: " + std::to_string(count) + " layouts of " + named(rules), plain, quick,
        alone == together);
  return alone == together;
}

/// Layouts with so few seeds that looking deeper and deeper comes to the end too.
bool compare_settling(const Rules& like, int seeds, int count) {
  Rules rules = like;
  rules.seeds = seeds;
  const Layouts layouts{rules};
  bool same = true;
  double plain = 0;
  double quick = 0;
  for (int i = 0; i < count; ++i) {
    const Position start{
        .board =
            layouts.at(chance_of_draw(2, static_cast<std::uint64_t>(i)).below(layouts.count())),
        .mover = Side::south};
    int deepened = 0;
    int settled = 0;
    plain += seconds(1, [&] {
      Judge judge{rules, start};
      while (judge.deepen(never)) continue;
      deepened = judge.judgement().value;
    });
    quick += seconds(1, [&] { settled = Solver{rules}.worth(start, {}, never).least; });
    same = same && deepened == settled;
  }
  print("settling: " + std::to_string(count) + " layouts of " + std::string{like.key} + ", " +
            std::to_string(seeds) + " seeds",
        plain, quick, same);
  return same;
}

}  // namespace
}  // namespace tebweez

int main() {
  using namespace tebweez;
  bool same = true;
  for (const Rules& rules : {akil, akil.with(Origin::skip), akil_ludii})
    same = compare_sowing(rules, Board::filled(6, 6), 9) && same;
  same = compare_sowing(hakimi, Board::filled(7, 7), 7) && same;
  for (const Rules& rules : {ghashim, madjnuni}) same = compare_rounds(rules, 200'000) && same;
  for (const Rules& rules : {akil, akil_ludii}) same = compare_settling(rules, 26, 20) && same;
  return same ? 0 : 1;
}
