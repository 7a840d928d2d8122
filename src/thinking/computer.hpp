// The players whom the program plays, thinking while the screen goes on.
#pragma once

#include <memory>
#include <optional>

#include "matches/match_settings.hpp"
#include "tebweez/analysis/computer_player.hpp"
#include "thinking/work.hpp"

namespace tebweez {

/// The computer player of a match with these settings; another one each time, unless a seed was
/// named.
[[nodiscard]] ComputerPlayer computer_player(const Rules& rules, const ComputerSettings& settings);

class Computer {
 public:
  Computer(const Rules& rules, const ComputerSettings& settings)
      : plays_{settings.plays}, player_{computer_player(rules, settings)} {}

  [[nodiscard]] bool plays(Side side) const noexcept { return plays_[side]; }
  [[nodiscard]] bool plays_both() const noexcept { return plays_.south && plays_.north; }

  /// Begins to think about what a player does, who must be one to act.
  void think(const Match& match, Side side);
  /// Begins to think about whether a player agrees to end the round.
  void consider_agreement(const Match& match, Side side);
  /// Stops thinking.
  void forget() { work_.reset(); }

  /// The file that has input once it knows; negative: it does not think.
  [[nodiscard]] int watched_file() const noexcept { return work_ ? work_->watched_file() : -1; }
  /// Takes note that the file has had input.
  void take() { work_->take(); }
  [[nodiscard]] bool thinking() const noexcept { return work_ != nullptr; }
  [[nodiscard]] bool knows() const noexcept { return work_ && (work_->refused() || work_->done()); }
  /// What it does; nothing when it does not agree. Only once it `knows`.
  [[nodiscard]] const std::optional<Action>& decision() const noexcept { return decision_; }

 private:
  template <class Decide>
  void start(Decide decide);

  PerSide<bool> plays_;
  ComputerPlayer player_;
  std::optional<Action> decision_;
  std::unique_ptr<Work> work_;  ///< last, so that it ends before the rest goes
};

}  // namespace tebweez
