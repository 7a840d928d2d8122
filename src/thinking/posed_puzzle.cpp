#include "thinking/posed_puzzle.hpp"

#include <random>
#include <utility>

#include "tebweez/log/notation.hpp"
#include "thinking/analysis_text.hpp"

namespace tebweez {
namespace {

std::string pit_of(const PuzzleAnswer& answer) {
  return std::string(1, letter(answer.action.pit));
}

/// What a worth comes to, as the end of a sentence that began: "best play leaves South 2 ahead".
std::string clause(int worth, const Names& names) {
  std::string text = worth_clause(worth, true, names);
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
    text.front() = static_cast<char>(text.front() - 'A' + 'a');
  return text;
}

}  // namespace

PuzzleWish puzzle_of_day(Day day) {
  const std::chrono::year_month_day date{day};
  return {.seed = seed_of_day(static_cast<int>(date.year()),
                              static_cast<int>(static_cast<unsigned>(date.month())),
                              static_cast<int>(static_cast<unsigned>(date.day()))),
          .day = day};
}

PuzzleWish any_puzzle() {
  constexpr std::uint64_t seeds = 1'000'000;
  std::random_device chance;
  return {.seed = SplitMix{std::uint64_t{chance()} << 32U | chance()}.below(seeds)};
}

const Rules& first_with_puzzles() {
  for (const Rules* rules : all_rules)
    if (has_puzzles(*rules)) return *rules;
  return *all_rules.front();
}

Result<PosedPuzzle, Problem> pose(const Rules& rules, const PuzzleWish& wish) {
  auto puzzle = PuzzleMaker{rules}.make(wish.seed);
  if (!puzzle)
    return Problem{"tebweez: no puzzle of " + std::string{rules.key} + " was found for the seed " +
                   std::to_string(wish.seed)};
  return PosedPuzzle{.wish = wish, .puzzle = *std::move(puzzle)};
}

std::string puzzle_name(const PuzzleWish& wish) {
  return "puzzle " + (wish.day ? "of " + to_text(*wish.day) : std::to_string(wish.seed));
}

std::string puzzle_question(const PosedPuzzle& posed, const Names& names) {
  return "Which sowing is best for " + names[*posed.match().actor()] + "? It is worth at least " +
         std::to_string(puzzle_margin) +
         " seeds more than every other, and is not the one that takes most at once.";
}

std::string puzzle_verdict(const PosedPuzzle& posed, const PuzzleAnswer& answer,
                           const Names& names) {
  const Puzzle& puzzle = posed.puzzle;
  const PuzzleAnswer& best = puzzle.solution();
  if (&answer == &best)
    return "Right: " + pit_of(best) + " is best, and " + clause(best.worth, names) +
           ". The next best would have been worth " + counted(puzzle.lead(), "seed") + " less.";
  return "Not the best: " + pit_of(answer) + " is worth " + counted(puzzle.loss(answer), "seed") +
         " less than " + pit_of(best) + ". After " + pit_of(answer) + " " +
         clause(answer.worth, names) + ", after " + pit_of(best) + " " + clause(best.worth, names) +
         ".";
}

std::string brief_puzzle_verdict(const PosedPuzzle& posed, const PuzzleAnswer& answer) {
  const Puzzle& puzzle = posed.puzzle;
  const PuzzleAnswer& best = puzzle.solution();
  if (&answer == &best)
    return "Right: " + pit_of(best) + ", by " + counted(puzzle.lead(), "seed") + ".";
  return "Not the best: " + pit_of(best) + " is worth " + std::to_string(puzzle.loss(answer)) +
         " more than " + pit_of(answer) + ".";
}

std::string puzzle_command(const PosedPuzzle& posed) {
  return "tebweez puzzle --variant " + std::string{posed.match().rules().key} + " --seed " +
         std::to_string(posed.wish.seed);
}

std::optional<KeptStreak> count_try(const PosedPuzzle& posed, bool right) {
  if (!posed.wish.day) return std::nullopt;
  return count_try(posed.match().rules(), *posed.wish.day, right);
}

}  // namespace tebweez
