#include "screen/start/start_screen.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "matches/saved_matches.hpp"
#include "screen/screens.hpp"
#include "screen/start/learn_row.hpp"
#include "screen/start/look_rows.hpp"
#include "screen/start/puzzle_row.hpp"
#include "screen/start/unfinished_rows.hpp"

namespace tebweez::screen {
namespace {

constexpr int note_margin = 3;

/// Cuts words that are too long in the middle: of a path the end matters too.
std::string with_short_words(std::string_view text, int width, Charset charset) {
  std::string out;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    out += fit_middle(word, width, charset);
    text.remove_prefix(word.size());
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    out += text.substr(0, blanks);
    text.remove_prefix(blanks);
  }
  return out;
}

/// A note as it stands below the list: a sentence.
std::vector<std::string> note_lines(std::string note, const Area& area, Charset charset) {
  if (!note.empty() && note.front() >= 'a' && note.front() <= 'z')
    note.front() = static_cast<char>(note.front() - 'a' + 'A');
  const int width = area.columns - 2 * note_margin;
  return wrap(with_short_words(note, width, charset), width, charset);
}

}  // namespace

StartScreen::StartScreen(MatchSettings settings, LastNames last, std::string message)
    : settings_{std::move(settings)}, last_{std::move(last)}, message_{std::move(message)} {
  add_rows();
}

// From above to below; the groups follow each other as their rows do.
void StartScreen::add_rows() {
  // Without a folder there is nothing to go on with.
  const auto saved = saved_files();
  const std::vector<SavedFile> files = saved ? *saved : std::vector<SavedFile>{};
  const bool newcomer = files.empty();
  if (newcomer) add_learn(rows_, RowGroup::first);
  add_rulesets(rows_, settings_, last_);
  if (!newcomer) add_learn(rows_, RowGroup::alone);
  add_puzzle_of_day(rows_);
  add_match_settings(rows_, settings_, last_);
  add_looks(rows_);
  add_unfinished(rows_, files, settings_);
}

/// Matches may have gone in the list of them.
void StartScreen::uncovered() {
  rows_.clear();
  add_rows();
  choose(chosen_);
}

StartScreen::Plan StartScreen::plan(const Grid& grid, const App& app) const {
  Plan plan{.area = content_area(grid),
            .narrow = size_for(grid.rows(), grid.columns()) == Size::compact};
  // Room for the longest note, so that nothing moves under the mouse when another row is chosen.
  std::size_t longest = 1;
  int groups = 0;
  int rulesets = 0;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (i > 0 && rows_[i].group != rows_[i - 1].group) ++groups;
    if (rows_[i].group == RowGroup::rulesets) ++rulesets;
    if (rows_[i].group == RowGroup::unfinished) continue;  // there may be thousands
    const std::string note = rows_[i].text(app, plan.narrow).note + ".";
    longest = std::max(longest, note_lines(note, plan.area, grid.charset()).size());
  }
  const int frame_above = plan.narrow ? 1 : 2;
  const int frame_below = plan.narrow ? 1 : 2;
  const int room = plan.area.rows - frame_above - frame_below;
  const int rows = static_cast<int>(rows_.size());
  const int below_rows = static_cast<int>(longest) + (plan.narrow ? 0 : 1);
  // What is left is given to the groups, to the edges, and to what rulesets tell of themselves.
  int left = room - below_rows - rows;
  const auto spend = [&left](int lines) {
    if (left < lines) return false;
    left -= lines;
    return true;
  };
  plan.parted = !plan.narrow && spend(groups);
  const bool above = !plan.narrow && spend(1);
  const bool below = above && spend(1);
  plan.telling = plan.parted && spend(rulesets + 1);
  plan.top = plan.area.top + frame_above + (above ? 1 : 0);
  plan.notes = plan.area.top + plan.area.rows - frame_below - (below ? 1 : 0);
  plan.lines = plan.notes - below_rows - plan.top;
  return plan;
}

void StartScreen::draw(Grid& grid, const App& app) {
  const Plan plan = this->plan(grid, app);
  KeyLine keys{.context = context(), .act = "done"};
  if (!field_) {
    keys.arrows = "choose";
    keys.sideways = chosen().step ? "change" : "";
    keys.act = chosen().enter;
  }
  draw_frame(grid, plan.area,
             plan.narrow ? "tebweez" : "tebweez: mancala of nineteenth-century Cairo and Damascus",
             "", keys);
  draw_rows(grid, plan, app);
  if (message_.empty() && plan.telling && chosen().group == RowGroup::rulesets) return;
  const std::string note = message_.empty() ? chosen().text(app, plan.narrow).note + "." : message_;
  const auto lines = note_lines(note, plan.area, grid.charset());
  const int height = std::min(static_cast<int>(lines.size()), plan.notes - plan.top);
  int row = plan.notes - height;
  // A long message, gone with the next key, lies over the last rows.
  grid.clear(row, plan.area.left, height, plan.area.columns);
  for (int i = 0; i < height; ++i)
    grid.put(row++, plan.area.left + note_margin, lines[static_cast<std::size_t>(i)],
             message_.empty() ? Role::dim : Role::warning);
}

void StartScreen::draw_rows(Grid& grid, const Plan& plan, const App& app) {
  const int count = static_cast<int>(rows_.size());
  const int fit_at_once = plan.parted ? count : plan.lines;
  // No row stays above where there is room below, as when a small window grew.
  first_ = std::clamp(first_, std::max(0, chosen_ - fit_at_once + 1), chosen_);
  first_ = std::clamp(first_, 0, std::max(0, count - fit_at_once));
  const int end = plan.top + plan.lines;
  int at = plan.top;
  for (int i = first_; i < count && at < end; ++i, ++at) {
    const StartRow& row = rows_[static_cast<std::size_t>(i)];
    if (plan.parted && i > 0 && row.group != rows_[static_cast<std::size_t>(i) - 1].group) ++at;
    const RowText text = row.text(app, plan.narrow);
    draw_row(grid, plan, at, i, text);
    if (plan.telling && row.group == RowGroup::rulesets)
      grid.put(++at, plan.area.left + 5, fit(text.note, plan.area.columns - 6, grid.charset()),
               Role::dim);
  }
  const int edge = plan.area.left + plan.area.columns - 2;
  if (first_ > 0) grid.put(plan.top, edge, grid.glyphs().more_above, Role::mark);
  if (first_ + fit_at_once < count) grid.put(end - 1, edge, grid.glyphs().more_below, Role::mark);
}

void StartScreen::draw_row(Grid& grid, const Plan& plan, int at, int number,
                           const RowText& text) const {
  const StartRow& row = rows_[static_cast<std::size_t>(number)];
  const Area& area = plan.area;
  const bool here = number == chosen_;
  const int left_width = plan.narrow ? 15 : 24;
  const int column = area.left + left_width + 5;
  const int room = area.left + area.columns - (plan.narrow ? 3 : 1) - column;  // beside it: more
  if (here) grid.put(at, area.left + 1, grid.glyphs().turn, Role::turn);
  grid.put(at, area.left + 3, fit(text.left, left_width, grid.charset()),
           here                              ? Role::chosen
           : row.group == RowGroup::rulesets ? Role::title
                                             : Role::plain);
  if (here && field_) {
    field_->draw(grid, {at, column}, room);
  } else {
    grid.put(at, column, fit(text.right, room, grid.charset()), text.right_role);
    if (here) grid.set_cursor(Spot{at, area.left + 3});
  }
  grid.add_zone(
      {.top_left = {at, area.left}, .rows = 1, .columns = area.columns, .target = number});
}

void StartScreen::choose(int number) {
  chosen_ = std::clamp(number, 0, static_cast<int>(rows_.size()) - 1);
}

void StartScreen::handle(const Input& input, App& app) {
  message_.clear();
  if (field_) return type(input);
  if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
    if (entry->number == chosen_) return act(app);
    return choose(entry->number);
  }
  if (const auto* scroll = std::get_if<Scroll>(&input); scroll != nullptr)
    return choose(chosen_ + scroll->lines);
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  const auto& step = chosen().step;
  switch (*request) {
    case Request::up: return choose(chosen_ - 1);
    case Request::down: return choose(chosen_ + 1);
    case Request::left:
      if (step) step(-1, app);
      return;
    case Request::right:
      if (step) step(1, app);
      return;
    case Request::act: return act(app);
    default: return;
  }
}

void StartScreen::act(App& app) {
  const StartRow& row = chosen();
  if (row.act)
    tell(row.act(app));
  else if (row.typed)
    field_.emplace(row.typed());
  else
    row.step(1, app);
}

void StartScreen::type(const Input& input) {
  const auto stand = field_->take(input);
  if (stand == TextField::Stand::typing) return;
  if (stand == TextField::Stand::done) {
    tell(chosen().take(field_->text()));
    if (!message_.empty()) return;  // it can be mended
  }
  field_.reset();
}

std::unique_ptr<Screen> start_screen(MatchSettings settings,
                                     const PerSide<std::optional<std::string>>& former,
                                     std::string message) {
  return std::make_unique<StartScreen>(std::move(settings), former, std::move(message));
}

}  // namespace tebweez::screen
