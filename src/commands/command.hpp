// A command of the program: the options that it reads, and what it does with them.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "tebweez/log/text.hpp"

namespace tebweez {

class Command {
 public:
  Command() = default;
  virtual ~Command() = default;
  Command(const Command&) = delete;
  Command& operator=(const Command&) = delete;
  Command(Command&&) = delete;
  Command& operator=(Command&&) = delete;

  /// Looks at all the options that were read together, each of which is right by itself.
  [[nodiscard]] virtual Checked check() { return {}; }
  /// Does all that the command is for, complains in one line, and returns the exit status.
  [[nodiscard]] virtual int run() = 0;
};

/// A command with the part of the command line that names it.
struct Subcommand {
  CLI::App* app = nullptr;
  std::unique_ptr<Command> command;
};

/// Adds a command that reads its options into itself.
template <class Kind>
[[nodiscard]] Subcommand add_command(CLI::App& app, const std::string& name,
                                     const std::string& help) {
  CLI::App* sub = app.add_subcommand(name, help);
  return {sub, std::make_unique<Kind>(*sub)};
}

}  // namespace tebweez
