#include "screen/match_lines.hpp"

#include <algorithm>

#include "tebweez/notation.hpp"

namespace tebweez::screen {
namespace {

std::string right(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}
std::string left(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, text.size()), ' ');
}

std::string move_text(std::size_t number, const Ply& ply) {
  using Kind = Action::Kind;
  std::string text = right(std::to_string(number), 3) + "  ";
  switch (ply.action.kind) {
    case Kind::tebweez: return text + "laid out";
    case Kind::sow: {
      text += letter(ply.action.pit);
      if (ply.captured > 0) text += "  +" + std::to_string(ply.captured);
      if (ply.laps > 1) text += "  " + std::to_string(ply.laps) + " laps";
      return text;
    }
    default: return text + to_text(ply.action);
  }
}

std::string table_line(std::size_t number, const Chapter& chapter, bool narrow) {
  const auto result = chapter.round.reckoning();
  const PerSide<int> gains = Match::gains_after(chapter);
  const PerSide<int> store = result ? result->store : PerSide<int>{};
  const std::string reason = result ? std::string{to_text(result->reason)} : "resigned";
  const std::string number_text = right(std::to_string(number), 5);
  const std::string stores =
      right(std::to_string(store.south), 5) + right(std::to_string(store.north), 5);
  const std::string sums =
      right(std::to_string(gains.south), 7) + right(std::to_string(gains.north), 5);
  if (narrow) return number_text + "  " + left(reason, 9) + stores + sums;
  const auto& plies = chapter.round.plies();
  const bool turned = plies.size() > 1 && plies[1].action.kind == Action::Kind::turn;
  const std::string by{to_text(*chapter.round.layer())};
  return number_text + "   " + left(by, 8) + "  " + left(turned ? "turned" : "kept", 7) +
         right(std::to_string(plies.size()), 7) + "   " + left(reason, 9) + stores + sums;
}

}  // namespace

std::vector<Line> move_lines(const Round& round, std::size_t count) {
  constexpr std::size_t most = 64;  // more than any screen has room for
  std::vector<Line> lines;
  const std::size_t end = std::min(count, round.plies().size());
  for (std::size_t i = end - std::min(end, most); i < end; ++i)
    lines.push_back({move_text(i + 1, round.plies()[i]), Role::plain});
  if (!lines.empty()) lines.back().role = Role::title;
  return lines;
}

std::string corner_text(int round, int target) {
  return "round " + std::to_string(round) + ", " + target_text(target);
}

std::vector<std::string> round_table(const Match& match, bool narrow) {
  std::vector<std::string> lines;
  lines.emplace_back(narrow
                         ? "round  end       S    N    gains S N"
                         : "round   laid out  board   actions   end       stores S N  gains S N");
  std::size_t number = 0;
  for (const Chapter& chapter : match.chapters())
    lines.push_back(table_line(++number, chapter, narrow));
  return lines;
}

}  // namespace tebweez::screen
