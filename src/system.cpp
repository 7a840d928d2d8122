#include "system.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <system_error>
#include <utility>

namespace tebweez {

Descriptor::Descriptor(Descriptor&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(fd_, other.fd_);
  return *this;
}

Descriptor::~Descriptor() {
  if (fd_ > STDERR_FILENO) ::close(fd_);  // the standard three stay open
}

std::string error_text(int error) {
  return std::generic_category().message(error);
}

int write_all(int fd, std::string_view text) noexcept {
  while (!text.empty()) {
    const ssize_t written = ::write(fd, text.data(), text.size());
    if (written > 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (written == 0)
      return EIO;
    else if (errno != EINTR)
      return errno;
    else if (signals::received() != 0)
      return EINTR;
  }
  return 0;
}

std::optional<Problem> print(std::string_view text) {
  const int error = write_all(STDOUT_FILENO, text);
  if (error == 0) return std::nullopt;
  return Problem{"standard output: " + error_text(error), status::failed};
}

void complain(std::string_view line) noexcept {
  if (write_all(STDERR_FILENO, line) == 0) static_cast<void>(write_all(STDERR_FILENO, "\n"));
}

Result<Descriptor, Problem> open_to_read(const std::string& file) {
  if (file == "-") return Descriptor{STDIN_FILENO};
  Descriptor opened{::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY)};
  if (!opened) return Problem{file + ": " + error_text(errno)};
  struct stat about {};
  if (::fstat(opened.get(), &about) == 0 && S_ISDIR(about.st_mode))
    return Problem{file + ": " + error_text(EISDIR)};
  return opened;
}

std::optional<Problem> read_pieces(int fd, const std::string& name,
                                   const std::function<bool(std::string_view)>& take) {
  constexpr std::size_t piece = std::size_t{64} * 1024;
  std::string buffer(piece, '\0');
  for (;;) {
    if (signals::received() != 0) return Problem{name + ": interrupted", signals::exit_status()};
    const ssize_t got = ::read(fd, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return Problem{name + ": " + error_text(errno)};
    if (got == 0) return std::nullopt;
    if (!take(std::string_view{buffer}.substr(0, static_cast<std::size_t>(got))))
      return std::nullopt;
  }
}

namespace signals {
namespace {

volatile std::sig_atomic_t noted = 0;

void note(int signal) {
  noted = signal;
}

}  // namespace

void watch() {
  struct sigaction action {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;  // without SA_RESTART: a blocking read returns, and the flag is seen
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, nullptr);
}

int received() noexcept {
  return noted;
}

int exit_status() noexcept {
  return status::signal_base + noted;
}

}  // namespace signals

std::string utc_now() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, sizeof "2026-11-30T14:03:05Z"> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), length};
}

}  // namespace tebweez
