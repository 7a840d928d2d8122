// Reading plain text exactly: UTF-8, decimal numbers, UTC times.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "tebweez/result.hpp"

namespace tebweez {

/// What is wrong with a text: one line, without a full stop.
struct Wrong {
  std::string what;
};
/// A text that is right, or what is wrong with it.
using Checked = Result<void, Wrong>;

/// A number of decimal digits only, leading zeros allowed: no sign, blank, hex or octal.
/// Nothing when it is anything else, or larger than `highest`.
[[nodiscard]] constexpr std::optional<int> parse_number(
    std::string_view text, int highest = std::numeric_limits<int>::max()) noexcept {
  if (text.empty()) return std::nullopt;
  std::int64_t value = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    value = value * 10 + (digit - '0');
    if (value > highest) return std::nullopt;
  }
  return static_cast<int>(value);
}

/// The code point at the front of `text`, which is made shorter by it.
/// Nothing for an empty text, or where it is not UTF-8: cut off, overlong, a surrogate, too large.
[[nodiscard]] constexpr std::optional<char32_t> next_code_point(std::string_view& text) noexcept {
  if (text.empty()) return std::nullopt;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  std::size_t length = 1;
  char32_t value = lead;
  char32_t lowest = 0;
  if (lead >= 0x80) {
    if (lead < 0xC2 || lead > 0xF4) return std::nullopt;
    length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    value = lead & (0x7FU >> length);
    lowest = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000;
  }
  if (text.size() < length) return std::nullopt;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return std::nullopt;
    value = (value << 6U) | (byte(i) & 0x3FU);
  }
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < lowest || value > 0x10FFFF || surrogate) return std::nullopt;
  text.remove_prefix(length);
  return value;
}

/// U+0000–001F and U+007F–009F: never shown raw, not allowed in names.
[[nodiscard]] constexpr bool is_control(char32_t code_point) noexcept {
  return code_point < 0x20 || (code_point >= 0x7F && code_point <= 0x9F);
}

/// Characters that only break lines or turn the direction of what stands around them: U+061C,
/// U+200E, U+200F, U+2028–202E, U+2066–2069. A name may hold them; they are never shown raw.
[[nodiscard]] constexpr bool turns_text(char32_t code_point) noexcept {
  return code_point == 0x061C || code_point == 0x200E || code_point == 0x200F ||
         (code_point >= 0x2028 && code_point <= 0x202E) ||
         (code_point >= 0x2066 && code_point <= 0x2069);
}

/// The character at the front of `text`, which is made shorter by it, fit for any terminal: `?` for
/// a control character, for one that turns the text around it, and for each byte that is not UTF-8.
/// `text` must not be empty.
[[nodiscard]] constexpr std::string_view next_harmless(std::string_view& text) noexcept {
  const std::string_view before = text;
  const auto code_point = next_code_point(text);
  if (!code_point) text.remove_prefix(1);
  if (!code_point || is_control(*code_point) || turns_text(*code_point)) return "?";
  return before.substr(0, before.size() - text.size());
}

[[nodiscard]] constexpr bool is_utf8(std::string_view text) noexcept {
  while (!text.empty())
    if (!next_code_point(text)) return false;
  return true;
}

/// How many code points a UTF-8 text has, and whether any is a control character.
struct TextShape {
  std::size_t length = 0;
  bool controls = false;
};
[[nodiscard]] constexpr TextShape shape_of(std::string_view utf8) noexcept {
  TextShape shape;
  while (const auto code_point = next_code_point(utf8)) {
    ++shape.length;
    shape.controls = shape.controls || is_control(*code_point);
  }
  return shape;
}

/// An ISO 8601 time in UTC to the second, `2026-11-30T14:03:05Z`, that exists in the calendar.
[[nodiscard]] constexpr bool is_utc_time(std::string_view text) noexcept {
  constexpr std::string_view form = "dddd-dd-ddTdd:dd:ddZ";
  if (text.size() != form.size()) return false;
  for (std::size_t i = 0; i < form.size(); ++i) {
    const bool digit = text[i] >= '0' && text[i] <= '9';
    if (form[i] == 'd' ? !digit : text[i] != form[i]) return false;
  }
  const auto number = [&](std::size_t from, std::size_t length) {
    return *parse_number(text.substr(from, length));
  };
  const std::chrono::year_month_day day{std::chrono::year{number(0, 4)},
                                        std::chrono::month{static_cast<unsigned>(number(5, 2))},
                                        std::chrono::day{static_cast<unsigned>(number(8, 2))}};
  return day.ok() && number(11, 2) < 24 && number(14, 2) < 60 && number(17, 2) < 60;
}

}  // namespace tebweez
