// One round: tebweez, keeping or turning, gifts and sowings, until it is over.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include "tebweez/list.hpp"

#include "tebweez/action.hpp"
#include "tebweez/position.hpp"
#include "tebweez/position_index.hpp"
#include "tebweez/result.hpp"
#include "tebweez/rules.hpp"
#include "tebweez/sowing.hpp"

namespace tebweez {

/// One action of a round and what came of it.
struct Ply {
  Action action;
  std::optional<Side> by{};  ///< who acted; nobody in particular for `agree`
  Position after{
      Board{longest_row}};  ///< before the owners take their rows, if this ended the round
  Stage next{};             ///< what the round waits for now
  std::optional<Reason> ended{};
  int laps = 0;                 ///< of a sowing
  int captured = 0;             ///< by a sowing
  Pit last{};                   ///< of a sowing
  PitSet line{};                ///< of a sowing: see Sowing::line
  std::optional<Board> laid{};  ///< of a capture: see Sowing::laid

  friend constexpr bool operator==(const Ply&, const Ply&) = default;
};

/// How a round came out.
struct Reckoning {
  Reason reason{};
  PerSide<int> taken{};  ///< from the board at the end, by the owners of the rows
  PerSide<int> store{};  ///< the final stores, `taken` included
  std::optional<Side> winner{};
  int gain = 0;  ///< R15: the winner gains the difference; a draw gains nothing

  friend constexpr bool operator==(const Reckoning&, const Reckoning&) = default;
};

/// Does a layout keep to the rules of the tebweez? Nothing, or what is wrong with it.
[[nodiscard]] constexpr std::optional<Refusal> check_layout(const Board& layout,
                                                            const Rules& rules) noexcept {
  using Why = Refusal::Why;
  Refusal refusal{.due = Stage::tebweez};
  const auto refuse = [&](Why why, int expected, int found, Pit pit = {}) {
    refusal.why = why;
    refusal.expected = expected;
    refusal.found = found;
    refusal.pit = pit;
    return refusal;
  };
  if (layout.row_length() != rules.row_length)
    return refuse(Why::wrong_row, rules.row_length, layout.row_length());
  if (layout.total() != rules.seeds) return refuse(Why::wrong_sum, rules.seeds, layout.total());
  for (const Side side : both_sides) {
    for (int place = 0; place < rules.row_length; ++place) {
      const Pit pit{side, place};
      const int seeds = layout[pit];
      if (seeds < rules.minimum) return refuse(Why::below_minimum, rules.minimum, seeds, pit);
      // R9: corresponding pits have the same letter. Uneven numbers are custom, not a rule.
      const bool lonely = seeds == 0 && layout[Pit{other(side), place}] != 0;
      if (rules.layout == Layout::corresponding && lonely)
        return refuse(Why::not_corresponding, 0, 0, pit);
    }
  }
  return std::nullopt;
}

/// A ruleset whose tebweez is so free that a round can begin from any board, its layer first: to
/// try a position. The rest is as in another ruleset.
[[nodiscard]] constexpr Rules beginning_from(const Board& board, Rules like) noexcept {
  like.row_length = board.row_length();
  like.seeds = board.total();
  like.layout = Layout::any;
  like.minimum = 0;
  like.turning = false;
  like.layer_begins = true;
  return like;
}

/// A round is the list of its plies; its state is what the last one left.
class Round {
 public:
  /// @param layer who must lay out; nobody in particular in a first round (R12).
  constexpr Round(const Rules& rules, std::optional<Side> layer)
      : rules_{rules}, due_layer_{layer} {}

  [[nodiscard]] constexpr const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] constexpr const List<Ply>& plies() const noexcept { return plies_; }

  [[nodiscard]] constexpr Stage stage() const noexcept {
    return plies_.empty() ? Stage::tebweez : plies_.back().next;
  }
  /// The board, the turn and the stores now. Before the tebweez the board is empty.
  [[nodiscard]] constexpr Position position() const noexcept {
    if (!plies_.empty()) return plies_.back().after;
    return {.board = Board{rules_.row_length}, .mover = Side::south};
  }
  /// Who laid this round out, or is to.
  [[nodiscard]] constexpr std::optional<Side> layer() const noexcept {
    if (plies_.empty()) return due_layer_;
    return plies_.front().action.by;
  }
  /// Who is to act; nobody when the round is over, nobody in particular for a first tebweez.
  [[nodiscard]] constexpr std::optional<Side> actor() const noexcept {
    return plies_.empty() ? due_layer_ : actor_after(plies_.size() - 1);
  }
  /// Who is to act after one of the plies, its number counted from 0; nobody if it ended the round.
  [[nodiscard]] constexpr std::optional<Side> actor_after(std::size_t number) const noexcept {
    const Ply& ply = plies_[number];
    switch (ply.next) {
      case Stage::choice: return other(plies_.front().action.by);
      case Stage::sowing: return ply.after.mover;
      case Stage::gift: return giver(ply.after, rules_);
      case Stage::tebweez:
      case Stage::over: break;
    }
    return std::nullopt;
  }
  /// Had the round ended by one of the plies, its number counted from 0? A resignation may follow
  /// the end (R16): it belongs to the round that has just ended, but is no action of its play.
  [[nodiscard]] constexpr bool ended_by(std::size_t number) const noexcept {
    return plies_[number].ended || (number > 0 && plies_[number - 1].ended);
  }
  /// The pits that may be sown, or given from, now.
  [[nodiscard]] constexpr PitSet legal() const noexcept {
    if (stage() == Stage::sowing) return sowable(position(), rules_);
    if (stage() == Stage::gift) return position().board.occupied(*actor());
    return {};
  }
  /// R5: would sowing `pit`, or giving from it, which must be legal, end the round because the
  /// seeds circle?
  [[nodiscard]] constexpr bool would_circle(Pit pit) const noexcept {
    const auto circles = [this](const Position& after) {
      return !played_out(after, rules_) && !giver(after, rules_) && stood_before(after);
    };
    if (stage() == Stage::gift) return circles(after_gift(position(), pit));
    const Sowing sowing = sow(position().board, pit, rules_);
    return sowing.captured == 0 && circles(after_sowing(position(), sowing));
  }

  /// How the round came out; nothing while it goes on, nor when a resignation broke it off.
  [[nodiscard]] constexpr std::optional<Reckoning> reckoning() const noexcept {
    const Ply* end = ending();
    if (end == nullptr) return std::nullopt;
    Reckoning result{.reason = *end->ended};
    result.store = final_stores(end->after);
    for (const Side side : both_sides) result.taken[side] = end->after.board.total(side);
    const int lead = result.store.south - result.store.north;
    if (lead != 0) result.winner = lead > 0 ? Side::south : Side::north;
    result.gain = lead < 0 ? -lead : lead;
    return result;
  }
  /// R16: who resigned the match in this round or right after it.
  [[nodiscard]] constexpr std::optional<Side> resigned() const noexcept {
    if (plies_.empty() || plies_.back().action.kind != Action::Kind::resign) return std::nullopt;
    return plies_.back().action.by;
  }

  /// Why an action would be refused, if it would.
  [[nodiscard]] constexpr std::optional<Refusal> refusal(const Action& action) const {
    const auto ply = resolve(action);
    return ply ? std::nullopt : std::optional{ply.error()};
  }
  /// Plays one action. A refused one changes nothing.
  constexpr Result<Ply, Refusal> play(const Action& action) {
    auto ply = resolve(action);
    if (!ply) return ply;
    plies_.push_back(*ply);
    if (const auto number = newly_old())
      if (plies_[*number].next == Stage::sowing) old_.add(*number, Stood{plies_});
    return ply;
  }
  /// Takes the last action back; false when there is none.
  constexpr bool undo() noexcept {
    if (plies_.empty()) return false;
    if (const auto number = newly_old()) old_.remove(*number, Stood{plies_});
    plies_.pop_back();
    return true;
  }

 private:
  using Kind = Action::Kind;
  using Why = Refusal::Why;

  /// The ply that ended the round, if one did.
  [[nodiscard]] constexpr const Ply* ending() const noexcept {
    if (plies_.empty()) return nullptr;
    const Ply* ply = &plies_.back();
    if (resigned() && plies_.size() > 1) --ply;  // a resignation may come after the end
    return ply->ended ? ply : nullptr;
  }

  [[nodiscard]] constexpr Refusal refuse(Why why, Pit pit = {}) const noexcept {
    return {.why = why, .due = stage(), .side = actor(), .pits = legal(), .pit = pit};
  }

  /// What an action would do.
  [[nodiscard]] constexpr Result<Ply, Refusal> resolve(const Action& action) const {
    const Stage now = stage();
    switch (action.kind) {
      case Kind::tebweez:
        if (now != Stage::tebweez) return refuse(Why::wrong_stage);
        return lay_out(action);
      case Kind::keep:
      case Kind::turn:
        if (now != Stage::choice) return refuse(Why::wrong_stage);
        return choose(action);
      case Kind::sow:
        if (now != Stage::sowing) return refuse(Why::wrong_stage);
        return sow_pit(action);
      case Kind::give:
        if (now != Stage::gift) return refuse(Why::wrong_stage);
        return give_seed(action);
      case Kind::agree:  // R16
        if (now != Stage::sowing && now != Stage::gift) return refuse(Why::wrong_stage);
        return Ply{
            .action = action, .after = position(), .next = Stage::over, .ended = Reason::agreed};
      case Kind::resign:  // R16
        if (plies_.empty()) return refuse(Why::nothing_yet);
        if (resigned()) return refuse(Why::match_over);
        return Ply{.action = action, .by = action.by, .after = after_end(), .next = Stage::over};
    }
    return refuse(Why::wrong_stage);
  }

  /// The position for what follows: once the round has ended, its board is empty.
  [[nodiscard]] constexpr Position after_end() const noexcept {
    Position position = this->position();
    const auto result = reckoning();
    if (!result) return position;
    position.board = Board{rules_.row_length};
    for (const Side side : both_sides)
      position.store[side] = static_cast<std::uint8_t>(result->store[side]);
    return position;
  }

  [[nodiscard]] constexpr Result<Ply, Refusal> lay_out(const Action& action) const {
    if (due_layer_ && action.by != *due_layer_) return refuse(Why::wrong_layer);
    if (const auto wrong = check_layout(action.layout, rules_)) return *wrong;
    const Side layer = action.by;
    Ply ply{.action = action,
            .by = layer,
            .after = {.board = action.layout,
                      .mover = rules_.layer_begins ? layer : other(layer)},  // R10, R8
            .next = Stage::choice};
    if (!rules_.turning) conclude(ply);  // R10
    return ply;
  }

  /// R8: who keeps the board begins; who turns it gives up the first move.
  [[nodiscard]] constexpr Result<Ply, Refusal> choose(const Action& action) const {
    Ply ply{.action = action, .by = actor(), .after = position()};
    if (action.kind == Kind::turn) {
      ply.after.board = ply.after.board.turned();
      ply.after.mover = other(ply.after.mover);
    }
    conclude(ply);
    return ply;
  }

  [[nodiscard]] constexpr Result<Ply, Refusal> sow_pit(const Action& action) const {
    const Position now = position();
    const Pit pit = action.pit;
    if (pit.side != now.mover || pit.place >= rules_.row_length)
      return refuse(Why::not_your_pit, pit);
    if (now.board[pit] == 0) return refuse(Why::empty_pit, pit);
    if (!candidates(now, rules_).contains(pit)) return refuse(Why::not_nearest_head, pit);
    const Sowing sowing = sow(now.board, pit, rules_);
    if (sowing.endless()) return refuse(Why::never_ends, pit);  // R4
    Ply ply{.action = action,
            .by = pit.side,
            .after = after_sowing(now, sowing),
            .laps = sowing.laps,
            .captured = sowing.captured,
            .last = sowing.last,
            .line = sowing.line,
            .laid = sowing.laid};
    conclude(ply);
    return ply;
  }

  [[nodiscard]] constexpr Result<Ply, Refusal> give_seed(const Action& action) const {
    const Pit pit = action.pit;
    if (pit.side != *actor() || pit.place >= rules_.row_length)
      return refuse(Why::not_your_pit, pit);
    if (position().board[pit] == 0) return refuse(Why::empty_pit, pit);
    Ply ply{.action = action, .by = pit.side, .after = after_gift(position(), pit)};
    conclude(ply);
    return ply;
  }

  /// What comes after a ply: cleared, last, gift due, circling, stuck are looked for in this order.
  constexpr void conclude(Ply& ply) const {
    const Position& now = ply.after;
    ply.ended = played_out(now, rules_);
    if (!ply.ended && giver(now, rules_)) {
      ply.next = Stage::gift;
      return;
    }
    if (!ply.ended && ply.captured == 0 && stood_before(now)) ply.ended = Reason::circling;
    if (!ply.ended && !can_sow(now, rules_)) ply.ended = Reason::stuck;  // R4
    ply.next = ply.ended ? Stage::over : Stage::sowing;
  }

  /// R5: has this board, with this player about to sow, stood in this round with no capture since?
  [[nodiscard]] constexpr bool stood_before(const Position& now) const noexcept {
    const std::size_t recent = std::min(plies_.size(), looked_through);
    for (auto ply = plies_.rbegin(); ply != plies_.rbegin() + static_cast<std::ptrdiff_t>(recent);
         ++ply) {
      if (ply->next == Stage::sowing && ply->after.mover == now.mover &&
          ply->after.board == now.board)
        return true;
      if (ply->captured != 0) return false;
    }
    return old_.holds(now,
                      Stood{plies_});  // with a capture since, fewer seeds would lie on this board
  }

  /// So many plies are looked through one by one; those before them are found by their index, or a
  /// round of a million plies without a capture would take hours to read.
  static constexpr std::size_t looked_through = 64;

  /// The position that a ply left, by its number.
  struct Stood {
    const List<Ply>& plies;
    constexpr const Position& operator()(std::uint32_t number) const noexcept {
      return plies[number].after;
    }
  };

  /// The ply that the last one has made one of those, if it has.
  [[nodiscard]] constexpr std::optional<std::uint32_t> newly_old() const noexcept {
    if (plies_.size() <= looked_through) return std::nullopt;
    return static_cast<std::uint32_t>(plies_.size() - looked_through - 1);
  }

  Rules rules_;
  std::optional<Side> due_layer_;
  List<Ply> plies_;
  PositionIndex old_;  ///< of the plies that are not looked through
};

}  // namespace tebweez
