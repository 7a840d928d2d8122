// Where one begins when no variant was named: the rulesets, names, the target, saved matches.
#pragma once

#include <string>
#include <vector>

#include "matches/match_settings.hpp"
#include "matches/saved_matches.hpp"
#include "screen/app.hpp"
#include "screen/scene.hpp"

namespace tebweez::screen {

class StartScreen final : public Screen {
 public:
  explicit StartScreen(MatchSettings settings);

  [[nodiscard]] Context context() const override { return editing_ ? where::text : where::start; }
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  [[nodiscard]] const Rules* rules() const override;

 private:
  /// One line that can be chosen.
  struct Item {
    enum class Kind : std::uint8_t { ruleset, opponent, level, name, target, origin, saved };
    Kind kind{};
    int number = 0;  ///< of the ruleset, the side or the saved match
    [[nodiscard]] Side side() const noexcept { return number == 0 ? Side::south : Side::north; }
  };
  struct Text {
    std::string left, right;
    std::string note;  ///< a line more, for the one that is chosen
  };
  [[nodiscard]] Text text_of(const Item& item, bool narrow) const;
  [[nodiscard]] const Item& chosen() const { return items_[static_cast<std::size_t>(chosen_)]; }
  bool draw_items(Grid& grid, const Area& area, int top, int rows);
  void draw_item(Grid& grid, const Area& area, int row, int number, bool narrow);
  void act(App& app);
  void play(const Rules& rules, App& app);
  void resume(const SavedMatch& saved, App& app);
  void next_opponent();
  void begin_editing();
  void finish_editing();
  void edit(const Input& input);

  MatchSettings settings_;
  std::vector<SavedMatch> saved_;
  std::vector<Item> items_;
  int chosen_ = 0;
  int first_ = 0;
  bool editing_ = false;
  std::string field_;  ///< what is being typed
  std::string message_;
};

}  // namespace tebweez::screen
