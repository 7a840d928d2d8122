#include "tools/painted.hpp"

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
                           Named{"Space", U' '},
                           Named{"Ctrl-C", screen::key::control('c')},
                           Named{"Ctrl-D", screen::key::control('d')}};

Event event_named(std::string_view name) {
  if (name == "Tick") return screen::TimedOut{};
  for (const Named& known : named)
    if (known.name == name) return KeyPress{known.key};
  if (name.starts_with("F"))
    return KeyPress{screen::key::f0 +
                    static_cast<char32_t>(std::stoi(std::string{name.substr(1)}))};
  throw std::invalid_argument{"not a key: " + std::string{name}};
}

}  // namespace

std::vector<Event> events(std::string_view keys) {
  std::vector<Event> list;
  while (!keys.empty()) {
    if (keys.front() == '{') {
      const std::size_t end = keys.find('}');
      list.push_back(event_named(keys.substr(1, end - 1)));
      keys.remove_prefix(end + 1);
    } else if (const auto code_point = next_code_point(keys)) {
      list.push_back(KeyPress{*code_point});
    } else {
      throw std::invalid_argument{"not UTF-8"};
    }
  }
  return list;
}

Event Painted::wait(std::optional<screen::Moment> /*until*/, int /*also*/) {
  if (at_ == events_.size()) return screen::Ended{0};
  return events_[at_++];
}

screen::Grid picture(std::unique_ptr<screen::Screen> first, const Canvas& canvas,
                     std::string_view keys, const DisplaySettings& display) {
  Painted window{canvas, events(keys)};
  screen::App app{window, display};
  static_cast<void>(app.run(std::move(first)));
  return window.pictures().back();
}

}  // namespace tebweez::testing
