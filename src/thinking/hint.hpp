// The best action as far as two seconds tell, thought out while the screen goes on.
#pragma once

#include <string>

#include "tebweez/analysis/judge.hpp"
#include "tebweez/match.hpp"
#include "thinking/work.hpp"
#include "words/words.hpp"

namespace tebweez {

class Hint {
 public:
  /// Begins to think about the position of a match that waits for a sowing or a gift.
  explicit Hint(const Match& match);

  /// The file that has input once the hint is there.
  [[nodiscard]] int watched_file() const noexcept { return work_.watched_file(); }
  /// Has it been thought out?
  [[nodiscard]] bool ready() const noexcept { return work_.done(); }
  /// Takes note that the file has had input.
  void take() { work_.take(); }
  /// The hint in words, for the player who is to act.
  [[nodiscard]] std::string text(const Names& names) const;

 private:
  Side for_;    ///< who is to act
  Side mover_;  ///< whose turn it is
  Judge judge_;
  Work work_;  ///< last, so that it ends before the rest goes
};

}  // namespace tebweez
