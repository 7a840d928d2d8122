// The options of judge, perft and survey.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <utility>
#include <vector>

#include "command_line.hpp"
#include "tebweez/text.hpp"

namespace tebweez {

/// Makes the command of options that were read, or says what is wrong with them taken together.
using MakeCommand = std::function<Result<Command, Wrong>()>;

/// Adds the commands; what they read is kept by the functions that are returned.
[[nodiscard]] std::vector<std::pair<const CLI::App*, MakeCommand>> add_analysis_commands(
    CLI::App& app);

}  // namespace tebweez
