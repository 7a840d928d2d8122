// A picture of the terminal: cells with roles, and what a click on them means.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "screen/keys.hpp"
#include "screen/text_width.hpp"
#include "screen/theme.hpp"
#include "tebweez/board.hpp"

namespace tebweez::screen {

struct Spot {
  int row = 0;
  int column = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

struct Cell {
  std::string glyph = " ";  ///< one character with its combining ones; empty behind a wide one
  Role role = Role::plain;
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// What a click means: a pit, a request, or the entry of a list with this number.
using Target = std::variant<Pit, Request, int>;

/// Where a click means something.
struct Zone {
  Spot top_left;
  int rows = 1;
  int columns = 1;
  Target target;
};

class Grid {
 public:
  Grid(int rows, int columns, Charset charset);

  [[nodiscard]] int rows() const noexcept { return rows_; }
  [[nodiscard]] int columns() const noexcept { return columns_; }
  [[nodiscard]] Charset charset() const noexcept { return charset_; }
  [[nodiscard]] const Glyphs& glyphs() const noexcept { return glyphs_for(charset_); }
  [[nodiscard]] const Cell& at(int row, int column) const;

  /// Writes a text from a spot on; what does not fit on the grid is left out. Returns the column
  /// behind it.
  int put(int row, int column, std::string_view utf8, Role role = Role::plain);
  /// Writes a text that ends before `column`; returns the column at which it begins.
  int put_right(int row, int column, std::string_view utf8, Role role = Role::plain);
  void put_centered(int row, int column, int width, std::string_view utf8, Role role = Role::plain);
  /// Repeats one character.
  void fill(int row, int column, int width, std::string_view glyph, Role role = Role::plain);
  /// Blanks a part.
  void clear(int row, int column, int rows, int columns);

  void add_zone(const Zone& zone) { zones_.push_back(zone); }
  void drop_zones() { zones_.clear(); }
  /// What a click there means; of zones that overlap the last one counts.
  [[nodiscard]] std::optional<Target> target_at(Spot spot) const;

  /// Where the terminal's cursor rests; hidden when there is no such place.
  void set_cursor(std::optional<Spot> cursor) { cursor_ = cursor; }
  [[nodiscard]] std::optional<Spot> cursor() const noexcept { return cursor_; }

  /// The characters of a row, or of all of it with a line end behind each row; blanks at the ends
  /// of rows are left out.
  [[nodiscard]] std::string text(int row) const;
  [[nodiscard]] std::string text() const;

 private:
  [[nodiscard]] bool inside(int row, int column) const noexcept {
    return row >= 0 && row < rows_ && column >= 0 && column < columns_;
  }
  [[nodiscard]] Cell& cell(int row, int column);
  /// Leaves no half of a wide character behind where its other half is overwritten.
  void break_wide(int row, int column);

  int rows_;
  int columns_;
  Charset charset_;
  std::vector<Cell> cells_;
  std::vector<Zone> zones_;
  std::optional<Spot> cursor_;
};

}  // namespace tebweez::screen
