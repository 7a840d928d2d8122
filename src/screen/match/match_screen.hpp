// A match on the screen, from the first tebweez to the end.
#pragma once

#include <memory>
#include <optional>

#include "screen/match/fresh_input.hpp"
#include "screen/match/playing.hpp"
#include "screen/match/stage.hpp"
#include "screen/screen.hpp"

namespace tebweez::screen {

/// Shows the stage that the match is in, and lets the next one follow.
class MatchScreen final : public Screen {
 public:
  /// @param again what "again with the same names" plays
  MatchScreen(Session session, MatchSettings again);

  [[nodiscard]] Context context() const override { return stage_->context(); }
  [[nodiscard]] std::vector<Request> impossible() const override;
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  [[nodiscard]] std::optional<Moment> wake() const override {
    return fresh_.wake() ? fresh_.wake() : stage_->wake();
  }
  void tick(App& app) override;
  [[nodiscard]] int watched_file() const override { return stage_->watched_file(); }
  void file_ready(App& /*app*/) override { stage_->file_ready(); }
  [[nodiscard]] const Rules* rules() const override { return &playing_.match().rules(); }
  [[nodiscard]] std::string help_note() const override;
  [[nodiscard]] bool may_leave(App& app, int status) override;
  [[nodiscard]] std::string farewell() const override;
  [[nodiscard]] std::optional<Problem> leave() override { return playing_.session.leave(); }

 private:
  /// Goes on to the stage that was asked for, if one was: also by an answer to a question.
  void follow();
  /// Shows what was played, laid over the match; false: that is not asked for here.
  bool look_back(const Input& input, App& app);
  /// Does what has come.
  void give(const Input& input, App& app);

  Playing playing_;
  std::unique_ptr<MatchStage> stage_;
  FreshInput fresh_;
  bool seen_ = false;  ///< has the stage been drawn?
};

}  // namespace tebweez::screen
