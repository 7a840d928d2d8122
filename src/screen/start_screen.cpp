#include "screen/start_screen.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "screen/screens.hpp"

namespace tebweez::screen {
namespace {

void append_utf8(std::string& text, char32_t code_point) {
  const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
  if (code_point < 0x80) return byte(code_point);
  if (code_point < 0x800) {
    byte(0xC0 | code_point >> 6U);
  } else {
    if (code_point < 0x10000) {
      byte(0xE0 | code_point >> 12U);
    } else {
      byte(0xF0 | code_point >> 18U);
      byte(0x80 | (code_point >> 12U & 0x3FU));
    }
    byte(0x80 | (code_point >> 6U & 0x3FU));
  }
  byte(0x80 | (code_point & 0x3FU));
}

/// Does a code point belong to the character before it: a mark, a variation, a tone of skin?
bool continues(char32_t code_point) {
  constexpr char32_t first_tone = 0x1F3FB;
  constexpr char32_t last_tone = 0x1F3FF;
  return width_of(code_point, Charset::utf8) == 0 ||
         (code_point >= first_tone && code_point <= last_tone);
}

/// Takes off the last character as it is seen, of however many code points it is made.
void erase_last(std::string& text) {
  constexpr char32_t joiner = 0x200D;
  const auto is_flag_letter = [](char32_t c) { return c >= 0x1F1E6 && c <= 0x1F1FF; };
  std::vector<char32_t> all;
  std::string_view rest = text;
  while (const auto code_point = next_code_point(rest)) all.push_back(*code_point);
  if (all.empty()) return;
  std::size_t first = all.size() - 1;
  while (first > 0 && (continues(all[first]) || all[first - 1] == joiner)) --first;
  std::size_t letters = 0;  // of flags, each of two letters
  while (letters <= first && is_flag_letter(all[first - letters])) ++letters;
  if (letters > 0 && letters % 2 == 0) --first;
  text.clear();
  for (std::size_t i = 0; i < first; ++i) append_utf8(text, all[i]);
}

}  // namespace

StartScreen::StartScreen(MatchSettings settings) : settings_{std::move(settings)} {
  for (int i = 0; i < static_cast<int>(all_rules.size()); ++i)
    items_.push_back({Item::Kind::ruleset, i});
  items_.push_back({Item::Kind::opponent, 0});
  items_.push_back({Item::Kind::level, 0});
  for (const Side side : both_sides)
    items_.push_back({Item::Kind::name, side == Side::south ? 0 : 1});
  items_.push_back({Item::Kind::target, 0});
  items_.push_back({Item::Kind::origin, 0});
  auto matches = saved_matches();
  if (!matches) return;  // without a folder there is nothing to go on with
  for (const SavedMatch& match : *matches)
    if (match.damaged || (match.unfinished() && match.begun())) saved_.push_back(match);
  for (int i = 0; i < static_cast<int>(saved_.size()); ++i)
    items_.push_back({Item::Kind::saved, i});
}

const Rules* StartScreen::rules() const {
  const Item& item = chosen();
  return item.kind == Item::Kind::ruleset ? all_rules[static_cast<std::size_t>(item.number)]
                                          : nullptr;
}

StartScreen::Text StartScreen::text_of(const Item& item, bool narrow) const {
  switch (item.kind) {
    case Item::Kind::ruleset: {
      const Rules& rules = *all_rules[static_cast<std::size_t>(item.number)];
      const std::string country{rules.country};
      return {std::string{rules.name},
              narrow ? country : country + ": " + std::string{rules.meaning},
              std::string{rules.in_brief}};
    }
    case Item::Kind::opponent: {
      const auto& [south, north] = settings_.computer.plays;
      const std::string_view who =
          south && north ? (narrow ? "computer" : "the computer alone, a show")
          : north        ? (narrow ? "you, computer" : "you, and the computer as North")
          : south        ? (narrow ? "computer, you" : "you, and the computer as South")
                         : "two people";
      return {"Played by", std::string{who}, "Two people at one keyboard, or the computer for one"};
    }
    case Item::Kind::level:
      return {narrow ? "Level" : "The computer's level",
              std::string{to_text(settings_.computer.level)},
              "Easy looks one action ahead, medium four; strong plays best"};
    case Item::Kind::name: {
      const Side side = item.side();
      const PerSide<bool>& plays = settings_.computer.plays;
      return {side == Side::south ? "South's name" : "North's name",
              settings_.name[side].value_or(plays[side] && !plays[other(side)] ? "Computer"
                                            : side == Side::south              ? "South"
                                                                               : "North"),
              side == Side::south ? "South sits below; capital letters name South's pits"
                                  : "North sits above; small letters name North's pits"};
    }
    case Item::Kind::target:
      return {"Target", settings_.target ? target_text(*settings_.target) : "the ruleset's own",
              "Gains that win the match; 0 plays one round only"};
    case Item::Kind::origin: {
      const bool sows = settings_.origin == Origin::sow;
      return {narrow ? "Own pit" : "A lap that comes round",
              narrow ? (sows ? "is sown too" : "is skipped")
                     : (sows ? "sows the pit it came from too" : "skips the pit it came from"),
              "Reading R1: a lap that comes round to the pit it was lifted from"};
    }
    case Item::Kind::saved: {
      const SavedMatch& saved = saved_[static_cast<std::size_t>(item.number)];
      const std::string when = saved.played ? saved.when() : "";
      const std::string left = narrow ? when.substr(when.empty() ? 0 : 5) : "go on, " + when;
      if (saved.damaged) return {narrow ? left : "damaged, " + when, saved.problem, saved.problem};
      const Match& match = *saved.record->match();
      const std::string how = std::string{match.rules().key} + ", " + progress_text(saved);
      return {left, how + ": " + stores_text(saved),
              how + "; stores " + stores_text(saved) + "; gains " +
                  std::to_string(match.gains().south) + " and " +
                  std::to_string(match.gains().north)};
    }
  }
  return {};
}

void StartScreen::draw(Grid& grid, const App& /*app*/) {
  const Area area = content_area(grid);
  const bool narrow = size_for(grid.rows(), grid.columns()) == Size::compact;
  using Kind = Item::Kind;
  draw_frame(grid, area,
             narrow ? "tebweez" : "tebweez: mancala of nineteenth-century Cairo and Damascus", "",
             {context(), editing_ ? "" : "choose",
              editing_                         ? "done"
              : chosen().kind == Kind::ruleset ? "play"
              : chosen().kind == Kind::saved   ? "go on"
                                               : "change"});
  const auto note_lines = [&](std::string note) {
    if (note.front() >= 'a' && note.front() <= 'z')
      note.front() = static_cast<char>(note.front() - 'a' + 'A');
    return wrap(note, area.columns - 6, grid.charset());
  };
  const auto notes = note_lines(message_.empty() ? text_of(chosen(), narrow).note + "." : message_);
  // Room for the longest, so that nothing moves under the mouse when another one is chosen.
  std::size_t longest = notes.size();
  for (const Item& item : items_)
    if (item.kind != Item::Kind::saved)
      longest = std::max(longest, note_lines(text_of(item, narrow).note + ".").size());
  const int bottom = area.top + area.rows - (narrow ? 1 : 3);
  int row = bottom - static_cast<int>(notes.size());
  const int top = area.top + (narrow ? 1 : 3);
  const int room = bottom - static_cast<int>(longest) - top - (narrow ? 0 : 1);
  const bool told = draw_items(grid, area, top, room);
  if (told && message_.empty()) return;
  for (const std::string& line : notes)
    grid.put(row++, area.left + 3, line, message_.empty() ? Role::dim : Role::warning);
}

/// Returns whether the chosen one's note has been told among them.
bool StartScreen::draw_items(Grid& grid, const Area& area, int top, int rows) {
  const bool narrow = size_for(grid.rows(), grid.columns()) == Size::compact;
  const int count = static_cast<int>(items_.size());
  const auto parted = [&](int i) {  // a group begins
    const Item::Kind kind = items_[static_cast<std::size_t>(i)].kind;
    return i > 0 && kind != items_[static_cast<std::size_t>(i) - 1].kind &&
           (kind == Item::Kind::opponent || kind == Item::Kind::saved);
  };
  // Where there is room, groups are parted by a blank line and rulesets tell of themselves.
  const bool airy = !narrow && rows >= count + 3;
  const int rulesets = static_cast<int>(all_rules.size());
  const bool telling = airy && rows >= count + rulesets + 2;
  first_ = airy ? 0 : std::clamp(first_, std::max(0, chosen_ - rows + 1), chosen_);
  int row = top;
  for (int i = first_; i < count && row < top + rows; ++i, ++row) {
    if (airy && parted(i)) ++row;
    draw_item(grid, area, row, i, narrow);
    const Item& item = items_[static_cast<std::size_t>(i)];
    if (telling && item.kind == Item::Kind::ruleset)
      grid.put(++row, area.left + 5,
               fit(text_of(item, narrow).note, area.columns - 6, grid.charset()), Role::dim);
  }
  if (!airy) {
    const int edge = area.left + area.columns - 2;
    if (first_ > 0) grid.put(top, edge, grid.glyphs().more_above, Role::mark);
    if (first_ + rows < count) grid.put(top + rows - 1, edge, grid.glyphs().more_below, Role::mark);
  }
  return telling && chosen().kind == Item::Kind::ruleset;
}

void StartScreen::draw_item(Grid& grid, const Area& area, int row, int number, bool narrow) {
  const Item& item = items_[static_cast<std::size_t>(number)];
  const bool here = number == chosen_;
  const Text text = text_of(item, narrow);
  const int left_width = narrow ? 15 : 24;
  const int column = area.left + left_width + 5;
  const int room = area.left + area.columns - (narrow ? 3 : 1) - column;  // beside it: more below
  if (here) grid.put(row, area.left + 1, grid.glyphs().turn, Role::turn);
  grid.put(row, area.left + 3, fit(text.left, left_width, grid.charset()),
           here                               ? Role::chosen
           : item.kind == Item::Kind::ruleset ? Role::title
                                              : Role::plain);
  if (here && editing_) {
    const int end =
        grid.put(row, column, "[" + fit_end(field_, room - 2, grid.charset()), Role::mark);
    grid.put(row, end, "]", Role::mark);
    grid.set_cursor(Spot{row, end});
  } else {
    grid.put(row, column, fit(text.right, room, grid.charset()));
    if (here) grid.set_cursor(Spot{row, area.left + 3});
  }
  grid.add_zone(
      {.top_left = {row, area.left}, .rows = 1, .columns = area.columns, .target = number});
}

void StartScreen::handle(const Input& input, App& app) {
  message_.clear();
  if (editing_) {
    edit(input);
    return;
  }
  const int last = static_cast<int>(items_.size()) - 1;
  if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
    const bool again = entry->number == chosen_;
    chosen_ = std::clamp(entry->number, 0, last);
    if (again) act(app);
    return;
  }
  if (const auto* scroll = std::get_if<Scroll>(&input); scroll != nullptr)
    chosen_ = std::clamp(chosen_ + scroll->lines, 0, last);
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  if (*request == Request::up) chosen_ = std::max(0, chosen_ - 1);
  if (*request == Request::down) chosen_ = std::min(last, chosen_ + 1);
  if (*request == Request::act) act(app);
}

void StartScreen::act(App& app) {
  const Item item = chosen();
  switch (item.kind) {
    case Item::Kind::ruleset: return play(*all_rules[static_cast<std::size_t>(item.number)], app);
    case Item::Kind::saved: return resume(saved_[static_cast<std::size_t>(item.number)], app);
    case Item::Kind::origin:
      settings_.origin = settings_.origin == Origin::sow ? Origin::skip : Origin::sow;
      return;
    case Item::Kind::opponent: return next_opponent();
    case Item::Kind::level: {
      Level& level = settings_.computer.level;
      const auto next = static_cast<std::size_t>(level) + 1;
      level = all_levels[next % all_levels.size()];
      return;
    }
    case Item::Kind::name:
    case Item::Kind::target: begin_editing(); return;
  }
}

/// Two people, the computer as North, as South, as both.
void StartScreen::next_opponent() {
  auto& [south, north] = settings_.computer.plays;
  if (north) south = !south;
  north = !north;
}

void StartScreen::play(const Rules& rules, App& app) {
  MatchSettings settings = settings_;
  settings.rules = rules;
  auto session = Session::begin(settings);
  if (!session) {
    message_ = session.error().what;
    return;
  }
  app.replace(match_screen(*std::move(session), std::move(settings)));
}

void StartScreen::resume(const SavedMatch& saved, App& app) {
  if (saved.damaged) {
    message_ = saved.problem;
    return;
  }
  const std::string& path = saved.path;
  auto session = Session::resume(path);
  if (!session) {
    message_ = session.error().what;
    return;
  }
  MatchSettings again = settings_like(session->header());
  again.no_log = settings_.no_log;
  app.replace(match_screen(*std::move(session), std::move(again)));
}

void StartScreen::begin_editing() {
  editing_ = true;
  const Item& item = chosen();
  if (item.kind == Item::Kind::target)
    field_ = settings_.target ? std::to_string(*settings_.target) : "";
  else  // a name that nobody gave is not there to be typed behind
    field_ = settings_.name[item.side()].value_or("");
}

void StartScreen::finish_editing() {
  const Item& item = chosen();
  if (item.kind == Item::Kind::target) {
    const auto target = parse_number(field_, highest_target);
    if (!target && !field_.empty()) {
      message_ = "The target is a number from 0 (one round) to 1000.";
      return;
    }
    settings_.target = target;
  } else if (field_.empty()) {
    settings_.name[item.side()].reset();
  } else {
    if (const auto wrong = check_new_name(field_)) {
      message_ = std::string{*wrong} + ".";
      return;
    }
    settings_.name[item.side()] = field_;
  }
  editing_ = false;
}

void StartScreen::edit(const Input& input) {
  if (const auto* character = std::get_if<Character>(&input); character != nullptr) {
    if (shape_of(field_).length < longest_name) append_utf8(field_, character->code_point);
    return;
  }
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  if (*request == Request::erase) erase_last(field_);
  if (*request == Request::act || *request == Request::down || *request == Request::up)
    finish_editing();
  if (*request == Request::close) editing_ = false;
}

std::unique_ptr<Screen> start_screen(MatchSettings settings) {
  return std::make_unique<StartScreen>(std::move(settings));
}

}  // namespace tebweez::screen
