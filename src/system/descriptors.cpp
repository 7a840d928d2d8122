#include "system/descriptors.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "system/output.hpp"
#include "system/signals.hpp"

namespace tebweez {

Descriptor::Descriptor(Descriptor&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(fd_, other.fd_);
  return *this;
}

Descriptor::~Descriptor() {
  if (fd_ > STDERR_FILENO) ::close(fd_);  // the standard three stay open
}

void hold_standard_files() noexcept {
  // Each is opened the wrong way round. The lowest free number is the one that is missing.
  for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(fd, F_GETFD) < 0)
      static_cast<void>(::open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

Result<Descriptor, Problem> open_to_read(const std::string& file) {
  Descriptor opened{file == "-" ? STDIN_FILENO
                                : ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY)};
  if (!opened && errno == EINTR && signals::received() != 0)  // a pipe that nobody writes to
    return Problem{file + ": interrupted", signals::exit_status()};
  if (!opened) return Problem{file + ": " + error_text(errno)};
  struct stat about {};
  if (::fstat(opened.get(), &about) == 0 && S_ISDIR(about.st_mode))
    return Problem{(file == "-" ? "stdin" : file) + ": " + error_text(EISDIR)};
  return opened;
}

std::optional<Problem> read_pieces(int fd, const std::string& name,
                                   const std::function<bool(std::string_view)>& take) {
  constexpr std::size_t piece = std::size_t{64} * 1024;
  std::string buffer(piece, '\0');
  for (;;) {
    signals::await_input(fd);
    if (signals::received() != 0) return Problem{name + ": interrupted", signals::exit_status()};
    const ssize_t got = ::read(fd, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return Problem{name + ": " + error_text(errno)};
    if (got == 0) return std::nullopt;
    if (!take(std::string_view{buffer}.substr(0, static_cast<std::size_t>(got))))
      return std::nullopt;
  }
}

}  // namespace tebweez
