// From the words of the command line to a command.
#pragma once

#include <memory>
#include <string>

#include "commands/command.hpp"
#include "tebweez/result.hpp"

namespace tebweez {

/// What to print instead of running a command: help or version on standard output (status 0), or
/// what is wrong with the command line on standard error (status 2).
struct Answer {
  std::string text;
  int status = 0;
};

[[nodiscard]] Result<std::unique_ptr<Command>, Answer> parse_command_line(int argc,
                                                                          const char* const* argv);

}  // namespace tebweez
