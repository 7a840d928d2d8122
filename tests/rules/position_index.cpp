// The index of older positions: what is in the list is found, whatever came and went.
#include "tebweez/position_index.hpp"

#include <algorithm>
#include <vector>

#include "support/play.hpp"
#include "support/random.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// A list of positions with its index, some of them left out of the index.
struct Indexed {
  std::vector<Position> list;
  std::vector<bool> in_index;
  PositionIndex index;

  [[nodiscard]] auto at() const {
    return [this](std::uint32_t number) -> const Position& { return list[number]; };
  }
  void push(const Position& position, bool into_index) {
    list.push_back(position);
    in_index.push_back(into_index);
    if (into_index) index.add(static_cast<std::uint32_t>(list.size() - 1), at());
  }
  void pop() {
    index.remove(static_cast<std::uint32_t>(list.size() - 1), at());
    list.pop_back();
    in_index.pop_back();
  }
  [[nodiscard]] bool holds_by_looking_at_all(const Position& position) const {
    for (std::size_t i = 0; i < list.size(); ++i)
      if (in_index[i] && list[i].board == position.board && list[i].mover == position.mover)
        return true;
    return false;
  }
};

Position any_position(Chance& chance) {
  return {.board = random_board(chance, 6, chance.below(4)), .mover = chance.side()};
}

}  // namespace

TEST_CASE("Position index: it holds what the list holds, while that grows and shrinks") {
  Chance chance{71};
  Indexed indexed;
  for (int i = 0; i < 20'000; ++i) {
    // It grows for a while and shrinks for a while, past every size of the table up to 1,000.
    const bool grows = chance.below(10) < ((i / 2500) % 2 == 0 ? 7 : 3);
    if (grows)
      indexed.push(any_position(chance), !chance.once_in(4));
    else if (!indexed.list.empty())
      indexed.pop();
    const Position asked = any_position(chance);
    REQUIRE(indexed.index.holds(asked, indexed.at()) == indexed.holds_by_looking_at_all(asked));
  }
}

TEST_CASE("Position index: the stores don't count, the mover does") {
  Indexed indexed;
  const Position six{.board = Board::filled(6, 6), .mover = Side::south};
  CHECK_FALSE(indexed.index.holds(six, indexed.at()));
  indexed.push(six, true);
  Position other_stores = six;
  other_stores.store.north = 12;
  CHECK(indexed.index.holds(other_stores, indexed.at()));
  CHECK_FALSE(indexed.index.holds({.board = six.board, .mover = Side::north}, indexed.at()));
}

TEST_CASE("Position index: the same position twice is there until both are gone") {
  Indexed indexed;
  const Position six{.board = Board::filled(6, 6), .mover = Side::south};
  indexed.push(six, true);
  indexed.push({.board = Board::filled(6, 2), .mover = Side::south}, true);
  indexed.push(six, true);
  indexed.pop();
  CHECK(indexed.index.holds(six, indexed.at()));
  indexed.pop();
  CHECK(indexed.index.holds(six, indexed.at()));
  indexed.pop();
  CHECK_FALSE(indexed.index.holds(six, indexed.at()));
}
