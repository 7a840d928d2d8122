// A match as a table, for scripts: docs/log.md says what each column holds.
#pragma once

#include <string>

#include "tebweez/match.hpp"

namespace tebweez {

/// One line of column names, then one for each action that stands, for each end of a round and for
/// the end of the match. Lines end in LF, columns are parted by tabs.
[[nodiscard]] std::string to_tsv(const Match& match);

}  // namespace tebweez
