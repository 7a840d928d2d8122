// How single options are read: exactly, with decimal digits only, and with one clear line when
// wrong.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "matches/match_settings.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez {

/// The keys of the rulesets for which something holds: `ghashim, ghashim-lane, madjnuni`.
inline std::string joined_keys(bool (*holds)(const Rules&)) {
  std::string text;
  for (const Rules* rules : all_rules)
    if (holds(*rules)) text += (text.empty() ? "" : ", ") + std::string{rules->key};
  return text;
}

/// What each of a list is called, `nile, palm or henna`.
template <class List, class Name>
std::string joined(const List& list, Name name, const std::string& comma = ", ",
                   const std::string& last = " or ") {
  std::string text;
  std::size_t number = 0;
  for (const auto& one : list) {
    if (number != 0) text += number + 1 == std::size(list) ? last : comma;
    text += name(one);
    ++number;
  }
  return text;
}

/// The keys of all rulesets: `akil, ghashim … or hakimi`.
inline std::string joined_variants(const std::string& comma = ", ",
                                   const std::string& last = " or ") {
  return joined(
      all_rules, [](const Rules* rules) { return rules->key; }, comma, last);
}

/// Reads an option's value with `parse`, which gives nothing when the value is wrong.
/// CLI11's own conversions take more than decimal digits, so they are not used.
template <class Parse, class Target>
CLI::Option* add_value(CLI::App& app, const std::string& name, Target& target, Parse parse,
                       const std::string& type, const std::string& expected,
                       const std::string& help) {
  const auto read = [&target, parse, name, expected](const std::string& value) {
    auto parsed = parse(value);
    if (!parsed) throw CLI::ValidationError(name, "expected " + expected + ", not " + shown(value));
    target = *std::move(parsed);
  };
  return app.add_option_function<std::string>(name, read, help)->type_name(type);
}

inline std::optional<Rules> parse_variant(const std::string& value) {
  const Rules* rules = find_rules(value);
  return rules == nullptr ? std::nullopt : std::optional{*rules};
}

inline std::optional<Origin> parse_origin(const std::string& value) {
  for (const Origin origin : {Origin::sow, Origin::skip})
    if (value == to_text(origin)) return origin;
  return std::nullopt;
}

/// Reads a player's name, and says what is wrong with it.
inline CLI::Option* add_name(CLI::App& app, const std::string& option,
                             std::optional<std::string>& target, const std::string& help) {
  const auto read = [&target, option](const std::string& value) {
    const auto refuse = [&](std::string_view why) {
      throw CLI::ValidationError(option, std::string{why} + ": " + shown(value));
    };
    if (const auto wrong = check_new_name(value)) refuse(*wrong);
    if (value.starts_with("--")) refuse("a name can't begin as an option does");
    target = value;
  };
  return app.add_option_function<std::string>(option, read, help)->type_name("NAME");
}

inline auto number_up_to(int highest) {
  return [highest](const std::string& value) { return parse_number(value, highest); };
}

/// A number of decimal digits only, as large as the type can hold.
inline std::optional<std::uint64_t> parse_large_number(const std::string& value) {
  std::uint64_t number = 0;
  const char* const end = value.data() + value.size();
  const auto [stopped, error] = std::from_chars(value.data(), end, number);
  if (error != std::errc{} || stopped != end) return std::nullopt;
  return number;
}

/// A time in whole seconds, at most a day.
template <class Duration>
CLI::Option* add_seconds(CLI::App& app, const std::string& name, Duration& target,
                         const std::string& help) {
  const auto parse = [](const std::string& value) {
    constexpr int day = 86'400;
    const auto number = parse_number(value, day);
    return number ? std::optional{std::chrono::seconds{*number}} : std::nullopt;
  };
  return add_value(app, name, target, parse, "SECONDS", "a number from 0 to 86400", help);
}

/// `--variant` and `--origin`. Returns the first, which some commands must be given.
inline CLI::Option* add_ruleset_options(CLI::App& app, std::optional<Rules>& rules,
                                        Origin& origin) {
  add_value(app, "--origin", origin, parse_origin, "HOW", "sow or skip",
            "sow or skip: what a lap that comes round does with the pit it came from (R1)");
  return add_value(app, "--variant", rules, parse_variant, "NAME", joined_variants(),
                   joined_variants());
}

/// The ruleset that a command must be given, under the reading of R1 that it was given.
struct RulesetOptions {
  std::optional<Rules> named;
  Origin origin{};

  [[nodiscard]] Rules rules() const { return named->with(origin); }
  void add_to(CLI::App& app) { add_ruleset_options(app, named, origin)->required(); }
};

}  // namespace tebweez
