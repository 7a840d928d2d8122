// Standard output and error, and texts fit for a terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "system/problem.hpp"

namespace tebweez {

/// What errno means, in words.
[[nodiscard]] std::string error_text(int error);

/// Writes all of it, whatever pieces the system takes. The errno of what failed, or 0.
[[nodiscard]] int write_all(int fd, std::string_view text) noexcept;

/// The text with `?` for every control character and every byte that is not UTF-8: fit to be sent
/// to a terminal, as one line.
[[nodiscard]] std::string harmless(std::string_view text);

/// Writes to standard output at once; a problem when it can't be written.
[[nodiscard]] std::optional<Problem> print(std::string_view text);
/// Writes one line to standard error, made harmless. There is nobody to tell when that fails.
void complain(std::string_view line);

/// Says what went wrong and gives the exit status for it.
[[nodiscard]] int fail(const Problem& problem);
/// Writes a command's output; the exit status of that.
[[nodiscard]] int finish_with(std::string_view text);

}  // namespace tebweez
