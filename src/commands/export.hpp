// tebweez export: a saved match as a picture, as a recording, or as text.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_export(CLI::App& app);

}  // namespace tebweez
