// One line on standard error, drawn over itself a few times a second, where that is a terminal.
#pragma once

#include <sys/ioctl.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <utility>

#include "system/output.hpp"

namespace tebweez {

/// Cleared when it goes; never wider than the window.
class ProgressLine {
 public:
  ProgressLine() : shown_{::isatty(STDERR_FILENO) == 1} {}
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine(ProgressLine&&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ProgressLine& operator=(ProgressLine&&) = delete;
  ~ProgressLine() {
    if (drawn_) draw("\r\033[K");
  }

  /// What is to be shown; ASCII, and cut off where the window ends.
  void say(std::string text) { text_ = std::move(text); }
  /// Draws it, if it is time.
  void tick() {
    if (!shown_) return;
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds{200};
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - began_).count();
    const std::string line = std::to_string(seconds) + " s  " + text_;
    draw("\r" + line.substr(0, columns() - 1) + "\033[K");
    drawn_ = true;
  }

 private:
  using Clock = std::chrono::steady_clock;

  static void draw(const std::string& text) { static_cast<void>(write_all(STDERR_FILENO, text)); }
  static std::size_t columns() {
    winsize window{};
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0) return 80;
    return window.ws_col;
  }

  bool shown_;
  bool drawn_ = false;
  std::string text_;
  Clock::time_point began_ = Clock::now();
  Clock::time_point next_ = began_ + std::chrono::milliseconds{300};
};

}  // namespace tebweez
