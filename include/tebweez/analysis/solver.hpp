// What positions are worth to the end of the round, exactly, whatever the ruleset.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "tebweez/analysis/moves.hpp"
#include "tebweez/analysis/proof_search.hpp"
#include "tebweez/analysis/threads.hpp"

namespace tebweez {

/// What a solver may use. Fewer threads are used where no more can be had.
struct SolverLimits {
  std::size_t bytes = ProofTable::default_bytes;
  int threads = 1;
};

/// What is known of a position's worth: the final store of the player to move less the other's,
/// under best play by both.
struct Worth {
  int least = 0;
  int most = 0;
  /// A best first action, the first of equals in the order A…G; nothing when the round is over, or
  /// it is not known.
  std::optional<Action> best{};
  /// Best play by both, `best` first, as far as it was followed before the work was stopped.
  std::vector<Action> line{};

  [[nodiscard]] constexpr bool exact() const noexcept { return least == most; }
};

/// A first action and what the position is worth to its mover with it.
struct ActionWorth {
  Action action;
  Worth worth;
};

/// Settles positions of one ruleset. What it has proved it remembers for the next ones, whatever
/// round they are from; so those of one round are best asked about from its end back.
///
/// Every function takes the history too, since seeds may circle (R5): what stood since the last
/// capture, see `stood_since_capture`.
class Solver {
 public:
  /// Told, on the calling thread, what is known meanwhile.
  using Progress = std::function<void(const Worth&)>;

  /// @throws std::bad_alloc when there is no memory for even the smallest table
  explicit Solver(const Rules& rules, SolverLimits limits = {})
      : Solver{rules, std::make_shared<ProofTable>(limits.bytes), limits.threads} {}
  /// Solvers of one ruleset may share a table, each on a thread of its own.
  Solver(const Rules& rules, std::shared_ptr<ProofTable> table, int threads)
      : rules_{rules},
        threads_{threads},
        sowing_{std::make_unique<RowSowing>(rules)},
        table_{std::move(table)} {}

  /// What a position is worth; bounds only when it was stopped.
  /// @param guess where to begin to look; any number
  [[nodiscard]] Worth worth(const Position& position, const std::vector<Position>& past,
                            const Stopped& stopped, const Progress& progress = {}, int guess = 0) {
    Standing now{.position = position, .past = past};
    const int lead = position.store[position.mover] - position.store[other(position.mover)];
    table_->grow_older();
    Worth worth = narrowed(now, lead, stopped, progress, guess - lead);
    if (!worth.exact()) return worth;
    int left = worth.least - lead;
    for (;;) {
      const auto move = best_move(now, left, worth.line.empty(), stopped);
      if (!move) break;
      if (worth.line.empty()) worth.best = move->action();
      worth.line.push_back(move->action());
      if (move->kind == Action::Kind::sow) left = move->captured - left;
      now = after(now, *move);
    }
    return worth;
  }

  /// The value alone; nothing when it was stopped.
  [[nodiscard]] std::optional<int> value(const Position& position,
                                         const std::vector<Position>& past,
                                         const Stopped& stopped) {
    const int lead = position.store[position.mover] - position.store[other(position.mover)];
    table_->grow_older();
    const Worth worth = narrowed({.position = position, .past = past}, lead, stopped, {}, 0);
    return worth.exact() ? std::optional{worth.least} : std::nullopt;
  }

  /// The worth of each legal first action, in the order A…G; none when the round is over.
  /// @param past as for `worth`
  [[nodiscard]] std::vector<ActionWorth> each(const Position& position,
                                              const std::vector<Position>& past,
                                              const Stopped& stopped) {
    std::vector<ActionWorth> all;
    const Standing now{.position = position, .past = past};
    for (const Move& move : moves(now)) {
      Worth one = worth(move.after, after(now, move).past, stopped);
      if (move.after.mover != position.mover)
        one = {.least = -one.most, .most = -one.least, .best = one.best, .line = one.line};
      all.push_back({.action = move.action(), .worth = std::move(one)});
    }
    return all;
  }

  /// Positions looked at so far.
  [[nodiscard]] std::uint64_t looked_at() const noexcept { return looked_at_; }

 private:
  struct Standing {
    Position position;
    std::vector<Position> past;
  };

  [[nodiscard]] static Standing after(const Standing& now, const Move& move) {
    Standing next{.position = move.after, .past = now.past};
    if (move.kind == Action::Kind::sow) next.past.push_back(now.position);
    if (move.captured > 0) next.past.clear();
    return next;
  }

  /// What may be done; nothing when the round is over.
  [[nodiscard]] std::vector<Move> moves(const Standing& now) const {
    std::vector<Move> list;
    if (played_out(now.position, rules_)) return list;
    if (!giver(now.position, rules_) && stood_before(now.position, now.past, 0)) return list;  // R5
    for_each_move(now.position, rules_, [&](const Move& move) { list.push_back(move); });
    return list;
  }

  /// Asks from a guess on, in steps that double, until the worth lies between two answers.
  [[nodiscard]] Worth narrowed(const Standing& now, int lead, const Stopped& stopped,
                               const Progress& progress, int guess) {
    const int total = now.position.board.total();
    int least = -total;
    int most = total;
    int step = 2;
    const auto known = [&] { return Worth{.least = lead + least, .most = lead + most}; };
    int bound = std::clamp(guess + ((guess + total) % 2 != 0 ? 1 : 0), least + 2,
                           std::max(most, least + 2));
    while (least < most) {
      if (progress) progress(known());
      const auto yes = asked(now, bound, stopped);
      if (!yes) break;
      (*yes ? least : most) = *yes ? bound : bound - 2;
      const int middle = least + (most - least + 2) / 4 * 2;
      // Near what the last answer came from; in the middle, once that is nearer.
      bound = *yes ? std::min(least + step, middle) : std::max(most - step + 2, middle);
      bound = std::clamp(bound, least + 2, std::max(most, least + 2));
      step *= 2;
    }
    return known();
  }

  /// An action that keeps to what the position is worth to its mover: the first, or any.
  [[nodiscard]] std::optional<Move> best_move(const Standing& now, int value, bool first,
                                              const Stopped& stopped) {
    std::vector<Move> list = moves(now);
    if (!first && list.size() > 1 && list.front().kind == Action::Kind::sow) {
      const auto guess = table_->find(ProofTable::key(sowing_->packing().pack(now.position))).best;
      for (Move& move : list)
        if (guess == move.pit.place) std::swap(move, list.front());
    }
    for (const Move& move : list) {
      const auto keeps = keeps_to(now, move, value, stopped);
      if (!keeps) return std::nullopt;
      if (*keeps) return move;
    }
    return std::nullopt;
  }
  [[nodiscard]] std::optional<bool> keeps_to(const Standing& now, const Move& move, int value,
                                             const Stopped& stopped) {
    const Standing next = after(now, move);
    if (move.kind == Action::Kind::give && move.pit.side == now.position.mover)
      return asked(next, value, stopped);
    const int bound = move.kind == Action::Kind::give ? value + 2 : move.captured - value + 2;
    const auto more = asked(next, bound, stopped);
    return more ? std::optional{!*more} : std::nullopt;
  }

  /// One question, that several threads try to answer.
  struct Race {
    std::atomic<int> answer = -1;
    std::atomic<bool> over = false;

    void finish(const ProofSearch& search, bool yes) noexcept {
      if (!search.gave_up()) answer = yes ? 1 : 0;
      over = true;
    }
  };
  /// Halts a helper.
  struct WhenOver final : ProofSearch::Halt {
    explicit WhenOver(const Race& of) : race{&of} {}
    [[nodiscard]] bool operator()() override { return race->over.load(std::memory_order_relaxed); }
    const Race* race;
  };
  /// Halts the calling thread's search, and sends for helpers once a question proves hard.
  struct WhenStopped final : ProofSearch::Halt {
    WhenStopped(const Race& of, const Stopped& when, std::function<void()> send)
        : race{&of}, stopped{&when}, help{std::move(send)} {}
    [[nodiscard]] bool operator()() override {
      constexpr int hard = 8;
      if (++times == hard) help();
      return race->over.load(std::memory_order_relaxed) || (*stopped)();
    }
    const Race* race;
    const Stopped* stopped;
    std::function<void()> help;
    int times = 0;
  };

  /// Does the mover get at least so much? Nothing when it was stopped.
  [[nodiscard]] std::optional<bool> asked(const Standing& now, int bound, const Stopped& stopped) {
    Race race;
    std::vector<std::jthread> helpers;
    const auto help = [&] {
      const auto answer = [this, &now, &race, bound](int number) {
        ProofSearch search{rules_, *sowing_, *table_, number};
        search.set_past(now.past);
        WhenOver halt{race};
        const bool yes = search.at_least(now.position, bound, halt);
        if (!search.gave_up()) race.finish(search, yes);
      };
      for (int i = 1; i < threads_; ++i) {
        const bool started =
            start_thread(helpers, [answer, i] {  // where its memory ends, the others go on
              static_cast<void>(work_while_memory_lasts([&answer, i] { answer(i); }));
            });
        if (!started) break;  // fewer do it
      }
    };
    ProofSearch search{rules_, *sowing_, *table_, 0};
    search.set_past(now.past);
    WhenStopped halt{race, stopped, help};
    const bool yes = search.at_least(now.position, bound, halt);
    if (!search.gave_up() || !race.over) race.finish(search, yes);
    helpers.clear();  // waits for them
    looked_at_ += search.looked_at();
    if (race.answer < 0) return std::nullopt;
    return race.answer == 1;
  }

  Rules rules_;
  int threads_;
  std::unique_ptr<RowSowing> sowing_;
  std::shared_ptr<ProofTable> table_;
  std::uint64_t looked_at_ = 0;
};

}  // namespace tebweez
