// Somebody who plays on the board screen: reads statements of the log language, presses keys or
// clicks, and looks at screen and log before going on, as a person would.
#pragma once

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "support/program.hpp"
#include "support/terminal.hpp"

namespace tebweez::testing {

/// Is a line of a log an action or an undo, and nothing else?
[[nodiscard]] inline bool is_action(const std::string& line) {
  const std::string word = line.substr(0, line.find(' '));
  return word.size() == 1 || word == "tebweez" || word == "keep" || word == "turn" ||
         word == "give" || word == "agree" || word == "resign" || word == "undo";
}

/// Did the program end by itself, with this status, and give the terminal back as it was?
inline Exit check_gave_back(Terminal& terminal, int status) {
  const Exit exit = terminal.wait();
  CHECK(exit.signal == 0);
  CHECK(exit.status == status);
  CHECK(terminal.amiss().empty());
  return exit;
}

class Player {
 public:
  enum class Hand { keys, mouse };

  /// Starts a match that is written to `log`; how fast seeds are sown is up to `options`.
  Player(const Scratch& scratch, const Args& options, Size size = {}, Hand hand = Hand::keys)
      : log_{scratch.path("log")},
        hand_{hand},
        terminal_{scratch.tebweez(Args{"--log", log_} + options), size} {
    terminal_.await("in hand");
  }

  [[nodiscard]] Terminal& terminal() noexcept { return terminal_; }
  [[nodiscard]] const std::string& log() const noexcept { return log_; }
  [[nodiscard]] std::vector<std::string> actions() const {
    std::vector<std::string> actions;
    for (std::string& line : lines_of(read_file(log_)))
      if (is_action(line)) actions.push_back(std::move(line));
    return actions;
  }

  /// Plays the actions among these lines.
  void play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
      if (is_action(line)) play(line);
  }
  void play(const std::string& action) {
    const std::size_t before = actions().size();
    const std::string old = terminal_.text();
    std::string gone;  // what will no longer be on the screen
    if (action.starts_with("tebweez")) {
      lay_out(action);
      gone = "Done laying out?";
    } else if (action == "keep" || action == "turn") {
      gone = "turned:";
      terminal_.await("Enter confirm");  // keys are not taken before the keys are shown
      if (action == "turn") press_until(Key::right, "\u25b8 turned");
    } else if (action == "undo") {
      terminal_.await("u undo");
      terminal_.send("u");
    } else {
      choose(action.back());
      gone = std::string{"["} + action.back() + "]";
    }
    if (action != "undo") confirm();
    terminal_.await(action + " in the log", [&] { return actions().size() > before; });
    // Input is flushed after the log is written and before the screen is: so wait for that too.
    if (gone.empty())
      terminal_.await("a new screen", [&] { return terminal_.text() != old; });
    else
      terminal_.await_gone(gone);
    INFO(action);
    CHECK(actions().back() == action);
  }

  /// Chooses a pit. What was typed as a sowing ended was dropped, so it is typed until it shows.
  void choose(char letter) {
    const std::string chosen = std::string{"["} + letter + "]";
    const auto shown = [&] { return terminal_.screen().find(chosen).has_value(); };
    for (int tries = 0; !shown(); ++tries) {
      if (tries > 100) terminal_.await(chosen);
      if (hand_ == Hand::mouse)
        terminal_.click(pit(letter));
      else
        terminal_.send(std::string{letter});
      if (!terminal_.wait_until(shown, milliseconds{200}) && !terminal_.line().running())
        terminal_.await(chosen);
    }
    chosen_ = letter;
  }

  /// The middle of a pit, found by the letter over or under it.
  [[nodiscard]] Place pit(char letter) const {
    const auto& screen = terminal_.screen();
    const bool south = letter < 'a';
    for (int row = 0; row < screen.size().rows; ++row) {
      std::string letters;
      int column = -1;
      for (int c = 0; c < screen.size().columns * 2 / 3; ++c) {
        const std::string text = screen.cell({row, c}).text;
        if (text.size() != 1 || std::isalpha(static_cast<unsigned char>(text[0])) == 0) continue;
        letters += text;
        if (text[0] == letter) column = c;
      }
      if (letters.starts_with(south ? "ABCDEF" : "fedcba") || letters == "gfedcba")
        return {row + (south ? -2 : 2), column};
    }
    throw Timeout{"there is no pit " + std::string{letter} + "\n" + terminal_.text()};
  }

 private:
  void press_until(Key key, std::string_view text) {
    const auto shown = [&] { return terminal_.screen().find(text).has_value(); };
    for (int tries = 0; tries < 100 && !shown(); ++tries) {
      terminal_.send(key);
      static_cast<void>(terminal_.wait_until(shown, milliseconds{200}));
    }
    terminal_.await(text);
  }

  void confirm() {
    if (hand_ == Hand::mouse && chosen_ != 0)
      terminal_.click(pit(chosen_));
    else
      terminal_.send(Key::enter);
    chosen_ = 0;
  }

  /// "tebweez north 5 8 9 7 7 8 / 2 2 7 7 5 5", figure by figure.
  void lay_out(const std::string& action) {
    std::istringstream words{action};
    std::string word;
    words >> word >> word;
    if (word == "north") terminal_.send("t");
    char letter = 'A';
    while (words >> word) {
      if (word == "/")
        letter = 'a';
      else
        terminal_.send(letter++ + word).send(Key::enter);
    }
    terminal_.await("Ready: ");
    terminal_.send(Key::enter);
    terminal_.await("Done laying out?");
  }

  std::string log_;
  Hand hand_;
  char chosen_ = 0;
  Terminal terminal_;
};

}  // namespace tebweez::testing
