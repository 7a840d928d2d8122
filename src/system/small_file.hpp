// A small text file that is read whole and replaced whole.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "system/problem.hpp"
#include "tebweez/result.hpp"

namespace tebweez {

/// A small file holds at most so many bytes; a larger one is refused, however large it is.
inline constexpr std::size_t largest_small_file = std::size_t{1024} * 1024;

/// What stands in a file; nothing where there is none. A folder, a device or a pipe is refused, and
/// so is a file that is too large.
[[nodiscard]] Result<std::string, Problem> read_small_file(const std::string& path);

/// Lets a text stand in a file: in a new one beside it, which then takes its name and its mode, so
/// that at every moment one of them is there whole. A symbolic link stays one, and what it leads to
/// is replaced. Missing folders are made.
[[nodiscard]] std::optional<Problem> replace_small_file(const std::string& path,
                                                        std::string_view text);

}  // namespace tebweez
