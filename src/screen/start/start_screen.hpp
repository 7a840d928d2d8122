// Where one begins when no variant was named: a list of rows to choose from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "matches/match_settings.hpp"
#include "screen/app.hpp"
#include "screen/scene.hpp"
#include "screen/start/match_rows.hpp"
#include "screen/start/start_row.hpp"
#include "screen/text_field.hpp"

namespace tebweez::screen {

class StartScreen final : public Screen {
 public:
  StartScreen(MatchSettings settings, LastNames last, std::string message);

  [[nodiscard]] Context context() const override { return field_ ? where::text : where::start; }
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  void uncovered() override;
  [[nodiscard]] const Rules* rules() const override { return chosen().rules; }

 private:
  void add_rows();
  /// Where things stand on the grid.
  struct Plan {
    Area area;
    bool narrow = false;
    int top = 0;           ///< of the rows
    int lines = 0;         ///< that they may take
    int notes = 0;         ///< the line below the last one of the notes
    bool parted = false;   ///< groups are parted by a blank line
    bool telling = false;  ///< rulesets tell of themselves
  };
  [[nodiscard]] Plan plan(const Grid& grid, const App& app) const;
  [[nodiscard]] const StartRow& chosen() const { return rows_[static_cast<std::size_t>(chosen_)]; }
  void draw_rows(Grid& grid, const Plan& plan, const App& app);
  void draw_row(Grid& grid, const Plan& plan, int at, int number, const RowText& text) const;
  void choose(int number);
  void act(App& app);
  void type(const Input& input);
  void tell(const Objection& objection) { message_ = objection.value_or(""); }

  MatchSettings settings_;
  LastNames last_;
  StartRows rows_;
  int chosen_ = 0;
  int first_ = 0;
  std::optional<TextField> field_;  ///< what is being typed
  std::string message_;
};

}  // namespace tebweez::screen
