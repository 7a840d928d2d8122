// The lessons as lines of text.
#pragma once

#include <cstddef>

namespace tebweez {

/// Reads answers from standard input until the lessons are done, then plays a first round in the
/// same way. The exit status.
/// @param first the lesson to begin with, counted from 0
[[nodiscard]] int learn_plain(std::size_t first);

}  // namespace tebweez
