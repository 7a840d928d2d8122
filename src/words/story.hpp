// A sowing told seed by seed, from the library's own record of its laps.
#pragma once

#include <cstdint>
#include <vector>

#include "tebweez/position.hpp"
#include "tebweez/rules.hpp"
#include "tebweez/sowing.hpp"

namespace tebweez {

/// One thing that is seen to happen in a sowing.
struct Step {
  enum class Kind : std::uint8_t {
    lift,  ///< a pit is emptied into the hand: a lap begins
    drop,  ///< one seed falls into a pit
    take,  ///< the line is taken, at the end
  };
  Kind kind{};
  Pit pit;       ///< that is emptied or gets the seed; of `take` the last seed's
  int hand = 0;  ///< seeds in hand afterwards
  int lap = 0;   ///< counted from 1

  friend bool operator==(const Step&, const Step&) = default;
};

/// A whole sowing: what it came to, and every step on the way.
struct Story {
  Board before;
  Sowing sowing;
  std::vector<Step> steps;
  Board before_taking;  ///< when the last seed had fallen

  /// The board once the first `count` steps have happened.
  [[nodiscard]] Board board_after(std::size_t count) const;
};

/// Tells the sowing of `pit`. An endless sowing has no steps.
[[nodiscard]] Story tell(const Board& board, Pit pit, const Rules& rules);

}  // namespace tebweez
