#include "support/terminal.hpp"

#include <stdexcept>

namespace tebweez::testing {

Terminal::Terminal(const Launch& launch, Size size, bool utf8)
    : screen_{size, utf8, [this](std::string_view bytes) { pty_.send(bytes); }},
      pty_{launch, size, [this](std::string_view bytes) { screen_.feed(bytes); }} {}

std::vector<std::string> Terminal::rows() const {
  std::vector<std::string> rows;
  for (int row = 0; row < screen_.size().rows; ++row) rows.push_back(screen_.row(row));
  return rows;
}

std::string Terminal::text() const {
  std::string text;
  for (const std::string& row : rows()) text += row + "\n";
  return text;
}

Terminal& Terminal::send(std::string_view keys) {
  pty_.send(keys);
  return *this;
}

Terminal& Terminal::send(Key key, int times) {
  for (int i = 0; i < times; ++i) screen_.key(key);
  return *this;
}

Terminal& Terminal::click(Place place, int button) {
  screen_.click(place, button);
  return *this;
}

Terminal& Terminal::click(std::string_view text) {
  const auto place = screen_.find(text);
  if (!place) throw std::runtime_error{"no \"" + std::string{text} + "\" to click on\n" + framed()};
  return click(*place);
}

void Terminal::resize(Size size) {
  // First here: a program told of its new size may draw at once.
  screen_.resize(size);
  pty_.resize(size);
}

bool Terminal::wait_until(const std::function<bool()>& so, milliseconds longest) {
  return pty_.wait_until(so, longest);
}

void Terminal::await(const std::string& what, const std::function<bool()>& so) {
  if (!wait_until(so)) throw Timeout{"waited in vain for " + what + framed()};
}

void Terminal::await(std::string_view text) {
  await("\"" + std::string{text} + "\"", [&] { return screen_.find(text).has_value(); });
}

void Terminal::await_gone(std::string_view text) {
  await("\"" + std::string{text} + "\" to go", [&] { return !screen_.find(text); });
}

Exit Terminal::wait(milliseconds longest) {
  try {
    return pty_.wait(longest);
  } catch (const Timeout& timeout) {
    throw Timeout{timeout.what() + framed()};
  }
}

/// The screen in a frame, for messages.
std::string Terminal::framed() const {
  const std::string rule(static_cast<std::size_t>(screen_.size().columns), '-');
  return (pty_.running() ? "\n" : ", and the program has ended\n") + rule + "\n" + text() + rule;
}

std::string Terminal::amiss() const {
  std::string text;
  if (screen_.alternate_screen()) text += "the alternate screen is on\n";
  if (!screen_.cursor_visible()) text += "the cursor is hidden\n";
  if (screen_.mouse() != MouseMode::off) text += "the mouse is reported\n";
  if (screen_.brackets_pastes()) text += "pastes are put in brackets\n";
  if (!screen_.plain_pen()) text += "what is printed next has colours or attributes\n";
  if (screen_.encoding(Key::up) != "\x1b[A") text += "the arrow keys are in application mode\n";
  if (!same_modes(pty_.modes_before(), pty_.modes())) text += "the terminal's modes are others\n";
  return text;
}

}  // namespace tebweez::testing
