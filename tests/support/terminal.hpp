// A program in a terminal emulator: a test types, clicks and resizes, and looks at the cells.
//
//     const Scratch scratch;
//     Terminal terminal{scratch.tebweez({"--variant", "akil"})};
//     terminal.await("to lay out");
//     terminal.send("=").send(Key::enter);
//     CHECK(terminal.screen().cell({0, 1}).bold);
//     CHECK(terminal.wait().status == 0);
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "support/emulator.hpp"
#include "support/pty.hpp"
#include "support/scratch.hpp"

namespace tebweez::testing {

class Terminal {
 public:
  /// `utf8` is what the emulator takes the bytes for; the program goes by its locale.
  explicit Terminal(const Launch& launch, Size size = {}, bool utf8 = true);

  [[nodiscard]] const Emulator& screen() const noexcept { return screen_; }
  /// The terminal behind the screen: modes, whether the program runs or is stopped, raw output.
  [[nodiscard]] const Pty& line() const noexcept { return pty_; }
  /// The whole screen, one line a row, without the blanks at their ends.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::vector<std::string> rows() const;
  /// How many bytes the program has sent.
  [[nodiscard]] std::size_t bytes() const { return pty_.output().size(); }

  /// Types characters as they are, or keys as this terminal sends them now.
  Terminal& send(std::string_view keys);
  Terminal& send(Key key, int times = 1);
  /// A press and release; nothing is sent where the program has not asked for the mouse.
  Terminal& click(Place place, int button = 1);
  /// A click on the first place where a text stands.
  Terminal& click(std::string_view text);
  void resize(Size size);
  void signal(int number) { pty_.signal(number); }
  void close() { pty_.close(); }

  /// Waits until it is so; says whether it came to be, at once when the program ends.
  [[nodiscard]] bool wait_until(const std::function<bool()>& so, milliseconds longest = patience);
  /// Waits until a text is on the screen, or no longer; throws Timeout with the screen if it never
  /// is.
  void await(std::string_view text);
  void await_gone(std::string_view text);
  /// Waits for something else, which `what` names.
  void await(const std::string& what, const std::function<bool()>& so);
  /// Waits until the program has sent nothing for a while.
  void settle(milliseconds quiet = milliseconds{60}) { pty_.settle(quiet); }
  Exit wait(milliseconds longest = patience);

  /// What is amiss with the terminal as it is left, one line each: another screen, no cursor, mouse
  /// reports, colours, keys or modes that are not those from before the start.
  [[nodiscard]] std::string amiss() const;

 private:
  [[nodiscard]] std::string framed() const;

  Emulator screen_;
  Pty pty_;
};

}  // namespace tebweez::testing
