// A program at a terminal of its own: what a person types goes in, what a terminal is sent comes
// out. What that looks like is for Terminal to say.
#pragma once

#include <termios.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "support/child.hpp"

namespace tebweez::testing {

struct Size {
  int rows = 24;
  int columns = 80;
  friend bool operator==(const Size&, const Size&) = default;
};

/// The program runs as the job of a small process that does what a shell does: it leads the
/// session, puts the program in the foreground, passes a hang-up on and notices when the program is
/// stopped. Without it Ctrl-Z would do nothing: the system doesn't stop a job that nobody could
/// continue.
class Pty {
 public:
  using Listener = std::function<void(std::string_view)>;

  explicit Pty(const Launch& launch, Size size = {}, Listener listener = {});
  ~Pty();
  Pty(const Pty&) = delete;
  Pty& operator=(const Pty&) = delete;

  [[nodiscard]] pid_t pid() const noexcept { return pid_; }
  /// All that the program sent to the terminal, byte for byte.
  [[nodiscard]] const std::string& output() const noexcept { return output_; }
  [[nodiscard]] bool running() const noexcept { return !exit_; }
  [[nodiscard]] bool stopped() const noexcept { return stopped_; }
  /// The modes of the terminal, after the end of the program too.
  [[nodiscard]] termios modes() const;
  /// What they were before the program started.
  [[nodiscard]] const termios& modes_before() const noexcept { return modes_before_; }

  /// Types; never blocks.
  void send(std::string_view keys);
  void resize(Size size);
  void signal(int number) const;
  /// The terminal vanishes.
  void close();

  /// Waits until it is so, or the program has ended. Says whether it came to be.
  [[nodiscard]] bool wait_until(const std::function<bool()>& so, milliseconds longest = patience);
  /// Waits until nothing has come for a while.
  void settle(milliseconds quiet = milliseconds{60});
  /// Waits until the program ends. One that runs too long is killed, and that is a Timeout.
  Exit wait(milliseconds longest = patience);

 private:
  void pump(milliseconds longest);
  void hear();
  void drain();

  Launch launch_;
  Listener listener_;
  pid_t leader_ = -1;
  pid_t pid_ = -1;
  Fd master_;
  Fd slave_;  // kept open, so that the terminal outlives the program and can be looked at
  Fd reports_;
  std::string to_send_;
  std::string output_;
  std::size_t heard_ = 0;
  bool stopped_ = false;
  std::optional<Exit> exit_;
  termios modes_before_{};
  termios last_modes_{};
};

/// Are the modes of two terminals the same?
[[nodiscard]] bool same_modes(const termios& a, const termios& b);

}  // namespace tebweez::testing
