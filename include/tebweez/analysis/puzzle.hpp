// Puzzles: positions with one best action that is not the one that takes most.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tebweez/analysis/layouts.hpp"
#include "tebweez/analysis/moves.hpp"
#include "tebweez/analysis/random.hpp"
#include "tebweez/analysis/solver.hpp"
#include "tebweez/match.hpp"

namespace tebweez {

/// By how many seeds the best action is worth more than each of the others, at least.
inline constexpr int puzzle_margin = 6;

/// A sowing that a puzzle allows.
struct PuzzleAnswer {
  Action action;
  int worth = 0;     ///< South's final store less North's, under best play by both after it
  int captured = 0;  ///< seeds that it takes at once
};

/// A position with exactly one best action, which is not simply the largest capture.
///
/// - The best action is worth at least `puzzle_margin` seeds more to its actor than any other.
/// - It takes fewer seeds at once than some other legal action does.
/// - All worths are exact. Nothing stood since the last capture, so they are those of the position
///   in this round and of the same position without a history (R5).
/// - The round came there by legal actions from an allowed layout, stores included.
struct Puzzle {
  Match match;                          ///< of one round, which waits for a sowing
  std::vector<PuzzleAnswer> answers{};  ///< every legal action, in the order A…G
  std::size_t best = 0;                 ///< which of `answers`
  std::vector<Action> line{};  ///< best play by both to the end of the round, the best action first
  int candidates = 0;          ///< positions that were settled until one was a puzzle
  std::uint64_t looked_at = 0;  ///< positions that all searches together looked at

  [[nodiscard]] const PuzzleAnswer& solution() const noexcept { return answers[best]; }
  /// What the best action is worth more than another of `answers`, to who is to act.
  [[nodiscard]] int loss(const PuzzleAnswer& answer) const noexcept {
    const int lead = solution().worth - answer.worth;
    return match.actor() == Side::south ? lead : -lead;
  }
  /// By how much it is worth more than the best of the others.
  [[nodiscard]] int lead() const noexcept {
    int least = 2 * most_seeds;
    for (const PuzzleAnswer& answer : answers)
      if (&answer != &solution()) least = std::min(least, loss(answer));
    return least;
  }
  /// The answer that an action is; null for one that is not legal.
  [[nodiscard]] const PuzzleAnswer* find(const Action& action) const noexcept {
    const auto found =
        std::find_if(answers.begin(), answers.end(),
                     [&](const PuzzleAnswer& answer) { return answer.action == action; });
    return found == answers.end() ? nullptr : &*found;
  }
};

/// Can there be puzzles of a ruleset? Where only the head is sown nobody has a choice but of gifts.
[[nodiscard]] constexpr bool has_puzzles(const Rules& rules) noexcept {
  return rules.choice == Choice::any;
}

/// Makes puzzles of one ruleset, each from its seed alone.
///
/// Rounds are played at random from random layouts, and what stands in them after a capture, with
/// few seeds left, is settled until one of these positions is a puzzle. The same seed makes the
/// same puzzle on every machine: chance is `SplitMix`, one thread works with a table of the least
/// size, and what is too hard is given up after a number of steps that are counted, never by the
/// clock.
class PuzzleMaker {
 public:
  /// @param rules with `has_puzzles`
  explicit PuzzleMaker(const Rules& rules) : rules_{rules}, layouts_{rules} {}

  /// The puzzle of a seed; nothing where `most_rounds` rounds had none, which is not known of any
  /// ruleset and seed.
  /// @throws std::bad_alloc when there is no memory for the smallest table, 64 KiB
  [[nodiscard]] std::optional<Puzzle> make(std::uint64_t seed) const {
    // What one position taught must not depend on those before the seed's own.
    Solver solver{rules_, {.bytes = ProofTable::fewest_bytes}};
    int candidates = 0;
    for (std::uint64_t draw = 0; draw < most_rounds; ++draw) {
      SplitMix chance = chance_of_draw(seed, draw);
      auto puzzle = in_random_round(chance, solver, candidates);
      if (!puzzle) continue;
      puzzle->candidates = candidates;
      puzzle->looked_at = solver.looked_at();
      return puzzle;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::uint64_t most_rounds = 10'000;  ///< some ten are enough
  static constexpr int most_actions = 1'000;            ///< of a round at random
  static constexpr int most_seeds_left = 20;            ///< as many can be thought through
  static constexpr int fewest_seeds_left = 8;
  static constexpr int fewest_choices = 3;
  /// How often a solver asks whether to stop, once for each 1024 positions of a question, until a
  /// candidate is too hard.
  static constexpr int most_halts = 64;

  [[nodiscard]] std::optional<Puzzle> in_random_round(SplitMix& chance, Solver& solver,
                                                      int& candidates) const {
    Match match{rules_, 0};
    const Side layer = chance.below(2) == 0 ? Side::south : Side::north;
    bool played = match.play(tebweez_by(layer, layouts_.at(chance.below(layouts_.count())))).ok();
    if (played && match.stage() == Stage::choice)
      played = match.play(chance.below(2) == 0 ? keep() : turn()).ok();
    for (int actions = 0; played && actions < most_actions; ++actions) {
      if (match.stage() == Stage::over) break;
      if (match.round()->position().board.total() < fewest_seeds_left) break;
      if (is_candidate(match)) {
        ++candidates;
        if (auto puzzle = settled(match, solver)) return puzzle;
      }
      const PitSet legal = match.legal();
      auto pit = legal.begin();
      for (auto at = chance.below(static_cast<std::uint64_t>(legal.size())); at > 0; --at) ++pit;
      const bool gift = match.stage() == Stage::gift;
      played = match.play(gift ? give_from(*pit) : sow_from(*pit)).ok();
    }
    return std::nullopt;
  }

  /// Is it worth settling? It has no history, few seeds, and sowings that take more than others.
  [[nodiscard]] bool is_candidate(const Match& match) const {
    const Round& round = *match.round();
    if (match.stage() != Stage::sowing || round.plies().back().captured == 0) return false;
    if (round.position().board.total() > most_seeds_left) return false;
    int count = 0;
    int least = most_seeds;
    int most = 0;
    for_each_move(round.position(), rules_, [&](const Move& move) {
      ++count;
      least = std::min(least, move.captured);
      most = std::max(most, move.captured);
    });
    return count >= fewest_choices && least < most;
  }

  /// The puzzle that a position is, if it is one and not too hard.
  [[nodiscard]] std::optional<Puzzle> settled(const Match& match, Solver& solver) const {
    const Position position = match.round()->position();
    int halts = 0;
    const Stopped too_hard = [&halts] { return ++halts > most_halts; };
    Puzzle puzzle{.match = match};
    const int sign = position.mover == Side::south ? 1 : -1;
    int most_captured = 0;
    bool hard = false;
    for_each_move(position, rules_, [&](const Move& move) {
      if (hard) return;
      const auto past = move.captured > 0 ? std::vector<Position>{} : std::vector{position};
      const auto value = solver.value(move.after, past, too_hard);
      hard = !value;
      if (hard) return;
      puzzle.answers.push_back(
          {.action = move.action(), .worth = -sign * *value, .captured = move.captured});
      most_captured = std::max(most_captured, move.captured);
    });
    if (hard) return std::nullopt;
    const auto& answers = puzzle.answers;
    for (std::size_t i = 1; i < answers.size(); ++i)
      if (sign * answers[i].worth > sign * puzzle.solution().worth) puzzle.best = i;
    if (puzzle.solution().captured >= most_captured) return std::nullopt;
    if (puzzle.lead() < puzzle_margin) return std::nullopt;
    puzzle.line = solver.worth(position, {}, too_hard).line;
    if (!ends_the_round(match, puzzle.line)) return std::nullopt;
    return puzzle;
  }

  /// A line of play that was not followed to its end is of no use.
  [[nodiscard]] static bool ends_the_round(Match match, const std::vector<Action>& line) {
    return std::all_of(line.begin(), line.end(),
                       [&](const Action& action) { return match.play(action).ok(); }) &&
           match.stage() == Stage::over;
  }

  Rules rules_;
  Layouts layouts_;
};

/// The seed of a day's puzzle, the same for everybody: 20261201 of the first of December 2026.
/// @param year 0 to 9999; `month` from 1; `day` from 1, by UTC
[[nodiscard]] constexpr std::uint64_t seed_of_day(int year, int month, int day) noexcept {
  return (static_cast<std::uint64_t>(year) * 100 + static_cast<std::uint64_t>(month)) * 100 +
         static_cast<std::uint64_t>(day);
}

}  // namespace tebweez
