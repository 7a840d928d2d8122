// The grid of cells: what is written stands where it should, and nothing else ever does.
#include <string>

#include "catch.hpp"
#include "screen/grid.hpp"
#include "tools/matches.hpp"

using tebweez::Pit;
using tebweez::Side;
using tebweez::screen::Cell;
using tebweez::screen::Charset;
using tebweez::screen::Grid;
using tebweez::screen::Request;
using tebweez::screen::Role;
using tebweez::screen::Target;
using tebweez::testing::use_utf8;

TEST_CASE("A text is written cell by cell, and says where it ended", "[view]") {
  Grid grid{2, 10, Charset::utf8};
  CHECK(grid.put(1, 2, "abc", Role::title) == 5);
  CHECK(grid.text() == "\n  abc\n");
  CHECK(grid.at(1, 2) == Cell{"a", Role::title});
  CHECK(grid.at(1, 5) == Cell{" ", Role::plain});
}

TEST_CASE("A wide character takes two cells, the second of them empty", "[view]") {
  use_utf8();
  Grid grid{1, 10, Charset::utf8};
  CHECK(grid.put(0, 1, "小林x", Role::turn) == 6);
  CHECK(grid.at(0, 1) == Cell{"小", Role::turn});
  CHECK(grid.at(0, 2) == Cell{"", Role::turn});
  CHECK(grid.at(0, 5) == Cell{"x", Role::turn});
}

TEST_CASE("A half overwritten wide character becomes a blank", "[view]") {
  use_utf8();
  Grid grid{1, 8, Charset::utf8};
  grid.put(0, 1, "小林");
  SECTION("its second half") {
    grid.put(0, 2, "x");
    CHECK(grid.text(0) == "  x林");
  }
  SECTION("its first half") {
    grid.put(0, 1, "x");
    CHECK(grid.text(0) == " x 林");
  }
  SECTION("halves of two, by another wide one") {
    grid.put(0, 2, "茶");
    CHECK(grid.text(0) == "  茶");
    CHECK(grid.at(0, 4).glyph == " ");
  }
  SECTION("by blanking") {
    grid.clear(0, 2, 1, 2);
    CHECK(grid.text(0).empty());
    CHECK(grid.at(0, 1).glyph == " ");
  }
}

TEST_CASE("Combining characters go with the one before them", "[view]") {
  use_utf8();
  Grid grid{1, 4, Charset::utf8};
  CHECK(grid.put(0, 0, "e\u0301x") == 2);
  CHECK(grid.at(0, 0).glyph == "e\u0301");
  CHECK(grid.at(0, 1).glyph == "x");
  SECTION("with none before them they are left out") {
    grid.put(0, 2, "\u0301");
    CHECK(grid.at(0, 1).glyph == "x");
    CHECK(grid.at(0, 2).glyph == " ");
  }
  SECTION("with one that was cut off they are cut off too") {
    grid.put(0, 3, "zq\u0301");
    CHECK(grid.at(0, 3).glyph == "z");
  }
}

TEST_CASE("What does not fit on the grid is left out", "[view]") {
  use_utf8();
  Grid grid{2, 5, Charset::utf8};
  CHECK(grid.put(0, 3, "abc") == 6);
  CHECK(grid.put(1, -2, "abc") == 1);
  grid.put(2, 0, "abc");
  grid.put(-1, 0, "abc");
  CHECK(grid.text() == "   ab\nc\n");
  SECTION("a wide character whole") {
    grid.put(1, 4, "小");
    grid.put(0, -1, "林");
    CHECK(grid.text() == "   ab\nc\n");
  }
}

TEST_CASE("A grid of no size is no harm", "[view]") {
  Grid grid{-1, 0, Charset::utf8};
  grid.put(0, 0, "x");
  CHECK(grid.text().empty());
  CHECK_FALSE(grid.target_at({0, 0}).has_value());
}

TEST_CASE("Texts end before a column, or stand in the middle", "[view]") {
  use_utf8();
  Grid grid{2, 12, Charset::utf8};
  CHECK(grid.put_right(0, 11, "小林") == 7);
  CHECK(grid.text(0) == "       小林");
  grid.put_centered(1, 2, 8, "茶x");
  CHECK(grid.text(1) == "    茶x");
}

TEST_CASE("In ASCII a Latin letter loses its mark, and any other is a question mark", "[view]") {
  use_utf8();
  Grid grid{1, 12, Charset::ascii};
  CHECK(grid.put(0, 6, "F\u0101\u1e6dima") == 12);
  CHECK(grid.put(0, 0, "e\u0301小é!") == 5);
  CHECK(grid.text(0) ==
        "e??"
        "e! Fatima");
}

TEST_CASE("No control character reaches a cell", "[view]") {
  use_utf8();
  const auto charset = GENERATE(Charset::utf8, Charset::ascii);
  Grid grid{1, 80, charset};
  std::string bad = "a\x1B[2J\r\n\t\x7F";
  bad += '\0';
  bad += "\u0085\u009B";  // of C1: a line end, an escape sequence's beginning
  bad += "\xFF\xC3(";     // no UTF-8 at all
  grid.put(0, 0, bad);
  for (int column = 0; column < grid.columns(); ++column)
    for (const char c : grid.at(0, column).glyph) {
      INFO(column);
      CHECK(c >= ' ');
      CHECK(c != '\x7F');
    }
  CHECK(grid.text(0).starts_with("a?[2J????"));
}

TEST_CASE("Characters that reorder a line are left out", "[view]") {
  use_utf8();
  const auto charset = GENERATE(Charset::utf8, Charset::ascii);
  Grid grid{1, 20, charset};
  // Overrides, embeddings, isolates, marks, a joiner, a byte-order mark.
  CHECK(grid.put(0, 0, "a\u202Eb\u202Ac\u2066d\u200Fe\u200Df\uFEFFg\u2069h") == 8);
  CHECK(grid.text(0) == "abcdefgh");
}

TEST_CASE("Of zones that overlap the last one counts", "[view]") {
  Grid grid{5, 20, Charset::utf8};
  const Pit pit{Side::north, 3};
  grid.add_zone({.top_left = {1, 2}, .rows = 3, .columns = 10, .target = pit});
  grid.add_zone({.top_left = {2, 4}, .rows = 1, .columns = 2, .target = Request::act});
  CHECK(grid.target_at({1, 2}) == Target{pit});
  CHECK(grid.target_at({3, 11}) == Target{pit});
  CHECK(grid.target_at({2, 4}) == Target{Request::act});
  CHECK(grid.target_at({2, 6}) == Target{pit});
  CHECK_FALSE(grid.target_at({0, 2}).has_value());
  CHECK_FALSE(grid.target_at({4, 2}).has_value());
  CHECK_FALSE(grid.target_at({1, 12}).has_value());
  grid.drop_zones();
  CHECK_FALSE(grid.target_at({2, 4}).has_value());
}
