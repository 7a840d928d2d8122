// Any bytes as a match: each is an action, most of them legal, some not, some taken back.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "fuzzing.hpp"
#include "tebweez/log/notation.hpp"
#include "tebweez/match.hpp"

using namespace tebweez;
using fuzzing::must;

namespace {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_{data}, end_{data + size} {}
  [[nodiscard]] bool empty() const { return at_ == end_; }
  std::uint8_t take() { return empty() ? std::uint8_t{0} : *at_++; }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

/// A layout in which each byte moves some seeds; not always an allowed one.
Board layout_from(Bytes& bytes, const Rules& rules) {
  Board board = Board::filled(rules.row_length, rules.minimum);
  int left = rules.seeds - board.total();
  for (int i = 0; i < 6 && left > 0; ++i) {
    const std::uint8_t byte = bytes.take();
    const Pit pit = board.pit(byte % board.pits());
    const int seeds = std::min(left, 1 + byte / board.pits());
    board.set(pit, board[pit] + seeds);
    left -= seeds;
  }
  for (int i = 0; left > 0; ++i, --left) {
    const Pit pit = board.pit(i % board.pits());
    board.set(pit, board[pit] + 1);
  }
  return board;
}

/// R5 without any index: has this stood in the round, with no capture since?
bool stood(const Round& round) {
  const auto& plies = round.plies();
  const Position& now = plies.back().after;
  for (std::size_t i = plies.size() - 1; i > 0 && plies[i].captured == 0; --i)
    if (plies[i - 1].next == Stage::sowing && plies[i - 1].after.mover == now.mover &&
        plies[i - 1].after.board == now.board)
      return true;
  return false;
}

void check(const Match& match) {
  if (match.round() == nullptr) return;
  const Round& round = *match.round();
  const Position position = round.position();
  const int seeds = position.board.total() + position.store.south + position.store.north;
  must(seeds == match.rules().seeds, "board and stores hold all seeds");
  const Stage stage = match.stage();
  must((stage == Stage::sowing || stage == Stage::gift) != match.legal().empty(),
       "a pit may be chosen exactly when one is asked for");
  const Ply& last = round.plies().back();
  if (last.ended == Reason::circling) must(stood(round), "what circles stood before");
  if (last.ended != Reason::circling && last.next == Stage::sowing)
    must(!stood(round), "what stood before circles");
  // The fault: nobody thought of so many seeds in one pit.
  for (int i = 0; fuzzing::seeded_fault && i < position.board.pits(); ++i)
    must(position.board[position.board.pit(i)] < 31, "a pit holds 30 seeds at most");
}

Action action_from(std::uint8_t byte, Bytes& bytes, const Match& match) {
  const Side side = (byte & 1U) != 0 ? Side::north : Side::south;
  const Stage stage = match.stage();
  if (byte >= 250) return byte >= 253 ? agree() : resign_by(side);
  if (stage == Stage::tebweez || byte == 249)
    return tebweez_by(match.actor().value_or(side), layout_from(bytes, match.rules()));
  if (stage == Stage::choice) return side == Side::south ? keep() : turn();
  const PitSet legal = match.legal();
  Pit pit{side, byte / 2 % match.rules().row_length};
  if (byte < 224 && !legal.empty()) {
    int number = byte % legal.size();
    for (const Pit candidate : legal)
      if (number-- == 0) pit = candidate;
  }
  return stage == Stage::gift ? give_from(pit) : sow_from(pit);
}

void play(Bytes bytes) {
  const std::uint8_t first = bytes.take();
  const Rules& rules = *all_rules[first % all_rules.size()];
  const Origin origin = first / all_rules.size() % 2 == 0 ? Origin::sow : Origin::skip;
  Match match{rules.with(origin), bytes.take()};
  while (!bytes.empty()) {
    const std::uint8_t byte = bytes.take();
    const std::size_t before = match.actions();
    if (byte >= 240 && byte < 249) {
      must(match.undo().has_value() == (before > 0), "what was done can be taken back");
      must(match.actions() + 1 == before || before == 0, "one action at a time");
    } else {
      const Action action = action_from(byte, bytes, match);
      const auto ply = match.play(action);
      must(match.actions() == before + (ply ? 1 : 0), "an action is played, or nothing changes");
      if (!ply) must(!to_text(ply.error()).empty(), "a refusal has words");
    }
    check(match);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  play(Bytes{data, size});
  return 0;
}
