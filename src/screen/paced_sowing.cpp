#include "screen/paced_sowing.hpp"

#include "tebweez/log/notation.hpp"

namespace tebweez::screen {

PacedSowing::PacedSowing(Story story, const App& app)
    : show_{std::move(story)}, next_step_{app.now() + show_.pause(app.speed())} {}

bool PacedSowing::tick(const App& app) {
  if (show_.done()) return false;
  show_.next_seed();
  next_step_ = app.now() + show_.pause(app.speed());
  return true;
}

bool PacedSowing::handle(Request request, App& app, std::string& message) {
  switch (request) {
    case Request::pause:
      next_step_ = next_step_ ? std::nullopt : std::optional{app.now()};
      return true;
    case Request::next_seed:
      show_.next_seed();
      next_step_.reset();
      break;
    case Request::down: show_.finish_lap(); break;
    case Request::close: return false;
    case Request::slower:
    case Request::faster:
      request == Request::slower ? app.slower() : app.faster();
      message = counted(app.speed().seeds_a_second(), "seed") + " a second.";
      break;
    default: return true;
  }
  if (next_step_) next_step_ = app.now() + show_.pause(app.speed());
  return true;
}

void PacedSowing::add_to(Scene& scene, const Ply& ply, const Names& names) const {
  scene.to_act = ply.by;
  show_.show(scene);
  if (!next_step_) scene.keys.labels.emplace_back(Request::pause, "play");
  const bool taken = show_.done() && ply.captured > 0;
  const std::string does = taken ? " takes " + counted(ply.captured, "seed")
                                 : std::string{" sows "} + letter(ply.action.pit);
  scene.text.push_back({names[*ply.by] + does + ".", Role::turn, 1});
  scene.text.push_back(
      {next_step_ ? "Space pauses, Esc goes to the end." : "Paused: Space goes on, Esc ends it.",
       Role::dim, 1});
}

}  // namespace tebweez::screen
