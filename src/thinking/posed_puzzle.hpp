// A puzzle that somebody is set, and what is said about it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "matches/puzzle_streak.hpp"
#include "system/clock.hpp"
#include "tebweez/analysis/puzzle.hpp"
#include "words/words.hpp"

namespace tebweez {

/// Which puzzle is wanted; what is not said is left to chance.
struct PuzzleWish {
  std::uint64_t seed = 0;
  std::optional<Day> day{};  ///< it is the puzzle of that day
};

/// The puzzle of a day; any puzzle, by a seed of six digits at most, so that it can be told.
[[nodiscard]] PuzzleWish puzzle_of_day(Day day);
[[nodiscard]] PuzzleWish any_puzzle();

/// The first ruleset that has puzzles.
[[nodiscard]] const Rules& first_with_puzzles();

struct PosedPuzzle {
  PuzzleWish wish;
  Puzzle puzzle;

  [[nodiscard]] const Match& match() const noexcept { return puzzle.match; }
};

/// Makes a puzzle of a ruleset that `has_puzzles`.
/// @throws std::bad_alloc when there is no memory for the smallest table
[[nodiscard]] Result<PosedPuzzle, Problem> pose(const Rules& rules, const PuzzleWish& wish);

/// "puzzle of 2026-12-01", "puzzle 48213"
[[nodiscard]] std::string puzzle_name(const PuzzleWish& wish);
/// What is asked: one sowing is best, and not the one that takes most.
[[nodiscard]] std::string puzzle_question(const PosedPuzzle& posed, const Names& names);
/// Whether an answer is right, and what it is worth.
[[nodiscard]] std::string puzzle_verdict(const PosedPuzzle& posed, const PuzzleAnswer& answer,
                                         const Names& names);
/// The same in few words.
[[nodiscard]] std::string brief_puzzle_verdict(const PosedPuzzle& posed,
                                               const PuzzleAnswer& answer);
/// How somebody else is set the same: `tebweez puzzle --variant akil --seed 48213`.
[[nodiscard]] std::string puzzle_command(const PosedPuzzle& posed);

/// Counts a first try at a puzzle of the day; nothing where it is none.
[[nodiscard]] std::optional<KeptStreak> count_try(const PosedPuzzle& posed, bool right);

}  // namespace tebweez
