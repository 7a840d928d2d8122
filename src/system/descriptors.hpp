// Files by their descriptors: opened, closed and read.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "system/problem.hpp"
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

/// Opens a file for reading; `-` is standard input. Directories are refused.
[[nodiscard]] Result<Descriptor, Problem> open_to_read(const std::string& file);

/// Reads to the end in pieces, until `take(bytes)` says false, or a signal wants the program to
/// end.
[[nodiscard]] std::optional<Problem> read_pieces(int fd, const std::string& name,
                                                 const std::function<bool(std::string_view)>& take);

}  // namespace tebweez
