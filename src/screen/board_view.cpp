#include "screen/board_view.hpp"

#include <algorithm>
#include <string>

#include "screen/seed_pile.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez::screen {
namespace {

class BoardDrawing {
 public:
  BoardDrawing(Grid& grid, int top, int left, const Shape& shape, const BoardLook& look)
      : grid_{grid}, glyphs_{grid.glyphs()}, top_{top}, left_{left}, shape_{shape}, look_{look} {}

  void draw() {
    for (const Side side : both_sides)
      for (int place = 0; place < look_.board.row_length(); ++place) draw_pit(Pit{side, place});
    draw_directions();
  }

 private:
  [[nodiscard]] bool is_below(Pit pit) const noexcept { return pit.side == look_.below; }
  [[nodiscard]] int column_of(Pit pit) const noexcept {
    const int from_left = is_below(pit) ? pit.place : look_.board.row_length() - 1 - pit.place;
    return left_ + from_left * (shape_.pit_columns + shape_.gap);
  }
  /// Where a pit's own rows begin; the upper letters stand one row above them.
  [[nodiscard]] int row_of(Pit pit) const noexcept {
    return top_ + 1 + (is_below(pit) ? pit_rows(shape_) : 0);
  }
  [[nodiscard]] int letter_row(Pit pit) const noexcept {
    return is_below(pit) ? top_ + 1 + 2 * pit_rows(shape_) : top_;
  }
  [[nodiscard]] bool chosen(Pit pit) const noexcept { return look_.chosen == pit; }
  [[nodiscard]] bool moving(Pit pit) const noexcept { return look_.moving == pit; }

  [[nodiscard]] Role wall_role(Pit pit) const {
    if (look_.captured.contains(pit)) return Role::taken;
    return look_.legal.contains(pit) ? Role::legal : role_of(pit.side);
  }
  [[nodiscard]] Role count_role(Pit pit) const {
    if (moving(pit)) return Role::moving;
    if (chosen(pit) && shape_.seed_rows == 0) return Role::chosen;
    if (look_.captured.contains(pit)) return Role::captured;
    return look_.board[pit] == 0 ? Role::dim : Role::count;
  }

  void draw_pit(Pit pit) {
    draw_letter(pit);
    const int row = row_of(pit);
    const int column = column_of(pit);
    if (shape_.seed_rows == 0) {
      draw_bare_count(pit, row, column);
    } else {
      draw_walls(pit, row, column);
      draw_seeds(pit, row + 1, column + 1);
      grid_.put_centered(row + shape_.seed_rows + 1, column, shape_.pit_columns, count_text(pit),
                         count_role(pit));
    }
    draw_labels(pit, row, column);
    const int first = std::min(row, letter_row(pit));
    grid_.add_zone({.top_left = {first, column},
                    .rows = pit_rows(shape_) + 1,
                    .columns = shape_.pit_columns + shape_.gap,
                    .target = pit});
  }

  [[nodiscard]] std::string count_text(Pit pit) const {
    const int seeds = look_.board[pit];
    const std::string figure = seeds == 0 ? std::string{glyphs_.empty} : std::to_string(seeds);
    return moving(pit) ? " " + figure + " " : figure;
  }

  void draw_letter(Pit pit) {
    const std::string name(1, letter(pit));
    const bool may = look_.legal.contains(pit);
    std::string text =
        may ? std::string{is_below(pit) ? glyphs_.legal_up : glyphs_.legal_down} + name
            : " " + name;
    if (chosen(pit)) text = "[" + name + "]";
    if (look_.digits && may && !chosen(pit))
      text += (shape_.seed_rows == 0 ? "" : " ") + std::to_string(pit.place + 1);
    const Role role = chosen(pit) ? Role::chosen : may ? Role::legal : Role::dim;
    const int middle = column_of(pit) + shape_.pit_columns / 2 - 1;
    const int end = grid_.put(letter_row(pit), middle, text, role);
    // The digit of a chosen pit stays where it is.
    if (look_.digits && may && chosen(pit) && shape_.seed_rows > 0)
      grid_.put(letter_row(pit), end, std::to_string(pit.place + 1), Role::legal);
    if (chosen(pit)) grid_.set_cursor(Spot{letter_row(pit), middle + 1});
  }

  void draw_bare_count(Pit pit, int row, int column) {
    const int seeds = look_.board[pit];
    const std::string figure = seeds == 0 ? std::string{glyphs_.empty} : std::to_string(seeds);
    const int end = column + 4;
    grid_.put_right(row, end, figure, count_role(pit));
    if (chosen(pit)) {
      grid_.put(row, column + 1, "[", Role::chosen);
      grid_.put(row, end, "]", Role::chosen);
    } else if (moving(pit)) {
      grid_.put(row, end, "*", Role::moving);
    } else if (look_.captured.contains(pit)) {
      grid_.put(row, end, "!", Role::captured);
    }
  }

  /// Of a chosen pit only the corners are others, and its letter: over a slow line each cell that
  /// changes with the choice costs.
  void draw_walls(Pit pit, int row, int column) {
    const bool heavy = chosen(pit);
    const Role role = wall_role(pit);
    const int inner = shape_.pit_columns - 2;
    const int right = column + shape_.pit_columns - 1;
    const int bottom = row + shape_.seed_rows + 2;
    for (int i = row + 1; i < bottom; ++i) {
      grid_.put(i, column, glyphs_.vertical, role);
      grid_.put(i, right, glyphs_.vertical, role);
    }
    grid_.fill(row, column + 1, inner, glyphs_.horizontal, role);
    grid_.fill(bottom, column + 1, inner, glyphs_.horizontal, role);
    grid_.put(row, column, heavy ? glyphs_.heavy_top_left : glyphs_.corner_top_left, role);
    grid_.put(row, right, heavy ? glyphs_.heavy_top_right : glyphs_.corner_top_right, role);
    grid_.put(bottom, column, heavy ? glyphs_.heavy_bottom_left : glyphs_.corner_bottom_left, role);
    grid_.put(bottom, right, heavy ? glyphs_.heavy_bottom_right : glyphs_.corner_bottom_right,
              role);
  }

  void draw_seeds(Pit pit, int row, int column) {
    for (const Spot& spot : seed_pile(look_.board[pit], shape_.seed_rows, shape_.pit_columns - 2))
      grid_.put(row + spot.row, column + spot.column, glyphs_.seed,
                moving(pit) ? Role::mark : role_of(pit.side));
  }

  /// Labels stand on the wall nearest to the middle of the board.
  void draw_labels(Pit pit, int row, int column) {
    for (const PitLabel& label : look_.labels) {
      if (label.pit != pit) continue;
      if (shape_.seed_rows == 0) {
        if (!chosen(pit)) grid_.put(row, column + 4, std::string(1, label.small), label.role);
        continue;
      }
      const int wall = is_below(pit) ? row : row + shape_.seed_rows + 2;
      const bool padded = static_cast<int>(label.text.size()) + 4 <= shape_.pit_columns;
      grid_.put_centered(wall, column, shape_.pit_columns,
                         padded ? " " + label.text + " " : label.text, label.role);
    }
  }

  /// Counter-clockwise: the lower row to the right, the upper one to the left.
  void draw_directions() {
    const int right = left_ + look_.board.row_length() * (shape_.pit_columns + shape_.gap) + 1;
    const int middle = pit_rows(shape_) / 2;
    grid_.put(top_ + 1 + middle, right, glyphs_.left, Role::mark);
    grid_.put(top_ + 1 + pit_rows(shape_) + middle, right, glyphs_.right, Role::mark);
  }

  Grid& grid_;
  const Glyphs& glyphs_;
  int top_;
  int left_;
  Shape shape_;
  const BoardLook& look_;
};

}  // namespace

void draw_board(Grid& grid, int top, int left, const Shape& shape, const BoardLook& look) {
  BoardDrawing{grid, top, left, shape, look}.draw();
}

Pit neighbour(Pit pit, Request direction, Side below, int row) noexcept {
  const bool lower = pit.side == below;
  switch (direction) {
    case Request::up: return lower ? Pit{other(pit.side), row - 1 - pit.place} : pit;
    case Request::down: return lower ? pit : Pit{other(pit.side), row - 1 - pit.place};
    case Request::left:
    case Request::right: break;
    default: return pit;
  }
  const int step = (direction == Request::right) == lower ? 1 : -1;
  return Pit{pit.side, std::clamp(pit.place + step, 0, row - 1)};
}

}  // namespace tebweez::screen
