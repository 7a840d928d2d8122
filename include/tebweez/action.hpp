// What the players do, and why an action may be refused.
#pragma once

#include <cstdint>
#include <optional>

#include "tebweez/board.hpp"
#include "tebweez/side.hpp"

namespace tebweez {

/// One action of a match. Make it with the functions below; each kind uses only the fields it
/// needs.
struct Action {
  enum class Kind : std::uint8_t {
    tebweez,  ///< `by` lays out `layout`
    keep,     ///< the other player keeps the board
    turn,     ///< the other player turns it
    sow,      ///< the owner of `pit` sows it
    give,     ///< the owner of `pit` gives a seed from it
    agree,    ///< R16: both end the round
    resign,   ///< R16: `by` gives the match up
  };

  Kind kind{};
  Side by{};  ///< of `tebweez` and `resign` only
  Pit pit{};  ///< of `sow` and `give` only
  Board layout{longest_row};

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

[[nodiscard]] constexpr Action tebweez_by(Side layer, const Board& layout) noexcept {
  return {.kind = Action::Kind::tebweez, .by = layer, .pit = {}, .layout = layout};
}
[[nodiscard]] constexpr Action keep() noexcept {
  return {.kind = Action::Kind::keep};
}
[[nodiscard]] constexpr Action turn() noexcept {
  return {.kind = Action::Kind::turn};
}
[[nodiscard]] constexpr Action sow_from(Pit pit) noexcept {
  return {.kind = Action::Kind::sow, .pit = pit};
}
[[nodiscard]] constexpr Action give_from(Pit pit) noexcept {
  return {.kind = Action::Kind::give, .pit = pit};
}
[[nodiscard]] constexpr Action agree() noexcept {
  return {.kind = Action::Kind::agree};
}
[[nodiscard]] constexpr Action resign_by(Side side) noexcept {
  return {.kind = Action::Kind::resign, .by = side};
}

/// What a round waits for.
enum class Stage : std::uint8_t {
  tebweez,  ///< somebody lays out the seeds
  choice,   ///< the other player keeps or turns the board
  sowing,
  gift,
  over,
};

/// Why an action is not allowed, with what would have been right.
struct Refusal {
  enum class Why : std::uint8_t {
    wrong_stage,        ///< something else is due: see `due`
    wrong_layer,        ///< `side` lays out this round
    wrong_row,          ///< the layout has not `expected` pits a row
    wrong_sum,          ///< the layout holds `found` seeds, not `expected`
    below_minimum,      ///< `pit` holds `found` seeds, fewer than `expected`
    not_corresponding,  ///< R9: `pit` is empty and the same letter of the other row is not
    not_your_pit,       ///< the pit is not `side`'s, whose turn it is
    empty_pit,
    not_nearest_head,  ///< `side` may sow only the occupied pit nearest the head
    never_ends,        ///< R4
    nothing_yet,       ///< nothing has been laid out, so there is nothing to resign
    match_over,
  };

  Why why{};
  Stage due{};                 ///< what the round waits for
  std::optional<Side> side{};  ///< who is to act; nobody in particular for the first tebweez
  PitSet pits{};               ///< the pits that could be sown or given from
  Pit pit{};                   ///< the pit that was named, or that is at fault
  int expected = 0;
  int found = 0;

  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace tebweez
