// tebweez resume: goes on with a saved match.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_resume(CLI::App& app);

}  // namespace tebweez
