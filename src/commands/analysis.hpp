// What the commands for analysis are asked, everything read and checked already.
#pragma once

#include <chrono>
#include <optional>

#include "tebweez/board.hpp"
#include "tebweez/rules.hpp"
#include "tebweez/survey.hpp"

namespace tebweez {

/// Can a round of a ruleset come to this board? It has the ruleset's pits and not more seeds.
[[nodiscard]] constexpr bool fits(const Board& board, const Rules& rules) noexcept {
  return board.row() == rules.row && board.total() <= rules.seeds;
}

/// Who begins when South has laid out the seeds and North keeps the board (R8, R10).
[[nodiscard]] constexpr Side beginner_against_south(const Rules& rules) noexcept {
  return rules.layer_begins ? Side::south : Side::north;
}

/// What a position is worth.
struct JudgeOptions {
  const Rules* rules = nullptr;
  Origin origin{};
  Board board{longest_row};  ///< `fits(board, rules)`
  Side mover{};
  std::optional<int> depth;  ///< 1 to `deepest_search`; nothing: `time` decides
  std::chrono::milliseconds time{2'000};
};

/// How many sequences of actions there are.
struct PerftOptions {
  const Rules* rules = nullptr;
  Origin origin{};
  Board board{longest_row};  ///< `fits(board, rules)`
  Side mover{};
  int depth = 0;  ///< 0 to `deepest_perft`
  bool divide = false;
};

/// What every layout is worth. A ruleset that can't be surveyed is refused with the reason.
struct SurveyOptions {
  const Rules* rules = nullptr;
  Origin origin{};
  std::optional<int> threads;  ///< 1 to `most_threads`; nothing: as many as the machine has
  Selection selection;
};

inline constexpr int most_threads = 1024;

[[nodiscard]] int run(const JudgeOptions& options);
[[nodiscard]] int run(const PerftOptions& options);
[[nodiscard]] int run(const SurveyOptions& options);

}  // namespace tebweez
