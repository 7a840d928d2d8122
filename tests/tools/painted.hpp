// The screens without a terminal: keys are typed at them, and the last picture is looked at.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "screen/app.hpp"

namespace tebweez::testing {

/// The size of a window and what it can show.
struct Canvas {
  int rows = 24;
  int columns = 80;
  screen::Charset charset = screen::Charset::utf8;
};

/// Keys as they are written in tests: characters stand for themselves, names in braces for the
/// others: `p{Enter}{Down}{F1}`. `{Tick}` lets the time come that the screen waits for,
/// `{WheelUp}` and `{WheelDown}` turn the mouse's wheel by a notch. From one to the next a second
/// passes; from `{30ms}` on it is so long.
struct Timed {
  screen::Event event;
  std::chrono::milliseconds after{};  ///< since the event before
};
[[nodiscard]] std::vector<Timed> events(std::string_view keys);

/// A window that nobody sees. When its events are used up, the program ends.
class Painted final : public screen::Window {
 public:
  Painted(const Canvas& canvas, std::vector<Timed> events)
      : canvas_{canvas}, events_{std::move(events)} {}

  [[nodiscard]] int rows() const override { return canvas_.rows; }
  [[nodiscard]] int columns() const override { return canvas_.columns; }
  [[nodiscard]] screen::Charset charset() const noexcept override { return canvas_.charset; }
  void show(const screen::Grid& grid) override { pictures_.push_back(grid); }
  void redraw() override {}
  [[nodiscard]] screen::Moment now() const override { return now_; }
  [[nodiscard]] screen::Event wait(std::optional<screen::Moment> until, int also) override;
  void flush_input() override { ++flushes_; }
  void suspend() override {}

  /// One before the first event, and one after each.
  [[nodiscard]] const std::vector<screen::Grid>& pictures() const noexcept { return pictures_; }
  [[nodiscard]] int flushes() const noexcept { return flushes_; }

 private:
  Canvas canvas_;
  std::vector<Timed> events_;
  std::size_t at_ = 0;
  screen::Moment now_{std::chrono::hours{1}};
  std::vector<screen::Grid> pictures_;
  int flushes_ = 0;
};

/// The picture after these keys, and after a click on the first place where a text stands then.
[[nodiscard]] screen::Grid clicked(std::unique_ptr<screen::Screen> first, const Canvas& canvas,
                                   std::string_view keys, std::string_view text);
/// The picture after these keys.
[[nodiscard]] screen::Grid picture(std::unique_ptr<screen::Screen> first, const Canvas& canvas,
                                   std::string_view keys, const DisplaySettings& display = {});

}  // namespace tebweez::testing
