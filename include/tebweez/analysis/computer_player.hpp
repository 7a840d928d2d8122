// A player to practise against.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "tebweez/analysis/appraiser.hpp"
#include "tebweez/analysis/layouts.hpp"
#include "tebweez/analysis/level.hpp"
#include "tebweez/analysis/random.hpp"
#include "tebweez/match.hpp"

namespace tebweez {

/// Chooses the actions of a player: layouts, keeping or turning, sowings and gifts. Of equally good
/// ones it takes one at random.
///
/// It never resigns, and agrees to end a round only when that is no worse for it.
class ComputerPlayer {
 public:
  /// Chance depends on the seed and on how many actions stand, so that a match that is taken back
  /// or gone on with comes out as before; but what strong does, where it can't settle a round, also
  /// depends on how fast the machine is.
  /// @throws std::bad_alloc when there is no memory even for the smallest table
  ComputerPlayer(const Rules& rules, Level level, std::uint64_t seed, SolverLimits limits = {})
      : rules_{rules}, level_{level}, seed_{seed} {
    if (level == Level::strong) appraiser_.emplace(rules, limits);
  }

  [[nodiscard]] Level level() const noexcept { return level_; }

  /// What it does as `side`, who must be the one to act, or free to lay out first. When it is
  /// stopped it takes what is best as far as it has seen.
  [[nodiscard]] Action choose(const Match& match, Side side, const Stopped& stopped) {
    SplitMix chance = chance_of_draw(seed_, match.actions());
    if (match.stage() == Stage::tebweez) return tebweez_by(side, layout(chance, stopped));
    const Round& round = *match.round();
    const auto actions = open_actions(round);
    if (level_ == Level::easy && (own_actions(match, side) + 1) % 3 == 0)
      return any_of(actions, chance);
    const auto best = level_ == Level::strong ? best_actions(round, actions, stopped)
                                              : best_looking(round, actions, stopped);
    return any_of(best, chance);
  }

  /// Does a player agree to end the round where it stands?
  [[nodiscard]] bool agrees(const Round& round, Side side, const Stopped& stopped) {
    Round ended = round;
    if (!ended.play(agree())) return false;
    return lead(*ended.reckoning(), side) >= worth_to(round, side, stopped);
  }

 private:
  [[nodiscard]] static const Action& any_of(const std::vector<Action>& list, SplitMix& chance) {
    return list[static_cast<std::size_t>(chance.below(list.size()))];
  }
  using Clock = std::chrono::steady_clock;

  static constexpr auto time_to_settle = std::chrono::seconds{2};
  static constexpr int medium_layouts = 20;
  static constexpr std::size_t memory_to_look_ahead = std::size_t{1} << 20U;

  [[nodiscard]] static int lead(const Reckoning& result, Side side) noexcept {
    return result.store[side] - result.store[other(side)];
  }
  [[nodiscard]] int depth() const noexcept { return level_ == Level::easy ? 1 : 4; }
  [[nodiscard]] static Stopped within_the_time(const Stopped& stopped) {
    return [end = Clock::now() + time_to_settle, &stopped] {
      return stopped() || Clock::now() >= end;
    };
  }

  /// How many actions of a match are a player's.
  [[nodiscard]] static std::size_t own_actions(const Match& match, Side side) {
    std::size_t count = 0;
    for (const Chapter& chapter : match.chapters())
      for (const Ply& ply : chapter.round.plies()) count += ply.by == side ? 1U : 0U;
    return count;
  }

  [[nodiscard]] static std::vector<Action> open_actions(const Round& round) {
    if (round.stage() == Stage::choice) return {keep(), turn()};
    std::vector<Action> actions;
    for (const Pit pit : round.legal())
      actions.push_back(round.stage() == Stage::gift ? give_from(pit) : sow_from(pit));
    return actions;
  }

  /// By how much a player is ahead as far as so many actions tell.
  [[nodiscard]] int look(const Round& round, Side side, int actions, const Stopped& stopped) const {
    if (const auto result = round.reckoning()) return lead(*result, side);
    const Position now = round.position();
    const int ahead = now.store[side] - now.store[other(side)];
    if (actions == 0) return ahead;
    const auto found =
        Search{round.rules(), stood_since_capture(round), memory_to_look_ahead}.search(now, actions,
                                                                                       stopped);
    if (!found) return ahead;
    return ahead + (now.mover == side ? found->value : -found->value);
  }

  [[nodiscard]] int worth_to(const Round& round, Side side, const Stopped& stopped) {
    if (!appraiser_) return look(round, side, depth(), stopped);
    const auto appraisal =
        appraiser_->after(round, round.plies().size() - 1, within_the_time(stopped));
    return side == Side::south ? appraisal->worth : -appraisal->worth;
  }

  /// The actions that look best, so many actions ahead.
  [[nodiscard]] std::vector<Action> best_looking(const Round& round,
                                                 const std::vector<Action>& actions,
                                                 const Stopped& stopped) const {
    return best_by(round, actions, [&](const Round& next) {
      return look(next, *round.actor(), depth() - 1, stopped);
    });
  }

  /// Of several actions those after which `worth(Round)` is highest.
  template <class WorthOf>
  [[nodiscard]] static std::vector<Action> best_by(const Round& round,
                                                   const std::vector<Action>& actions,
                                                   WorthOf worth) {
    std::vector<Action> best;
    int highest = 0;
    for (const Action& action : actions) {
      Round next = round;
      static_cast<void>(next.play(action));
      const int value = worth(next);
      if (!best.empty() && value < highest) continue;
      if (value > highest) best.clear();
      highest = value;
      best.push_back(action);
    }
    return best;
  }

  /// What best play does: all the actions that are as good as any, as far as the time allows.
  [[nodiscard]] std::vector<Action> best_actions(const Round& round,
                                                 const std::vector<Action>& actions,
                                                 const Stopped& stopped) {
    if (actions.size() == 1) return actions;
    const Stopped time_is_up = within_the_time(stopped);
    const auto here = appraiser_->after(round, round.plies().size() - 1, time_is_up);
    if (!here->exact) return {*here->best};
    std::vector<Action> best;
    for (const Action& action : actions) {
      Round next = round;
      static_cast<void>(next.play(action));
      const auto there = appraiser_->after(next, next.plies().size() - 1, time_is_up);
      if (action == *here->best || (there->exact && there->worth == here->worth))
        best.push_back(action);
    }
    return best;
  }

  /// A layout: any, the most even of some by a short look, or the most even that the time allows.
  [[nodiscard]] Board layout(SplitMix& chance, const Stopped& stopped) {
    const Layouts layouts{rules_};
    const Stopped time_is_up = within_the_time(stopped);
    std::optional<Board> best;
    int evenest = 0;
    for (int i = 0; level_ == Level::strong || i < medium_layouts; ++i) {
      const Board board = layouts.at(chance.below(layouts.count()));
      if (level_ == Level::easy) return board;
      const auto uneven = unevenness(board, level_ == Level::strong ? time_is_up : stopped);
      if (!best || (uneven && *uneven < evenest)) {
        best = board;
        evenest = uneven.value_or(most_seeds);
      }
      if (evenest == 0 || time_is_up()) break;
    }
    return *best;
  }

  /// How far apart best play leaves the players; nothing when that can't be told in time.
  [[nodiscard]] std::optional<int> unevenness(const Board& board, const Stopped& stopped) {
    const Side layer = Side::south;
    Round round{rules_, std::nullopt};
    static_cast<void>(round.play(tebweez_by(layer, board)));
    if (appraiser_) {
      const auto appraisal = appraiser_->after(round, 0, stopped);
      return appraisal->exact ? std::optional{std::abs(appraisal->worth)} : std::nullopt;
    }
    if (round.stage() == Stage::choice) static_cast<void>(round.play(keep()));
    return std::abs(look(round, layer, depth(), stopped));
  }

  Rules rules_;
  Level level_;
  std::uint64_t seed_;
  std::optional<Appraiser> appraiser_;
};

}  // namespace tebweez
