// The terminal itself. terminal.cpp is the one file that includes curses.
#pragma once

#include <cwchar>
#include <memory>
#include <optional>

#include "screen/display_settings.hpp"
#include "screen/terminal/mouse_report.hpp"
#include "screen/terminal/stray_sequence.hpp"
#include "screen/window.hpp"
#include "system/problem.hpp"
#include "tebweez/result.hpp"

namespace tebweez::screen {

class Terminal final : public Window {
 public:
  /// Where keys come from: standard input, unless that is no terminal or a log to be read.
  enum class Keys { from_input, from_terminal };
  /// Takes the terminal over. A problem when it can't be used: then nothing has changed.
  [[nodiscard]] static Result<std::unique_ptr<Terminal>, Problem> open(
      const DisplaySettings& display, Keys from = Keys::from_input);
  /// Gives the terminal back as it was.
  ~Terminal() override;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal(Terminal&&) = delete;
  Terminal& operator=(Terminal&&) = delete;

  [[nodiscard]] int rows() const override;
  [[nodiscard]] int columns() const override;
  [[nodiscard]] Charset charset() const noexcept override { return charset_; }

  void show(const Grid& grid) override;
  void wear(const DisplaySettings& display) override;
  void redraw() override;
  [[nodiscard]] Event wait(std::optional<Moment> until, int also) override;
  void flush_input() override;
  void suspend() override;

 private:
  struct Handles;
  Terminal(std::unique_ptr<Handles> handles, const DisplaySettings& display, Charset charset);
  [[nodiscard]] std::optional<Event> next_key();
  void take_stray(char byte);
  [[nodiscard]] char32_t typed_character(char byte);
  [[nodiscard]] bool stray_begins();
  [[nodiscard]] bool goes_on_after_escape(int code, Moment now);
  void take_over();
  void give_back();
  void report_mouse(bool wanted) const;
  static void report_pastes(bool wanted);

  std::unique_ptr<Handles> handles_;
  DisplaySettings display_;
  Charset charset_;
  std::optional<Scheme> scheme_;  ///< nothing: without colours
  std::optional<Grid> shown_;
  MouseReport report_;
  StraySequence stray_;
  bool pasting_ = false;    ///< what comes was not typed
  Moment last_byte_{};      ///< when something came last
  Moment escape_at_{};      ///< when ESC came alone
  std::mbstate_t typed_{};  ///< of a character that has not come whole yet
  bool gone_ = false;
};

}  // namespace tebweez::screen
