// What can be shown: one screen, and what it is given to do.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "screen/grid.hpp"
#include "screen/keys.hpp"
#include "screen/window.hpp"
#include "system/problem.hpp"
#include "tebweez/rules.hpp"

namespace tebweez::screen {

class App;

/// A letter a-g or A-G: always a pit, of the row that its case names.
struct PitLetter {
  Pit pit;
  friend bool operator==(const PitLetter&, const PitLetter&) = default;
};
struct Digit {
  int value = 0;
  friend bool operator==(const Digit&, const Digit&) = default;
};
/// A printable character, where a screen takes text.
struct Character {
  char32_t code_point = 0;
  friend bool operator==(const Character&, const Character&) = default;
};
/// A click on the entry of a list.
struct Entry {
  int number = 0;
  friend bool operator==(const Entry&, const Entry&) = default;
};
/// The wheel of the mouse: what is to be gone through goes on.
struct Scroll {
  int lines = 0;  ///< down; negative: up
  friend bool operator==(const Scroll&, const Scroll&) = default;
};
/// What a screen is given: a request, or one of the others. A `Pit` is a click on a pit.
using Input = std::variant<Request, PitLetter, Digit, Character, Pit, Entry, Scroll>;

class Screen {
 public:
  Screen() = default;
  virtual ~Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  Screen(Screen&&) = delete;
  Screen& operator=(Screen&&) = delete;

  /// Which keys mean something now: bits of namespace where.
  [[nodiscard]] virtual Context context() const = 0;
  virtual void draw(Grid& grid, const App& app) = 0;
  virtual void handle(const Input& input, App& app) = 0;

  /// What its keys ask for but can't be done now: help does not tell of it.
  [[nodiscard]] virtual std::vector<Request> impossible() const { return {}; }
  /// When `tick` wants to be called, if at all.
  [[nodiscard]] virtual std::optional<Moment> wake() const { return std::nullopt; }
  virtual void tick(App& /*app*/) {}
  /// A file whose input this screen waits for; negative: none.
  [[nodiscard]] virtual int watched_file() const { return -1; }
  virtual void file_ready(App& /*app*/) {}
  /// The ruleset whose rules `i` shows; null: all.
  [[nodiscard]] virtual const Rules* rules() const { return nullptr; }
  /// What lay over it has gone.
  virtual void uncovered() {}
  /// Does it lie over the screen below, which stays in sight?
  [[nodiscard]] virtual bool floats() const { return false; }
  /// Does Esc mean something on it now, though it lies over another screen?
  [[nodiscard]] virtual bool takes_close() const { return false; }
  /// May the program end with this status now? A screen that says no has asked something first.
  [[nodiscard]] virtual bool may_leave(App& /*app*/, int /*status*/) { return true; }
  /// Is it the question whether to leave? To want that again while it stands is an answer.
  [[nodiscard]] virtual bool asks_to_leave() const { return false; }
  /// What help should say of this screen beside its keys.
  [[nodiscard]] virtual std::string help_note() const { return {}; }
  /// What to say in the shell once nothing is lost or unsaved.
  [[nodiscard]] virtual std::string farewell() const { return {}; }
  /// What is lost or unsaved when the program ends.
  [[nodiscard]] virtual std::optional<Problem> leave() { return std::nullopt; }
};

}  // namespace tebweez::screen
