// What every layout of a ruleset is worth to the player who begins.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "tebweez/analysis/forced_play.hpp"
#include "tebweez/analysis/layouts.hpp"
#include "tebweez/analysis/random.hpp"
#include "tebweez/analysis/solver.hpp"
#include "tebweez/analysis/threads.hpp"

namespace tebweez {

/// How a number of layouts came out, under best play of both.
class Tally {
 public:
  /// More than any margin, either way.
  static constexpr int most = most_seeds;

  /// @param margin seeds of the player who begins less those of the other, -`most` to `most`
  /// @param endless the first sowing never ends, so the round is over before it begins
  constexpr void add(int margin, bool endless) noexcept {
    ++by_margin_[index(margin)];
    if (endless) ++endless_;
  }
  constexpr Tally& operator+=(const Tally& more) noexcept {
    for (std::size_t i = 0; i < by_margin_.size(); ++i) by_margin_[i] += more.by_margin_[i];
    endless_ += more.endless_;
    return *this;
  }

  [[nodiscard]] constexpr std::uint64_t with_margin(int margin) const noexcept {
    return by_margin_[index(margin)];
  }
  [[nodiscard]] constexpr std::uint64_t layouts() const noexcept { return between(-most, most); }
  [[nodiscard]] constexpr std::uint64_t won() const noexcept { return between(1, most); }
  [[nodiscard]] constexpr std::uint64_t drawn() const noexcept { return with_margin(0); }
  [[nodiscard]] constexpr std::uint64_t lost() const noexcept { return between(-most, -1); }
  [[nodiscard]] constexpr std::uint64_t endless() const noexcept { return endless_; }

  friend constexpr bool operator==(const Tally&, const Tally&) = default;

 private:
  [[nodiscard]] static constexpr std::size_t index(int margin) noexcept {
    const int from_lowest = margin + most;
    return static_cast<std::size_t>(from_lowest);
  }
  [[nodiscard]] constexpr std::uint64_t between(int lowest, int highest) const noexcept {
    std::uint64_t sum = 0;
    for (int margin = lowest; margin <= highest; ++margin) sum += with_margin(margin);
    return sum;
  }

  std::array<std::uint64_t, std::size_t{2} * most + 1> by_margin_{};
  std::uint64_t endless_ = 0;
};

/// Which layouts are surveyed: every `of`-th from rank `part` on, or random ones.
struct Selection {
  std::uint64_t part = 0;  ///< less than `of`
  std::uint64_t of = 1;
  std::optional<std::uint64_t> sample;  ///< out of so many random layouts instead
  std::uint64_t seed = 0;               ///< of the random ones

  /// How many layouts are selected out of `all`.
  [[nodiscard]] constexpr std::uint64_t size(std::uint64_t all) const noexcept {
    const std::uint64_t whole = sample.value_or(all);
    return whole / of + (part < whole % of ? 1 : 0);
  }
  /// The rank of a selected layout among `all`; `index` is less than `size(all)`.
  [[nodiscard]] constexpr std::uint64_t rank(std::uint64_t index,
                                             std::uint64_t all) const noexcept {
    const std::uint64_t place = part + index * of;
    return sample ? chance_of_draw(seed, place).below(all) : place;
  }
  /// Do the ranks follow one another without gaps?
  [[nodiscard]] constexpr bool without_gaps() const noexcept { return !sample && of == 1; }
};

/// Surveys one layout after another.
class Surveyor {
 public:
  /// Where only gifts are chosen.
  /// @param memory must outlive the surveyor
  Surveyor(const Rules& rules, EndgameTable& memory)
      : rules_{rules}, play_{ForcedPlay{rules, memory}} {}
  /// For any ruleset.
  explicit Surveyor(const Rules& rules, std::shared_ptr<ProofTable> table)
      : rules_{rules}, play_{Solver{rules, std::move(table), 1}} {}

  /// South begins. Stopped, it leaves out the rest; where only gifts are chosen it takes no time to
  /// stop.
  void add(
      std::span<const Board> layouts, const Stopped& stopped = [] { return false; }) {
    if (auto* const solver = std::get_if<Solver>(&play_)) {
      for (const Board& layout : layouts)
        if (const auto margin = solver->value(beginning(layout), {}, stopped)) add(layout, *margin);
      return;
    }
    margins_.resize(layouts.size());
    std::get_if<ForcedPlay>(&play_)->values(layouts, margins_);
    for (std::size_t i = 0; i < layouts.size(); ++i) add(layouts[i], margins_[i]);
  }
  [[nodiscard]] const Tally& tally() const noexcept { return tally_; }

 private:
  [[nodiscard]] static Position beginning(const Board& layout) {
    return {.board = layout, .mover = Side::south};
  }

  void add(const Board& layout, int margin) {
    // A round that ends before anything is done is worth what the rows are.
    tally_.add(margin, margin == row_lead(layout, Side::south) && endless(beginning(layout)));
  }
  [[nodiscard]] bool endless(const Position& start) const {
    return !giver(start, rules_) && !can_sow(start, rules_);
  }

  Rules rules_;
  std::variant<ForcedPlay, Solver> play_;
  std::vector<int> margins_;
  Tally tally_;
};

/// A survey on several threads.
class Survey {
 public:
  /// Told now and then, on the calling thread, how many layouts are done; false stops the survey.
  using Watch = std::function<bool(std::uint64_t done)>;

  /// @param rules whose layouts must not be listed, but drawn, where pits must correspond
  Survey(const Rules& rules, const Selection& selection)
      : rules_{rules},
        selection_{selection},
        layouts_{rules},
        memory_{rules.row_length, forced() ? rules.row_length <= 6 ? 16 : 12 : 0} {
    if (!forced()) table_ = std::make_shared<ProofTable>();
  }

  /// How many layouts there are to do.
  [[nodiscard]] std::uint64_t size() const noexcept { return selection_.size(layouts_.count()); }

  /// Does them, or those done until it was stopped. The tally does not depend on the number of
  /// threads, which is 1 or more; where so many can't be had there are fewer.
  /// @throws std::bad_alloc when there is no memory to go on with
  [[nodiscard]] Tally run(int threads, const Watch& watch) {
    next_ = done_ = 0;
    stop_ = left_out_ = false;
    working_ = 0;
    tally_ = {};
    std::vector<std::thread> workers;
    for (int i = 0; i < threads && start_thread(workers, [this] { work({}); }); ++i) {
      const std::lock_guard lock{mutex_};
      ++working_;
    }
    if (workers.empty()) {
      ++working_;
      work(watch);
    }
    std::unique_lock lock{mutex_};
    const auto over = [this] { return working_ == 0; };
    while (!finished_.wait_for(lock, std::chrono::milliseconds{100}, over)) {
      lock.unlock();
      if (!watch(done_)) stop_ = true;
      lock.lock();
    }
    lock.unlock();
    for (std::thread& worker : workers) worker.join();
    if (left_out_ || (!stop_ && done_ < size())) out_of_memory();
    return tally_;
  }

 private:
  /// Layouts that a thread takes at once: some milliseconds of work.
  [[nodiscard]] std::uint64_t at_once() const noexcept { return forced() ? 4096 : 1; }
  [[nodiscard]] bool forced() const noexcept { return rules_.choice == Choice::head; }

  /// A thread that has no memory to begin with leaves the work to the others.
  void work(const Watch& watch) {
    bool at_it = false;
    Tally tally;
    const bool enough = work_while_memory_lasts([&] { work(watch, tally, at_it); });
    if (!enough && at_it) left_out_ = stop_ = true;
    const std::lock_guard lock{mutex_};
    tally_ += tally;
    --working_;
    finished_.notify_one();
  }

  void work(const Watch& watch, Tally& tally, bool& at_it) {
    Surveyor surveyor = forced() ? Surveyor{rules_, memory_} : Surveyor{rules_, table_};
    const std::uint64_t end = size();
    std::vector<Board> layouts;
    while (!stop_) {
      at_it = true;
      const std::uint64_t from = next_.fetch_add(at_once());
      if (from >= end) break;
      const std::uint64_t to = std::min(end, from + at_once());
      select(from, to, layouts);
      surveyor.add(layouts, [this] { return stop_.load(); });
      done_ += to - from;
      if (watch && !watch(done_)) stop_ = true;
    }
    tally = surveyor.tally();
  }

  void select(std::uint64_t from, std::uint64_t to, std::vector<Board>& layouts) const {
    const std::uint64_t all = layouts_.count();
    layouts.assign(1, layouts_.at(selection_.rank(from, all)));
    for (std::uint64_t index = from + 1; index < to; ++index) {
      layouts.push_back(layouts.back());
      if (selection_.without_gaps())
        layouts_.advance(layouts.back());
      else
        layouts.back() = layouts_.at(selection_.rank(index, all));
    }
  }

  Rules rules_;
  Selection selection_;
  Layouts layouts_;
  EndgameTable memory_;  ///< 30 million ranks on rows of six, 10 million on rows of seven
  std::shared_ptr<ProofTable> table_;  ///< of a ruleset with a choice
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> left_out_ = false;  ///< layouts, for want of memory
  std::mutex mutex_;
  std::condition_variable finished_;
  int working_ = 0;  ///< guarded by the mutex, as the tally is
  Tally tally_;
};

}  // namespace tebweez
