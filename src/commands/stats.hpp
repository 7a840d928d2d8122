// tebweez stats: what came of the saved matches, for each player.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_stats(CLI::App& app);

}  // namespace tebweez
