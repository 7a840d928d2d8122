// The folders in which the program keeps what is the user's own (XDG).
#pragma once

#include <optional>
#include <string>

namespace tebweez {

/// The program's folder below the one that a variable names: `$XDG_DATA_HOME/tebweez`, or the same
/// below the user's home, `~/.local/share/tebweez`. Nothing without either. A variable that does
/// not hold an absolute path counts as unset.
/// @param below_home where it lies where the variable is unset: `.local/share`
[[nodiscard]] std::optional<std::string> user_folder(const char* variable, const char* below_home);

/// Makes a folder and those above it that are missing, for their owner only, as XDG wants it. The
/// errno of what failed, or 0.
[[nodiscard]] int make_folders(const std::string& folder);

}  // namespace tebweez
