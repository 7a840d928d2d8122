#include "screen/pages.hpp"

#include <algorithm>
#include <utility>

#include "screen/app.hpp"
#include "screen/box.hpp"
#include "screen/scene.hpp"
#include "screen/screens.hpp"
#include "words/rules_page.hpp"

namespace tebweez::screen {
namespace {

constexpr int widest_page = 78;

/// The rows between the frame's top and bottom.
struct Body {
  int top;
  int rows;
};
Body body_of(const Grid& grid, const Area& area) {
  const bool compact = size_for(grid.rows(), grid.columns()) == Size::compact;
  return compact ? Body{area.top + 1, area.rows - 2} : Body{area.top + 2, area.rows - 4};
}

std::string keys_text(const std::vector<char32_t>& keys, Charset charset) {
  std::string text;
  for (const char32_t key : keys) {
    if (!text.empty()) text += ' ';
    text += name_of_key(key, charset);
  }
  return text;
}

/// What help tells of a request in a context: what a row of the table for it does, or else another.
std::string_view help_of(Request request, Context context) {
  std::string_view elsewhere;
  for (const Binding& binding : bindings()) {
    if (binding.request != request || binding.help.empty()) continue;
    if (binding.contexts.meets(context)) return binding.help;
    if (elsewhere.empty()) elsewhere = binding.help;
  }
  return elsewhere;
}

/// What no request stands for, but the help must say.
std::string_view pit_keys_help(Context context) {
  if (context.meets(where::tebweez))
    return "A-G choose a pit of South's row, a-g of North's. A number and Enter sets it; a click "
           "on the "
           "chosen pit adds a seed.";
  if (context.meets(where::board | where::gift))
    return "a-g, 1-7 or a click chooses a pit; a click on the chosen pit plays it.";
  if (context.meets(where::replay)) return "A number and Enter goes to that action of the round.";
  return {};
}

}  // namespace

HelpPage::HelpPage(Context context, const std::vector<Request>& impossible, std::string note)
    : tells_direction_{context == where::board || context == where::gift ||
                       context == where::sowing} {
  for (const Binding& binding : bindings()) {
    if (!binding.contexts.meets(context)) continue;
    if (std::find(impossible.begin(), impossible.end(), binding.request) != impossible.end())
      continue;
    const auto known = std::find_if(rows_.begin(), rows_.end(),
                                    [&](const Row& row) { return row.request == binding.request; });
    if (known != rows_.end())
      known->keys.push_back(binding.key);
    else if (binding.request != Request::erase)
      rows_.push_back({{binding.key}, binding.request, help_of(binding.request, context)});
  }
  sentences_ = {std::string{pit_keys_help(context)}, std::move(note)};
}

void HelpPage::draw(Grid& grid, const App& /*app*/) {
  const Area area = content_area(grid);
  draw_frame(grid, area, "tebweez: the keys that work now", "",
             {where::page, "choose", "do it", {Request::help}});
  Body body = body_of(grid, area);
  std::vector<std::string> sentences = sentences_;
  if (tells_direction_) {
    const std::string marks =
        std::string{grid.glyphs().left} + " " + std::string{grid.glyphs().right};
    sentences.push_back(marks + (area.columns < 60
                                     ? " tell the way of sowing."
                                     : " beside the board tell which way its rows are sown."));
  }
  for (const std::string& sentence : sentences)
    for (const std::string& line : wrap(sentence, area.columns - 4, grid.charset())) {
      grid.put(body.top++, area.left + 2, line);
      --body.rows;
    }
  const int keys_width = area.columns < 60 ? 10 : 18;
  std::vector<std::vector<std::string>> texts;
  for (const Row& row : rows_)
    texts.push_back(wrap(row.help, area.columns - keys_width - 4, grid.charset()));
  const auto height = [&](int row) {
    return std::max(1, static_cast<int>(texts[static_cast<std::size_t>(row)].size()));
  };
  first_ = std::min(first_, chosen_);
  int before = 0;  // rows of the grid from the first row in sight to the chosen one
  for (int i = first_; i <= chosen_; ++i) before += height(i);
  while (before > body.rows && first_ < chosen_) before -= height(first_++);
  int line = body.top;
  for (int i = first_; i < static_cast<int>(rows_.size()); line += height(i++)) {
    if (line + height(i) > body.top + body.rows) break;
    const bool chosen = i == chosen_;
    if (chosen) {
      grid.put(line, area.left, grid.glyphs().turn, Role::turn);
      grid.set_cursor(Spot{line, area.left});
    }
    const Row& row = rows_[static_cast<std::size_t>(i)];
    grid.put(line, area.left + 2,
             fit(keys_text(row.keys, grid.charset()), keys_width, grid.charset()), Role::key);
    int below = line;
    for (const std::string& text : texts[static_cast<std::size_t>(i)])
      grid.put(below++, area.left + 3 + keys_width, text, chosen ? Role::turn : Role::plain);
    grid.add_zone(
        {.top_left = {line, area.left}, .rows = height(i), .columns = area.columns, .target = i});
  }
}

void HelpPage::handle(const Input& input, App& app) {
  const int last = static_cast<int>(rows_.size()) - 1;
  if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
    if (entry->number == chosen_) app.close_with(rows_[static_cast<std::size_t>(chosen_)].request);
    chosen_ = entry->number;
    return;
  }
  if (const auto* scroll = std::get_if<Scroll>(&input); scroll != nullptr)
    chosen_ = std::clamp(chosen_ + scroll->lines, 0, last);
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  switch (*request) {
    case Request::up: chosen_ = std::max(0, chosen_ - 1); break;
    case Request::down: chosen_ = std::min(last, chosen_ + 1); break;
    case Request::previous_page: chosen_ = std::max(0, chosen_ - 10); break;
    case Request::next_page: chosen_ = std::min(last, chosen_ + 10); break;
    case Request::first: chosen_ = 0; break;
    case Request::last: chosen_ = last; break;
    case Request::act: app.close_with(rows_[static_cast<std::size_t>(chosen_)].request); break;
    case Request::help: app.pop(); break;
    case Request::rules: app.close_with(Request::rules); break;
    default: break;
  }
}

std::string RulesPage::title() const {
  return rules_ == nullptr ? "The rules" : "The rules of " + std::string{rules_->name};
}

std::vector<std::string> RulesPage::lines(int width, Charset /*charset*/) const {
  return tebweez::rules_page(rules_, width);
}

void ScrolledPage::draw(Grid& grid, const App& /*app*/) {
  const Area area = content_area(grid);
  const Body body = body_of(grid, area);
  const auto lines = this->lines(std::min(widest_page, area.columns - 4), grid.charset());
  last_ = std::max(0, static_cast<int>(lines.size()) - body.rows);
  first_ = std::clamp(first_, 0, last_);
  page_ = std::max(1, body.rows - 1);
  const std::string corner =
      std::to_string(first_ + 1) + "-" +
      std::to_string(std::min(first_ + body.rows, static_cast<int>(lines.size()))) + " of " +
      std::to_string(lines.size());
  draw_frame(grid, area, title(), corner, {where::page, "scroll", "next page", {opened_by()}});
  auto line = lines.begin() + first_;
  for (int row = 0; row < body.rows && line != lines.end(); ++row)
    grid.put(body.top + row, area.left + 2, *line++);
}

void ScrolledPage::handle(const Input& input, App& app) {
  constexpr int lines_a_notch = 3;
  if (const auto* scroll = std::get_if<Scroll>(&input); scroll != nullptr)
    first_ = std::clamp(first_ + scroll->lines * lines_a_notch, 0, last_);
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  switch (*request) {
    case Request::up: --first_; break;
    case Request::down: ++first_; break;
    case Request::previous_page: first_ -= page_; break;
    case Request::next_page:
    case Request::act: first_ += page_; break;
    case Request::first: first_ = 0; break;
    case Request::last: first_ = last_; break;
    case Request::help:
    case Request::rules: *request == opened_by() ? app.pop() : app.close_with(*request); break;
    default: break;
  }
  first_ = std::clamp(first_, 0, last_);
}

std::unique_ptr<Screen> help_page(const Screen& about) {
  return std::make_unique<HelpPage>(about.context(), about.impossible(), about.help_note());
}
std::unique_ptr<Screen> rules_page(const Rules* rules) {
  return std::make_unique<RulesPage>(rules);
}

/// A box in the middle; what lies below it stays in sight around it.
void Question::draw(Grid& grid, const App& /*app*/) {
  const Area area = content_area(grid);
  const int width = box_columns(grid);
  const auto lines = wrap(text_, width - 6, grid.charset());
  const auto [top, left] = draw_box(grid, static_cast<int>(lines.size() + answers_.size()) + 3);
  const Glyphs& glyphs = grid.glyphs();
  int row = top + 1;
  for (const std::string& line : lines) grid.put(row++, left + 3, line, Role::title);
  ++row;
  for (std::size_t i = 0; i < answers_.size(); ++i, ++row) {
    const bool chosen = static_cast<int>(i) == chosen_;
    if (chosen) {
      grid.put(row, left + 3, glyphs.turn, Role::turn);
      grid.set_cursor(Spot{row, left + 5});
    }
    grid.put(row, left + 5, fit_middle(answers_[i].text, width - 7, grid.charset()),
             chosen ? Role::chosen : Role::plain);
    grid.add_zone(
        {.top_left = {row, left}, .rows = 1, .columns = width, .target = static_cast<int>(i)});
  }
  grid.clear(area.top + area.rows - 1, area.left, 1, area.columns);
  draw_key_line(grid, area, {where::question, "choose", "answer"});
}

void ask_to_leave(App& app, std::string question, int status) {
  app.push(std::make_unique<Question>(
      std::move(question),
      std::vector<Question::Answer>{{"Stay", [](App&) {}},
                                    {"Leave", [status](App& a) { a.end(status); }}},
      true));
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
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  if (*request == Request::up || *request == Request::left) chosen_ = std::max(0, chosen_ - 1);
  if (*request == Request::down || *request == Request::right)
    chosen_ = std::min(last, chosen_ + 1);
  if (*request == Request::act) answer();
}

}  // namespace tebweez::screen
