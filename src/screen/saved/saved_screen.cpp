#include "screen/saved/saved_screen.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "matches/moved_match.hpp"
#include "screen/pages.hpp"
#include "screen/replay/replay_screen.hpp"
#include "screen/screens.hpp"
#include "screen/text_question.hpp"
#include "system/output.hpp"

namespace tebweez::screen {
namespace {

/// Letters of ASCII are sought in either case.
std::string lowered(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

constexpr int when_columns = 16;
constexpr int round_columns = 3;
constexpr int score_columns = 7;
constexpr int actions_columns = 5;
constexpr int over_columns = 4;

constexpr int ruleset_columns = [] {
  std::size_t longest = 0;
  for (const Rules* rules : all_rules) longest = std::max(longest, rules->key.size());
  return static_cast<int>(longest);
}();

bool is_narrow(const Area& area) {
  constexpr int columns_of_all = 78;
  return area.columns < columns_of_all;
}

std::string with_stop(std::string text) {
  return text + (text.ends_with('.') ? "" : ".");
}

}  // namespace

SavedScreen::SavedScreen(bool no_log) : no_log_{no_log} {
  read_folder();
}

bool SavedScreen::is_sought(const SavedFile& file) const {
  if (sought_.empty()) return true;
  const Header header = read_header(file);
  const std::string key{header.rules ? header.rules->key : ""};
  for (const std::string& text :
       {header.name_of(Side::south), header.name_of(Side::north), key, file_name(file)})
    if (lowered(text).find(lowered(sought_)) != std::string::npos) return true;
  return false;
}

/// What was chosen stays so, or what stood in its place.
void SavedScreen::read_folder() {
  const std::string former = entries_.empty() ? "" : chosen().path;
  entries_.clear();
  problem_.clear();
  const auto files = saved_files();
  if (!files) {
    problem_ = files.error().what;
    return choose(0);
  }
  for (const SavedFile& file : *files)
    if (is_sought(file)) entries_.push_back({file, std::nullopt});
  const auto at = std::find_if(entries_.begin(), entries_.end(),
                               [&](const Entry& entry) { return entry.file.path == former; });
  choose(at == entries_.end() ? chosen_ : static_cast<int>(at - entries_.begin()));
}

/// Another program, or a match played meanwhile, may have changed them.
void SavedScreen::uncovered() {
  read_folder();
}

const SavedRow& SavedScreen::row(int number) {
  Entry& entry = entries_[static_cast<std::size_t>(number)];
  if (!entry.row) entry.row = row_of(entry.file);
  return *entry.row;
}

std::vector<Request> SavedScreen::impossible() const {
  if (!entries_.empty()) return {};
  return {Request::up,        Request::down,          Request::act,      Request::preview,
          Request::hint,      Request::other_one,     Request::first,    Request::last,
          Request::next_page, Request::previous_page, Request::empty_pit};
}

std::string SavedScreen::note() {
  if (!message_.empty()) return message_;
  if (!problem_.empty()) return with_stop(problem_);
  if (!entries_.empty()) return row(chosen_).whole;
  return sought_.empty() ? "There are no saved matches." : "No match has that in it.";
}

void SavedScreen::draw(Grid& grid, const App& /*app*/) {
  const Area area = content_area(grid);
  const bool compact = size_for(grid.rows(), grid.columns()) == Size::compact;
  const bool any = !entries_.empty();
  KeyLine keys{.context = context(), .idle = impossible()};
  if (any) {
    keys.arrows = "choose";
    const bool goes_on = row(chosen_).readable && !row(chosen_).finished;
    keys.act = goes_on ? "go on" : "replay";
    if (!goes_on) keys.idle.push_back(Request::preview);  // Enter does that
  }
  const std::string corner =
      any ? std::to_string(chosen_ + 1) + " of " + std::to_string(entries_.size()) : "";
  draw_frame(grid, area, sought_.empty() ? "Saved matches" : "Saved matches with '" + sought_ + "'",
             corner, keys);
  const int frame = compact ? 1 : 2;
  const int margin = compact ? 1 : 3;
  const int most_notes = compact ? 4 : 3;
  auto notes = wrap(note(), area.columns - 2 * margin, grid.charset());
  if (static_cast<int>(notes.size()) > most_notes)
    notes.resize(static_cast<std::size_t>(most_notes));
  const int notes_top = area.top + area.rows - frame - most_notes;
  const int top = area.top + frame;
  const int lines = notes_top - top - (compact ? 0 : 1);
  page_ = std::max(1, lines - 2);
  draw_rows(grid, area, top, lines);
  int at = notes_top;
  for (const std::string& line : notes)
    grid.put(at++, area.left + margin, line,
             message_.empty() ? Role::plain
             : good_news_     ? Role::turn
                              : Role::warning);
}

void SavedScreen::draw_rows(Grid& grid, const Area& area, int top, int lines) {
  const int count = static_cast<int>(entries_.size());
  if (count == 0) return;
  if (!is_narrow(area)) {
    SavedRow titles{.when = "Last played",
                    .names = "South, North",
                    .ruleset = "Ruleset",
                    .round = "Rd",
                    .actions = "Acts",
                    .gains = "Gains",
                    .stores = "Stores"};
    draw_row(grid, area, top++, titles, false);
    --lines;
  }
  first_ = std::clamp(first_, std::max(0, chosen_ - lines + 1), chosen_);
  first_ = std::clamp(first_, 0, std::max(0, count - lines));
  for (int i = first_; i < std::min(count, first_ + lines); ++i) {
    const int at = top + i - first_;
    draw_row(grid, area, at, row(i), i == chosen_);
    if (i == chosen_) grid.set_cursor(Spot{at, area.left + 2});
    grid.add_zone({.top_left = {at, area.left}, .rows = 1, .columns = area.columns, .target = i});
  }
  const int edge = area.left + area.columns - 1;
  if (first_ > 0) grid.put(top, edge, grid.glyphs().more_above, Role::mark);
  if (first_ + lines < count) grid.put(top + lines - 1, edge, grid.glyphs().more_below, Role::mark);
}

void SavedScreen::draw_row(Grid& grid, const Area& area, int at, const SavedRow& row,
                           bool here) const {
  const Charset charset = grid.charset();
  const Role role = here ? Role::chosen : row.finished ? Role::dim : Role::plain;
  const bool narrow = is_narrow(area);
  int column = area.left + (narrow ? 2 : 3);
  if (here) grid.put(at, column - 2, grid.glyphs().turn, Role::turn);
  const bool dated = row.when.size() == static_cast<std::size_t>(when_columns);
  grid.put(at, column, fit(narrow && dated ? row.when.substr(5) : row.when, when_columns, charset));
  column += (narrow ? when_columns - 5 : when_columns) + 1;
  int end = area.left + area.columns - 2;
  if (!row.fault.empty()) {
    grid.put(at, column, fit(row.fault, end - column, charset),
             here ? Role::chosen : Role::warning);
    return;
  }
  const auto right = [&](const std::string& text, int width) {
    grid.put_right(at, end, text);
    end -= width + 1;
  };
  right(row.finished ? "over" : "", over_columns);
  if (!narrow) {
    right(row.actions, actions_columns);
    right(row.stores, score_columns);
    right(row.gains, score_columns);
    right(row.round, round_columns);
    end -= ruleset_columns;
    grid.put(at, end, row.ruleset);
    --end;
  }
  grid.put(at, column, fit_middle(row.names, end - column, charset), role);
}

void SavedScreen::choose(int number) {
  chosen_ = std::clamp(number, 0, std::max(0, static_cast<int>(entries_.size()) - 1));
}

void SavedScreen::handle(const Input& input, App& app) {
  message_.clear();
  good_news_ = false;
  if (const auto* entry = std::get_if<screen::Entry>(&input); entry != nullptr) {
    if (entry->number == chosen_ && !entries_.empty()) return go_on(app);
    return choose(entry->number);
  }
  if (const auto* scroll = std::get_if<Scroll>(&input); scroll != nullptr)
    return choose(chosen_ + scroll->lines);
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  if (*request == Request::close) return app.leave(status::done);
  if (*request == Request::search) return search(app);
  if (!entries_.empty()) handle_request(*request, app);
}

void SavedScreen::handle_request(Request request, App& app) {
  switch (request) {
    case Request::up: return choose(chosen_ - 1);
    case Request::down: return choose(chosen_ + 1);
    case Request::previous_page: return choose(chosen_ - page_);
    case Request::next_page: return choose(chosen_ + page_);
    case Request::first: return choose(0);
    case Request::last: return choose(static_cast<int>(entries_.size()) - 1);
    case Request::act: return go_on(app);
    case Request::preview: return replay(false, app);
    case Request::hint: return replay(true, app);
    case Request::other_one: return ask_for_name(app);
    case Request::empty_pit: return ask_to_delete(app);
    default: return;
  }
}

/// A match that is over, or damaged, can only be looked at.
void SavedScreen::go_on(App& app) {
  const SavedRow& saved = row(chosen_);
  if (saved.finished || !saved.readable) return replay(false, app);
  auto match = saved_match(chosen().path, no_log_);
  if (!match) {
    message_ = with_stop(brief_problem(chosen(), match.error().what));
    return;
  }
  app.replace(*std::move(match));
}

void SavedScreen::replay(bool analysed, App& app) {
  auto log = WatchedLog::open(chosen().path, false);
  if (!log) {
    message_ = with_stop(brief_problem(chosen(), log.error().what));
    return;
  }
  auto shown = std::make_unique<ReplayScreen>(*std::move(log), false);
  if (analysed) shown->handle(Request::hint, app);
  app.push(std::move(shown));
}

void SavedScreen::ask_for_name(App& app) {
  std::string name = file_name(chosen());
  name.resize(name.size() - std::string_view{match_ending}.size());
  const auto take = [this, file = chosen()](const std::string& text,
                                            App&) -> std::optional<std::string> {
    const auto renamed = rename_match(file.path, text);
    if (!renamed) return with_stop(brief_problem(file, renamed.error().what));
    entries_[static_cast<std::size_t>(chosen_)].file.path = *renamed;  // so that it stays chosen
    return std::nullopt;
  };
  app.push(std::make_unique<TextQuestion>("A new name for its file:", std::move(name), take));
}

void SavedScreen::ask_to_delete(App& app) {
  const auto take = [this, file = chosen()](App&) {
    const auto moved = throw_away(file.path);
    good_news_ = static_cast<bool>(moved);
    message_ = moved ? "It lies in the trash now: " + harmless(*moved)
                     : with_stop(brief_problem(file, moved.error().what));
  };
  app.push(std::make_unique<Question>(
      "Throw " + file_name(chosen()) + " into the trash?",
      std::vector<Question::Answer>{{"No, keep it", [](App&) {}}, {"Into the trash", take}}));
}

void SavedScreen::search(App& app) {
  const auto take = [this](const std::string& text, App&) -> std::optional<std::string> {
    sought_ = text;  // the list is made when the question has gone
    return std::nullopt;
  };
  app.push(std::make_unique<TextQuestion>(
      "Show those with this in a name or the ruleset; nothing shows all:", sought_, take));
}

std::unique_ptr<Screen> saved_screen(bool no_log) {
  return std::make_unique<SavedScreen>(no_log);
}

}  // namespace tebweez::screen
