#include "plain/asking.hpp"

#include <array>
#include <cstdio>
#include <utility>

#include "tebweez/customary.hpp"
#include "tebweez/log/notation.hpp"
#include "words/rules_page.hpp"

namespace tebweez {
namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view line) {
  const std::size_t first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(blanks) + 1 - first);
}

/// A layout that the ruleset allows, as it is typed.
std::string example_layout(const Match& match) {
  const auto layouts = customary_layouts(match.rules());
  const Board board = layouts.empty() ? Board{match.rules().row_length} : layouts[0].board;
  return to_text(tebweez_by(match.actor().value_or(Side::south), board));
}

}  // namespace

std::optional<Asked> asked_for(std::string_view line) {
  constexpr std::array<std::pair<std::string_view, Asked>, 9> words{{{"", Asked::nothing},
                                                                     {"help", Asked::help},
                                                                     {"?", Asked::help},
                                                                     {"board", Asked::board},
                                                                     {"moves", Asked::moves},
                                                                     {"rules", Asked::rules},
                                                                     {"redo", Asked::redo},
                                                                     {"quit", Asked::quit},
                                                                     {"exit", Asked::quit}}};
  const std::string_view word = trimmed(line);
  for (const auto& [known, asked] : words)
    if (word == known) return asked;
  return std::nullopt;
}

std::string suggestion(const Match& match) {
  switch (match.stage()) {
    case Stage::tebweez: return "Type a layout, such as: " + example_layout(match);
    case Stage::choice: return "Type keep or turn.";
    case Stage::sowing:
      return std::string{"Type a pit, such as: "} + letter(*match.legal().begin());
    case Stage::gift:
      return std::string{"Type a gift, such as: give "} + letter(*match.legal().begin());
    case Stage::over: break;
  }
  return "The match is over. Type quit to leave, or undo to take the last action back.";
}

std::string help_text(const Match& match) {
  return suggestion(match) +
         "\n"
         "Capital letters are South's pits, small letters North's.\n"
         "  undo            takes the last action back\n"
         "  redo            does again what was taken back\n"
         "  agree           ends the round; both players must agree\n"
         "  resign south    South resigns the match; so does resign north for North\n"
         "  board           shows the position again\n"
         "  moves           lists the actions of this round\n"
         "  rules           prints the rules\n"
         "  help or ?       prints this list\n"
         "  quit or exit    leaves; a saved match can be resumed\n"
         "An empty line shows what may be typed now.\n";
}

std::string moves_text(const Match& match, const Names& names) {
  if (match.round() == nullptr) return "Nothing has been played yet.\n";
  std::string text;
  const Round& round = *match.round();
  for (std::size_t i = 0; i < round.plies().size(); ++i)
    text += std::to_string(i + 1) + ". " + sentence(round, i, names) + "\n";
  return text;
}

std::string rules_text(const Rules& rules) {
  constexpr int width = 78;
  std::string text;
  for (const std::string& line : rules_page(&rules, width)) text += line + "\n";
  return text;
}

std::optional<std::string> foreign_letter(std::string_view line, const Match& match) {
  std::string_view word = trimmed(line);
  if (word.starts_with("give ")) word = trimmed(word.substr(4));
  const std::string_view letter_text = word;
  const auto code_point = next_code_point(word);
  if (!code_point || *code_point < 0x80 || !word.empty()) return std::nullopt;
  std::array<char, sizeof "U+10FFFF"> number{};
  std::snprintf(number.data(), number.size(), "U+%04X", static_cast<unsigned>(*code_point));
  const int last = match.rules().row_length - 1;
  return shown(letter_text) + " (" + number.data() + ") is not a Latin letter; the pits are A to " +
         letter({Side::south, last}) + " and a to " + letter({Side::north, last});
}

}  // namespace tebweez
