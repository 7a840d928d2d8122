#include "matches/settings_file.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "matches/kept_lines.hpp"
#include "matches/match_settings.hpp"
#include "system/small_file.hpp"
#include "system/user_folders.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez {
namespace {

/// One setting: its keyword, what may follow it, and how it is read and written.
struct Keyword {
  std::string_view name;
  std::string expected;
  /// Takes the word behind the keyword; what is wrong with it, a text that may be empty, or
  /// nothing.
  std::function<std::optional<std::string>(KeptSettings& settings, const Word& word)> read;
  /// What stands behind the keyword; nothing: the setting was never said.
  std::function<std::optional<std::string>(const KeptSettings& settings)> write;
};

std::optional<bool> parse_switch(std::string_view text) {
  if (text == "on") return true;
  if (text == "off") return false;
  return std::nullopt;
}
std::string_view to_text(bool on) {
  return on ? "on" : "off";
}
std::string to_text(int number) {
  return std::to_string(number);
}

template <class List>
std::string one_of(const List& list) {
  std::string names;
  for (const auto& value : list)
    names.append(names.empty() ? "" : "|").append(tebweez::to_text(value));
  return names;
}

/// A setting of one word without quotes.
template <class Value, class Parse>
Keyword word_setting(std::string_view name, std::optional<Value> KeptSettings::*value, Parse parse,
                     std::string expected) {
  return {.name = name,
          .expected = std::move(expected),
          .read = [value, parse](KeptSettings& settings,
                                 const Word& word) -> std::optional<std::string> {
            auto read = word.quoted ? std::nullopt : parse(word.text);
            if (!read) return "";
            settings.*value = std::move(read);
            return std::nullopt;
          },
          .write = [value](const KeptSettings& settings) -> std::optional<std::string> {
            const auto& set = settings.*value;
            return set ? std::optional{std::string{to_text(*set)}} : std::nullopt;
          }};
}

Keyword name_setting(Side side) {
  return {.name = tebweez::to_text(side),
          .expected = "\"NAME\"",
          .read = [side](KeptSettings& settings, const Word& word) -> std::optional<std::string> {
            if (!word.quoted) return "";
            if (const auto wrong = check_new_name(word.text)) return std::string{*wrong};
            settings.name[side] = word.text;
            return std::nullopt;
          },
          .write = [side](const KeptSettings& settings) -> std::optional<std::string> {
            const auto& name = settings.name[side];
            return name ? std::optional{quoted(*name)} : std::nullopt;
          }};
}

const std::array<Keyword, 8>& keywords() {
  static const std::array<Keyword, 8> all{
      name_setting(Side::south),
      name_setting(Side::north),
      word_setting(
          "speed", &KeptSettings::speed,
          [](std::string_view text) { return parse_number(text, highest_speed); },
          "0..." + std::to_string(highest_speed)),
      word_setting("preview", &KeptSettings::preview, parse_switch, "on|off"),
      word_setting("mouse", &KeptSettings::mouse, parse_switch, "on|off"),
      word_setting("color", &KeptSettings::color, parse_color, one_of(all_color_uses)),
      word_setting("scheme", &KeptSettings::scheme, parse_scheme, one_of(all_schemes)),
      word_setting("level", &KeptSettings::level, parse_level, one_of(all_levels)),
  };
  return all;
}

/// The lines in which settings stand, by their keywords.
using Places = std::map<std::string_view, std::size_t>;

Checked take(std::size_t number, const Words& words, KeptSettings& settings, Places& places) {
  const std::string& name = words.front().text;
  if (words.front().quoted) return Wrong{"expected a keyword, not " + shown(name)};
  for (const Keyword& keyword : keywords()) {
    if (keyword.name != name) continue;
    if (places.contains(keyword.name)) return Wrong{"'" + name + "' may stand only once"};
    const auto wrong = words.size() == 2 ? keyword.read(settings, words[1]) : std::string{};
    if (!wrong) {
      places[keyword.name] = number;
      return {};
    }
    return Wrong{wrong->empty() ? "expected '" + name + " " + keyword.expected + "'" : *wrong};
  }
  return Wrong{"unknown keyword " + shown(name)};
}

std::vector<Fault> read(const KeptLines& lines, KeptSettings& settings, Places& places) {
  return lines.read([&](std::size_t number, const Words& words) {
    return take(number, words, settings, places);
  });
}

}  // namespace

SettingsFile::SettingsFile(std::string path) : path_{std::move(path)} {
  const auto text = read_small_file(path_);
  if (!text) {
    faults_.push_back(text.error().what);
    return;
  }
  Places places;
  for (const Fault& fault : read(KeptLines{*text}, kept_, places))
    faults_.push_back(path_ + ":" + std::to_string(fault.line) + ": " + fault.what);
}

SettingsFile SettingsFile::of_user() {
  const auto folder = user_folder("XDG_CONFIG_HOME", ".config");
  return folder ? SettingsFile{*folder + "/settings"} : SettingsFile{};
}

std::optional<Problem> SettingsFile::keep(const KeptSettings& settings) {
  const KeptSettings before = std::exchange(kept_, settings);
  if (path_.empty()) return std::nullopt;
  std::vector<std::pair<std::string_view, std::optional<std::string>>> changes;
  for (const Keyword& keyword : keywords())
    if (auto value = keyword.write(settings); value != keyword.write(before))
      changes.emplace_back(keyword.name, std::move(value));
  if (changes.empty()) return std::nullopt;
  const auto text = read_small_file(path_);
  if (!text) return text.error();
  KeptLines lines{*text};
  KeptSettings there;
  Places places;
  static_cast<void>(read(lines, there, places));  // what is broken stays so
  for (const auto& [name, value] : changes) {
    const auto place = places.find(name);
    const std::string statement = std::string{name} + " " + value.value_or("");
    if (place == places.end()) {
      if (value) lines.add(statement);
    } else if (value) {
      lines.replace(place->second, statement);
    } else {
      lines.remove(place->second);
    }
  }
  const std::string changed = lines.text();
  return changed == *text ? std::nullopt : replace_small_file(path_, changed);
}

}  // namespace tebweez
