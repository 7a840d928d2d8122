// The screen on which a board stands: in play, in the tebweez, in a replay. A Scene says what is
// to be seen; draw_scene puts it where it belongs at each size.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "screen/board_view.hpp"
#include "screen/grid.hpp"
#include "screen/keys.hpp"
#include "words/words.hpp"

namespace tebweez::screen {

/// A line of text and what it is.
struct Line {
  std::string text;
  Role role = Role::plain;
  int most = 3;            ///< lines it may be wrapped to
  std::string brief = {};  ///< the same in fewer words, where there is too little room
};

/// The line of keys at the bottom: those that work now.
struct KeyLine {
  Context context{};               ///< whose keys they are
  std::string arrows = {};         ///< what arrows do now; empty: nothing
  std::string act = {};            ///< what Enter does now; empty: nothing
  std::vector<Request> idle = {};  ///< what does nothing now, so its key is left out
  /// What a key does now, where the table's word would not say it.
  std::vector<std::pair<Request, std::string>> labels = {};
  std::string sideways = {};  ///< in a list: what ← → do now; empty: nothing
  bool closed = false;        ///< nothing is taken at this moment but what works everywhere
};

struct Scene {
  const Rules* rules = nullptr;
  std::string corner;  ///< at the right of the title: round and target
  Names names;
  PerSide<int> store{};
  PerSide<int> gains{};
  int target = 0;
  std::optional<Side> to_act;
  BoardLook look;
  std::string hand;         ///< beside the board while sowing: seeds in hand, the lap
  std::vector<Line> text;   ///< below the board: sentences, what is to do, warnings
  std::string panel_title;  ///< at the right of the board, where there is room
  std::vector<Line> panel;  ///< its last lines are shown
  std::optional<std::size_t> panel_chosen;  ///< a line of it that stays in sight
  bool panel_entries = false;  ///< a click on one of its lines is an entry with that number
  std::vector<Line> footing;   ///< right above the keys: a timeline
  KeyLine keys;
  bool text_first = false;  ///< in a small window the text matters more than the board
};

void draw_scene(Grid& grid, const Scene& scene);

/// A part of the grid.
struct Area {
  int top = 0;
  int left = 0;
  int rows = 0;
  int columns = 0;
};
/// The part that a page or a list uses: a very large window keeps a margin.
[[nodiscard]] Area content_area(const Grid& grid);
/// The part that a screen with a board uses; the board grows with it.
[[nodiscard]] Area scene_area(const Grid& grid);

/// The two lines at the top, and the rule and keys at the bottom of any screen.
void draw_frame(Grid& grid, const Area& area, std::string_view title, std::string_view corner,
                const KeyLine& keys);

/// The keys that work now, in the last row.
void draw_key_line(Grid& grid, const Area& area, const KeyLine& keys);

/// Names short enough for sentences at this size, cut in the middle.
[[nodiscard]] Names short_names(const Names& names, const Grid& grid);

}  // namespace tebweez::screen
