// The one sowing loop: laps, relay, line, capture, and the exact test for endless sowing.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "tebweez/board.hpp"
#include "tebweez/rules.hpp"

namespace tebweez {

/// What happened in one sowing.
struct Sowing {
  enum class Ending : std::uint8_t {
    stopped,   ///< the last seed fell into an empty pit
    captured,  ///< it made a capturing number
    endless,   ///< R4: it never ends, and is not a legal move; `after` is the board before it
  };

  Board after;
  Ending ending{};
  int laps = 0;      ///< laps sown, at least 1
  int captured = 0;  ///< seeds taken
  Pit last{};        ///< where the last seed fell
  PitSet line{};     ///< the pits whose number captured, `last` among them, without their opposites
  std::optional<Board> laid{};  ///< of a capture: the board when the last seed had fallen

  [[nodiscard]] constexpr bool endless() const noexcept { return ending == Ending::endless; }
  friend constexpr bool operator==(const Sowing&, const Sowing&) = default;
};

/// Watches a sowing and does nothing; it costs nothing either.
/// Any other observer has the same two functions: `lift` is told of the pit that a lap empties and
/// of the seeds now in hand, `drop` of each pit that a seed falls into.
struct Unobserved {
  constexpr void lift(Pit /*pit*/, int /*seeds*/) const noexcept {}
  constexpr void drop(Pit /*pit*/) const noexcept {}
};

namespace detail {

/// R4: a relay goes on for ever exactly when a state comes back: the same board, about to lift the
/// same pit. Brent's cycle finding sees that with one saved state. With Origin::sow a lap can be
/// undone in one way only, so an endless sowing comes back to its very start; with Origin::skip
/// that is not sure, and the saved state moves on until it lies on the cycle.
class Recurrence {
 public:
  constexpr Recurrence(const Board& board, int from) noexcept : saved_{board}, saved_from_{from} {}

  [[nodiscard]] constexpr bool seen(const Board& board, int from, int laps) noexcept {
    if (from == saved_from_ && board == saved_) return true;
    if (laps == save_at_) {
      saved_ = board;
      saved_from_ = from;
      save_at_ *= 2;
    }
    return false;
  }

 private:
  Board saved_;
  int saved_from_;
  int save_at_ = 16;
};

/// One lap: lifts the pit at `from` and drops a seed in each following pit.
/// Returns where the last seed fell.
template <class Observer>
constexpr int sow_lap(Board& board, int from, Origin origin, Observer& observer) {
  const int pits = board.pits();
  const int hand = std::exchange(board.at(from), std::uint8_t{0});
  observer.lift(board.pit(from), hand);
  const auto next = [pits](int at) { return at + 1 < pits ? at + 1 : 0; };
  // R1: no pit is passed over; but with Origin::skip the one that the lap came from is.
  const bool skip = origin == Origin::skip;
  const int around = skip ? pits - 1 : pits;
  int rounds = 0;
  int rest = hand;
  for (; rest > around; rest -= around) ++rounds;
  board.add_lap(from, rounds, rest);
  if (skip) board.at(from) = 0;
  for (int at = next(from), told = 0; told < hand; at = next(at)) {
    if (skip && at == from) continue;
    observer.drop(board.pit(at));
    ++told;
  }
  const int last = from + rest;
  return last < pits ? last : last - pits;
}

/// Takes the line that ends at `last`. R14: it runs back over the pits sown just before, twos and
/// fours mixed, at most once around. R2: the whole line is read before anything is lifted, so it
/// goes on past a pit that is also the opposite of an earlier one.
constexpr void take_line(Sowing& sowing, int last, Capture capture) {
  Board& board = sowing.after;
  const int pits = board.pits();
  int length = 0;
  sowing.laid = board;
  for (int at = last; length < pits && captures(capture, board.at(at));
       at = at == 0 ? pits - 1 : at - 1) {
    sowing.line.insert(board.pit(at));
    ++length;
  }
  for (int at = last; length > 0; --length, at = at == 0 ? pits - 1 : at - 1) {
    sowing.captured += std::exchange(board.at(at), std::uint8_t{0});
    sowing.captured += std::exchange(board.at(pits - 1 - at), std::uint8_t{0});
  }
}

}  // namespace detail

/// Sows `pit` to the end. The pit must hold at least one seed.
/// Whether the player to move may choose it is position.hpp's business, not this function's.
template <class Observer = Unobserved>
[[nodiscard]] constexpr Sowing sow(const Board& board, Pit pit, const Rules& rules,
                                   Observer&& observer = {}) {
  const Origin origin = rules.origin;     // the seeds are bytes, which might lie anywhere: so these
  const Capture capture = rules.capture;  // two are read once, not at each lap
  Sowing sowing{.after = board};
  int from = board.index(pit);
  detail::Recurrence recurrence{board, from};
  for (;;) {
    const int last = detail::sow_lap(sowing.after, from, origin, observer);
    ++sowing.laps;
    // R3: however often the sowing came round, a pit counts with what it holds now.
    const int made = sowing.after.at(last);
    sowing.last = sowing.after.pit(last);
    if (made == 1) {
      sowing.ending = Sowing::Ending::stopped;
      return sowing;
    }
    if (captures(capture, made)) {
      sowing.ending = Sowing::Ending::captured;
      detail::take_line(sowing, last, capture);
      return sowing;
    }
    from = last;  // relay
    if (recurrence.seen(sowing.after, from, sowing.laps)) {
      sowing.ending = Sowing::Ending::endless;
      sowing.after = board;
      return sowing;
    }
  }
}

}  // namespace tebweez
