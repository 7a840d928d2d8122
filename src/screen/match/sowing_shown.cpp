// A sowing that was just played, as it goes on.
#include <utility>

#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"
#include "screen/sowing_show.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez::screen {
namespace {

class SowingShown final : public BoardStage {
 public:
  SowingShown(Playing& playing, Story story, bool play_on, const App& app)
      : BoardStage{playing}, show_{std::move(story)}, play_on_{play_on} {
    next_step_ = app.now() + show_.pause(app.speed());
  }

  [[nodiscard]] Context context() const override { return where::sowing; }
  [[nodiscard]] std::optional<Moment> wake() const override { return next_step_; }

  void tick(App& app) override {
    if (show_.done()) return end(app);
    show_.next_seed();
    next_step_ = app.now() + show_.pause(app.speed());
  }

  /// What is no key of the sowing never reaches the next turn.
  void handle(const Input& input, App& app) override {
    const auto* request = std::get_if<Request>(&input);
    if (request == nullptr) return;
    switch (*request) {
      case Request::pause:
        if (next_step_)
          next_step_.reset();
        else
          next_step_ = app.now();
        return;
      case Request::next_seed:
        show_.next_seed();
        next_step_.reset();
        break;
      case Request::down: show_.finish_lap(); break;
      case Request::close: play_on_ = false; return end(app);
      case Request::undo: return playing().undo(app);
      case Request::slower:
      case Request::faster:
        *request == Request::slower ? app.slower() : app.faster();
        say(counted(app.speed().seeds_a_second(), "seed") + " a second.");
        break;
      default: return;
    }
    if (next_step_) next_step_ = app.now() + show_.pause(app.speed());
  }

 protected:
  void add_to(Scene& scene, const Names& names) const override {
    const auto& plies = round().plies();
    const Ply& ply = plies.back();
    scene.to_act = ply.by;
    const Position& before = plies[plies.size() - 2].after;
    if (!show_.done()) scene.store = before.store;
    if (ply.ended) scene.gains = match().chapters().back().gains_before;
    scene.corner = corner_text(static_cast<int>(match().chapters().size()), match());
    show_.show(scene);
    if (!next_step_) scene.keys.labels.emplace_back(Request::pause, "play");
    const bool taken = show_.done() && ply.captured > 0;
    scene.text.push_back({names[*ply.by] +
                              (taken ? " takes " + counted(ply.captured, "seed")
                                     : std::string{" sows "} + letter(ply.action.pit)) +
                              ".",
                          Role::turn, 1});
    scene.text.push_back(
        {next_step_ ? "Space pauses, Esc goes to the end." : "Paused: Space goes on, Esc ends it.",
         Role::dim, 1});
    add_moves(scene, round(), 1);
  }

 private:
  void end(App& app) {
    app.flush_input();
    playing().enter(playing().stage_now());
    if (play_on_) play_on(playing(), app);
  }

  SowingShow show_;
  bool play_on_;
  std::optional<Moment> next_step_;  ///< nothing: it is paused
};

}  // namespace

std::unique_ptr<MatchStage> sowing_shown(Playing& playing, Story story, bool play_on,
                                         const App& app) {
  return std::make_unique<SowingShown>(playing, std::move(story), play_on, app);
}

}  // namespace tebweez::screen
