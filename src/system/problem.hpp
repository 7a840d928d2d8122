// What can go wrong outside the rules, and the exit statuses.
#pragma once

#include <string>

namespace tebweez {

/// The exit statuses of the program. After a signal it is 128 + the signal's number.
namespace status {
inline constexpr int done = 0;
inline constexpr int failed = 1;  ///< a file is wrong, or the work could not be done
inline constexpr int usage = 2;   ///< the command line is wrong, or a terminal is missing
inline constexpr int signal_base = 128;
}  // namespace status

/// One line for standard error, and the exit status that goes with it.
struct Problem {
  std::string what;
  int status = status::failed;
};

}  // namespace tebweez
