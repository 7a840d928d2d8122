// tebweez survey: what every layout is worth to the player who begins.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_survey(CLI::App& app);

}  // namespace tebweez
