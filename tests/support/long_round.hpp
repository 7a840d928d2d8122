// A round that goes on and on without a capture and without standing still: what a hostile log
// holds. Nobody plays so, but every action of it is legal.
#pragma once

#include <stdexcept>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "support/random.hpp"
#include "tebweez/log/notation.hpp"
#include "tebweez/log/record.hpp"
#include "tebweez/position.hpp"

namespace tebweez::testing {

/// Looks for such a round in Akil, or in Akil with fewer seeds, depth first, never coming to a
/// position twice.
class LongRound {
 public:
  /// Its actions after the tebweez, which is in `layout()`, and `keep`.
  explicit LongRound(std::size_t length, const Rules& rules = akil) : rules_{&rules} {
    for (std::size_t steps = 0; path_.size() <= length; ++steps) {
      // Some layouts lead nowhere, however long one looks.
      if (path_.empty() || steps > 4 * length) {
        start();
        steps = 0;
      }
      if (path_.empty()) continue;
      Place& here = path_.back();
      if (here.untried.empty()) {
        path_.pop_back();
        continue;
      }
      const Action action = here.untried.back();
      here.untried.pop_back();
      const Position next = after(here.position, action);
      if (goes_on(next) && seen_.insert(key(next)).second)
        path_.push_back({.position = next, .by = action, .untried = untried(next)});
    }
  }

  [[nodiscard]] const Board& layout() const noexcept { return path_.front().position.board; }
  [[nodiscard]] std::vector<Action> actions() const {
    std::vector<Action> actions;
    for (std::size_t i = 1; i < path_.size(); ++i) actions.push_back(path_[i].by);
    return actions;
  }
  /// The log up to the last action.
  [[nodiscard]] std::string log() const {
    std::string text =
        "tebweez-log 1\nvariant akil\ntebweez south " + to_text(layout()) + "\nkeep\n";
    for (const Action& action : actions()) text += to_text(action) + "\n";
    return text;
  }

 private:
  struct Place {
    Position position;
    Action by = keep();
    std::vector<Action> untried;
  };

  void start() {
    path_.clear();
    const Position position{.board = random_layout(chance_, *rules_), .mover = Side::north};
    seen_ = {key(position)};
    if (goes_on(position)) path_.push_back({.position = position, .untried = untried(position)});
  }

  static std::string key(const Position& position) {
    return to_text(position.board) + std::string{to_text(position.mover)};
  }
  bool goes_on(const Position& position) const {
    return !played_out(position, *rules_) &&
           (giver(position, *rules_) || can_sow(position, *rules_));
  }
  Position after(const Position& position, const Action& action) const {
    if (action.kind == Action::Kind::give) return after_gift(position, action.pit);
    return after_sowing(position, sow(position.board, action.pit, *rules_));
  }
  /// Gifts, and sowings that end and take nothing.
  std::vector<Action> untried(const Position& position) {
    std::vector<Action> actions;
    if (const auto side = giver(position, *rules_)) {
      for (const Pit pit : position.board.occupied(*side)) actions.push_back(give_from(pit));
    } else {
      for (const Pit pit : candidates(position, *rules_)) {
        const Sowing sowing = sow(position.board, pit, *rules_);
        if (!sowing.endless() && sowing.captured == 0) actions.push_back(sow_from(pit));
      }
    }
    for (std::size_t i = actions.size(); i > 1; --i)
      std::swap(actions[i - 1],
                actions[static_cast<std::size_t>(chance_.below(static_cast<int>(i)))]);
    return actions;
  }

  const Rules* rules_;
  Chance chance_{7};
  std::vector<Place> path_;
  std::unordered_set<std::string> seen_;
};

}  // namespace tebweez::testing
