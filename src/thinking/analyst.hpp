// The analysis of a match, made while the screen goes on.
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <vector>

#include "tebweez/analysis/appraiser.hpp"
#include "tebweez/match.hpp"
#include "thinking/work.hpp"

namespace tebweez {

/// Goes through the rounds from their ends back, the one that is looked at first.
class Analyst {
 public:
  explicit Analyst(const Match& match);

  /// The round to go through next, counted from 0.
  void look_at(std::size_t round) noexcept { wanted_ = round; }
  /// The file that has input when more is known; negative: nothing more will be.
  [[nodiscard]] int watched_file() const noexcept {
    return work_.done() || work_.refused() ? -1 : work_.watched_file();
  }
  /// Takes note that the file has had input.
  void take() { work_.take(); }
  /// There was no thread, or no memory, to think with.
  [[nodiscard]] bool gave_up() const noexcept;

  /// What is known of a round by now, its number counted from 0.
  [[nodiscard]] RoundAnalysis round(std::size_t number) const;

 private:
  void analyse(const Rules& rules, const Stopped& stopped, const std::function<void()>& news);
  /// The round to go on with; nothing when all is done.
  [[nodiscard]] std::optional<std::size_t> next_round() const;

  std::atomic<std::size_t> wanted_;
  mutable std::mutex changing_;  ///< of `rounds_`, while a round is read
  std::vector<RoundAnalysis> rounds_;
  Work work_;  ///< last, so that it ends before the rest goes
};

}  // namespace tebweez
