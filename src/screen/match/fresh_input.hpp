// After a match has gone on to its next stage: what was still meant for the stage before.
#pragma once

#include <chrono>
#include <optional>

#include "screen/screen.hpp"
#include "screen/window.hpp"

namespace tebweez::screen {

/// Lets through what a player does once the new stage has been seen. What comes right behind the
/// change was meant for what stood there before, and so was what a held key repeats. A terminal
/// does not tell when a key is let go, so what decides something is held back for a moment while it
/// may still turn out to be such a repeat.
class FreshInput {
 public:
  /// Nothing is taken for so long after a change.
  static constexpr std::chrono::milliseconds settling{400};
  /// By then a key that has been held since the change repeats itself.
  static constexpr std::chrono::milliseconds first_repeat{750};
  /// The longest between two repeats.
  static constexpr std::chrono::milliseconds between_repeats{150};

  void stage_changed(Moment now) noexcept;
  /// Does what comes now count for nothing?
  [[nodiscard]] bool closed() const noexcept { return closed_; }

  /// What is to be done now that this has come: this, what was held back, or nothing.
  [[nodiscard]] std::optional<Input> take(const Input& input, Moment now);
  /// When `look` wants to be called, if at all.
  [[nodiscard]] std::optional<Moment> wake() const;
  /// What was held back, once it has turned out to be no repeat.
  [[nodiscard]] std::optional<Input> look(Moment now);

 private:
  void open(Moment now) noexcept;

  bool guarded_ = false;  ///< nothing has been decided since the change
  bool closed_ = false;
  std::optional<Input> last_;       ///< what came last since the change
  bool dropped_ = false;            ///< did that count for nothing?
  std::optional<Input> held_back_;  ///< the same, if it may yet be done
  Moment changed_;
  Moment came_;  ///< when the last came
};

}  // namespace tebweez::screen
