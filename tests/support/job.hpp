// The process between a terminal and the program at it, which does a shell's part.
#pragma once

#include "support/child.hpp"

namespace tebweez::testing {

/// What the leader of the session tells about its one job.
struct JobReport {
  enum class What { started, stopped, continued, ended };
  What what = What::started;
  pid_t pid = -1;
  Exit exit;
};

/// In a forked process: leads a session at this terminal, runs the program as its job in the
/// foreground, and reports until it ends.
[[noreturn]] void lead_session(const Launch& launch, const char* terminal, int reports);

}  // namespace tebweez::testing
