// tebweez analyse: what each action of a saved match was worth, and what it gave away.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_analyse(CLI::App& app);

}  // namespace tebweez
