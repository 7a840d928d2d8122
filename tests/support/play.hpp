// Playing in tests: every action is either taken, or refused with nothing changed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/drawing.hpp"
#include "tebweez/match.hpp"
#include "tebweez/round.hpp"

namespace tebweez::testing {

/// Sows one pit of a drawn board.
[[nodiscard]] constexpr Sowing sown(const Rules& rules, char from, std::string_view before) {
  return sow(drawn(before), pit(from), rules);
}

/// The actions of a line of play, parted by blanks: `A`, `give c`, `keep`, `turn`, `agree`.
[[nodiscard]] inline std::vector<Action> actions(std::string_view line) {
  std::vector<Action> list;
  bool giving = false;
  while (!line.empty()) {
    const std::size_t length = std::min(line.find_first_of(" \n"), line.size());
    const std::string_view word = line.substr(0, length);
    line.remove_prefix(std::min(length + 1, line.size()));
    if (word.empty()) continue;
    if (word == "give") {
      giving = true;
    } else if (word == "keep") {
      list.push_back(keep());
    } else if (word == "turn") {
      list.push_back(turn());
    } else if (word == "agree") {
      list.push_back(agree());
    } else {
      if (word.size() != 1) throw std::invalid_argument{"not an action: " + std::string{word}};
      list.push_back(giving ? give_from(pit(word[0])) : sow_from(pit(word[0])));
      giving = false;
    }
  }
  return list;
}

/// Plays an action on a Round or a Match; the test fails where it is refused.
template <class Game>
Ply play(Game& game, const Action& action) {
  const auto ply = game.play(action);
  INFO(to_text(action));
  if (!ply.ok()) FAIL(to_text(ply.error()));
  return *ply;
}
template <class Game>
void play(Game& game, std::string_view line) {
  for (const Action& action : actions(line)) (void)play(game, action);
}

/// Plays an action that must be refused, and returns why.
template <class Game>
Refusal refused(Game& game, const Action& action) {
  INFO(to_text(action));
  const auto ply = game.play(action);
  REQUIRE_FALSE(ply.ok());
  return ply.error();
}

/// A ruleset but for its tebweez: it has as many seeds as lie on a board, and they may lie
/// anywhere.
[[nodiscard]] constexpr Rules allowing(const Board& layout, Rules like) noexcept {
  like.seeds = layout.total();
  like.minimum = 0;
  like.layout = Layout::any;
  return like;
}

/// A round that stands at any drawn board, however few its seeds, under a ruleset that allows it.
class Standing {
 public:
  Standing(const Rules& like, Side mover, std::string_view board)
      : round_{allowing(drawn(board), like), std::nullopt} {
    // R8, R10: who must lay out for `mover` to begin.
    (void)testing::play(round_, tebweez_by(like.layer_begins ? mover : other(mover), drawn(board)));
    if (like.turning) (void)testing::play(round_, keep());
  }

  [[nodiscard]] const Round& round() const noexcept { return round_; }
  [[nodiscard]] Round& round() noexcept { return round_; }
  [[nodiscard]] Board board() const noexcept { return round_.position().board; }
  [[nodiscard]] Side mover() const noexcept { return round_.position().mover; }
  [[nodiscard]] PerSide<int> stores() const noexcept { return round_.position().store; }
  /// Why the round ended; nothing while it goes on.
  [[nodiscard]] std::optional<Reason> ended() const {
    const auto result = round_.reckoning();
    if (!result) return std::nullopt;
    return result->reason;
  }
  /// The stores once the owners have taken their rows.
  [[nodiscard]] PerSide<int> final() const {
    const auto result = round_.reckoning();
    REQUIRE(result.has_value());
    return result->store;
  }
  void play(std::string_view line) { testing::play(round_, line); }

 private:
  Round round_;
};

/// A round that ends as soon as it may, by agreement: each player takes their row.
inline void agreed_round(Match& match, Side layer, const Board& layout) {
  (void)play(match, tebweez_by(layer, layout));
  if (match.rules().turning) play(match, "keep");
  play(match, "agree");
}

/// A layout with everything in the two first pits: `south` seeds in A, the rest in a.
[[nodiscard]] constexpr Board heaps(const Rules& rules, int south) {
  Board board{rules.row_length};
  board.set(pit('A'), south);
  board.set(pit('a'), rules.seeds - south);
  return board;
}

}  // namespace tebweez::testing
