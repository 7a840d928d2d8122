// A sowing that was just played, as it goes on.
#include <utility>

#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"
#include "screen/paced_sowing.hpp"

namespace tebweez::screen {
namespace {

class SowingShown final : public BoardStage {
 public:
  SowingShown(Playing& playing, Story story, bool play_on, const App& app)
      : BoardStage{playing}, sowing_{std::move(story), app}, play_on_{play_on} {}

  [[nodiscard]] Context context() const override { return where::sowing; }
  [[nodiscard]] std::optional<Moment> wake() const override { return sowing_.wake(); }

  void tick(App& app) override {
    if (!sowing_.tick(app)) end(app);
  }

  /// What is no key of the sowing never reaches the next turn.
  void handle(const Input& input, App& app) override {
    const auto* request = std::get_if<Request>(&input);
    if (request == nullptr) return;
    if (*request == Request::undo) return playing().undo(app);
    if (sowing_.handle(*request, app, playing().message)) return;
    play_on_ = false;
    end(app);
  }

 protected:
  void add_to(Scene& scene, const Names& names) const override {
    const auto& plies = round().plies();
    const Ply& ply = plies.back();
    const Position& before = plies[plies.size() - 2].after;
    if (!sowing_.done()) scene.store = before.store;
    if (ply.ended) scene.gains = match().chapters().back().gains_before;
    scene.corner = corner_text(static_cast<int>(match().chapters().size()), match());
    sowing_.add_to(scene, ply, names);
    add_moves(scene, round(), 1);
  }

 private:
  void end(App& app) {
    app.flush_input();
    playing().enter(playing().stage_now());
    if (play_on_) play_on(playing(), app);
  }

  PacedSowing sowing_;
  bool play_on_;
};

}  // namespace

std::unique_ptr<MatchStage> sowing_shown(Playing& playing, Story story, bool play_on,
                                         const App& app) {
  return std::make_unique<SowingShown>(playing, std::move(story), play_on, app);
}

}  // namespace tebweez::screen
