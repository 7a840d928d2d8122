// What the screens are shown on and get their events and the time from: the terminal, or a test's
// stand-in.
#pragma once

#include <chrono>
#include <optional>
#include <variant>

#include "screen/display_settings.hpp"
#include "screen/grid.hpp"

namespace tebweez::screen {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

/// What the terminal reports.
struct KeyPress {
  char32_t key = 0;     ///< see namespace key
  bool pasted = false;  ///< nobody typed it
};
struct Click {
  Spot spot;
};
struct Wheel {
  int lines = 0;  ///< down; negative: up
};
struct Resized {};
struct TimedOut {};    ///< the moment that was waited for has come
struct InputReady {};  ///< the other file has something to read
struct Ended {         ///< the program must end: a signal, or the terminal is gone
  int status = 0;
};
using Event = std::variant<KeyPress, Click, Wheel, Resized, TimedOut, InputReady, Ended>;

class Window {
 public:
  Window() = default;
  virtual ~Window() = default;
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  Window(Window&&) = delete;
  Window& operator=(Window&&) = delete;

  [[nodiscard]] virtual int rows() const = 0;
  [[nodiscard]] virtual int columns() const = 0;
  [[nodiscard]] virtual Charset charset() const noexcept = 0;

  /// What time it is here; a recording does not wait for the clock on the wall.
  [[nodiscard]] virtual Moment now() const { return Clock::now(); }
  /// Shows a picture; only what changed is sent.
  virtual void show(const Grid& grid) = 0;
  /// Shows what follows in the colours of these settings; nothing else of them is looked at.
  virtual void wear(const DisplaySettings& /*display*/) {}
  /// Forgets what is shown: the next picture is sent whole.
  virtual void redraw() = 0;
  /// Waits for the next event, until `until` if there is such a moment. Never polls.
  /// @param also another file whose input ends the waiting; negative: none
  [[nodiscard]] virtual Event wait(std::optional<Moment> until, int also) = 0;
  /// Drops what was typed and not yet read.
  virtual void flush_input() = 0;
  /// Gives the terminal back, stops the program, and takes the terminal again when it goes on.
  virtual void suspend() = 0;
};

}  // namespace tebweez::screen
