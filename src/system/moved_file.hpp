// A file that is given another name, which must be free.
#pragma once

#include <string>

namespace tebweez {

/// Moves a file within its file system; a name that is taken, also by a symbolic link, is refused
/// (EEXIST). The errno of what failed, or 0.
[[nodiscard]] int move_without_replacing(const std::string& from, const std::string& to) noexcept;

}  // namespace tebweez
