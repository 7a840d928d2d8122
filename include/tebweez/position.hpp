// A position between two actions of a round, and what its board alone allows.
#pragma once

#include <cstdint>
#include <optional>

#include "tebweez/board.hpp"
#include "tebweez/rules.hpp"
#include "tebweez/sowing.hpp"

namespace tebweez {

/// Board, whose turn it is, and what each player has taken.
struct Position {
  Board board;
  Side mover{};
  PerSide<int> store{};

  friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// Why a round ended.
enum class Reason : std::uint8_t {
  cleared,   ///< the board is empty
  last,      ///< one seed is left
  stuck,     ///< the player to move has no legal sowing
  circling,  ///< R5: the seeds only circle
  agreed,    ///< R16: the players agreed to end it
};

/// The round is over for a reason that the board alone shows: cleared or last.
[[nodiscard]] constexpr std::optional<Reason> played_out(const Position& position,
                                                         const Rules& rules) noexcept {
  const int left = position.board.total();
  if (left == 0) return Reason::cleared;
  if (left == 1 && rules.last_ends) return Reason::last;  // R13 in `akil-ludii`
  return std::nullopt;
}

/// Who must give a seed now, if anyone. The position must not be played out.
[[nodiscard]] constexpr std::optional<Side> giver(const Position& position,
                                                  const Rules& rules) noexcept {
  const auto fills_empty_row_of = [&](Side receiver) {
    return position.board.empty(receiver) && position.board.total(other(receiver)) > 1;
  };
  if (rules.gift == Gift::none) return std::nullopt;
  if (fills_empty_row_of(position.mover)) return other(position.mover);  // R6, R7
  if (rules.gift == Gift::any_time && fills_empty_row_of(other(position.mover)))
    return position.mover;  // R6: whoever's turn it is
  return std::nullopt;
}

/// The pits from which the player to move may try to sow: some of them may be endless.
[[nodiscard]] constexpr PitSet candidates(const Position& position, const Rules& rules) noexcept {
  const PitSet occupied = position.board.occupied(position.mover);
  if (rules.choice == Choice::any) return occupied;
  PitSet head;
  if (!occupied.empty()) head.insert(occupied.last());
  return head;
}

/// The pits that the player to move may sow: the candidates whose sowing ends (R4).
[[nodiscard]] constexpr PitSet sowable(const Position& position, const Rules& rules) noexcept {
  PitSet legal;
  for (const Pit pit : candidates(position, rules))
    if (!sow(position.board, pit, rules).endless()) legal.insert(pit);
  return legal;
}

/// Can the player to move sow at all? If not, the round ends, reason stuck.
[[nodiscard]] constexpr bool can_sow(const Position& position, const Rules& rules) noexcept {
  for (const Pit pit : candidates(position, rules))
    if (!sow(position.board, pit, rules).endless()) return true;
  return false;
}

/// The position after a sowing that ended.
[[nodiscard]] constexpr Position after_sowing(const Position& position,
                                              const Sowing& sowing) noexcept {
  Position next{.board = sowing.after, .mover = other(position.mover), .store = position.store};
  next.store[position.mover] += sowing.captured;
  return next;
}

/// The position after one seed was given from `from` into the first pit of the other row (R6, R7).
/// The turn stays where it was: a gift is an action of its own, not a move.
[[nodiscard]] constexpr Position after_gift(Position position, Pit from) noexcept {
  const Pit to = Board::first(other(from.side));
  position.board.set(from, position.board[from] - 1);
  position.board.set(to, position.board[to] + 1);
  return position;
}

/// The stores once each player has taken what is left in their own row, as at every end of a round.
[[nodiscard]] constexpr PerSide<int> final_stores(const Position& position) noexcept {
  PerSide<int> stores;
  for (const Side side : both_sides)
    stores[side] = position.store[side] + position.board.total(side);
  return stores;
}

}  // namespace tebweez
