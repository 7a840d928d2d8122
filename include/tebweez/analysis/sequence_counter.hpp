// The same counts as perft.hpp, at the machine's speed: whole rows sown at once, on several
// threads.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "tebweez/analysis/perft.hpp"
#include "tebweez/analysis/row_sowing.hpp"
#include "tebweez/analysis/threads.hpp"

namespace tebweez {

/// Counts the sequences of exactly so many actions: see `Perft`, which is the reference for it.
class SequenceCounter {
 public:
  /// Told now and then, on the calling thread, how many sowings were played; false stops it.
  using Watch = std::function<bool(std::uint64_t sowings)>;

  explicit SequenceCounter(const Rules& rules)
      : rules_{rules}, sowing_{std::make_unique<RowSowing>(rules)} {}

  /// The counts by first actions, in the order A…G. They are too small once it was stopped.
  /// @param depth 1 to `deepest_perft`
  /// @param threads 1 or more; where so many can't be had there are fewer
  /// @throws std::bad_alloc when there is no memory to go on with
  [[nodiscard]] std::vector<Division> divide(const Position& position, int depth, int threads,
                                             const Watch& watch) {
    std::vector<Division> parts;
    tasks_.clear();
    next_ = sowings_ = 0;
    stopped_ = false;
    if (played_out(position, rules_)) return parts;
    sowings_ += static_cast<std::uint64_t>(for_each_move(position, rules_, [&](const Move& first) {
      parts.push_back({.first = first.action(), .sequences = depth == 1 ? 1U : 0U});
      if (depth > 1) add_tasks(first.after, depth - 1, parts.size() - 1);
    }));
    std::atomic<bool> left_out = false;
    const auto count_some = [this, &left_out](const Watch& told) {
      if (!work_while_memory_lasts([&] { work(told); })) left_out = stopped_ = true;
    };
    std::vector<std::jthread> helpers;
    int started = 1;
    while (started < threads && start_thread(helpers, [&] { count_some({}); })) ++started;
    count_some(watch);
    helpers.clear();  // waits for them
    if (left_out) out_of_memory();
    for (const Task& task : tasks_) parts[task.part].sequences += task.sequences;
    return parts;
  }

  [[nodiscard]] std::uint64_t sowings() const noexcept { return sowings_; }
  [[nodiscard]] bool stopped() const noexcept { return stopped_; }

 private:
  /// A position from which so many actions are still to be counted.
  struct Task {
    PackedBoard from;
    int depth = 0;
    std::size_t part = 0;
    std::uint64_t sequences = 0;
  };
  /// What follows a position, and how much of it has been gone into.
  struct Level {
    std::array<PackedBoard, longest_row> after{};
    int count = 0;
    int next = 0;
  };

  [[nodiscard]] const Packing& packing() const noexcept { return sowing_->packing(); }

  /// What one first action leaves to be counted, in pieces.
  void add_tasks(const Position& position, int depth, std::size_t part) {
    if (played_out(position, rules_)) return;
    if (depth == 1) {
      tasks_.push_back({.from = packing().pack(position), .depth = 1, .part = part});
      return;
    }
    sowings_ += static_cast<std::uint64_t>(for_each_move(position, rules_, [&](const Move& move) {
      tasks_.push_back({.from = packing().pack(move.after), .depth = depth - 1, .part = part});
    }));
  }

  void work(const Watch& watch) {
    std::vector<Level> levels;
    for (std::size_t i = next_++; i < tasks_.size() && !stopped_; i = next_++)
      tasks_[i].sequences = count(tasks_[i], levels, watch);
  }

  /// Goes through the sequences with a stack of its own: they may be longer than calls can be deep.
  [[nodiscard]] std::uint64_t count(const Task& task, std::vector<Level>& levels,
                                    const Watch& watch) {
    constexpr std::uint64_t often = 1U << 16U;
    std::uint64_t sequences = 0;
    std::uint64_t sown = 0;
    std::size_t used = 1;
    if (levels.empty()) levels.resize(1);
    sown += follow(task.from, levels[0]);
    if (task.depth == 1) sequences = static_cast<std::uint64_t>(levels[0].count);
    while (task.depth > 1 && used > 0) {
      Level& level = levels[used - 1];
      if (level.next == level.count) {
        --used;
        continue;
      }
      if (used == levels.size()) levels.emplace_back();
      const PackedBoard from =
          levels[used - 1].after[static_cast<std::size_t>(levels[used - 1].next++)];
      sown += follow(from, levels[used]);
      if (static_cast<int>(used) + 1 == task.depth)
        sequences += static_cast<std::uint64_t>(levels[used].count);
      else
        ++used;
      if (sown < often) continue;
      sowings_ += sown;
      sown = 0;
      if (watch && !watch(sowings_)) stopped_ = true;
      if (stopped_) break;
    }
    sowings_ += sown;
    return sequences;
  }

  /// All that may be done from a position; returns how many sowings were tried.
  std::uint64_t follow(const PackedBoard& now, Level& level) const noexcept {
    level.count = level.next = 0;
    const int total = Packing::total(now);
    if (total == 0 || (total == 1 && rules_.last_ends)) return 0;
    const int mine = packing().mine(now);
    const bool mine_due = mine == total && rules_.gift == Gift::any_time;
    if (total > 1 && rules_.gift != Gift::none && (mine == 0 || mine_due)) {
      give(now, mine_due ? 0 : packing().row_length(), level);
      return 0;
    }
    const unsigned pits = sowing_->candidates(now);
    RowSowings sowings;
    sowing_->sow_each(now, pits, sowings);
    for (const RowSowings::One& one : sowings)
      level.after[static_cast<std::size_t>(level.count++)] = packing().turned(one.after);
    return static_cast<std::uint64_t>(std::popcount(pits));
  }

  /// R6, R7: a seed from each pit of the row that begins at `first`.
  void give(const PackedBoard& now, int first, Level& level) const noexcept {
    for (int from = first; from < first + packing().row_length(); ++from) {
      if (now.at(from) == 0) continue;
      level.after[static_cast<std::size_t>(level.count++)] = packing().given(now, from);
    }
  }

  Rules rules_;
  std::unique_ptr<RowSowing> sowing_;
  std::vector<Task> tasks_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::uint64_t> sowings_ = 0;
  std::atomic<bool> stopped_ = false;
};

}  // namespace tebweez
