// What a terminal tells of the mouse, taken byte by byte: a report may come in pieces. curses would
// wait for the rest of it, deaf to everything else.
#pragma once

#include <optional>
#include <string>

#include "screen/grid.hpp"

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
  /// Takes the next byte. Where the first button was pressed, once a report that says so is whole.
  [[nodiscard]] std::optional<Spot> take(char byte);

 private:
  [[nodiscard]] std::optional<Spot> figures() const;

  Form form_ = Form::none;
  std::string text_;
};

}  // namespace tebweez::screen
