// A terminal as a person sees it: what it is sent becomes cells, keys and clicks become what it
// sends. A thin cover of libvterm, of every version from 0.1.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "support/pty.hpp"

namespace tebweez::testing {

/// A place on the screen, counted from the upper left corner, from 0.
struct Place {
  int row = 0;
  int column = 0;
  friend bool operator==(const Place&, const Place&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Place& place);
};

/// A colour: one of the terminal's 256, the terminal's own default, or any other.
struct Color {
  static constexpr std::int32_t own = -1;
  static constexpr std::int32_t rgb = 0x1000000;  ///< plus 0xRRGGBB
  std::int32_t value = own;
  friend bool operator==(const Color&, const Color&) = default;
};

struct Cell {
  std::string text;  ///< empty in a blank cell and in the right half of a wide character
  int width = 1;     ///< 2: wide; 0: the right half of a wide character
  bool bold = false;
  bool dim = false;  ///< never set by libvterm before 0.3.3
  bool underline = false;
  bool blink = false;
  bool reverse = false;
  Color foreground = {};
  Color background = {};
  friend bool operator==(const Cell&, const Cell&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Cell& cell);
};

enum class Key {
  enter,
  escape,
  tab,
  backspace,
  up,
  down,
  left,
  right,
  insert,
  del,
  home,
  end,
  page_up,
  page_down,
  f1,
  f2,
  f3,
  f4,
  f5,
  f10
};
enum class MouseMode { off, click, drag, move };

class Emulator {
 public:
  /// `answer` gets what the terminal sends by itself and by key() and click().
  Emulator(Size size, bool utf8, std::function<void(std::string_view)> answer);
  ~Emulator();
  Emulator(const Emulator&) = delete;
  Emulator& operator=(const Emulator&) = delete;

  void feed(std::string_view bytes);
  void resize(Size size);
  void key(Key key);
  void click(Place place, int button);
  /// What a key would send now, without sending it.
  [[nodiscard]] std::string encoding(Key key) const;

  [[nodiscard]] Size size() const;
  [[nodiscard]] Cell cell(Place place) const;
  /// One line of the screen, without the blanks at its end.
  [[nodiscard]] std::string row(int row) const;
  /// Where a text stands first, reading line by line.
  [[nodiscard]] std::optional<Place> find(std::string_view text) const;
  [[nodiscard]] Place cursor() const;
  [[nodiscard]] bool cursor_visible() const;
  [[nodiscard]] bool alternate_screen() const;
  [[nodiscard]] MouseMode mouse() const;
  /// Is what is pasted put in brackets?
  [[nodiscard]] bool brackets_pastes() const;
  [[nodiscard]] const std::string& title() const;
  [[nodiscard]] int bells() const;
  /// Is what is printed now plain: no colour, not bold, nothing?
  [[nodiscard]] bool plain_pen() const;

 private:
  struct Machine;
  std::unique_ptr<Machine> machine_;
};

}  // namespace tebweez::testing
