// What a terminal tells of the mouse, taken byte by byte: a report may come in pieces. curses would
// wait for the rest of it, deaf to everything else.
#pragma once

#include <optional>
#include <string>

#include "screen/window.hpp"

namespace tebweez::screen {

class MouseReport {
 public:
  enum class Form {
    none,
    figures,  ///< after `ESC [ <`: button, column and row as figures, `M` for a press
    bytes,    ///< after `ESC [ M`: the same as three bytes
  };

  void begin(Form form) {
    form_ = form;
    text_.clear();
  }
  /// Is there more to come?
  [[nodiscard]] bool begun() const noexcept { return form_ != Form::none; }
  /// Takes the next byte. Once a report is whole, a click of the first button or a turn of the
  /// wheel, if that is what it tells.
  [[nodiscard]] std::optional<Event> take(char byte);

 private:
  [[nodiscard]] std::optional<Event> figures() const;

  Form form_ = Form::none;
  std::string text_;
};

}  // namespace tebweez::screen
