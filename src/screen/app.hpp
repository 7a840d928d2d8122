// The loop that draws screens and gives them what the players do.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "options.hpp"
#include "problem.hpp"
#include "screen/grid.hpp"
#include "screen/keys.hpp"
#include "screen/sowing_show.hpp"
#include "screen/window.hpp"

namespace tebweez::screen {

class App;

/// A letter a-g or A-G: always a pit.
struct PitLetter {
  char letter = 'A';
};
struct Digit {
  int value = 0;
};
/// A printable character, where a screen takes text.
struct Character {
  char32_t code_point = 0;
};
/// A click on the entry of a list.
struct Entry {
  int number = 0;
};
/// What a screen is given: a command, or one of the others. A `Pit` is a click on a pit.
using Input = std::variant<Command, PitLetter, Digit, Character, Pit, Entry>;

class Screen {
 public:
  Screen() = default;
  virtual ~Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  Screen(Screen&&) = delete;
  Screen& operator=(Screen&&) = delete;

  /// Which keys mean something now: bits of namespace where.
  [[nodiscard]] virtual unsigned place() const = 0;
  virtual void draw(Grid& grid, const App& app) = 0;
  virtual void handle(const Input& input, App& app) = 0;

  /// When `tick` wants to be called, if at all.
  [[nodiscard]] virtual std::optional<Moment> wake() const { return std::nullopt; }
  virtual void tick(App& /*app*/) {}
  /// A file whose input this screen waits for; negative: none.
  [[nodiscard]] virtual int watched_file() const { return -1; }
  virtual void file_ready(App& /*app*/) {}
  /// The ruleset whose rules `i` shows; null: all.
  [[nodiscard]] virtual const Rules* rules() const { return nullptr; }
  /// Does it lie over the screen below, which stays in sight?
  [[nodiscard]] virtual bool floats() const { return false; }
  /// May the program end with this status now? A screen that says no has asked something first.
  [[nodiscard]] virtual bool may_leave(App& /*app*/, int /*status*/) { return true; }
  /// What is lost or unsaved when the program ends.
  [[nodiscard]] virtual std::optional<Problem> leave() { return std::nullopt; }
};

class App {
 public:
  App(Window& window, const DisplayOptions& display);

  /// Shows screens until one ends the program; the exit status.
  [[nodiscard]] int run(std::unique_ptr<Screen> first);
  /// What to say on standard error once the terminal has been given back; may be empty.
  [[nodiscard]] const std::string& last_word() const noexcept { return last_word_; }

  /// Lays a screen on top. It takes effect after the present call into a screen.
  void push(std::unique_ptr<Screen> screen) { pushed_.push_back(std::move(screen)); }
  /// Takes the top screen away, likewise.
  void pop() { popped_ = true; }
  /// Puts another screen in the place of all there are, likewise.
  void replace(std::unique_ptr<Screen> screen) { replacement_ = std::move(screen); }
  /// Ends the program unless the screens ask something first.
  void leave(int status);
  /// Ends it whatever they say.
  void end(int status);
  /// Gives a command to the screen below the top one, which goes away.
  void close_with(Command command);
  /// Forgets what was typed ahead.
  void flush_input() { window_.flush_input(); }

  [[nodiscard]] Side below() const noexcept { return below_; }
  [[nodiscard]] Speed& speed() noexcept { return speed_; }
  [[nodiscard]] const Speed& speed() const noexcept { return speed_; }
  [[nodiscard]] const DisplayOptions& display() const noexcept { return display_; }

 private:
  void show();
  void take(const Event& event);
  void take_key(char32_t key);
  void give(const Input& input);
  /// Commands that mean the same everywhere; false: it is the screen's.
  bool take_common(Command command);
  void rearrange();
  void close_all();
  [[nodiscard]] Screen& top() { return *screens_.back(); }
  [[nodiscard]] bool too_small() const;

  Window& window_;
  DisplayOptions display_;
  Speed speed_;
  Side below_ = Side::south;
  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<std::unique_ptr<Screen>> pushed_;
  std::unique_ptr<Screen> replacement_;
  bool popped_ = false;
  Command for_below_ = Command::none;
  std::optional<Grid> shown_;
  std::optional<int> status_;
  std::string last_word_;
  int worst_ = status::done;  ///< what is lost or unsaved makes of the status
};

}  // namespace tebweez::screen
