// The terminal itself. terminal.cpp is the one file that includes curses.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "options.hpp"
#include "problem.hpp"
#include "screen/grid.hpp"
#include "tebweez/result.hpp"

namespace tebweez::screen {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

/// What the terminal reports.
struct KeyPress {
  char32_t key = 0;  ///< see namespace key
};
struct Click {
  Spot spot;
};
struct Resized {};
struct TimedOut {};    ///< the moment that was waited for has come
struct InputReady {};  ///< the other file has something to read
struct Ended {         ///< the program must end: a signal, or the terminal is gone
  int status = 0;
};
using Event = std::variant<KeyPress, Click, Resized, TimedOut, InputReady, Ended>;

class Terminal {
 public:
  /// Takes the terminal over. A problem when it can't be used: then nothing has changed.
  [[nodiscard]] static Result<std::unique_ptr<Terminal>, Problem> open(
      const DisplayOptions& display);
  /// Gives the terminal back as it was.
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal(Terminal&&) = delete;
  Terminal& operator=(Terminal&&) = delete;

  [[nodiscard]] int rows() const;
  [[nodiscard]] int columns() const;
  [[nodiscard]] Charset charset() const noexcept { return charset_; }

  /// Shows a picture; only what changed is sent.
  void show(const Grid& grid);
  /// Forgets what the terminal shows: the next picture is sent whole.
  void redraw();
  /// Waits for the next event, until `until` if there is such a moment. Never polls.
  /// @param also another file whose input ends the waiting; negative: none
  [[nodiscard]] Event wait(std::optional<Moment> until, int also = -1);
  /// Drops what was typed and not yet read.
  void flush_input();
  /// Gives the terminal back, stops the program, and takes the terminal again when it goes on.
  void suspend();

 private:
  struct Handles;
  Terminal(std::unique_ptr<Handles> handles, const DisplayOptions& display, Charset charset);
  [[nodiscard]] std::optional<Event> next_key();
  void take_over();

  std::unique_ptr<Handles> handles_;
  DisplayOptions display_;
  Charset charset_;
  bool colors_ = false;
  std::optional<Grid> shown_;
  bool gone_ = false;
};

}  // namespace tebweez::screen
