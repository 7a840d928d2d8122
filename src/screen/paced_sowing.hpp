// A sowing that goes on by itself, and the keys that hurry it or hold it up.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "screen/app.hpp"
#include "screen/scene.hpp"
#include "screen/sowing_show.hpp"
#include "tebweez/round.hpp"

namespace tebweez::screen {

class PacedSowing {
 public:
  PacedSowing(Story story, const App& app);

  [[nodiscard]] bool done() const noexcept { return show_.done(); }
  /// When `tick` wants to be called; nothing while it is paused.
  [[nodiscard]] std::optional<Moment> wake() const noexcept { return next_step_; }
  /// Goes on by a seed. False: it has been seen to its end.
  [[nodiscard]] bool tick(const App& app);
  /// Does what is asked for in `where::sowing`. False: that was to see no more of it.
  /// @param message becomes what there is to say, if anything
  [[nodiscard]] bool handle(Request request, App& app, std::string& message);

  /// Puts the board of this moment into a scene, and what goes on in two lines.
  /// @param ply what the sowing came to
  void add_to(Scene& scene, const Ply& ply, const Names& names) const;

 private:
  SowingShow show_;
  std::optional<Moment> next_step_;
};

}  // namespace tebweez::screen
