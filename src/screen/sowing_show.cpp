#include "screen/sowing_show.hpp"

#include <algorithm>
#include <array>

namespace tebweez::screen {
namespace {

constexpr std::array speeds{1, 2, 3, 5, 8, 12, 20, 40, 80, 200};
constexpr int relay_pause = 3;    // in seeds
constexpr int capture_pause = 8;  // in seeds

/// @param laid the board before the line was taken
void mark_taken(BoardLook& look, PitSet line, const Board& laid) {
  for (const Pit pit : line) {
    for (const Pit taken : {pit, laid.opposite(pit)}) {
      const int seeds = laid[taken];
      if (seeds == 0 || look.captured.contains(taken)) continue;
      look.captured.insert(taken);
      look.labels.push_back({taken, "-" + std::to_string(seeds), Role::captured});
    }
  }
}

}  // namespace

void Speed::slower() noexcept {
  const auto slower = std::find_if(speeds.rbegin(), speeds.rend(),
                                   [&](int speed) { return still() || speed < seeds_; });
  if (slower != speeds.rend()) seeds_ = *slower;
}

void Speed::faster() noexcept {
  if (still()) return;
  const auto* const faster =
      std::find_if(speeds.begin(), speeds.end(), [&](int speed) { return speed > seeds_; });
  if (faster != speeds.end()) seeds_ = *faster;
}

std::chrono::milliseconds Speed::seed() const noexcept {
  return std::chrono::milliseconds{still() ? 0 : 1000 / seeds_};
}

void SowingShow::next_seed() noexcept {
  if (!done()) ++at_;
}

void SowingShow::previous_seed() noexcept {
  if (begun()) --at_;
}

void SowingShow::finish_lap() noexcept {
  if (done()) return;
  const int lap = story_.steps[at_].lap;
  while (!done() && story_.steps[at_].lap == lap) ++at_;
}

void SowingShow::previous_lap() noexcept {
  if (!begun()) return;
  const int lap = story_.steps[at_ - 1].lap;
  while (begun() && story_.steps[at_ - 1].lap == lap) --at_;
}

std::chrono::milliseconds SowingShow::pause(const Speed& speed) const noexcept {
  if (at_ == 0) return speed.seed();
  const bool lap_ends = done() || story_.steps[at_].kind != Step::Kind::drop;
  if (story_.steps[at_ - 1].kind == Step::Kind::take) return speed.seed() * capture_pause;
  if (!done() && story_.steps[at_].kind == Step::Kind::take) return speed.seed() * capture_pause;
  return speed.seed() * (lap_ends ? relay_pause : 1);
}

void SowingShow::show(Scene& scene) const {
  scene.look.board = story_.board_after(at_);
  scene.look.legal = {};
  scene.look.chosen.reset();
  if (!begun()) return;
  const Step& step = story_.steps[at_ - 1];
  const bool taken = step.kind == Step::Kind::take;
  if (taken)
    mark_taken(scene.look, story_.sowing.line, story_.before_taking);
  else
    scene.look.moving = step.pit;
  if (step.kind == Step::Kind::lift && step.lap > 1)
    scene.look.labels.push_back({step.pit, "relay", Role::mark, '~'});
  if (!done() && story_.steps[at_].kind == Step::Kind::take)
    scene.look.labels.push_back({step.pit, "takes", Role::captured});
  scene.hand = "in hand " + std::to_string(step.hand) + ", lap " + std::to_string(step.lap);
}

Pit first_lap_end(const Story& story) {
  SowingShow first_lap{story};
  first_lap.finish_lap();
  return story.steps[first_lap.at() - 1].pit;
}

void mark_taken(BoardLook& look, const Ply& ply) {
  mark_taken(look, ply.line, *ply.laid);
}

}  // namespace tebweez::screen
