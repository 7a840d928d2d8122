#include "screen/terminal/mouse_report.hpp"

#include <array>
#include <cstddef>
#include <string_view>

#include "tebweez/log/text.hpp"

namespace tebweez::screen {
namespace {

constexpr std::size_t longest = 20;
constexpr int first_byte = 32;  // added to each number that is sent as a byte

/// A press of the first button; Shift, Alt and Control may be held.
bool is_press(int button) noexcept {
  constexpr unsigned modifiers = 4U | 8U | 16U;
  return (static_cast<unsigned>(button) & ~modifiers) == 0;
}

}  // namespace

std::optional<Spot> MouseReport::take(char byte) {
  std::optional<Spot> spot;
  if (form_ == Form::bytes) {
    text_ += byte;
    if (text_.size() < 3) return std::nullopt;
    const auto number = [this](std::size_t i) {
      return static_cast<unsigned char>(text_[i]) - first_byte;
    };
    if (is_press(number(0))) spot = Spot{number(2) - 1, number(1) - 1};
  } else {
    const bool more = (byte >= '0' && byte <= '9') || byte == ';';
    if (more && text_.size() < longest) {
      text_ += byte;
      return std::nullopt;
    }
    if (byte == 'M') spot = figures();
  }
  form_ = Form::none;
  return spot;
}

std::optional<Spot> MouseReport::figures() const {
  std::array<int, 3> numbers{};
  std::string_view rest = text_;
  for (int& number : numbers) {
    const std::size_t end = rest.find(';');
    const auto parsed = parse_number(rest.substr(0, end));
    if (!parsed) return std::nullopt;
    number = *parsed;
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  }
  if (!is_press(numbers[0]) || !rest.empty()) return std::nullopt;
  return Spot{numbers[2] - 1, numbers[1] - 1};
}

}  // namespace tebweez::screen
