// The board grows with the window, and its seeds lie as piles.
#include <algorithm>
#include <set>
#include <utility>

#include "catch.hpp"
#include "screen/board_shape.hpp"
#include "screen/board_view.hpp"
#include "screen/seed_pile.hpp"
#include "support/drawing.hpp"

using namespace tebweez;
using screen::Shape;
using screen::Size;
using screen::Spot;
using testing::pit;

TEST_CASE("A window has the largest board that fits beside the other parts", "[view]") {
  for (const int row_length : {6, 7})
    for (int rows = 12; rows <= 100; rows += 3)
      for (int columns = 40; columns <= 300; columns += 7) {
        INFO(columns << "x" << rows << ", " << row_length << " pits a row");
        const Shape shape = screen::shape_for(rows, columns, row_length);
        if (screen::size_for(rows, columns) == Size::compact) {
          CHECK(shape == screen::figures_only);
          continue;
        }
        CHECK(shape.pit_columns % 2 == 1);
        CHECK(shape.pit_columns >= 7);
        CHECK(shape.seed_rows >= 1);
        CHECK(screen::board_columns(shape, row_length) + 6 + 14 <= columns);
        CHECK(screen::board_rows(shape) + 14 <= rows);
      }
}

TEST_CASE("More room never makes a smaller board", "[view]") {
  for (const int row_length : {6, 7})
    for (int columns = 80; columns < 300; ++columns) {
      const Shape here = screen::shape_for(60, columns, row_length);
      const Shape next = screen::shape_for(60, columns + 1, row_length);
      INFO(columns);
      CHECK(next.seed_rows >= here.seed_rows);
      CHECK(screen::board_columns(next, row_length) >= screen::board_columns(here, row_length));
    }
}

TEST_CASE("From 100x30 on a pit shows several lines of seeds", "[view]") {
  CHECK(screen::shape_for(24, 80, 6) == screen::smallest_with_seeds);
  CHECK(screen::shape_for(24, 80, 7) == screen::smallest_with_seeds);
  CHECK(screen::shape_for(30, 100, 7).seed_rows > 1);
  const Shape large = screen::shape_for(60, 200, 6);
  CHECK(screen::board_columns(large, 6) > 200 * 2 / 3);
  CHECK(screen::board_rows(large) > 60 / 2);
}

TEST_CASE("At every size letters stand over and under their pits, cursor and clicks on them",
          "[view]") {
  for (const int row_length : {6, 7})
    for (int rows = 12; rows <= 100; rows += 8)
      for (int columns = 40; columns <= 300; columns += 20) {
        INFO(columns << "x" << rows << ", " << row_length << " pits a row");
        screen::Grid grid{rows, columns, screen::Charset::ascii};
        screen::BoardLook look;
        look.board = Board::filled(row_length, 7);
        look.chosen = pit('f');
        const Shape shape = screen::shape_for(rows, columns, row_length);
        draw_board(grid, 0, 0, shape, look);
        REQUIRE(grid.cursor().has_value());
        CHECK(grid.at(grid.cursor()->row, grid.cursor()->column).glyph == "f");
        const int low = screen::board_rows(shape) - 1;
        for (int place = 0; place < row_length; ++place) {
          const int middle = place * (shape.pit_columns + shape.gap) + shape.pit_columns / 2;
          const Pit below{Side::south, place};
          const Pit above = look.board.opposite(below);
          CHECK(grid.at(low, middle).glyph == std::string(1, letter(below)));
          CHECK(grid.at(0, middle).glyph == std::string(1, letter(above)));
          for (int row = 1; row < low; ++row)
            CHECK(grid.target_at({row, middle}) == screen::Target{row <= low / 2 ? above : below});
        }
      }
}

TEST_CASE("Seeds of a pile are all seen, each in a place of its own, evenly about the middle",
          "[view]") {
  for (const auto& [rows, columns] : {std::pair{3, 9}, {6, 9}, {11, 17}, {12, 21}, {25, 39}})
    for (int seeds = 1; seeds <= 20; ++seeds) {
      INFO(seeds << " seeds in " << columns << "x" << rows);
      const auto spots = screen::seed_pile(seeds, rows, columns);
      CHECK(static_cast<int>(spots.size()) == seeds);
      std::set<std::pair<int, int>> taken;
      for (const Spot& spot : spots) {
        CHECK(taken.insert({spot.row, spot.column}).second);
        CHECK((spot.row >= 0 && spot.row < rows && spot.column >= 0 && spot.column < columns));
      }
      for (const Spot& spot : spots) CHECK(taken.contains({spot.row, columns - 1 - spot.column}));
    }
}

TEST_CASE("Where seeds do not fit the pit is filled", "[view]") {
  CHECK(screen::seed_pile(30, 1, 5).size() == 5);
  CHECK(screen::seed_pile(98, 4, 9).size() == 36);
  CHECK(screen::seed_pile(0, 4, 9).empty());
}
