// A program at pipes: what goes in, what comes out, how it ends.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "support/child.hpp"

namespace tebweez::testing {

class Process {
 public:
  explicit Process(const Launch& launch);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  [[nodiscard]] pid_t pid() const noexcept { return pid_; }
  [[nodiscard]] const std::string& out() const noexcept { return out_text_; }
  [[nodiscard]] const std::string& err() const noexcept { return err_text_; }

  /// Gives it input. It is written as the program reads; nothing here ever blocks.
  void send(std::string_view text);
  /// Nothing more will be sent.
  void close_input();
  /// Nothing more is read: writing it gets the program a SIGPIPE or EPIPE.
  void close_output();
  void signal(int number) const;

  /// Waits until it is so. Says whether it came to be.
  [[nodiscard]] bool wait_until(const std::function<bool()>& so, milliseconds longest = patience);
  /// Waits until the output holds a text; throws Timeout where that never comes.
  void await(std::string_view text);
  /// Waits for the end without closing the input. One that runs too long is killed, and that is a
  /// Timeout.
  Exit wait(milliseconds longest = patience);
  /// The same with the input closed.
  Exit finish(milliseconds longest = patience);

 private:
  bool pump(milliseconds longest);
  void end_of_patience(const std::string& what);

  Launch launch_;
  pid_t pid_ = -1;
  Fd in_;
  Fd out_;
  Fd err_;
  bool input_ends_ = false;
  std::string to_send_;
  std::string out_text_;
  std::string err_text_;
  std::optional<Exit> exit_;
};

/// All that a program said and how it ended.
struct Finished {
  int status = -1;
  int signal = 0;
  std::string out;
  std::string err;
};

/// Runs a program to its end, with a text as its whole input.
[[nodiscard]] Finished run(const Launch& launch, std::string_view input = {},
                           milliseconds longest = patience);

}  // namespace tebweez::testing
