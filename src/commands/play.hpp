// tebweez play: a match on the board screen, or as lines.
#pragma once

#include "commands/command.hpp"

namespace tebweez {

/// `tebweez play`; and `tebweez` alone, whose options stand before any command.
[[nodiscard]] Subcommand add_play(CLI::App& app);
[[nodiscard]] std::unique_ptr<Command> play_without_its_name(CLI::App& app);

}  // namespace tebweez
