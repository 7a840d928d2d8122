// Counting sequences of actions, written for the tests on the board's own rules alone.
#pragma once

#include <cstdint>

#include "tebweez/position.hpp"

namespace tebweez::testing {

/// How many different sequences of exactly `depth` sowings and gifts there are. A round that ends
/// sooner adds nothing, endless sowings are not counted, and circling (R5) is left out.
[[nodiscard]] constexpr std::uint64_t count_sequences(const Position& position, const Rules& rules,
                                                      int depth) {
  if (depth == 0) return 1;
  if (played_out(position, rules)) return 0;
  std::uint64_t count = 0;
  if (const auto gives = giver(position, rules)) {
    for (const Pit pit : position.board.occupied(*gives))
      count += count_sequences(after_gift(position, pit), rules, depth - 1);
    return count;
  }
  for (const Pit pit : sowable(position, rules)) {
    const Sowing sowing = sow(position.board, pit, rules);
    count += count_sequences(after_sowing(position, sowing), rules, depth - 1);
  }
  return count;
}

}  // namespace tebweez::testing
