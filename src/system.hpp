// The few calls to the operating system that more than one room needs.
#pragma once

#include <csignal>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "problem.hpp"
#include "tebweez/result.hpp"

namespace tebweez {

/// A file descriptor that closes itself.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) noexcept : fd_{fd} {}
  Descriptor(Descriptor&& other) noexcept;
  Descriptor& operator=(Descriptor&& other) noexcept;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();

  [[nodiscard]] int get() const noexcept { return fd_; }
  [[nodiscard]] explicit operator bool() const noexcept { return fd_ >= 0; }

 private:
  int fd_ = -1;
};

/// Opens what is missing of standard input, output and error, so that using it fails. Else a match
/// file might get its number, and what is meant for the terminal would be written into the match.
void hold_standard_files() noexcept;

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

/// Opens a file for reading; `-` is standard input. Directories are refused.
[[nodiscard]] Result<Descriptor, Problem> open_to_read(const std::string& file);

/// Reads to the end in pieces, until `take(bytes)` says false, or a signal wants the program to
/// end.
[[nodiscard]] std::optional<Problem> read_pieces(int fd, const std::string& name,
                                                 const std::function<bool(std::string_view)>& take);

/// The handlers only set flags; everything else is done where the flags are looked at.
namespace signals {
/// From now on SIGINT, SIGTERM and SIGHUP are noted, unless they are ignored already, as nohup
/// leaves SIGHUP. What else a write that fails would be told by is ignored: errno says it.
void watch();
/// The first signal that wanted the program to end, or 0.
[[nodiscard]] int received() noexcept;
/// What to return from main after such a signal.
[[nodiscard]] int exit_status() noexcept;
/// Waits until a file has something to read, is at its end, or a signal was received, also one that
/// came just before.
void await_input(int fd) noexcept;
}  // namespace signals

/// The time now as `2026-11-30T14:03:05Z`.
[[nodiscard]] std::string utc_now();

}  // namespace tebweez
