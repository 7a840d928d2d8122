// A window that nobody sees, in which a replay plays itself as fast as it can be drawn, with the
// times that it would take.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "screen/pictures/cast.hpp"
#include "screen/window.hpp"

namespace tebweez::screen {

class Recording final : public Window {
 public:
  /// A recording of what a blank window as large as `blank` shows.
  Recording(const Grid& blank, std::string_view title, const Palette& palette)
      : blank_{blank}, cast_{blank, title, palette} {}

  [[nodiscard]] int rows() const override { return blank_.rows(); }
  [[nodiscard]] int columns() const override { return blank_.columns(); }
  [[nodiscard]] Charset charset() const noexcept override { return blank_.charset(); }

  [[nodiscard]] Moment now() const override { return now_; }
  void show(const Grid& grid) override { cast_.show(since_beginning(), grid); }
  void redraw() override {}
  /// Presses Space after a moment, lets every time come that is waited for, and leaves when none
  /// is any more.
  [[nodiscard]] Event wait(std::optional<Moment> until, int also) override;
  void flush_input() override {}
  void suspend() override {}

  /// The whole file.
  [[nodiscard]] std::string end() &&;

 private:
  [[nodiscard]] std::chrono::milliseconds since_beginning() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(now_ - Moment{});
  }

  Grid blank_;
  Cast cast_;
  Moment now_{};
  bool playing_ = false;
};

}  // namespace tebweez::screen
