#include "system/clock.hpp"

#include <array>
#include <cstddef>
#include <cstdio>

namespace tebweez {

std::string utc_now() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, sizeof "2026-11-30T14:03:05Z"> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), length};
}

Day utc_today() {
  return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

std::string to_text(Day day) {
  const std::chrono::year_month_day date{day};
  std::array<char, sizeof "-32768-255-255"> text{};  // as the types allow
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text.data();
}

std::optional<Day> parse_day(std::string_view text) noexcept {
  constexpr std::string_view form = "0000-00-00";
  if (text.size() != form.size()) return std::nullopt;
  std::array<int, 3> parts{};
  std::size_t part = 0;
  for (std::size_t i = 0; i < form.size(); ++i) {
    const char letter = text[i];
    if (form[i] == '-') {
      if (letter != '-') return std::nullopt;
      ++part;
    } else {
      if (letter < '0' || letter > '9') return std::nullopt;
      parts[part] = parts[part] * 10 + (letter - '0');
    }
  }
  const std::chrono::year_month_day date{std::chrono::year{parts[0]},
                                         std::chrono::month{static_cast<unsigned>(parts[1])},
                                         std::chrono::day{static_cast<unsigned>(parts[2])}};
  return date.ok() ? std::optional{Day{date}} : std::nullopt;
}

std::optional<std::string> local_minute(std::time_t time) {
  constexpr int year_zero = 1900;  // of std::tm
  std::tm parts{};
  if (time < 0 || localtime_r(&time, &parts) == nullptr || parts.tm_year > 9999 - year_zero)
    return std::nullopt;
  std::array<char, sizeof "2026-11-30 16:03"> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
  return std::string{text.data(), length};
}

std::string local_second(std::time_t time) {
  std::tm parts{};
  if (localtime_r(&time, &parts) == nullptr) return "1970-01-01T00:00:00";
  std::array<char, sizeof "2026-11-30T16:03:05"> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  return length == 0 ? "1970-01-01T00:00:00" : std::string{text.data(), length};
}

}  // namespace tebweez
