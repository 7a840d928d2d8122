#include "matches/match_settings.hpp"

#include <algorithm>

#include "system/clock.hpp"

namespace tebweez {
namespace {

constexpr std::string_view hints_line = "x-hints on";

}  // namespace

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
