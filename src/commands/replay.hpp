// tebweez replay: a saved match on the replay screen, as text, as a table, or only checked.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_replay(CLI::App& app);

}  // namespace tebweez
