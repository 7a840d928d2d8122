// How fast a frame is drawn, as far as the grid; the terminal takes its own time.
#include <string>

#include "catch.hpp"
#include "screen/scene.hpp"

using namespace tebweez;
using namespace tebweez::screen;

TEST_CASE("Drawing") {
  Scene scene;
  scene.rules = &ghashim;
  scene.corner = "round 1, first to 60";
  scene.names = {"Amina", "Karim"};
  scene.store = {12, 8};
  scene.to_act = Side::south;
  scene.look = {.board = Board::filled(6, 4), .legal = Board::filled(6, 4).occupied(Side::south)};
  scene.text = {
      {"Karim sowed d: 3 laps, last seed in B made 4; took 4 there and 2 from e opposite."}};
  struct Window {
    const char* name;
    int rows;
    int columns;
  };
  for (const auto& [name, rows, columns] :
       {Window{"40 by 12", 12, 40}, Window{"80 by 24", 24, 80}, Window{"200 by 60", 60, 200}}) {
    BENCHMARK(std::string{"a frame of "} + name) {
      Grid grid{rows, columns, Charset::utf8};
      draw_scene(grid, scene);
      return grid.rows();
    };
  }
}
