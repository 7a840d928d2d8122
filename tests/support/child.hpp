// What processes at pipes and processes at a terminal have in common.
#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <chrono>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace tebweez::testing {

using std::chrono::milliseconds;

/// What a test waits at most. Only a failing test ever waits so long, so it is generous: the
/// machine may be busy and the program slowed down by sanitizers.
inline constexpr milliseconds patience{20000};

/// A program to start: its arguments, its whole environment, the folder it is started in.
struct Launch {
  std::string program;
  std::vector<std::string> args;
  std::map<std::string, std::string> env;
  std::string folder;
  std::vector<int> ignored = {};  ///< signals it finds ignored, as nohup and some shells leave them
};

/// How a program ended, and what it used.
struct Exit {
  int status = -1;  ///< -1 where a signal ended it
  int signal = 0;
  double cpu_seconds = 0;
  long peak_kilobytes = 0;
};

/// Something was waited for in vain.
struct Timeout : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// An owned file descriptor that no started program inherits.
class Fd {
 public:
  Fd() = default;
  explicit Fd(int fd);
  Fd(Fd&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}
  Fd& operator=(Fd&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~Fd() { reset(); }

  [[nodiscard]] int get() const noexcept { return fd_; }
  [[nodiscard]] explicit operator bool() const noexcept { return fd_ >= 0; }
  void reset() noexcept;
  void never_blocks() const;

 private:
  int fd_ = -1;
};

/// The two ends of a new pipe, the reading one first.
[[nodiscard]] std::pair<Fd, Fd> make_pipe();

/// Reads what is there into `text`. Says whether more can come.
[[nodiscard]] bool read_some(int fd, std::string& text);
/// Writes what goes and takes it off `text`. Says whether the other end is still there.
[[nodiscard]] bool write_some(int fd, std::string& text);

/// Waits until the process that holds the other end of this pipe has become its program. Before, a
/// signal would meet the handlers of the test.
void await_start(Fd& reading, Fd& writing);

/// In a forked process: becomes the program, with these as its standard input, output and error.
[[noreturn]] void become(const Launch& launch, int in, int out, int err);

/// Collects a child that has ended; false while it runs.
[[nodiscard]] bool collect(pid_t pid, Exit& exit);
/// How a child ended and what it used, as wait4 tells it.
[[nodiscard]] Exit exit_from(int wait_status, const rusage& used);

/// The command as a person would type it, for messages.
[[nodiscard]] std::string shown(const Launch& launch);

/// A point in time to wait for.
class Deadline {
 public:
  explicit Deadline(milliseconds from_now) : end_{Clock::now() + from_now} {}
  [[nodiscard]] bool passed() const { return Clock::now() >= end_; }
  /// What is left, but no more than `most`.
  [[nodiscard]] milliseconds left(milliseconds most) const;

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_;
};

}  // namespace tebweez::testing
