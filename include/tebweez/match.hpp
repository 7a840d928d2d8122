// A match: rounds, gains, and who wins. A fold over actions.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include "tebweez/list.hpp"

#include "tebweez/action.hpp"
#include "tebweez/result.hpp"
#include "tebweez/round.hpp"
#include "tebweez/rules.hpp"

namespace tebweez {

/// How a match came out.
struct Verdict {
  std::optional<Side> winner{};  ///< nobody: the match was drawn
  bool resigned = false;         ///< R16: the loser gave it up

  friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

/// A round and the gains with which it began.
struct Chapter {
  Round round;
  PerSide<int> gains_before;
};

/// A match is the list of its rounds, each the list of its plies; nothing else is remembered.
/// Playing an action adds a ply, undo takes the last one away; reading a log, resuming it and
/// replaying it are the same fold over a shorter or longer list of actions.
class Match {
 public:
  /// @param target gains that win the match, 0 to `highest_target`, which is not checked; 0: one
  ///   round only (R20).
  constexpr Match(const Rules& rules, int target) : rules_{rules}, target_{target} {}
  constexpr explicit Match(const Rules& rules) : Match{rules, rules.target} {}

  [[nodiscard]] constexpr const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] constexpr int target() const noexcept { return target_; }
  /// The rounds begun so far, in order; the last one is being played, or ended last.
  [[nodiscard]] constexpr const List<Chapter>& chapters() const noexcept { return chapters_; }

  /// The round begun last; null before the first tebweez.
  [[nodiscard]] constexpr const Round* round() const noexcept {
    return chapters_.empty() ? nullptr : &chapters_.back().round;
  }
  /// The number of the round being played; between rounds of the coming one, after the match of
  /// the last one.
  [[nodiscard]] constexpr int round_number() const noexcept {
    return static_cast<int>(chapters_.size()) + (between_rounds() && !verdict() ? 1 : 0);
  }
  /// What the match waits for. Stage::over only when the whole match is over.
  [[nodiscard]] constexpr Stage stage() const noexcept {
    if (verdict()) return Stage::over;
    return between_rounds() ? Stage::tebweez : round()->stage();
  }
  /// Who is to act; nobody in particular for the first tebweez, nobody after the match.
  [[nodiscard]] constexpr std::optional<Side> actor() const noexcept {
    if (verdict()) return std::nullopt;
    return between_rounds() ? next_layer() : round()->actor();
  }
  /// The pits that may be sown, or given from, now.
  [[nodiscard]] constexpr PitSet legal() const noexcept {
    return round() == nullptr ? PitSet{} : round()->legal();
  }

  /// The sum of each player's gains so far (R15: they add up and are never taken back).
  [[nodiscard]] constexpr PerSide<int> gains() const noexcept {
    if (chapters_.empty()) return {};
    return gains_after(chapters_.back());
  }
  /// The gains once a round is over; while it goes on, those with which it began.
  [[nodiscard]] static constexpr PerSide<int> gains_after(const Chapter& chapter) noexcept {
    PerSide<int> gains = chapter.gains_before;
    const auto result = chapter.round.reckoning();
    if (result && result->winner) gains[*result->winner] += result->gain;
    return gains;
  }

  /// How the match came out; nothing while it goes on.
  [[nodiscard]] constexpr std::optional<Verdict> verdict() const noexcept {
    if (chapters_.empty()) return std::nullopt;
    if (const auto loser = round()->resigned())
      return Verdict{.winner = other(*loser), .resigned = true};
    const auto result = round()->reckoning();
    if (!result) return std::nullopt;
    if (target_ == 0) return Verdict{.winner = result->winner};
    for (const Side side : both_sides)
      if (gains()[side] >= target_) return Verdict{.winner = side};
    return std::nullopt;
  }

  /// R11: who lays out the coming round; nobody in particular before the first (R12).
  [[nodiscard]] constexpr std::optional<Side> next_layer() const noexcept {
    if (chapters_.empty()) return std::nullopt;
    const auto result = round()->reckoning();
    if (rules_.next_layer == NextLayer::same || !result || !result->winner) return round()->layer();
    return other(*result->winner);
  }

  /// Why an action would be refused, if it would.
  [[nodiscard]] constexpr std::optional<Refusal> refusal(const Action& action) const {
    if (verdict()) return Refusal{.why = Refusal::Why::match_over, .due = Stage::over};
    if (goes_to_last_round(action)) return round()->refusal(action);
    return Round{rules_, next_layer()}.refusal(action);
  }
  /// Plays one action. A refused one changes nothing.
  constexpr Result<Ply, Refusal> play(const Action& action) {
    if (verdict()) return Refusal{.why = Refusal::Why::match_over, .due = Stage::over};
    if (goes_to_last_round(action)) return chapters_.back().round.play(action);
    Round coming{rules_, next_layer()};
    auto ply = coming.play(action);
    if (ply) chapters_.push_back({.round = std::move(coming), .gains_before = gains()});
    return ply;
  }

  /// Takes back the last action, whatever it was, and returns it; nothing when there is none.
  constexpr std::optional<Ply> undo() noexcept {
    if (chapters_.empty()) return std::nullopt;
    const Ply taken_back = round()->plies().back();
    chapters_.back().round.undo();
    if (round()->plies().empty()) chapters_.pop_back();
    return taken_back;
  }

  /// How many actions stand.
  [[nodiscard]] constexpr std::size_t actions() const noexcept {
    std::size_t sum = 0;
    for (const Chapter& chapter : chapters_) sum += chapter.round.plies().size();
    return sum;
  }

 private:
  [[nodiscard]] constexpr bool between_rounds() const noexcept {
    return chapters_.empty() || round()->stage() == Stage::over;
  }

  /// Between rounds all actions but resigning (R16) belong to the coming one.
  [[nodiscard]] constexpr bool goes_to_last_round(const Action& action) const noexcept {
    return !between_rounds() || (action.kind == Action::Kind::resign && round() != nullptr);
  }

  Rules rules_;
  int target_;
  List<Chapter> chapters_;
};

}  // namespace tebweez
