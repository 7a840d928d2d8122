// A saved match looked at again: action by action, lap by lap, seed by seed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "matches/watched_log.hpp"
#include "screen/app.hpp"
#include "thinking/analyst.hpp"
#include "words/words.hpp"

namespace tebweez::screen {

class ReplayScreen final : public Screen {
 public:
  /// The log must hold a match: its header must be whole.
  ReplayScreen(WatchedLog log, bool follow);

  [[nodiscard]] Context context() const override { return where::replay; }
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  [[nodiscard]] std::optional<Moment> wake() const override { return next_step_; }
  void tick(App& app) override;
  [[nodiscard]] int watched_file() const override;
  void file_ready(App& app) override;
  [[nodiscard]] const Rules* rules() const override { return &match().rules(); }
  [[nodiscard]] std::optional<Problem> leave() override;

  /// Shows the position after so many actions, at most the last.
  void go_to(std::size_t action);

 private:
  /// Where an action stands.
  struct Standing {
    std::size_t chapter = 0;
    std::size_t ply = 0;
  };

  [[nodiscard]] const Match& match() const noexcept { return *log_.reader().record().match(); }
  [[nodiscard]] const Chapter& chapter(std::size_t action) const;
  [[nodiscard]] const Ply& ply(std::size_t action) const;
  [[nodiscard]] std::size_t last() const noexcept { return actions_.size(); }
  void number_actions();
  void handle_request(Request request, App& app);
  [[nodiscard]] std::size_t round_here() const;
  [[nodiscard]] std::string where_text(bool narrow) const;
  void go_to_number(std::size_t number);
  void step(bool forward, bool whole_lap);
  void begin_show(std::size_t action);
  void go_to_capture(bool forward);
  void go_to_round(bool forward);
  void schedule(const App& app);
  void add_position(Scene& scene, const Names& names) const;
  void add_analysis(Scene& scene, const Names& names) const;
  void add_worth_line(Scene& scene, std::size_t width, const Glyphs& glyphs) const;
  void add_timeline(Scene& scene, const Grid& grid) const;

  WatchedLog log_;
  Names names_;
  std::vector<Standing> actions_;    ///< of every action, in order
  std::size_t at_ = 0;               ///< how many actions have been played
  std::optional<SowingShow> show_;   ///< the next action on its way
  std::optional<Moment> next_step_;  ///< when it plays on by itself
  std::string typed_;
  std::unique_ptr<Analyst> analyst_;  ///< nothing: the analysis is off
};

}  // namespace tebweez::screen
