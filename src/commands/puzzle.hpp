// tebweez puzzle: a position with one best sowing, which is to be found.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_puzzle(CLI::App& app);

}  // namespace tebweez
