// The match on the board screen, from the first tebweez to the end.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "matches/session.hpp"
#include "screen/app.hpp"
#include "screen/match/tebweez_editor.hpp"
#include "thinking/hint.hpp"
#include "words/words.hpp"

namespace tebweez::screen {

class MatchScreen final : public Screen {
 public:
  /// @param again what "again with the same names" plays
  MatchScreen(Session session, MatchSettings again);

  [[nodiscard]] Context context() const override;
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  [[nodiscard]] std::optional<Moment> wake() const override;
  void tick(App& app) override;
  [[nodiscard]] int watched_file() const override {
    return hint_ && !hint_->ready() ? hint_->watched_file() : -1;
  }
  void file_ready(App& /*app*/) override { hint_->take(); }
  [[nodiscard]] const Rules* rules() const override { return &match().rules(); }
  [[nodiscard]] bool may_leave(App& app, int status) override;
  [[nodiscard]] std::optional<Problem> leave() override { return session_.leave(); }

 private:
  [[nodiscard]] const Match& match() const noexcept { return session_.match(); }
  [[nodiscard]] const Round& round() const noexcept { return *match().round(); }
  [[nodiscard]] Side actor() const { return match().actor().value_or(Side::south); }

  // What the players do: match_screen.cpp.
  void begin_stage();
  /// Plays an action or takes one back; nothing when it was refused.
  std::optional<Effect> act(const Statement& statement, App& app);
  void undo(App& app);
  void choose(Pit pit, App& app);
  void confirm(App& app);
  void finish_tebweez(App& app);
  void move(Request direction, App& app);
  void handle_request(Request request, App& app);
  void handle_tebweez(Request request, App& app);
  void handle_sowing(Request request, App& app);
  void play_chosen(App& app);
  void end_show(App& app);
  void continue_forced(App& app);
  void ask_for_hint();
  void ask_to_agree(App& app);
  void ask_to_resign(App& app);
  void answer_finished(App& app);
  [[nodiscard]] std::optional<Pit> only_pit() const;
  [[nodiscard]] bool choosing() const;
  [[nodiscard]] bool round_just_ended() const;

  // What they see: match_draw.cpp.
  [[nodiscard]] Scene scene(const Grid& grid, const App& app) const;
  void add_moves(Scene& scene) const;
  void add_last_action(Scene& scene, const Names& names) const;
  void add_tebweez(Scene& scene, const Names& names) const;
  void add_choice(Scene& scene, const Names& names) const;
  void add_chosen(Scene& scene, const Names& names) const;
  void add_show(Scene& scene, const Names& names) const;
  void add_reckoning(Scene& scene, const Names& names) const;
  void draw_hand_over(Grid& grid, const App& app) const;
  /// The answer to the last key, or else what is not saved.
  [[nodiscard]] const std::string& notice() const;
  void tell_hand_over(Grid& grid, const Area& area, int row, const Names& names) const;
  [[nodiscard]] std::string verdict_line(const Grid& grid, int width) const;
  void draw_finished(Grid& grid);

  Session session_;
  MatchSettings again_;
  Names names_;
  std::string message_;  ///< an answer to the last key, gone with the next
  std::optional<TebweezEditor> editor_;
  std::optional<Pit> chosen_;
  bool turned_ = false;  ///< in the hand-over: turning is chosen
  bool preview_ = false;
  bool playing_on_ = false;             ///< forced actions go on by themselves
  bool reckoning_ = false;              ///< a round has ended and its reckoning is shown
  std::weak_ptr<bool> asked_to_leave_;  ///< as long as that question stands
  int finished_choice_ = 0;
  int rounds_page_ = 1;   ///< rounds of the table that are in sight at once
  int rounds_below_ = 0;  ///< rounds at the end of the table that are scrolled out of sight
  std::optional<Hint> hint_;
  std::optional<SowingShow> show_;
  std::optional<Moment> next_step_;  ///< nothing: the sowing is paused
};

}  // namespace tebweez::screen
