#include "support/child.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

extern char** environ;  // NOLINT: POSIX declares it nowhere

namespace tebweez::testing {
namespace {

constexpr int cannot_start = 127;  // what a shell says of a program it can't start

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

Fd::Fd(int fd) : fd_{fd} {
  if (fd < 0) throw std::system_error{errno, std::generic_category(), "a file descriptor"};
  ::fcntl(fd, F_SETFD, FD_CLOEXEC);
}

void Fd::reset() noexcept {
  if (fd_ >= 0) ::close(fd_);
  fd_ = -1;
}

void Fd::never_blocks() const {
  ::fcntl(fd_, F_SETFL, ::fcntl(fd_, F_GETFL) | O_NONBLOCK);
}

std::pair<Fd, Fd> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) throw std::system_error{errno, std::generic_category(), "pipe"};
  return {Fd{ends[0]}, Fd{ends[1]}};
}

bool read_some(int fd, std::string& text) {
  std::array<char, 65536> buffer;
  for (;;) {
    const ssize_t got = ::read(fd, buffer.data(), buffer.size());
    if (got > 0) text.append(buffer.data(), static_cast<std::size_t>(got));
    if (got > 0 || (got < 0 && errno == EINTR)) continue;
    return got < 0 && errno == EAGAIN;
  }
}

bool write_some(int fd, std::string& text) {
  while (!text.empty()) {
    const ssize_t put = ::write(fd, text.data(), text.size());
    if (put > 0) text.erase(0, static_cast<std::size_t>(put));
    if (put > 0 || (put < 0 && errno == EINTR)) continue;
    return put < 0 && errno == EAGAIN;
  }
  return true;
}

void await_start(Fd& reading, Fd& writing) {
  writing.reset();
  std::string nothing;
  // The pipe closes by itself when the program is executed.
  static_cast<void>(read_some(reading.get(), nothing));
}

void become(const Launch& launch, int in, int out, int err) {
  std::vector<char*> argv{const_cast<char*>(launch.program.c_str())};
  for (const std::string& arg : launch.args) argv.push_back(const_cast<char*>(arg.c_str()));
  argv.push_back(nullptr);
  std::vector<std::string> pairs;
  for (const auto& [name, value] : launch.env) pairs.push_back(name + "=" + value);
  std::vector<char*> env;
  for (std::string& pair : pairs) env.push_back(pair.data());
  env.push_back(nullptr);

  // All three are above 2 or already in place, so none is overwritten before it is used.
  if (::dup2(in, 0) < 0 || ::dup2(out, 1) < 0 || ::dup2(err, 2) < 0) ::_exit(cannot_start);
  for (const int fd : {in, out, err})
    if (fd > 2) ::close(fd);
  for (const int signal : {SIGPIPE, SIGHUP, SIGTTOU, SIGCHLD, SIGINT, SIGQUIT})
    std::signal(signal, SIG_DFL);
  for (const int signal : launch.ignored) std::signal(signal, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  if (!launch.folder.empty() && ::chdir(launch.folder.c_str()) != 0) ::_exit(cannot_start);
  environ = env.data();
  ::execvp(launch.program.c_str(), argv.data());
  ::_exit(cannot_start);
}

bool collect(pid_t pid, Exit& exit) {
  int status = 0;
  rusage used{};
  const pid_t got = ::wait4(pid, &status, WNOHANG, &used);
  if (got == 0 || (got < 0 && errno == EINTR)) return false;
  if (got < 0) throw std::system_error{errno, std::generic_category(), "wait4"};
  exit = exit_from(status, used);
  return true;
}

Exit exit_from(int wait_status, const rusage& used) {
  Exit exit;
  exit.cpu_seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  exit.peak_kilobytes = used.ru_maxrss;
  if (WIFEXITED(wait_status)) exit.status = WEXITSTATUS(wait_status);
  if (WIFSIGNALED(wait_status)) exit.signal = WTERMSIG(wait_status);
  return exit;
}

std::string shown(const Launch& launch) {
  std::string text = launch.program;
  for (const std::string& arg : launch.args) text += " '" + arg + "'";
  return text;
}

milliseconds Deadline::left(milliseconds most) const {
  const auto left = std::chrono::duration_cast<milliseconds>(end_ - Clock::now());
  return std::clamp(left, milliseconds{0}, most);
}

}  // namespace tebweez::testing
