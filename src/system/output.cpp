#include "system/output.hpp"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>

#include "system/signals.hpp"
#include "tebweez/log/text.hpp"

namespace tebweez {

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
  if (error == EPIPE) return Problem{"", status::signal_base + SIGPIPE};  // who read has enough
  const bool interrupted = error == EINTR && signals::received() != 0;
  return Problem{"standard output: " + error_text(error),
                 interrupted ? signals::exit_status() : status::failed};
}

void complain(std::string_view line) {
  static_cast<void>(write_all(STDERR_FILENO, harmless(line) + "\n"));
}

int fail(const Problem& problem) {
  // An interruption needs no words: the shell says it.
  if (problem.status < status::signal_base) complain(problem.what);
  return problem.status;
}

int finish_with(std::string_view text) {
  const auto problem = print(text);
  return problem ? fail(*problem) : status::done;
}

}  // namespace tebweez
