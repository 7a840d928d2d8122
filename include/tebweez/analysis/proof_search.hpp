// Answers one question about a position: does its mover get at least so much?
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "tebweez/analysis/proof_table.hpp"
#include "tebweez/analysis/row_sowing.hpp"

namespace tebweez {

/// Searches to the end of the round. One for each thread; the table is for all of one ruleset.
///
/// What a position is worth depends on its history, for seeds may circle (R5). Each answer says
/// what its proof rests on, and so whether it may be kept; docs/analysis.md says why that is sound.
class ProofSearch {
 public:
  /// Asked now and then whether to give up.
  struct Halt {
    Halt() = default;
    virtual ~Halt() = default;
    Halt(const Halt&) = delete;
    Halt& operator=(const Halt&) = delete;
    Halt(Halt&&) = delete;
    Halt& operator=(Halt&&) = delete;
    [[nodiscard]] virtual bool operator()() = 0;
  };

  /// @param sowing and `table` must outlive this
  /// @param helper the odd ones look at the actions after the first from the last on, so that two
  ///   threads with one question meet in the middle
  ProofSearch(const Rules& rules, const RowSowing& sowing, ProofTable& table, int helper = 0)
      : rules_{rules}, sowing_{&sowing}, table_{&table}, from_last_{helper % 2 == 1} {}

  /// What stood since the last capture, before the position that is asked about.
  void set_past(const std::vector<Position>& past) {
    path_.clear();
    for (const Position& then : past)
      path_.push_back(Packing::stood(packing().pack(then), then.mover));
    since_ = 0;
  }

  /// Does the mover get at least `bound` from here on, less what the other does? It must be odd
  /// when the number of seeds is. Meaningless when `gave_up()`.
  [[nodiscard]] bool at_least(const Position& position, int bound, Halt& halt) {
    halt_ = &halt;
    gave_up_ = false;
    const std::size_t depth = path_.size();
    const bool yes = ask(packing().pack(position), position.mover, bound).yes;
    path_.resize(depth);
    return yes;
  }
  [[nodiscard]] bool gave_up() const noexcept { return gave_up_; }
  /// Positions looked at so far.
  [[nodiscard]] std::uint64_t looked_at() const noexcept { return looked_at_; }

 private:
  static constexpr std::size_t nothing = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t deepest = 6000;  ///< calls deep in the stack

  struct Answer {
    bool yes = false;
    /// The same answer if the round ended by circling at this position, or at any that the proof
    /// comes to before a capture.
    bool if_circling = true;
    /// The first place on the path that the proof rests on, by coming back to it.
    std::size_t rests_on = nothing;
  };

  [[nodiscard]] const Packing& packing() const noexcept { return sowing_->packing(); }
  [[nodiscard]] bool gives_up() {
    constexpr std::uint64_t often = 1024;
    if (++looked_at_ % often == 0 && !gave_up_) gave_up_ = (*halt_)();
    return gave_up_;
  }

  [[nodiscard]] Answer ask(const PackedBoard& now, Side mover, int bound) {
    if (gives_up()) return {};
    const int total = Packing::total(now);
    const int mine = packing().mine(now);
    const int lead = 2 * mine - total;  // what circling, or any end, gives here
    if (total == 0 || (total == 1 && rules_.last_ends)) return {.yes = lead >= bound};
    if (bound <= -total || bound > total) return {.yes = bound <= -total};
    if (total > 1 && rules_.gift != Gift::none) {
      if (mine == 0) return ask_gifts(now, mover, bound, false);
      if (mine == total && rules_.gift == Gift::any_time) return ask_gifts(now, mover, bound, true);
    }
    const PackedBoard here = Packing::stood(now, mover);
    for (std::size_t i = path_.size(); i > since_; --i)  // R5
      if (path_[i - 1] == here) return {.yes = lead >= bound, .rests_on = i - 1};

    const std::uint64_t key = ProofTable::key(now);
    const bool fresh = path_.size() == since_;
    const Proofs known = table_->find(key);
    if (const auto yes = (fresh ? known.fresh : known.always).at_least(bound))
      return {.yes = *yes, .if_circling = (lead >= bound) == *yes};
    RowSowings sowings;
    sowing_->sow_each(now, sowing_->candidates(now), sowings);
    if (sowings.count == 0) return {.yes = lead >= bound};  // stuck
    if (path_.size() >= deepest) gave_up_ = true;
    if (gave_up_) return {};

    const std::uint64_t before = looked_at_;
    path_.push_back(here);
    int best = -1;
    Answer answer = ask_sowings(sowings, mover, bound, known.best, best);
    path_.pop_back();
    if (gave_up_) return {};
    const std::size_t place = path_.size();
    // What it rests on is here or below: whoever stands above need not know.
    if (answer.rests_on >= place) answer.rests_on = nothing;
    Proofs proofs;
    if (best >= 0) proofs.best = best;
    const bool always = answer.if_circling && answer.rests_on == nothing;
    if (always) proofs.always.learn(answer.yes, bound);
    if (always || fresh) proofs.fresh.learn(answer.yes, bound);
    table_->keep(key, proofs, looked_at_ - before);
    answer.if_circling = answer.if_circling && (lead >= bound) == answer.yes;
    return answer;
  }

  /// R6, R7: the giver chooses. The turn stays; a position where a gift is due can't circle.
  [[nodiscard]] Answer ask_gifts(const PackedBoard& now, Side mover, int bound, bool mover_gives) {
    const int first = mover_gives ? 0 : packing().row_length();
    Answer all{.yes = !mover_gives};
    for (int from = first; from < first + packing().row_length(); ++from) {
      if (now.at(from) == 0) continue;
      const Answer one = ask(packing().given(now, from), mover, bound);
      if (one.yes == mover_gives) return one;  // the giver has what they want
      all.if_circling = all.if_circling && one.if_circling;
      all.rests_on = std::min(all.rests_on, one.rests_on);
    }
    return all;
  }

  /// The best earlier answer first, then the larger captures, then the order A…G.
  static void put_in_order(RowSowings& sowings, const std::optional<int>& best) {
    const auto rank = [&best](const RowSowings::One& one) {
      return best == one.place ? most_seeds + 1 : one.captured;
    };
    for (int i = 1; i < sowings.count; ++i) {
      const RowSowings::One one = sowings.list[static_cast<std::size_t>(i)];
      int to = i;
      for (; to > 0 && rank(sowings.list[static_cast<std::size_t>(to - 1)]) < rank(one); --to)
        sowings.list[static_cast<std::size_t>(to)] = sowings.list[static_cast<std::size_t>(to - 1)];
      sowings.list[static_cast<std::size_t>(to)] = one;
    }
  }

  [[nodiscard]] Answer ask_sowings(RowSowings& sowings, Side mover, int bound,
                                   const std::optional<int>& guess, int& best) {
    put_in_order(sowings, guess);
    if (from_last_) std::reverse(sowings.list.begin() + 1, sowings.list.begin() + sowings.count);
    Answer all;
    for (const RowSowings::One& one : sowings) {
      const std::size_t since = since_;
      if (one.captured > 0) since_ = path_.size();
      // At least `bound` is mine when what I take less the other's worth is: their worth is odd
      // or even as the seeds are, so what is less than `taken - bound + 2` is `taken - bound`.
      const Answer reply = ask(packing().turned(one.after), other(mover), one.captured - bound + 2);
      since_ = since;
      if (gave_up_) return {};
      if (one.captured > 0) {  // a new history: nothing before it matters
        if (reply.yes) continue;
        best = one.place;
        return {.yes = true};
      }
      if (!reply.yes) {
        best = one.place;
        return {.yes = true, .if_circling = reply.if_circling, .rests_on = reply.rests_on};
      }
      all.if_circling = all.if_circling && reply.if_circling;
      all.rests_on = std::min(all.rests_on, reply.rests_on);
    }
    return all;
  }

  Rules rules_;
  const RowSowing* sowing_;
  ProofTable* table_;
  bool from_last_;
  std::vector<PackedBoard> path_;
  std::size_t since_ = 0;
  Halt* halt_ = nullptr;
  bool gave_up_ = false;
  std::uint64_t looked_at_ = 0;
};

}  // namespace tebweez
