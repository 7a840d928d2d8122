// The time of day.
#pragma once

#include <chrono>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace tebweez {

/// The time now as `2026-11-30T14:03:05Z`.
[[nodiscard]] std::string utc_now();

/// A day by UTC.
using Day = std::chrono::sys_days;
[[nodiscard]] Day utc_today();
/// `2026-11-30`, and back; the years 0000 to 9999, or nothing for another text.
[[nodiscard]] std::string to_text(Day day);
[[nodiscard]] std::optional<Day> parse_day(std::string_view text) noexcept;

/// A time as the user's clock shows it, `2026-11-30 16:03`; nothing for a year before 1970 or after
/// 9999.
[[nodiscard]] std::optional<std::string> local_minute(std::time_t time);

/// The same with seconds, as `2026-11-30T16:03:05`; an impossible year is told as 1970.
[[nodiscard]] std::string local_second(std::time_t time);

}  // namespace tebweez
