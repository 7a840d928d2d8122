// tebweez rules: how each game is played, with its sources and readings.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_rules(CLI::App& app);

}  // namespace tebweez
