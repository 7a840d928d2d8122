// tebweez learn: eight lessons, then a round with the computer.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_learn(CLI::App& app);

}  // namespace tebweez
