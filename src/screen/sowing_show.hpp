// A sowing on its way across the screen, seed by seed.
#pragma once

#include <chrono>
#include <cstddef>

#include "screen/scene.hpp"
#include "tebweez/round.hpp"
#include "words/story.hpp"

namespace tebweez::screen {

/// How fast seeds are sown: seeds a second; 0 shows no animation.
class Speed {
 public:
  explicit Speed(int seeds_a_second = 12) noexcept : seeds_{seeds_a_second} {}
  [[nodiscard]] int seeds_a_second() const noexcept { return seeds_; }
  [[nodiscard]] bool still() const noexcept { return seeds_ == 0; }
  void slower() noexcept;
  void faster() noexcept;
  [[nodiscard]] std::chrono::milliseconds seed() const noexcept;

 private:
  int seeds_;
};

/// Where one stands in a story, and how that looks.
class SowingShow {
 public:
  explicit SowingShow(Story story) noexcept : story_{std::move(story)} {}

  [[nodiscard]] const Story& story() const noexcept { return story_; }
  [[nodiscard]] std::size_t at() const noexcept { return at_; }
  [[nodiscard]] bool done() const noexcept { return at_ == story_.steps.size(); }
  [[nodiscard]] bool begun() const noexcept { return at_ != 0; }

  void next_seed() noexcept;
  void previous_seed() noexcept;
  void finish_lap() noexcept;
  /// To the end of the lap before the present one.
  void previous_lap() noexcept;
  void finish() noexcept { at_ = story_.steps.size(); }

  /// How long what is seen now stays: relays and captures a moment longer than a seed.
  [[nodiscard]] std::chrono::milliseconds pause(const Speed& speed) const noexcept;

  /// Puts the board, the seeds in hand and the marks of this moment into a scene.
  void show(Scene& scene) const;

 private:
  Story story_;
  std::size_t at_ = 0;  ///< how many steps have been seen
};

/// Where the first lap of a sowing ends, which must be one that ends.
[[nodiscard]] Pit first_lap_end(const Story& story);

/// Marks on a board what a ply has just taken: "-4" on each pit.
void mark_taken(BoardLook& look, const Ply& ply);

}  // namespace tebweez::screen
