#include "system.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <system_error>
#include <utility>

#include "tebweez/text.hpp"

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

std::string error_text(int error) {
  return std::generic_category().message(error);
}

std::string harmless(std::string_view text) {
  std::string out;
  while (!text.empty()) out += next_harmless(text);
  return out;
}

int write_all(int fd, std::string_view text) noexcept {
  while (!text.empty()) {
    const ssize_t written = ::write(fd, text.data(), text.size());
    if (written == 0) return EIO;
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    // Whoever reads may have stopped reading; then only the signal gets the program out of here.
    if (!text.empty() && signals::received() != 0) return EINTR;
  }
  return 0;
}

std::optional<Problem> print(std::string_view text) {
  const int error = write_all(STDOUT_FILENO, text);
  if (error == 0) return std::nullopt;
  const bool interrupted = error == EINTR && signals::received() != 0;
  return Problem{"standard output: " + error_text(error),
                 interrupted ? signals::exit_status() : status::failed};
}

void complain(std::string_view line) {
  static_cast<void>(write_all(STDERR_FILENO, harmless(line) + "\n"));
}

Result<Descriptor, Problem> open_to_read(const std::string& file) {
  if (file == "-") return Descriptor{STDIN_FILENO};
  Descriptor opened{::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY)};
  if (!opened && errno == EINTR && signals::received() != 0)  // a pipe that nobody writes to
    return Problem{file + ": interrupted", signals::exit_status()};
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

namespace signals {
namespace {

volatile std::sig_atomic_t noted = 0;

constexpr std::array endings{SIGINT, SIGTERM, SIGHUP};

void note(int signal) {
  if (noted == 0) noted = signal;
}

}  // namespace

void watch() {
  struct sigaction action {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;  // without SA_RESTART: a blocking write returns, and the flag is seen
  for (const int signal : endings) {
    struct sigaction before {};
    if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
      sigaction(signal, &action, nullptr);
  }
  action.sa_handler = SIG_IGN;
  for (const int signal : {SIGPIPE, SIGXFSZ}) sigaction(signal, &action, nullptr);
}

int received() noexcept {
  return noted;
}

int exit_status() noexcept {
  return status::signal_base + noted;
}

void await_input(int fd) noexcept {
  // A signal that came between the look at the flag and a blocking read would not end that read.
  sigset_t blocked;
  sigset_t usual;
  sigemptyset(&blocked);
  for (const int signal : endings) sigaddset(&blocked, signal);
  sigprocmask(SIG_BLOCK, &blocked, &usual);
  pollfd polled{fd, POLLIN, 0};
  while (noted == 0 && ::ppoll(&polled, 1, nullptr, &usual) < 0 && errno == EINTR) {
  }
  sigprocmask(SIG_SETMASK, &usual, nullptr);
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
