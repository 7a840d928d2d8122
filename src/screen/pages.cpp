#include "screen/pages.hpp"

#include <algorithm>

#include "rules_text.hpp"
#include "screen/scene.hpp"

namespace tebweez::screen {
namespace {

constexpr int widest_rules = 78;

/// The rows between the frame's top and bottom.
struct Body {
  int top;
  int rows;
};
Body body_of(const Grid& grid, const Area& area) {
  const bool compact = size_for(grid.rows(), grid.columns()) == Size::compact;
  return compact ? Body{area.top + 1, area.rows - 2} : Body{area.top + 2, area.rows - 4};
}

/// Which row must be the first in sight so that `chosen` is.
int scrolled(int first, int chosen, int rows) {
  return std::clamp(first, std::max(0, chosen - rows + 1), chosen);
}

std::string keys_text(const std::vector<char32_t>& keys, Charset charset) {
  std::string text;
  for (const char32_t key : keys) {
    if (!text.empty()) text += ' ';
    text += name_of_key(key, charset);
  }
  return text;
}

/// What no command stands for, but the help must say.
std::string_view pit_keys_help(unsigned place) {
  if ((place & where::tebweez) != 0)
    return "a-g choose a pit: A-G of South's row, a-g of North's. A number and Enter sets it.";
  if ((place & (where::board | where::gift)) != 0)
    return "a-g or 1-7 choose a pit; a click does too, a click on the chosen pit acts.";
  if ((place & where::replay) != 0) return "A number and Enter goes to that action.";
  return {};
}

}  // namespace

HelpPage::HelpPage(unsigned place) {
  for (const Binding& binding : bindings()) {
    if ((binding.places & place) == 0) continue;
    const auto known = std::find_if(rows_.begin(), rows_.end(),
                                    [&](const Row& row) { return row.command == binding.command; });
    if (known != rows_.end())
      known->keys.push_back(binding.key);
    else if (!binding.help.empty() || binding.command != Command::erase)
      rows_.push_back({{binding.key}, binding.command, binding.help});
  }
  pit_help_ = pit_keys_help(place);
}

void HelpPage::draw(Grid& grid, const App& /*app*/) {
  const Area area = content_area(grid);
  draw_frame(grid, area, "tebweez: the keys that work now", "", where::page, "choose", "do it");
  Body body = body_of(grid, area);
  for (const std::string& line : wrap(pit_help_, area.columns - 4, grid.charset())) {
    grid.put(body.top++, area.left + 2, line);
    --body.rows;
  }
  first_ = scrolled(first_, chosen_, body.rows);
  const int keys_width = area.columns < 60 ? 11 : 18;
  for (int i = 0; i < body.rows && first_ + i < static_cast<int>(rows_.size()); ++i) {
    const Row& row = rows_[static_cast<std::size_t>(first_ + i)];
    const bool chosen = first_ + i == chosen_;
    const int line = body.top + i;
    if (chosen) {
      grid.put(line, area.left, grid.glyphs().turn, Role::turn);
      grid.set_cursor(Spot{line, area.left});
    }
    grid.put(line, area.left + 2,
             fit(keys_text(row.keys, grid.charset()), keys_width, grid.charset()), Role::key);
    grid.put(line, area.left + 3 + keys_width,
             fit(row.help, area.columns - keys_width - 4, grid.charset()),
             chosen ? Role::turn : Role::plain);
    grid.add_zone(
        {.top_left = {line, area.left}, .rows = 1, .columns = area.columns, .target = first_ + i});
  }
}

void HelpPage::handle(const Input& input, App& app) {
  const int last = static_cast<int>(rows_.size()) - 1;
  if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
    if (entry->number == chosen_) app.close_with(rows_[static_cast<std::size_t>(chosen_)].command);
    chosen_ = entry->number;
    return;
  }
  const auto* command = std::get_if<Command>(&input);
  if (command == nullptr) return;
  switch (*command) {
    case Command::up: chosen_ = std::max(0, chosen_ - 1); break;
    case Command::down: chosen_ = std::min(last, chosen_ + 1); break;
    case Command::previous_page: chosen_ = std::max(0, chosen_ - 10); break;
    case Command::next_page: chosen_ = std::min(last, chosen_ + 10); break;
    case Command::first: chosen_ = 0; break;
    case Command::last: chosen_ = last; break;
    case Command::act: app.close_with(rows_[static_cast<std::size_t>(chosen_)].command); break;
    case Command::help:
    case Command::rules: app.pop(); break;
    default: break;
  }
}

void RulesPage::draw(Grid& grid, const App& /*app*/) {
  const Area area = content_area(grid);
  const std::string title =
      rules_ == nullptr ? "The rules" : "The rules of " + std::string{rules_->name};
  const Body body = body_of(grid, area);
  const auto lines = rules_page(rules_, std::min(widest_rules, area.columns - 4));
  last_ = std::max(0, static_cast<int>(lines.size()) - body.rows);
  first_ = std::clamp(first_, 0, last_);
  page_ = std::max(1, body.rows - 1);
  const std::string corner =
      std::to_string(first_ + 1) + "-" +
      std::to_string(std::min(first_ + body.rows, static_cast<int>(lines.size()))) + " of " +
      std::to_string(lines.size());
  draw_frame(grid, area, title, corner, where::page, "", "");
  for (int i = 0; i < body.rows && first_ + i < static_cast<int>(lines.size()); ++i)
    grid.put(body.top + i, area.left + 2, lines[static_cast<std::size_t>(first_ + i)]);
}

void RulesPage::handle(const Input& input, App& app) {
  const auto* command = std::get_if<Command>(&input);
  if (command == nullptr) return;
  switch (*command) {
    case Command::up: --first_; break;
    case Command::down: ++first_; break;
    case Command::previous_page: first_ -= page_; break;
    case Command::next_page:
    case Command::act: first_ += page_; break;
    case Command::first: first_ = 0; break;
    case Command::last: first_ = last_; break;
    case Command::help:
    case Command::rules: app.pop(); break;
    default: break;
  }
  first_ = std::clamp(first_, 0, last_);
}

void Question::draw(Grid& grid, const App& /*app*/) {
  const int width = std::min(grid.columns() - 4, 60);
  const auto lines = wrap(text_, width - 4, grid.charset());
  const int rows = static_cast<int>(lines.size() + answers_.size()) + 3;
  const int top = std::max(0, (grid.rows() - rows) / 2);
  const int left = (grid.columns() - width) / 2;
  const Glyphs& glyphs = grid.glyphs();
  grid.clear(top, left - 1, rows, width + 2);
  grid.fill(top, left, width, glyphs.heavy_horizontal, Role::mark);
  grid.fill(top + rows - 1, left, width, glyphs.heavy_horizontal, Role::mark);
  int row = top + 1;
  for (const std::string& line : lines) grid.put(row++, left + 2, line, Role::title);
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    const bool chosen = static_cast<int>(i) == chosen_;
    if (chosen) {
      grid.put(row, left + 2, glyphs.turn, Role::turn);
      grid.set_cursor(Spot{row, left + 4});
    }
    grid.put(row, left + 4, answers_[i].text, chosen ? Role::chosen : Role::plain);
    grid.add_zone(
        {.top_left = {row, left}, .rows = 1, .columns = width, .target = static_cast<int>(i)});
    ++row;
  }
  grid.put(row, left + 2,
           fit(std::string{glyphs.up_down} + " choose   Enter answer   Esc back", width - 4,
               grid.charset()),
           Role::dim);
}

void Question::handle(const Input& input, App& app) {
  const int last = static_cast<int>(answers_.size()) - 1;
  const auto answer = [&] {
    app.pop();
    answers_[static_cast<std::size_t>(chosen_)].act(app);
  };
  if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
    chosen_ = std::clamp(entry->number, 0, last);
    answer();
    return;
  }
  const auto* command = std::get_if<Command>(&input);
  if (command == nullptr) return;
  if (*command == Command::up || *command == Command::left) chosen_ = std::max(0, chosen_ - 1);
  if (*command == Command::down || *command == Command::right)
    chosen_ = std::min(last, chosen_ + 1);
  if (*command == Command::act) answer();
}

}  // namespace tebweez::screen
