// Sowing several pits at once: as the one loop of sowing.hpp does it.
#include "tebweez/analysis/row_sowing.hpp"

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "support/drawing.hpp"
#include "support/play.hpp"
#include "support/random.hpp"
#include "tebweez/position.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// Sowings that never end, and long ones.
constexpr std::array<std::string_view, 4> long_ones{
    "2 7 3 15 1 3\n1 13 12 5 7 3", "5 8 6 4 7 5\n7 5 8 6 4 7", "5 4 11 5 6 5\n6 5 4 8 7 6",
    "23 1 3 7 1 5\n3 2 4 5 7 11"};

void compare(const Rules& rules, const Position& now) {
  const RowSowing sowing{rules};
  const PackedBoard packed = sowing.packing().pack(now);
  RowSowings row;
  sowing.sow_each(packed, sowing.packing().occupied(packed), row);
  const auto* one = row.begin();
  CAPTURE(rules.key, now);
  for (const Pit pit : now.board.occupied(now.mover)) {
    const Sowing plain = sow(now.board, pit, rules);
    if (plain.endless()) continue;
    REQUIRE(one != row.end());
    CHECK(one->place == pit.place);
    CHECK(one->captured == plain.captured);
    CHECK(sowing.packing().unpack(one->after, now.mover) == plain.after);
    CHECK(sowing.packing().unpack(sowing.packing().turned(one->after), other(now.mover)) ==
          plain.after);
    ++one;
  }
  CHECK(one == row.end());
};

}  // namespace

TEST_CASE("Rows sown at once: each as sow() does it, the endless and the long ones too") {
  Chance chance{22};
  for (int i = 0; i < 4000; ++i) {
    const Rules& rules = *chance.one_of(all_rules);
    const Position now{.board = random_board(chance, rules.row_length, chance.below(rules.seeds)),
                       .mover = chance.side()};
    compare(rules.with(chance.once_in(2) ? Origin::skip : Origin::sow), now);
  }
  for (const std::string_view board : long_ones)
    compare(akil, {.board = drawn(board), .mover = Side::south});
}

TEST_CASE("Rows sown at once: lines of every length, once around the board too") {
  for (const Rules* rules : all_rules) {
    for (const int seeds : {2, 4, 6, 3}) {
      for (int odd = 0; odd < 2 * rules->row_length; ++odd) {
        Board board = Board::filled(rules->row_length, seeds);
        const auto compare_from_one = [&](int one) {
          board.set(board.pit(one), 1);
          compare(*rules, {.board = board, .mover = Side::south});
          board.set(board.pit(one), seeds);
        };
        board.set(board.pit(odd), 3);
        for (int one = 0; one < rules->row_length; ++one) compare_from_one(one);
      }
    }
  }
}

TEST_CASE("Heads sown side by side: each as sow() does it, the endless and the long ones too") {
  Chance chance{23};
  for (int i = 0; i < 2000; ++i) {
    const Rules& like = *chance.one_of(all_rules);
    const Rules rules = like.with(chance.once_in(2) ? Origin::skip : Origin::sow);
    const auto sowing = std::make_unique<RowSowing>(rules);
    std::array<PackedBoard, RowSowing::abreast> boards;
    std::vector<Board> plain(RowSowing::abreast, Board{rules.row_length});
    for (std::size_t k = 0; k < boards.size(); ++k) {
      plain[k] = random_board(chance, rules.row_length, chance.below(rules.seeds - 1));
      if (rules.row_length == 6 && chance.once_in(10)) plain[k] = drawn(chance.one_of(long_ones));
      if (plain[k].empty(Side::south)) plain[k].set(Pit{Side::south, 2}, 1);
      boards[k] = sowing->packing().pack({.board = plain[k], .mover = Side::south});
    }
    std::array<RowSowings::One, RowSowing::abreast> sown;
    const unsigned endless = sowing->sow_heads(boards, sown);
    for (std::size_t k = 0; k < boards.size(); ++k) {
      const Pit head = plain[k].occupied(Side::south).last();
      const Sowing one = sow(plain[k], head, rules);
      CAPTURE(rules.key, plain[k]);
      REQUIRE(one.endless() == ((endless >> k & 1U) != 0));
      if (one.endless()) continue;
      CHECK(sown[k].place == head.place);
      CHECK(sown[k].captured == one.captured);
      CHECK(sowing->packing().unpack(sown[k].after, Side::south) == one.after);
    }
  }
}
