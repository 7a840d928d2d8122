// The best action as far as two seconds tell, thought out while the screen goes on.
#pragma once

#include <memory>
#include <string>
#include <thread>

#include "system/descriptors.hpp"
#include "tebweez/analysis/judge.hpp"
#include "tebweez/match.hpp"
#include "words/words.hpp"

namespace tebweez {

class Hint {
 public:
  /// Begins to think about the position of a match that waits for a sowing or a gift.
  explicit Hint(const Match& match);

  /// The file that has input once the hint is there.
  [[nodiscard]] int watched_file() const noexcept { return thoughts_->ready.get(); }
  /// Has it been thought out?
  [[nodiscard]] bool ready() const noexcept { return ready_; }
  /// Takes note that the file has had input.
  void take();
  /// The hint in words, for the player who is to act.
  [[nodiscard]] std::string text(const Names& names) const;

 private:
  /// What the thinking thread shares with the screen; it outlives both.
  struct Thoughts {
    explicit Thoughts(const Round& round);
    Judge judge;
    Descriptor ready;
  };

  Side for_;    ///< who is to act
  Side mover_;  ///< whose turn it is
  bool ready_ = false;
  bool refused_ = false;  ///< there was no thread to think in
  std::shared_ptr<Thoughts> thoughts_;
  std::jthread thread_;  ///< last, so that it ends before the rest goes
};

}  // namespace tebweez
