// tebweez list: the saved matches, newest first.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_list(CLI::App& app);

}  // namespace tebweez
