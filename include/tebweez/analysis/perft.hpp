// Counting sequences of actions, as chess programs do to check their rules and measure their speed.
#pragma once

#include <cstdint>
#include <vector>

#include "tebweez/analysis/moves.hpp"

namespace tebweez {

/// The longest sequences that are counted: each action of one is a call deep in the stack.
inline constexpr int deepest_perft = 10'000;

/// Never gives up.
struct NeverStopped {
  [[nodiscard]] constexpr bool operator()() const noexcept { return false; }
};

/// How many of the sequences begin with one action.
struct Division {
  Action first;
  std::uint64_t sequences = 0;
};

/// Counts the sequences of exactly so many sowings and gifts. A round that ends sooner adds
/// nothing; endless sowings are not legal (R4); circling (R5) is left out, as repetition is in
/// chess. Nothing is remembered and every last action is really played.
template <class Stop = NeverStopped>
class Perft {
 public:
  constexpr Perft(const Rules& rules, Stop stop = {}) : rules_{rules}, stop_{stop} {}

  /// @param depth 0 to `deepest_perft`
  [[nodiscard]] constexpr std::uint64_t count(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (stopped_ || played_out(position, rules_)) return 0;
    std::uint64_t sequences = 0;
    const int tried = for_each_move(position, rules_, [&](const Move& move) {
      sequences += depth == 1 ? 1 : count(move.after, depth - 1);
    });
    look_up_after(tried);
    return sequences;
  }

  /// The same count, told apart by first actions, in the order A…G.
  /// @param depth 1 to `deepest_perft`
  [[nodiscard]] constexpr std::vector<Division> divide(const Position& position, int depth) {
    std::vector<Division> parts;
    if (played_out(position, rules_)) return parts;
    const int tried = for_each_move(position, rules_, [&](const Move& move) {
      parts.push_back({.first = move.action(), .sequences = count(move.after, depth - 1)});
    });
    look_up_after(tried);
    return parts;
  }

  /// Sowings played so far, endless ones too.
  [[nodiscard]] constexpr std::uint64_t sowings() const noexcept { return sowings_; }
  /// Was the counting given up? Then what it gave is too small.
  [[nodiscard]] constexpr bool stopped() const noexcept { return stopped_; }

 private:
  constexpr void look_up_after(int tried) {
    constexpr std::uint64_t often = 1U << 20U;
    sowings_ += static_cast<std::uint64_t>(tried);
    if (sowings_ < look_at_) return;
    look_at_ = sowings_ + often;
    stopped_ = stop_();
  }

  Rules rules_;
  Stop stop_;
  std::uint64_t sowings_ = 0;
  std::uint64_t look_at_ = 0;
  bool stopped_ = false;
};

/// The number of sequences of exactly `depth` actions.
[[nodiscard]] constexpr std::uint64_t perft(const Position& position, const Rules& rules,
                                            int depth) {
  return Perft{rules}.count(position, depth);
}

}  // namespace tebweez
