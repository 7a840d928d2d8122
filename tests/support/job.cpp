#include "support/job.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cerrno>
#include <csignal>

namespace tebweez::testing {
namespace {

volatile std::sig_atomic_t job = 0;
volatile std::sig_atomic_t stopped = 0;

/// As a shell does that is hung up: its jobs are too, and stopped ones go on. (A program that looks
/// for leaks as it ends stops itself for that, and would never find itself stopped if it were sent
/// on.)
void hang_up(int /*signal*/) {
  if (job <= 0) return;
  ::kill(-static_cast<pid_t>(job), SIGHUP);
  if (stopped != 0) ::kill(-static_cast<pid_t>(job), SIGCONT);
}

/// Nothing outlives a test that was killed.
void die_with_parent() {
#ifdef __linux__
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void report(int reports, const JobReport& what) {
  // Smaller than PIPE_BUF, so it is written whole or, when the test is gone, not at all.
  static_cast<void>(!::write(reports, &what, sizeof what));
}

[[noreturn]] void start(const Launch& launch, int terminal) {
  die_with_parent();
  ::setpgid(0, 0);
  ::signal(SIGTTOU, SIG_IGN);  // becoming the foreground from the background is asking for it
  ::tcsetpgrp(terminal, ::getpid());
  become(launch, terminal, terminal, terminal);
}

}  // namespace

void lead_session(const Launch& launch, const char* terminal, int reports) {
  die_with_parent();
  ::setsid();
  const int fd = ::open(terminal, O_RDWR);
  ::ioctl(fd, TIOCSCTTY, 0);
  struct sigaction action {};
  action.sa_handler = hang_up;
  action.sa_flags = SA_RESTART;
  ::sigaction(SIGHUP, &action, nullptr);
  ::signal(SIGPIPE, SIG_IGN);

  auto [start_read, start_write] = make_pipe();
  const pid_t pid = ::fork();
  if (pid == 0) start(launch, fd);
  await_start(start_read, start_write);
  job = pid;
  ::close(fd);
  report(reports, {JobReport::What::started, pid, {}});
  for (;;) {
    int status = 0;
    rusage used{};
    if (::wait4(pid, &status, WUNTRACED | WCONTINUED, &used) != pid) {
      if (errno == EINTR) continue;
      ::_exit(1);
    }
    stopped = WIFSTOPPED(status) ? 1 : 0;
    if (WIFSTOPPED(status)) {
      report(reports, {JobReport::What::stopped, pid, {}});
    } else if (WIFCONTINUED(status)) {
      report(reports, {JobReport::What::continued, pid, {}});
    } else {
      report(reports, {JobReport::What::ended, pid, exit_from(status, used)});
      ::_exit(0);
    }
  }
}

}  // namespace tebweez::testing
