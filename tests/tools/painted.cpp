#include "tools/painted.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>

#include "tebweez/log/text.hpp"

namespace tebweez::testing {
namespace {

using screen::Event;
using screen::KeyPress;

struct Named {
  std::string_view name;
  char32_t key;
};
constexpr std::array named{Named{"Enter", screen::key::enter},
                           Named{"Esc", screen::key::escape},
                           Named{"Left", screen::key::left},
                           Named{"Right", screen::key::right},
                           Named{"Up", screen::key::up},
                           Named{"Down", screen::key::down},
                           Named{"PgUp", screen::key::page_up},
                           Named{"PgDn", screen::key::page_down},
                           Named{"Home", screen::key::home},
                           Named{"End", screen::key::end},
                           Named{"Delete", screen::key::remove},
                           Named{"Back", screen::key::backspace},
                           Named{"Tab", screen::key::tab},
                           Named{"Space", U' '},
                           Named{"Ctrl-C", screen::key::control('c')},
                           Named{"Ctrl-D", screen::key::control('d')}};

Event event_named(std::string_view name) {
  if (name == "Tick") return screen::TimedOut{};
  if (name == "WheelUp") return screen::Wheel{-1};
  if (name == "WheelDown") return screen::Wheel{1};
  for (const Named& known : named)
    if (known.name == name) return KeyPress{known.key};
  if (name.starts_with("F"))
    return KeyPress{screen::key::f0 +
                    static_cast<char32_t>(std::stoi(std::string{name.substr(1)}))};
  throw std::invalid_argument{"not a key: " + std::string{name}};
}

}  // namespace

std::vector<Timed> events(std::string_view keys) {
  std::vector<Timed> list;
  std::chrono::milliseconds after{1000};
  while (!keys.empty()) {
    if (keys.front() == '{') {
      const std::size_t end = keys.find('}');
      const std::string_view name = keys.substr(1, end - 1);
      if (name.ends_with("ms"))
        after = std::chrono::milliseconds{std::stoi(std::string{name})};
      else
        list.push_back({event_named(name), after});
      keys.remove_prefix(end + 1);
    } else if (const auto code_point = next_code_point(keys)) {
      list.push_back({KeyPress{*code_point}, after});
    } else {
      throw std::invalid_argument{"not UTF-8"};
    }
  }
  return list;
}

Event Painted::wait(std::optional<screen::Moment> until, int /*also*/) {
  if (at_ == events_.size()) {
    now_ += std::chrono::seconds{1};
    return screen::Ended{0};
  }
  const Timed& next = events_[at_++];
  const bool waited_for = until && std::holds_alternative<screen::TimedOut>(next.event);
  now_ = waited_for ? std::max(now_, *until) : now_ + next.after;
  return next.event;
}

namespace {

/// Clicks, once its keys have been typed.
class Clicking final : public screen::Window {
 public:
  Clicking(Painted& painted, std::string_view text) : painted_{painted}, text_{text} {}

  [[nodiscard]] int rows() const override { return painted_.rows(); }
  [[nodiscard]] int columns() const override { return painted_.columns(); }
  [[nodiscard]] screen::Charset charset() const noexcept override { return painted_.charset(); }
  void show(const screen::Grid& grid) override { painted_.show(grid); }
  void redraw() override {}
  [[nodiscard]] screen::Moment now() const override { return painted_.now(); }
  [[nodiscard]] Event wait(std::optional<screen::Moment> until, int also) override {
    Event event = painted_.wait(until, also);
    if (!std::holds_alternative<screen::Ended>(event) || std::exchange(done_, true)) return event;
    return screen::Click{spot()};
  }
  void flush_input() override {}
  void suspend() override {}

 private:
  [[nodiscard]] screen::Spot spot() const {
    const screen::Grid& grid = painted_.pictures().back();
    for (int row = 0; row < grid.rows(); ++row)
      for (int column = 0; column < grid.columns(); ++column) {
        std::string rest;
        for (int i = column; i < grid.columns(); ++i) rest += grid.at(row, i).glyph;
        if (rest.starts_with(text_)) return {row, column};
      }
    throw std::invalid_argument{"nowhere on the screen: " + std::string{text_}};
  }

  Painted& painted_;
  std::string_view text_;
  bool done_ = false;
};

}  // namespace

screen::Grid clicked(std::unique_ptr<screen::Screen> first, const Canvas& canvas,
                     std::string_view keys, std::string_view text) {
  Painted painted{canvas, events(keys)};
  Clicking window{painted, text};
  screen::App app{window, {}};
  static_cast<void>(app.run(std::move(first)));
  return painted.pictures().back();
}

screen::Grid picture(std::unique_ptr<screen::Screen> first, const Canvas& canvas,
                     std::string_view keys, const DisplaySettings& display) {
  Painted window{canvas, events(keys)};
  screen::App app{window, display};
  static_cast<void>(app.run(std::move(first)));
  return window.pictures().back();
}

}  // namespace tebweez::testing
