// The lines of a small file that the program keeps and that players may write too.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tebweez/log/record.hpp"
#include "tebweez/log/words.hpp"

namespace tebweez {

/// A text cut into its lines, each with its line end, so that what is not changed stays as it is to
/// the byte. Numbers of lines count from 1.
class KeptLines {
 public:
  explicit KeptLines(std::string_view text);

  /// Hands the words of each statement to `take(number, words)`, which says what is wrong with
  /// them; blank lines, comments and `x-` lines are passed over. Returns the faults.
  [[nodiscard]] std::vector<Fault> read(
      const std::function<Checked(std::size_t number, const Words& words)>& take) const;

  /// Puts a statement in the place of another one; its comment stays.
  void replace(std::size_t number, std::string_view statement);
  /// Takes a statement out: the whole line, unless it has a comment.
  void remove(std::size_t number);
  /// Adds a statement at the end.
  void add(std::string_view statement);

  [[nodiscard]] std::string text() const;

 private:
  std::vector<std::string> lines_;
};

}  // namespace tebweez
