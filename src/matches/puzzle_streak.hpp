// How many days running the puzzle of the day was solved at the first try.
#pragma once

#include <optional>
#include <string>

#include "system/clock.hpp"
#include "system/problem.hpp"
#include "tebweez/rules.hpp"

namespace tebweez {

/// The first tries at a ruleset's puzzles of the day, as far as they matter for the days to come.
struct PuzzleStreak {
  std::optional<Day> day;  ///< of the last first try
  bool solved = false;     ///< was that one right?
  int days = 0;            ///< solved one after the other, that day the last
  int best = 0;            ///< the most there ever were

  /// Has this day had its first try?
  [[nodiscard]] bool tried(Day today) const noexcept { return day == today; }
  /// The days running that a try today goes on from, or has gone on from.
  [[nodiscard]] int running(Day today) const noexcept;
  /// Counts the first try of a day; later tries of that day count for nothing.
  void count(Day today, bool right) noexcept;

  friend bool operator==(const PuzzleStreak&, const PuzzleStreak&) = default;
};

/// A streak as its file has it, and what is wrong with that file, one line: it was not read, or not
/// written, or holds what means nothing. Nobody is kept from solving puzzles by that.
struct KeptStreak {
  PuzzleStreak streak;
  std::optional<std::string> problem;
};

/// `$XDG_STATE_HOME/tebweez/puzzles`, or the same below `~/.local/state`; nothing without either.
[[nodiscard]] std::optional<std::string> streaks_file();

[[nodiscard]] KeptStreak kept_streak(const Rules& rules);
/// Counts a first try, and writes it down in a new file that takes the other's name. Lines of other
/// rulesets, and those that mean nothing, stay as they are.
[[nodiscard]] KeptStreak count_try(const Rules& rules, Day today, bool right);

/// "Solved at the first try: 3 days running, at best 7."
[[nodiscard]] std::string streak_sentence(const PuzzleStreak& streak, Day today);
/// The same as a clause, "solved, 3 days running", for a row of a list.
[[nodiscard]] std::string streak_clause(const PuzzleStreak& streak, Day today);

}  // namespace tebweez
