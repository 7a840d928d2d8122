#include "screen/terminal/mouse_report.hpp"

#include <array>
#include <cstddef>
#include <string_view>

#include "tebweez/log/text.hpp"

namespace tebweez::screen {
namespace {

constexpr std::size_t longest = 20;
constexpr int first_byte = 32;  // added to each number that is sent as a byte

/// What a press means, if anything; Shift, Alt and Control may be held.
std::optional<Event> pressed(int button, Spot spot) noexcept {
  constexpr unsigned modifiers = 4U | 8U | 16U;
  constexpr unsigned wheel_up = 64;
  constexpr unsigned wheel_down = 65;
  switch (static_cast<unsigned>(button) & ~modifiers) {
    case 0: return Click{spot};
    case wheel_up: return Wheel{-1};
    case wheel_down: return Wheel{1};
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<Event> MouseReport::take(char byte) {
  std::optional<Event> event;
  if (form_ == Form::bytes) {
    text_ += byte;
    if (text_.size() < 3) return std::nullopt;
    const auto number = [this](std::size_t i) {
      return static_cast<unsigned char>(text_[i]) - first_byte;
    };
    event = pressed(number(0), Spot{number(2) - 1, number(1) - 1});
  } else {
    const bool more = (byte >= '0' && byte <= '9') || byte == ';';
    if (more && text_.size() < longest) {
      text_ += byte;
      return std::nullopt;
    }
    if (byte == 'M') event = figures();
  }
  form_ = Form::none;
  return event;
}

std::optional<Event> MouseReport::figures() const {
  std::array<int, 3> numbers{};
  std::string_view rest = text_;
  for (int& number : numbers) {
    const std::size_t end = rest.find(';');
    const auto parsed = parse_number(rest.substr(0, end));
    if (!parsed) return std::nullopt;
    number = *parsed;
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  }
  if (!rest.empty()) return std::nullopt;
  return pressed(numbers[0], Spot{numbers[2] - 1, numbers[1] - 1});
}

}  // namespace tebweez::screen
