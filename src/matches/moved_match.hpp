// A saved match that is renamed, or thrown away so that it can be found again.
#pragma once

#include <string>

#include "system/problem.hpp"
#include "tebweez/result.hpp"

namespace tebweez {

/// What stands behind the name of a saved match.
inline constexpr const char* match_ending = ".tebweez";

/// Gives the file of a match another name in its folder, to which the ending is added where it is
/// missing. Refused: a name that is taken, that is no name of a file in the folder, or a match that
/// is being played. The new path.
[[nodiscard]] Result<std::string, Problem> rename_match(const std::string& path,
                                                        const std::string& name);

/// Moves the file of a match into the trash of the desktop, `$XDG_DATA_HOME/Trash` as
/// freedesktop.org specifies it, where there is one on the same file system; else into a folder
/// `trash` beside it. Nothing there is replaced. Refused: a match that is being played. The path
/// where it lies now.
[[nodiscard]] Result<std::string, Problem> throw_away(const std::string& path);

}  // namespace tebweez
