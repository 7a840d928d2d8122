#include "system/signals.hpp"

#include <poll.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "system/problem.hpp"

namespace tebweez::signals {
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

}  // namespace tebweez::signals
