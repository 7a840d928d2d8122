#include "matches/match_settings.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

#include "system/clock.hpp"

namespace tebweez {
namespace {

constexpr std::string_view hints_line = "x-hints on";
constexpr std::string_view computer_word = "x-computer";
constexpr std::string_view seed_word = "x-seed";
constexpr std::string_view computer_name = "Computer";

/// Unicode's spaces, and what has no shape.
constexpr bool is_blank(char32_t code_point) noexcept {
  return code_point == ' ' || code_point == 0xA0 || code_point == 0xAD || code_point == 0x1680 ||
         (code_point >= 0x2000 && code_point <= 0x200F) || turns_text(code_point) ||
         code_point == 0x202F || (code_point >= 0x205F && code_point <= 0x2064) ||
         code_point == 0x3000 || code_point == 0xFEFF;
}

/// "north", "south" or "both".
std::string_view sides_text(const PerSide<bool>& plays) {
  return plays.south && plays.north ? "both" : to_text(plays.south ? Side::south : Side::north);
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    const std::size_t length = std::min(line.find_first_of(" \t"), line.size());
    if (length > 0) words.push_back(line.substr(0, length));
    line.remove_prefix(std::min(length + 1, line.size()));
  }
  return words;
}

/// Whom the program plays in a match with this header. What is not as the program writes it means
/// nothing, as any line of others that begins with `x-`.
ComputerSettings computer_of(const Header& header) {
  ComputerSettings settings;
  for (const std::string& line : header.extra) {
    const auto words = words_of(line);
    if ((words.size() == 2 || words.size() == 3) && words[0] == computer_word) {
      const auto sides = parse_sides(words[1]);
      const auto level = words.size() == 3 ? parse_level(words[2]) : Level::medium;
      if (!sides || !level) continue;
      settings.plays = *sides;
      settings.level = *level;
    } else if (words.size() == 2 && words[0] == seed_word) {
      std::uint64_t seed = 0;
      const char* const end = words[1].data() + words[1].size();
      if (std::from_chars(words[1].data(), end, seed).ptr == end) settings.seed = seed;
    }
  }
  return settings;
}

}  // namespace

std::optional<PerSide<bool>> parse_sides(std::string_view text) noexcept {
  if (text == "both") return PerSide<bool>{true, true};
  for (const Side side : both_sides)
    if (text == to_text(side)) return PerSide<bool>{side == Side::south, side == Side::north};
  return std::nullopt;
}

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
  const ComputerSettings& computer = settings.computer;
  if (!computer.any()) return header;
  header.extra.push_back(std::string{computer_word} + " " +
                         std::string{sides_text(computer.plays)} + " " +
                         std::string{to_text(computer.level)});
  if (computer.seed)
    header.extra.push_back(std::string{seed_word} + " " + std::to_string(*computer.seed));
  for (const Side side : both_sides)  // against each other they are South and North
    if (computer.plays[side] && !computer.plays[other(side)] && !header.name[side])
      header.name[side] = computer_name;
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
  settings.computer = computer_of(header);
  for (const Side side : both_sides)
    if (settings.computer.plays[side] && settings.name[side] == computer_name)
      settings.name[side].reset();
  return settings;
}

}  // namespace tebweez
