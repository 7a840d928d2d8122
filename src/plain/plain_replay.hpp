// A saved match as lines of text: every position, with what led to it.
#pragma once

#include <string>

#include "tebweez/log/record.hpp"

namespace tebweez {

/// All of a match as one text.
[[nodiscard]] std::string plain_replay(const Record& record);

/// Prints a log as far as it goes, and then what is wrong with it, if anything; `-` is standard
/// input. Returns the exit status.
[[nodiscard]] int replay_plain(const std::string& file);

/// The same, and then each action as it is written, until there is no more to come.
[[nodiscard]] int follow_plain(const std::string& file);

}  // namespace tebweez
