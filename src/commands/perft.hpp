// tebweez perft: how many sequences of actions there are, and how fast they are counted.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

[[nodiscard]] Subcommand add_perft(CLI::App& app);

}  // namespace tebweez
