// The board is handed over: kept or turned, both shown, with who would begin.
#include <utility>

#include "screen/board_view.hpp"
#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"

namespace tebweez::screen {
namespace {

class HandOver final : public MatchStage {
 public:
  HandOver(Playing& playing, bool turned) : MatchStage{playing}, turned_{turned} {}

  [[nodiscard]] Context context() const override { return where::hand_over; }
  [[nodiscard]] bool wants_fresh_input() const override { return true; }

  void handle(const Input& input, App& app) override {
    if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
      const bool again = turned_ == (entry->number == 1);
      turned_ = entry->number == 1;
      if (again) decide(app);
      return;
    }
    const auto* request = std::get_if<Request>(&input);
    if (request == nullptr) return;
    switch (*request) {
      case Request::left:
      case Request::up: turned_ = false; break;
      case Request::right:
      case Request::down: turned_ = true; break;
      case Request::other_one: turned_ = !turned_; break;
      case Request::act: decide(app); break;
      default: break;
    }
  }

  void draw(Grid& grid, const App& app) override {
    const Area area = scene_area(grid);
    const Size size = size_for(grid.rows(), grid.columns()).value_or(Size::compact);
    const bool compact = size == Size::compact;
    const Names names = short_names(this->names(), grid);
    const Side layer = *round().layer();
    const Side chooser = other(layer);
    const std::string corner =
        std::string{match().rules().name} + ", " + corner_text(match().round_number(), match());
    // In a small window what is amiss takes the place of the question.
    const std::string question = names[chooser] + ": keep the board or turn it?";
    draw_frame(grid, area, compact && !playing().notice().empty() ? playing().notice() : question,
               compact ? "" : corner,
               {.context = context(),
                .arrows = "choose",
                .act = "confirm",
                .idle = idle(),
                .closed = playing().closed});
    // Side by side, or one below the other; with much room the seeds are seen too.
    const bool beside = size == Size::normal;
    const Shape boards = size != Size::roomy
                             ? figures_only
                             : largest_within((area.rows - 12) / 2 - 1, area.columns - 6,
                                              match().rules().row_length);
    const int width = board_columns(boards, match().rules().row_length) + 2;
    const int height = board_rows(boards) + 1;
    const int gap = beside ? 4 : 0;
    const int left =
        area.left + (compact ? 1 : (area.columns - (beside ? 2 : 1) * width - gap) / 2);
    const int top = area.top + (compact ? 1 : beside ? 5 : 3);
    for (const bool turned : {false, true}) {
      const Board& board = round().position().board;
      const int row = top + (turned && !beside ? height : 0);
      const int column = left + (turned && beside ? width + gap : 0);
      const bool chosen = turned == turned_;
      const std::string heading = std::string{turned ? "turned" : "kept"} + ": " +
                                  names[turned ? layer : chooser] + " begins";
      BoardLook look;
      look.board = turned ? board.turned() : board;
      look.below = app.below();
      draw_board(grid, row + 1, column, boards, look);
      grid.put(row, column, chosen ? grid.glyphs().turn : " ", Role::turn);
      grid.put(row, column + 2, heading, chosen ? Role::chosen : Role::plain);
      if (chosen) grid.set_cursor(Spot{row, column + 2});
      grid.add_zone(
          {.top_left = {row, column}, .rows = height, .columns = width, .target = turned ? 1 : 0});
    }
    if (!compact) tell(grid, area, top + (beside ? 1 : 2) * height + 1, names);
  }

 private:
  void decide(App& app) { playing().act(turned_ ? turn() : keep(), app); }

  void tell(Grid& grid, const Area& area, int row, const Names& names) const {
    const Side layer = *round().layer();
    const auto say = [&](const std::string& text, Role role) {
      for (const std::string& line : wrap(text, area.columns - 6, grid.charset()))
        grid.put(row++, area.left + 3, line, role);
    };
    say(names[layer] + " laid out the seeds; the board is handed over to " + names[other(layer)] +
            ".",
        Role::plain);
    say("If it is kept, " + names[other(layer)] + " begins. If it is turned, the rows change " +
            "owners and " + names[layer] + " begins.",
        Role::dim);
    say("South, with the capital letters, is " + names.south + "; North is " + names.north + ".",
        Role::dim);
    if (!playing().notice().empty()) say(playing().notice(), Role::warning);
  }

  bool turned_;
};

}  // namespace

std::unique_ptr<MatchStage> hand_over(Playing& playing, bool turned) {
  return std::make_unique<HandOver>(playing, turned);
}

}  // namespace tebweez::screen
