// The folder of saved matches.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "system/problem.hpp"
#include "tebweez/log/record.hpp"

namespace tebweez {

/// `$XDG_DATA_HOME/tebweez/matches`, or the same below `~/.local/share`.
[[nodiscard]] Result<std::string, Problem> matches_folder();

/// A path for a new match in that folder, which is made where it is missing: the time, the variant.
/// @param started as in the log: `2026-11-30T14:03:05Z`
[[nodiscard]] Result<std::string, Problem> path_for_new_match(const std::string& started,
                                                              const Rules& rules);

/// What is known of a file in the folder.
struct SavedMatch {
  std::string path;
  std::string when;              ///< when it started, or else when the file was last written
  std::optional<Record> record;  ///< nothing: it could not be read, see `problem`
  std::string problem;

  /// Can it be gone on with?
  [[nodiscard]] bool unfinished() const { return record && !record->match()->verdict(); }
  /// Has anything been done in it?
  [[nodiscard]] bool begun() const { return record && record->match()->actions() != 0; }
};

/// The saved matches, newest first. A folder that is not there holds none.
[[nodiscard]] Result<std::vector<SavedMatch>, Problem> saved_matches();

/// The newest unfinished match; one in which nothing was done comes after all others.
[[nodiscard]] Result<std::string, Problem> newest_unfinished();

}  // namespace tebweez
