#include "screen/seed_pile.hpp"

#include <algorithm>

namespace tebweez::screen {
namespace {

/// How far seeds lie apart.
struct Spacing {
  int rows = 1;
  int columns = 1;
};

constexpr int fitting(int room, int step) noexcept {
  return (room + step - 1) / step;
}

constexpr int capacity(int rows, int columns, Spacing apart) noexcept {
  return fitting(rows, apart.rows) * fitting(columns, apart.columns);
}

/// As far apart as lets `seeds` fit, and not farther than lets twenty fit: a seed then takes as
/// much room in every pit, and a larger pile has more seeds.
Spacing spacing_for(int seeds, int rows, int columns) noexcept {
  constexpr int usual_most = 20;
  for (int scale = std::min(rows, columns / 2); scale >= 1; --scale) {
    const Spacing apart{.rows = scale, .columns = 2 * scale};
    if (capacity(rows, columns, apart) >= std::max(seeds, scale == 1 ? 0 : usual_most))
      return apart;
  }
  return {};
}

/// Lines of a pile that is about as wide as it is high.
int lines_for(int seeds, int most_lines, int most_a_line) noexcept {
  int lines = fitting(seeds, most_a_line);
  while (lines < most_lines && fitting(seeds, lines) > lines + 2) ++lines;
  return std::min(lines, most_lines);
}

}  // namespace

std::vector<Spot> seed_pile(int seeds, int rows, int columns) {
  std::vector<Spot> spots;
  if (seeds <= 0 || rows <= 0 || columns <= 0) return spots;
  const bool one_line = rows == 1;
  const Spacing apart = one_line ? Spacing{} : spacing_for(seeds, rows, columns);
  const int a_line = fitting(columns, apart.columns);
  int rest = std::min(seeds, capacity(rows, columns, apart));
  int lines = lines_for(rest, fitting(rows, apart.rows), a_line);
  const int high = (lines - 1) * apart.rows + 1;
  int row = (rows - high + 1) / 2 + high - 1;
  for (; lines > 0; --lines, row -= apart.rows) {
    const int here = fitting(rest, lines);
    // An even number without a gap leaves one in the middle, or they would lie off centre.
    const int middle = apart.columns == 1 && here % 2 == 0 && here < columns ? 1 : 0;
    const int indent = (columns - (here - 1) * apart.columns - 1 - middle) / 2;
    for (int i = 0; i < here; ++i)
      spots.push_back({row, indent + i * apart.columns + (i < here / 2 ? 0 : middle)});
    rest -= here;
  }
  return spots;
}

}  // namespace tebweez::screen
