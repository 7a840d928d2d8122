#include "matches/match_settings.hpp"

#include <algorithm>

#include "system/clock.hpp"

namespace tebweez {
namespace {

constexpr std::string_view hints_line = "x-hints on";

/// Unicode's spaces, and what has no shape.
constexpr bool is_blank(char32_t code_point) noexcept {
  return code_point == ' ' || code_point == 0xA0 || code_point == 0xAD || code_point == 0x1680 ||
         (code_point >= 0x2000 && code_point <= 0x200F) || turns_text(code_point) ||
         code_point == 0x202F || (code_point >= 0x205F && code_point <= 0x2064) ||
         code_point == 0x3000 || code_point == 0xFEFF;
}

}  // namespace

std::optional<std::string_view> check_new_name(std::string_view name) noexcept {
  if (const auto wrong = check_name(name)) return wrong;
  while (const auto code_point = next_code_point(name))
    if (!is_blank(*code_point)) return std::nullopt;
  return "the name is blank";
}

Header header_for(const MatchSettings& settings) {
  Header header{.rules = settings.rules,
                .target = settings.target.value_or(settings.rules->target),
                .origin = settings.origin,
                .name = settings.name,
                .started = utc_now()};
  if (settings.hints) header.extra.emplace_back(hints_line);
  return header;
}

MatchSettings settings_like(const Header& header) {
  MatchSettings settings;
  settings.rules = header.rules;
  settings.origin = header.ruleset().origin;
  settings.name = header.name;
  settings.target = header.target;
  settings.hints =
      std::find(header.extra.begin(), header.extra.end(), hints_line) != header.extra.end();
  return settings;
}

}  // namespace tebweez
