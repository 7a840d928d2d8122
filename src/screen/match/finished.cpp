// The match is over: a table of its rounds, and what to do now.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "screen/board_view.hpp"
#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"
#include "screen/screens.hpp"

namespace tebweez::screen {
namespace {

class Finished final : public MatchStage {
 public:
  using MatchStage::MatchStage;

  [[nodiscard]] Context context() const override { return where::finished; }
  [[nodiscard]] bool wants_fresh_input() const override { return true; }

  void handle(const Input& input, App& app) override {
    if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
      chosen_ = entry->number;
      return answer(app);
    }
    if (const auto* scroll = std::get_if<Scroll>(&input); scroll != nullptr)
      rounds_below_ -= scroll->lines;
    const auto* request = std::get_if<Request>(&input);
    if (request == nullptr) return;
    constexpr int last = static_cast<int>(texts.size()) - 1;
    switch (*request) {
      case Request::down:
      case Request::right: chosen_ = std::min(last, chosen_ + 1); break;
      case Request::up:
      case Request::left: chosen_ = std::max(0, chosen_ - 1); break;
      case Request::previous_page: rounds_below_ += rounds_page_; break;
      case Request::next_page: rounds_below_ -= rounds_page_; break;
      case Request::act: answer(app); break;
      case Request::hint: return show_given_away(playing(), app);
      default: break;
    }
  }

  void draw(Grid& grid, const App& /*app*/) override {
    const Area area = content_area(grid);
    const bool compact = size_for(grid.rows(), grid.columns()) == Size::compact;
    const std::string corner{compact ? "" : match().rules().name};
    const int title_room = area.columns - 3 - width_of(corner, grid.charset());
    draw_frame(grid, area, verdict_line(grid, title_room), corner,
               {.context = context(),
                .arrows = "choose",
                .act = "do it",
                .idle = idle(),
                .closed = playing().closed});
    const auto table = round_table(match(), names(), compact, grid.charset());
    constexpr int answers = static_cast<int>(texts.size());
    int row = area.top + (compact ? 1 : 3);
    const int air = compact ? 0 : 1;
    const int bottom = area.top + area.rows - (compact ? 1 : 2);
    const int room = bottom - row - answers - 2 * air - (playing().notice().empty() ? 0 : 1);
    // The last rounds, if not all; one can go back.
    const int rounds = static_cast<int>(table.rounds.size());
    const int shown = std::min(rounds, room - static_cast<int>(table.heading.size()));
    rounds_page_ = std::max(1, shown);
    rounds_below_ = std::clamp(rounds_below_, 0, rounds - shown);
    const int first = rounds - rounds_below_ - shown;
    const int edge = area.left + area.columns - 2;
    for (const std::string& line : table.heading) grid.put(row++, area.left + 1, line, Role::dim);
    if (first > 0) grid.put(row - 1, edge, grid.glyphs().more_above, Role::mark);
    for (int i = first; i < first + shown; ++i)
      grid.put(row++, area.left + 1, table.rounds[static_cast<std::size_t>(i)]);
    if (rounds_below_ > 0) grid.put(row - 1, edge, grid.glyphs().more_below, Role::mark);
    row += air;
    for (int i = 0; i < answers; ++i, ++row) {
      const bool chosen = i == chosen_;
      if (chosen) {
        grid.put(row, area.left + 2, grid.glyphs().turn, Role::turn);
        grid.set_cursor(Spot{row, area.left + 4});
      }
      grid.put(row, area.left + 4, texts[static_cast<std::size_t>(i)],
               chosen ? Role::chosen : Role::plain);
      grid.add_zone(
          {.top_left = {row, area.left}, .rows = 1, .columns = area.columns, .target = i});
    }
    if (!playing().notice().empty())  // a long path is cut, not what is said of it
      grid.put(row, area.left + 2, fit_middle(playing().notice(), area.columns - 3, grid.charset()),
               Role::warning);
  }

 private:
  /// What can be answered, in the order of `answer`.
  static constexpr std::array<std::string_view, 4> texts{
      "Again, with the same names", "Again, with sides changed", "Another variant", "Leave"};

  void answer(App& app) {
    MatchSettings settings = playing().again;
    settings.log.reset();  // that file is taken; another goes into the folder of saved matches
    switch (chosen_) {
      case 0: return begin(settings, app);
      case 1:
        std::swap(settings.name.south, settings.name.north);
        std::swap(settings.computer.plays.south, settings.computer.plays.north);
        return begin(settings, app);
      case 2:
        settings.rules.reset();
        settings.target.reset();
        return app.replace(start_screen(settings, app.kept().name));
      default: return app.leave(status::done);
    }
  }

  void begin(const MatchSettings& settings, App& app) const {
    auto session = Session::begin(settings);
    if (!session) return say(session.error().what);
    app.replace(match_screen(*std::move(session), settings));
  }

  /// What became of the match, in few words and with names so short that it fits.
  [[nodiscard]] std::string verdict_line(const Grid& grid, int width) const {
    constexpr int readable = 8;  // columns of a name that is cut
    std::string text;
    for (const auto& [told, shortest] :
         {std::pair{&verdict_sentence, readable}, std::pair{&brief_verdict_sentence, 3}}) {
      for (int longest = 24; longest >= shortest; --longest) {
        const Names names{fit_middle(this->names().south, longest, grid.charset()),
                          fit_middle(this->names().north, longest, grid.charset())};
        text = told(match(), names);
        if (width_of(text, grid.charset()) <= width) return text;
      }
    }
    return text;
  }

  int chosen_ = 0;
  int rounds_page_ = 1;   ///< rounds of the table that are in sight at once
  int rounds_below_ = 0;  ///< rounds at the end of the table that are scrolled out of sight
};

}  // namespace

std::unique_ptr<MatchStage> finished(Playing& playing) {
  return std::make_unique<Finished>(playing);
}

}  // namespace tebweez::screen
