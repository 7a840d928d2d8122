// A puzzle as lines of text.
#pragma once

#include "thinking/posed_puzzle.hpp"

namespace tebweez {

/// Sets a puzzle on standard output, reads one answer from standard input, and tells whether it is
/// right and how best play goes. Returns the exit status, which does not depend on that.
[[nodiscard]] int play_puzzle_plain(const PosedPuzzle& posed);

}  // namespace tebweez
