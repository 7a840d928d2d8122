// A match looked at again: action by action, lap by lap, seed by seed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "matches/match_settings.hpp"
#include "matches/watched_log.hpp"
#include "screen/app.hpp"
#include "thinking/analyst.hpp"
#include "words/words.hpp"

namespace tebweez::screen {

class ReplayScreen final : public Screen {
 public:
  /// The log must hold a match: its header must be whole.
  ReplayScreen(WatchedLog log, bool follow);
  /// The moves of a match in play; nothing of it may change while it is looked at.
  ReplayScreen(const Record& in_play, MatchSettings like);

  [[nodiscard]] Context context() const override { return purpose_; }
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
  /// Shows the last sowing of the last round, and nothing else; false if there is none.
  [[nodiscard]] bool show_last_sowing(const App& app);

 private:
  /// Where an action stands.
  struct Standing {
    std::size_t chapter = 0;
    std::size_t ply = 0;
  };

  [[nodiscard]] const Record& record() const noexcept {
    return log_ ? log_->reader().record() : *in_play_;
  }
  [[nodiscard]] const Match& match() const noexcept { return *record().match(); }
  [[nodiscard]] bool lists_moves() const { return purpose_ == where::moves; }
  [[nodiscard]] const Chapter& chapter(std::size_t action) const;
  [[nodiscard]] const Ply& ply(std::size_t action) const;
  [[nodiscard]] std::size_t last() const noexcept { return actions_.size(); }
  void number_actions();
  void handle_request(Request request, App& app);
  [[nodiscard]] std::size_t round_here() const;
  [[nodiscard]] std::string where_text(bool narrow) const;
  void go_to_number(std::size_t number);
  void sow_again(const App& app);
  void ask_to_play_on(App& app);
  void step(bool forward, bool whole_lap);
  void begin_show(std::size_t action);
  void go_to_capture(bool forward);
  void go_to_round(bool forward);
  void schedule(const App& app);
  void add_position(Scene& scene, const Names& names) const;
  void add_moves(Scene& scene, const Round& round, std::size_t last) const;
  void add_analysis(Scene& scene, const Names& names) const;
  void add_worth_line(Scene& scene, std::size_t width, const Glyphs& glyphs) const;
  void add_timeline(Scene& scene, const Grid& grid) const;

  std::optional<WatchedLog> log_;    ///< nothing: of a match in play
  const Record* in_play_ = nullptr;  ///< that match
  MatchSettings like_;               ///< what another match like this one is begun with
  Context purpose_ = where::replay;
  Names names_;
  std::vector<Standing> actions_;       ///< of every action, in order
  std::size_t at_ = 0;                  ///< how many actions have been played
  std::optional<SowingShow> show_;      ///< the next action on its way
  std::optional<Moment> next_step_;     ///< when it plays on by itself
  std::optional<std::size_t> play_to_;  ///< it plays no further than this action
  std::string message_;                 ///< an answer to the last key
  std::string typed_;
  std::unique_ptr<Analyst> analyst_;  ///< nothing: the analysis is off
};

}  // namespace tebweez::screen
