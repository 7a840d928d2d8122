// A recording of a terminal as an asciicast v2 file, which asciinema plays: a header, then events,
// each a line of JSON.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "screen/grid.hpp"
#include "screen/pictures/palette.hpp"

namespace tebweez::screen {

class Cast {
 public:
  /// A recording that begins with a blank screen as large as `blank`.
  Cast(const Grid& blank, std::string_view title, const Palette& palette);

  /// From this time on, since the beginning, this is seen. Times do not decrease.
  void show(std::chrono::milliseconds time, const Grid& grid);
  /// The terminal is given back below the last picture; the whole file.
  [[nodiscard]] std::string end(std::chrono::milliseconds time) &&;

 private:
  void add(std::chrono::milliseconds time, std::string_view bytes);

  std::string text_;
  Grid shown_;
};

}  // namespace tebweez::screen
