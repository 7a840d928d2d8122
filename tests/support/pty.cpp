#include "support/pty.hpp"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>  // NOLINT: posix_openpt and its kin are POSIX's
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <system_error>

#include "support/job.hpp"

namespace tebweez::testing {
namespace {

constexpr milliseconds glance{20};

[[noreturn]] void fail_system(const char* what) {
  throw std::system_error{errno, std::generic_category(), what};
}

void set_size(int fd, Size size) {
  winsize window{};
  window.ws_row = static_cast<unsigned short>(size.rows);
  window.ws_col = static_cast<unsigned short>(size.columns);
  if (::ioctl(fd, TIOCSWINSZ, &window) != 0) fail_system("TIOCSWINSZ");
}

}  // namespace

Pty::Pty(const Launch& launch, Size size, Listener listener)
    : launch_{launch}, listener_{std::move(listener)}, master_{::posix_openpt(O_RDWR | O_NOCTTY)} {
  if (::grantpt(master_.get()) != 0 || ::unlockpt(master_.get()) != 0) fail_system("a pty");
  const std::string name = ::ptsname(master_.get());
  slave_ = Fd{::open(name.c_str(), O_RDWR | O_NOCTTY)};
  set_size(master_.get(), size);
  modes_before_ = modes();
  auto [reading, writing] = make_pipe();
  leader_ = ::fork();
  if (leader_ < 0) fail_system("fork");
  if (leader_ == 0) {
    // The test's own ends must not keep the terminal alive once the test lets go of it.
    master_.reset();
    slave_.reset();
    lead_session(launch, name.c_str(), writing.get());
  }
  writing.reset();
  reports_ = std::move(reading);
  JobReport first;
  if (::read(reports_.get(), &first, sizeof first) != sizeof first)
    throw std::runtime_error{"no session for " + shown(launch)};
  pid_ = first.pid;
  master_.never_blocks();
  reports_.never_blocks();
}

Pty::~Pty() {
  if (!exit_) ::kill(-pid_, SIGKILL);
  ::kill(leader_, SIGKILL);
  ::waitpid(leader_, nullptr, 0);
}

termios Pty::modes() const {
  if (!slave_) return last_modes_;
  termios modes{};
  if (::tcgetattr(slave_.get(), &modes) != 0) fail_system("tcgetattr");
  return modes;
}

void Pty::send(std::string_view keys) {
  if (!master_ || exit_) return;
  to_send_ += keys;
  static_cast<void>(write_some(master_.get(), to_send_));
}

void Pty::resize(Size size) {
  set_size(master_.get(), size);
}

void Pty::signal(int number) const {
  if (!exit_) ::kill(pid_, number);
}

void Pty::close() {
  last_modes_ = modes();
  slave_.reset();
  master_.reset();
}

void Pty::pump(milliseconds longest) {
  const short wanted = static_cast<short>(to_send_.empty() ? POLLIN : POLLIN | POLLOUT);
  std::array<pollfd, 2> polled{
      {{master_.get(), wanted, 0}, {exit_ ? -1 : reports_.get(), POLLIN, 0}}};
  if (::poll(polled.data(), polled.size(), static_cast<int>(longest.count())) <= 0) return;
  if ((polled[0].revents & POLLOUT) != 0) static_cast<void>(write_some(master_.get(), to_send_));
  if ((polled[0].revents & POLLIN) != 0) static_cast<void>(read_some(master_.get(), output_));
  hear();
  JobReport report;
  while (polled[1].revents != 0 &&
         ::read(reports_.get(), &report, sizeof report) == sizeof report) {
    stopped_ = report.what == JobReport::What::stopped;
    if (report.what == JobReport::What::ended) {
      exit_ = report.exit;
      drain();
    }
  }
}

/// Hands on what has come since the last time.
void Pty::hear() {
  const std::string_view news = std::string_view{output_}.substr(heard_);
  heard_ = output_.size();
  if (listener_ && !news.empty()) listener_(news);
}

/// What the program sent last may still be on its way when it has ended. Once nobody holds the
/// terminal any more its end is certain.
void Pty::drain() {
  if (!master_) return;
  last_modes_ = modes();
  slave_.reset();
  const Deadline deadline{patience};
  while (read_some(master_.get(), output_) && !deadline.passed()) {
    pollfd polled{master_.get(), POLLIN, 0};
    ::poll(&polled, 1, static_cast<int>(glance.count()));
  }
  hear();
}

bool Pty::wait_until(const std::function<bool()>& so, milliseconds longest) {
  const Deadline deadline{longest};
  while (!so()) {
    if (exit_ || deadline.passed()) return false;
    pump(deadline.left(glance));
  }
  return true;
}

void Pty::settle(milliseconds quiet) {
  const Deadline deadline{patience};
  std::size_t before = output_.size();
  for (Deadline calm{quiet}; !calm.passed() && !deadline.passed() && !exit_;) {
    pump(calm.left(quiet));
    if (output_.size() == before) continue;
    before = output_.size();
    calm = Deadline{quiet};
  }
}

Exit Pty::wait(milliseconds longest) {
  const Deadline deadline{longest};
  while (!exit_ && !deadline.passed()) pump(deadline.left(glance));
  if (exit_) return *exit_;
  ::kill(-pid_, SIGKILL);
  throw Timeout{shown(launch_) + " did not end in time and was killed"};
}

bool same_modes(const termios& a, const termios& b) {
  return a.c_iflag == b.c_iflag && a.c_oflag == b.c_oflag && a.c_cflag == b.c_cflag &&
         a.c_lflag == b.c_lflag &&
         std::equal(std::begin(a.c_cc), std::end(a.c_cc), std::begin(b.c_cc));
}

}  // namespace tebweez::testing
