// A file that must not be there yet.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "system/problem.hpp"

namespace tebweez {

/// Writes a text to a new file; one that exists is refused, also a symbolic link. Where not all of
/// it can be written nothing is left behind.
[[nodiscard]] std::optional<Problem> write_new_file(const std::string& path, std::string_view text);

}  // namespace tebweez
