// Text in lines.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tebweez {

/// Breaks a text at its blanks into lines of at most so many columns; a word that is wider has a
/// line of its own. There is at least one line.
/// @param width_of the columns of a text
/// @param first what stands before the first line
/// @param later what stands before the others
template <class WidthOf>
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width, WidthOf width_of,
                                               std::string_view first = {},
                                               std::string_view later = {}) {
  std::vector<std::string> lines;
  std::string line{first};
  bool fresh = true;  // nothing but the indent stands in the line
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (!fresh && width_of(line) + 1 + width_of(word) > width) {
      while (line.ends_with(' ')) line.pop_back();
      lines.push_back(std::exchange(line, std::string{later}));
      fresh = true;
    }
    if (!fresh) line += ' ';
    line += word;
    fresh = false;
  }
  lines.push_back(std::move(line));
  return lines;
}

}  // namespace tebweez
