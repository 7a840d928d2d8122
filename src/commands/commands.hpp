// The commands. Each does all that it is for, complains in one line, and returns the exit status.
#pragma once

#include "options.hpp"
#include "problem.hpp"
#include "system.hpp"

namespace tebweez {

[[nodiscard]] int run(const PlayOptions& options);
[[nodiscard]] int run(const ResumeOptions& options);
[[nodiscard]] int run(const ListOptions& options);
[[nodiscard]] int run(const ReplayOptions& options);
[[nodiscard]] int run(const RulesOptions& options);

/// Says what went wrong and gives the exit status for it.
[[nodiscard]] inline int fail(const Problem& problem) {
  // An interruption needs no words: the shell says it.
  if (problem.status < status::signal_base) complain(problem.what);
  return problem.status;
}
/// Writes a command's output; the exit status of that.
[[nodiscard]] inline int finish_with(std::string_view text) {
  const auto problem = print(text);
  return problem ? fail(*problem) : status::done;
}

}  // namespace tebweez
