// The line below a replay: rounds, captures, the worth, and the place now.
#include <algorithm>
#include <cstdlib>

#include "screen/replay/replay_screen.hpp"
#include "screen/scene.hpp"

namespace tebweez::screen {

/// "round 2 of 5, action 28 of 36", counted as the list of moves counts them.
std::string ReplayScreen::where_text(bool narrow) const {
  const std::size_t rounds = match().chapters().size();
  if (rounds == 0) return "action 0 of 0";
  const std::size_t round = round_here();
  const std::size_t number =
      at_ == 0 || actions_[at_ - 1].chapter != round ? 0 : actions_[at_ - 1].ply + 1;
  // In a small window the round stands in the corner.
  std::string text;
  if (!narrow && rounds > 1)
    text = "round " + std::to_string(round + 1) + " of " + std::to_string(rounds) + ", ";
  return text + "action " + std::to_string(number) + " of " +
         std::to_string(match().chapters()[round].round.plies().size());
}

/// The worth through the match, a column for each of the timeline's.
void ReplayScreen::add_worth_line(Scene& scene, std::size_t width, const Glyphs& glyphs) const {
  const int most = match().rules().seeds / 2;
  const int middle = static_cast<int>(glyphs.worth.size()) / 2;
  std::vector<RoundAnalysis> rounds;
  for (std::size_t i = 0; i < match().chapters().size(); ++i) rounds.push_back(analyst_->round(i));
  const std::size_t all = std::max<std::size_t>(last(), 1);
  std::string line;
  for (std::size_t i = 0; i < width; ++i) {
    const std::size_t action = std::min(last(), std::max<std::size_t>(1, (i + 1) * all / width));
    const Standing it = last() == 0 ? Standing{} : actions_[action - 1];
    const auto* point = last() == 0 || rounds[it.chapter].left() > it.ply
                            ? nullptr
                            : &rounds[it.chapter].point(it.ply);
    if (point == nullptr || !*point) {
      line += ' ';
      continue;
    }
    const int worth = (*point)->worth;
    const int steps = (std::abs(worth) * middle + most - 1) / most;
    const int level = middle + (worth < 0 ? -1 : 1) * std::min(steps, middle);
    line += glyphs.worth[static_cast<std::size_t>(level)];
  }
  scene.footing.push_back({line, Role::dim, 1});
}

void ReplayScreen::add_timeline(Scene& scene, const Grid& grid) const {
  const Glyphs& glyphs = grid.glyphs();
  const bool narrow = size_for(grid.rows(), grid.columns()) == Size::compact;
  const auto width = static_cast<std::size_t>(scene_area(grid).columns - (narrow ? 3 : 6));
  std::string line;
  std::string pointer;
  const std::size_t all = std::max<std::size_t>(last(), 1);
  const std::size_t here = std::min(width - 1, at_ * (width - 1) / all);
  for (std::size_t i = 0; i < width; ++i) {
    // The actions that fall on this column.
    const std::size_t from = (i * all + width - 1) / width;
    const std::size_t to = std::min(last(), ((i + 1) * all + width - 1) / width);
    std::string_view glyph = glyphs.line;
    for (std::size_t action = from + 1; action <= to; ++action) {
      if (ply(action).captured > 0 && glyph == glyphs.line) glyph = glyphs.capture;
      if (actions_[action - 1].ply == 0) glyph = glyphs.round;
    }
    line += i == here ? glyphs.here : glyph;
  }
  if (analyst_ && !narrow) add_worth_line(scene, width, glyphs);
  scene.footing.push_back({line, Role::mark, 1});
  std::string text = where_text(narrow);
  if (!typed_.empty()) text = "go to action " + typed_ + ": Enter";
  text += next_step_ ? ", playing" : "";
  if (!narrow) {
    text.append("   ").append(glyphs.round).append(" round  ");
    text.append(glyphs.capture).append(" capture  ").append(glyphs.here).append(" here");
  }
  scene.footing.push_back({text, Role::plain, 1});
}

}  // namespace tebweez::screen
