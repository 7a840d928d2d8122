// tebweez judge: what a position is worth, and the best line of play in words.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_judge(CLI::App& app);

}  // namespace tebweez
