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

/// What errno means, in words.
[[nodiscard]] std::string error_text(int error);

/// Writes all of it, whatever pieces the system takes. The errno of what failed, or 0.
[[nodiscard]] int write_all(int fd, std::string_view text) noexcept;

/// Writes to standard output at once; a problem when it can't be written.
[[nodiscard]] std::optional<Problem> print(std::string_view text);
/// Writes one line to standard error. There is nobody to tell when that fails.
void complain(std::string_view line) noexcept;

/// Opens a file for reading; `-` is standard input. Directories are refused.
[[nodiscard]] Result<Descriptor, Problem> open_to_read(const std::string& file);

/// Reads to the end in pieces, until `take(bytes)` says false, or a signal wants the program to
/// end.
[[nodiscard]] std::optional<Problem> read_pieces(int fd, const std::string& name,
                                                 const std::function<bool(std::string_view)>& take);

/// The handlers only set flags; everything else is done where the flags are looked at.
namespace signals {
/// From now on SIGINT, SIGTERM and SIGHUP are noted, and SIGPIPE is ignored.
void watch();
/// The signal that wants the program to end, or 0.
[[nodiscard]] int received() noexcept;
/// What to return from main after such a signal.
[[nodiscard]] int exit_status() noexcept;
}  // namespace signals

/// The time now as `2026-11-30T14:03:05Z`.
[[nodiscard]] std::string utc_now();

}  // namespace tebweez
