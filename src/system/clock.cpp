#include "system/clock.hpp"

#include <array>
#include <chrono>
#include <ctime>

namespace tebweez {

std::string utc_now() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, sizeof "2026-11-30T14:03:05Z"> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), length};
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
