// What the fuzz targets have in common.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace tebweez::fuzzing {

#ifdef TEBWEEZ_SEEDED_FAULT
inline constexpr bool seeded_fault = true;  ///< one that the target must find
#else
inline constexpr bool seeded_fault = false;
#endif

/// What must hold, whatever the input.
inline void must(bool so, const char* what) {
  if (so) return;
  std::fprintf(stderr, "it does not hold: %s\n", what);
  std::abort();
}

}  // namespace tebweez::fuzzing
