#include "screen/scene.hpp"

#include <algorithm>
#include <utility>

namespace tebweez::screen {
namespace {

constexpr int widest_content = 128;
constexpr int tallest_content = 44;
constexpr int widest_scene = 300;
constexpr int tallest_scene = 100;
constexpr int widest_text = 100;  // longer lines are hard to read

/// One entry of the line of keys.
struct KeyHint {
  std::string key;
  std::string label;
  Request request = Request::none;
  int weight = 1;  ///< with little room the lightest go first
};

int weight_of(Request request, Context context) noexcept {
  if (context == where::page && request != Request::act && request != Request::close) return 0;
  switch (request) {
    case Request::rules: return 0;
    case Request::pause: return context == where::sowing ? 2 : 1;
    case Request::undo: return 2;
    case Request::act:
    case Request::help:
    case Request::quit: return 3;
    case Request::close: return 4;
    default: return 1;
  }
}

std::vector<KeyHint> key_hints(const KeyLine& keys, const Grid& grid) {
  constexpr Context lists =
      where::start | where::page | where::question | where::finished | where::saved | where::moves;
  constexpr Context over_others = where::page | where::question | where::moves;
  const Glyphs& glyphs = grid.glyphs();
  std::vector<KeyHint> hints;
  const Context context = keys.context;
  if (!keys.arrows.empty() && !keys.closed)
    hints.push_back(
        {std::string{context.meets(lists) ? glyphs.up_down : glyphs.left_right}, keys.arrows});
  if (!keys.sideways.empty() && !keys.closed)
    hints.push_back({std::string{glyphs.left_right}, keys.sideways});
  if (!keys.act.empty() && !keys.closed)
    hints.push_back({"Enter", keys.act, Request::act, weight_of(Request::act, context)});
  const auto works = [&](Request request) {
    const bool everywhere =
        request == Request::help || request == Request::rules || request == Request::quit;
    if (keys.closed && !everywhere) return false;
    return std::find(keys.idle.begin(), keys.idle.end(), request) == keys.idle.end();
  };
  if (context.meets(over_others | where::text))
    hints.push_back({"Esc", "back", Request::close, weight_of(Request::close, context)});
  const bool over_another = context.meets(over_others);  // q closes that, as Esc
  const auto label = [&](const Binding& binding) {
    const auto named = std::find_if(keys.labels.begin(), keys.labels.end(), [&](const auto& known) {
      return known.first == binding.request;
    });
    return named == keys.labels.end() ? std::string{binding.label} : named->second;
  };
  for (const Binding& binding : bindings())
    if (!binding.label.empty() && binding.contexts.meets(context) && works(binding.request) &&
        !(over_another && binding.request == Request::quit))
      hints.push_back({name_of_key(binding.key, grid.charset()), label(binding), binding.request,
                       weight_of(binding.request, context)});
  return hints;
}

void draw_keys(Grid& grid, int row, const Area& area, std::vector<KeyHint> hints) {
  constexpr int between = 3;
  const auto width = [&](const KeyHint& hint) {
    return width_of(hint.key, grid.charset()) + 1 + width_of(hint.label, grid.charset()) + between;
  };
  const auto fits = [&] {
    int sum = -between;
    for (const KeyHint& hint : hints) sum += width(hint);
    return sum <= area.columns - 2;
  };
  while (!fits() && hints.size() > 1) {
    // Of the lightest the last one goes.
    const auto lightest =
        std::min_element(hints.rbegin(), hints.rend(),
                         [](const KeyHint& a, const KeyHint& b) { return a.weight < b.weight; });
    hints.erase(std::next(lightest).base());
  }
  int column = area.left + 1;
  for (const KeyHint& hint : hints) {
    const int begin = column;
    column = grid.put(row, column, hint.key, Role::key);
    column = grid.put(row, column + 1, hint.label);
    if (hint.request != Request::none)
      grid.add_zone(
          {.top_left = {row, begin}, .rows = 1, .columns = column - begin, .target = hint.request});
    column += between;
  }
}

/// "Karim   north      store 14      gains ████▌      18/60"
class PlayerLine {
 public:
  PlayerLine(Grid& grid, const Scene& scene, const Area& area, Size size)
      : grid_{grid}, scene_{scene}, end_{area.left + area.columns - 1}, area_{area}, size_{size} {}

  void draw(int row, Side side) {
    const bool acts = scene_.to_act == side;
    const Role role = acts ? count_role_of(side) : role_of(side);
    const std::string mark{acts ? grid_.glyphs().turn : " "};
    if (size_ == Size::compact) return draw_compact(row, side, mark, role);
    const int name_room = std::min(28, area_.columns / 3 - 6);
    int column = grid_.put(row, area_.left + 1, mark + " ", role);
    column =
        grid_.put(row, column, fit_middle(scene_.names[side], name_room, grid_.charset()), role);
    if (!says_side(side)) grid_.put(row, column + 3, to_text(side), Role::dim);
    column = draw_store(row, side, area_.left + area_.columns * 2 / 5 + 4, 3);
    if (scene_.target == 0) return;
    column = grid_.put(row, column + 4, "gains ");
    draw_gains(row, side, column, std::min(40, end_ - column - figure_width() - 1));
  }

 private:
  void draw_compact(int row, Side side, const std::string& mark, Role role) {
    constexpr int store_width = 8;
    const int bar = std::clamp(area_.columns / 3 - 7, 6, 18);
    const int gains = scene_.target == 0 ? end_ : end_ - bar - 1 - figure_width();
    const int store = gains - store_width - (scene_.target == 0 ? 0 : 2);
    const int room = store - area_.left - 2;
    grid_.put(row, area_.left, mark + fit_middle(scene_.names[side], room, grid_.charset()), role);
    draw_store(row, side, store, 2);
    if (scene_.target != 0) draw_gains(row, side, gains, bar);
  }

  /// Is it in the name already, as in "North" or "Bob (north)"?
  [[nodiscard]] bool says_side(Side side) const {
    const std::string& name = scene_.names[side];
    return name == (side == Side::south ? "South" : "North") ||
           name.ends_with("(" + std::string{to_text(side)} + ")");
  }

  int draw_store(int row, Side side, int column, int digits) {
    const int end = grid_.put(row, column, "store ") + digits;
    grid_.put_right(row, end, std::to_string(scene_.store[side]), count_role_of(side));
    return end;
  }

  [[nodiscard]] std::string figure(Side side) const {
    return std::to_string(scene_.gains[side]) + "/" + std::to_string(scene_.target);
  }
  [[nodiscard]] int figure_width() const {
    return static_cast<int>(std::max(figure(Side::south).size(), figure(Side::north).size()));
  }

  void draw_gains(int row, Side side, int column, int room) {
    const int gains = std::min(scene_.gains[side], scene_.target);
    const int halves = std::max(gains * room * 2 / scene_.target, std::min(gains, 1));
    grid_.fill(row, column, room, grid_.glyphs().empty, Role::dim);
    grid_.fill(row, column, halves / 2, grid_.glyphs().bar, role_of(side));
    if (halves % 2 == 1)
      grid_.put(row, column + halves / 2, grid_.glyphs().bar_half, role_of(side));
    grid_.put_right(row, end_, figure(side));
  }

  Grid& grid_;
  const Scene& scene_;
  int end_;
  const Area& area_;
  Size size_;
};

/// A text in at most so many rows, an ellipsis where something is left out.
std::vector<std::string> wrapped(const std::string& text, int width, int rows, Charset charset) {
  std::vector<std::string> parts = wrap(text, width, charset);
  const auto most = static_cast<std::size_t>(std::max(rows, 1));
  if (parts.size() <= most) return parts;
  const std::string cut = parts[most - 1] + " " + parts[most];
  parts.resize(most);
  parts.back() = fit(cut, width, charset);
  return parts;
}

/// Lines of text in so many rows. With too few of them those of little weight go first, then the
/// longest are told in brief, then they are cut, then the last ones go.
std::vector<Line> wrapped(std::vector<Line> text, int width, int rows, Charset charset) {
  const auto height = [&](const Line& line) {
    return static_cast<int>(wrapped(line.text, width, line.most, charset).size());
  };
  const auto tell_in_brief = [](Line& line) { line.text = std::exchange(line.brief, {}); };
  // What would be cut even with all rows there are is told in brief.
  for (Line& line : text)
    if (!line.brief.empty() &&
        wrap(line.text, width, charset).size() > static_cast<std::size_t>(std::max(1, line.most)))
      tell_in_brief(line);
  const auto too_many = [&] {
    int sum = 0;
    for (const Line& line : text) sum += height(line);
    return sum > rows;
  };
  while (too_many()) {
    const auto light = std::find_if(text.begin(), text.end(),
                                    [](const Line& line) { return line.role == Role::dim; });
    // Lines that can be told in brief before those that can't, and then the longest.
    const auto rank = [&](const Line& line) {
      return std::pair{!line.brief.empty(), height(line)};
    };
    const auto longest = std::max_element(
        text.begin(), text.end(), [&](const Line& a, const Line& b) { return rank(a) < rank(b); });
    if (light != text.end())
      text.erase(light);
    else if (!longest->brief.empty())
      tell_in_brief(*longest);
    else if (const int tall = height(*longest); tall > 1)
      longest->most = tall - 1;
    else
      text.pop_back();
  }
  std::vector<Line> lines;
  for (const Line& line : text)
    for (std::string& part : wrapped(line.text, width, line.most, charset))
      lines.push_back({std::move(part), line.role});
  return lines;
}

void draw_panel(Grid& grid, const Scene& scene, int top, int left, int rows, int columns) {
  if (columns < 8 || rows < 2 || (scene.panel.empty() && scene.panel_title.empty())) return;
  grid.put(top, left, fit(scene.panel_title, columns, grid.charset()), Role::dim);
  const std::size_t all = scene.panel.size();
  const std::size_t shown = std::min(all, static_cast<std::size_t>(rows) - 1);
  std::size_t first = all - shown;
  if (scene.panel_chosen)  // in the middle, where it can be
    first = std::min(first, *scene.panel_chosen - std::min(*scene.panel_chosen, shown / 2));
  for (std::size_t i = first; i < first + shown; ++i) {
    const Line& line = scene.panel[i];
    grid.put(++top, left, fit(line.text, columns, grid.charset()), line.role);
    if (scene.panel_entries)
      grid.add_zone(
          {.top_left = {top, left}, .rows = 1, .columns = columns, .target = static_cast<int>(i)});
  }
}

std::string title_of(const Scene& scene, const Grid& grid, Size size) {
  std::string title{scene.rules->name};
  if (size != Size::compact)
    title.append(" ").append(grid.glyphs().dot).append(" ").append(scene.rules->meaning);
  return title;
}

/// Where the parts of a scene stand, counted from the top of the area.
struct Places {
  int upper_line;
  int board;
  int lower_line;
  int text;
  int text_rows;
};

Places places_for(Size size, const Shape& shape, const Area& area, int footing) {
  if (size == Size::compact)
    return {.upper_line = 1,
            .board = 2,
            .lower_line = 6,
            .text = 7,
            .text_rows = area.rows - 8 - footing};
  // What is left of the height goes above the board and between the parts.
  const int spare = std::max(0, area.rows - 14 - board_rows(shape));
  const int air = std::min(spare / 4, 6);
  Places at{};
  at.upper_line = 2 + air;
  at.board = at.upper_line + 2 + air / 2;
  at.lower_line = at.board + board_rows(shape) + 1 + air / 2;
  at.text = at.lower_line + 2 + air / 2;
  at.text_rows = area.rows - 2 - at.text - footing;
  return at;
}

/// At most so many rows and columns in the middle of the grid.
Area centred(const Grid& grid, int rows, int columns) {
  Area area{.rows = std::min(grid.rows(), rows), .columns = std::min(grid.columns(), columns)};
  area.top = (grid.rows() - area.rows) / 2;
  area.left = (grid.columns() - area.columns) / 2;
  return area;
}

}  // namespace

Area content_area(const Grid& grid) {
  return centred(grid, tallest_content, widest_content);
}

Area scene_area(const Grid& grid) {
  return centred(grid, tallest_scene, widest_scene);
}

Names short_names(const Names& names, const Grid& grid) {
  const auto size = size_for(grid.rows(), grid.columns()).value_or(Size::compact);
  const int longest = size == Size::compact ? 10 : size == Size::normal ? 14 : 24;
  return {fit_middle(names.south, longest, grid.charset()),
          fit_middle(names.north, longest, grid.charset())};
}

void draw_frame(Grid& grid, const Area& area, std::string_view title, std::string_view corner,
                const KeyLine& keys) {
  const bool compact = size_for(grid.rows(), grid.columns()) == Size::compact;
  const int end = area.left + area.columns - 1;
  const int corner_begin = grid.put_right(area.top, end, corner);
  grid.put(area.top, area.left + 1, fit(title, corner_begin - area.left - 2, grid.charset()),
           Role::title);
  const int bottom = area.top + area.rows - 1;
  if (!compact) {
    grid.fill(area.top + 1, area.left, area.columns, grid.glyphs().rule, Role::dim);
    grid.fill(bottom - 1, area.left, area.columns, grid.glyphs().rule, Role::dim);
  }
  draw_key_line(grid, area, keys);
}

void draw_key_line(Grid& grid, const Area& area, const KeyLine& keys) {
  draw_keys(grid, area.top + area.rows - 1, area, key_hints(keys, grid));
}

void draw_scene(Grid& grid, const Scene& scene) {
  const Size size = size_for(grid.rows(), grid.columns()).value_or(Size::compact);
  const Area area = scene_area(grid);
  draw_frame(grid, area, title_of(scene, grid, size), scene.corner, scene.keys);
  const auto footing = static_cast<int>(scene.footing.size());
  const Shape shape = shape_for(area.rows, area.columns, scene.look.board.row_length());
  const Places at = places_for(size, shape, area, footing);
  const int margin = size == Size::compact ? 1 : 3;
  const int text_width = std::min(area.columns - 2 * margin, widest_text);
  const bool text_only = scene.text_first && size == Size::compact;
  const Side below = scene.look.below;
  PlayerLine players{grid, scene, area, size};
  players.draw(area.top + at.upper_line, other(below));
  players.draw(area.top + (text_only ? at.upper_line + 1 : at.lower_line), below);
  if (!text_only) {
    draw_board(grid, area.top + at.board, area.left + margin, shape, scene.look);
    const int board_end = margin + board_columns(shape, scene.look.board.row_length()) + 2;
    if (size != Size::compact) {
      const int room = area.columns - board_end - 1;
      if (!scene.hand.empty())
        grid.put(area.top + at.lower_line - 1, area.left + margin,
                 fit(scene.hand, board_end, grid.charset()), Role::moving);
      draw_panel(grid, scene, area.top + at.board, area.left + board_end + 1, board_rows(shape),
                 room);
    }
  }
  const int first = text_only ? at.upper_line + 2 : at.text;
  const int rows = text_only ? area.rows - 1 - first - footing : at.text_rows;
  std::vector<Line> text = scene.text;
  if (size == Size::compact && !scene.hand.empty())
    text.insert(text.begin(), {scene.hand, Role::moving});
  int row = area.top + first;
  for (const Line& line : wrapped(text, text_width, rows, grid.charset()))
    grid.put(row++, area.left + margin, line.text, line.role);
  row = area.top + area.rows - (size == Size::compact ? 1 : 2) - footing;
  for (const Line& line : scene.footing) grid.put(row++, area.left + margin, line.text, line.role);
}

}  // namespace tebweez::screen
