// Board and words: the rows, their letters, the direction, opposite, head and first.
#include "support/drawing.hpp"

using namespace tebweez;
using namespace tebweez::testing;

TEST_CASE("Each row is lettered from its owner's left to right") {
  const Board board = drawn(R"(
      12 11 10  9  8  7
       1  2  3  4  5  6 )");
  CHECK(board[pit('A')] == 1);
  CHECK(board[pit('F')] == 6);
  CHECK(board[pit('a')] == 7);
  CHECK(board[pit('f')] == 12);
  CHECK(to_text(board) == "1 2 3 4 5 6 / 7 8 9 10 11 12");
}

TEST_CASE("A drawing shows again what was drawn") {
  const Board board = drawn(R"(
      70  0  0  9  8  0  7
       1  0  0  0  0  0  3 )");
  CHECK(drawn(drawing(board)) == board);
  CHECK(drawing(board) == "\n  70   0   0   9   8   0   7\n   1   0   0   0   0   0   3\n");
  CHECK_THROWS(drawn("1 2 3"));
  CHECK_THROWS(drawn("1 2 3\n4 5"));
  CHECK_THROWS(drawn("1 2\n3 4\n5 6"));
  CHECK_THROWS(drawn("1 x\n3 4"));
}

TEST_CASE("The pit opposite A is f, B is e and so on to F and a") {
  const Board six{6};
  const Board seven{7};
  for (int place = 0; place < 6; ++place)
    CHECK(six.opposite(pit("ABCDEF"[place])) == pit("fedcba"[place]));
  for (int place = 0; place < 7; ++place)
    CHECK(seven.opposite(pit("ABCDEFG"[place])) == pit("gfedcba"[place]));
  for (const Board& board : {six, seven})
    for (int i = 0; i < board.pits(); ++i)
      CHECK(board.opposite(board.opposite(board.pit(i))) == board.pit(i));
}

TEST_CASE("The head of a row is its last pit in sowing order, the first is A or a") {
  CHECK(Board{6}.head(Side::south) == pit('F'));
  CHECK(Board{6}.head(Side::north) == pit('f'));
  CHECK(Board{7}.head(Side::south) == pit('G'));
  CHECK(Board{7}.head(Side::north) == pit('g'));
  CHECK(Board::first(Side::south) == pit('A'));
  CHECK(Board::first(Side::north) == pit('a'));
}

TEST_CASE("Sowing runs from A to the head, then from a to the head, then A again") {
  const auto walked = [](const Board& board) {
    std::string letters;
    Pit at = pit('A');
    do {
      letters += letter(at);
      at = board.next(at);
    } while (at != pit('A') && letters.size() < 20);
    return letters;
  };
  CHECK(walked(Board{6}) == "ABCDEFabcdef");
  CHECK(walked(Board{7}) == "ABCDEFGabcdefg");
}

TEST_CASE("Turning gives every pit what the same letter of the other row held") {
  const Board before = drawn(R"(
      12 11 10  9  8  7
       1  2  3  4  5  6 )");
  CHECK(before.turned() == drawn(R"(
       6  5  4  3  2  1
       7  8  9 10 11 12 )"));
  CHECK(before.turned().turned() == before);
}

TEST_CASE("Rows are counted each for itself") {
  const Board board = drawn(R"(
      0 0 5 0 0 0
      0 0 0 0 0 0 )");
  CHECK(board.total(Side::north) == 5);
  CHECK(board.total(Side::south) == 0);
  CHECK(board.total() == 5);
  CHECK(board.empty(Side::south));
  CHECK_FALSE(board.empty(Side::north));
  CHECK(board.occupied(Side::north) == pits("d"));
  CHECK(board.occupied(Side::south).empty());
}

TEST_CASE("A set of pits goes through South's row, then North's, each from its first") {
  const PitSet set = pits("f B a G");
  std::string letters;
  for (const Pit pit : set) letters += letter(pit);
  CHECK(letters == "BGaf");
  CHECK(set.size() == 4);
  CHECK(set.first() == pit('B'));
  CHECK(set.contains(pit('G')));
  CHECK_FALSE(set.contains(pit('g')));
}
