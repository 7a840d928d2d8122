// The layouts that a player keeps under names of their own.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "system/problem.hpp"
#include "tebweez/board.hpp"
#include "tebweez/rules.hpp"

namespace tebweez {

struct OwnLayout {
  std::string name;
  Board board;
};

/// The file of these layouts, one a line in the form of a log: `akil "Mine" 6 6 … / 6 6 …`. Each
/// belongs to the ruleset in which it was laid out, and is one that this ruleset allows. What is
/// broken in the file is left as it is.
class OwnLayouts {
 public:
  /// No file: nothing is kept.
  OwnLayouts() = default;
  /// The file at this path, which need not be there.
  explicit OwnLayouts(std::string path);
  /// The user's: `$XDG_DATA_HOME/tebweez/layouts`, or the same below `~/.local/share`.
  [[nodiscard]] static OwnLayouts of_user();

  /// Those of a ruleset, in the order in which they were kept.
  [[nodiscard]] std::vector<OwnLayout> of(const Rules& rules) const;
  /// What is wrong with the file, one line each: `FILE:LINE: …`, or `FILE: …`.
  [[nodiscard]] const std::vector<std::string>& faults() const noexcept { return faults_; }

  /// Keeps a layout that the ruleset allows, in the place of the one that had its name.
  std::optional<Problem> keep(const Rules& rules, const OwnLayout& layout);
  /// Forgets the layout of this name.
  std::optional<Problem> remove(const Rules& rules, const std::string& name);

 private:
  struct Kept {
    const Rules* rules = nullptr;
    OwnLayout layout;
    std::size_t line = 0;
  };
  [[nodiscard]] const Kept* find(const Rules& rules, const std::string& name) const;
  void read(const std::string& text);
  /// Writes a statement in the place of the one of this name, or behind all others; nothing takes
  /// that one away. Another program may have changed the file meanwhile.
  std::optional<Problem> write(const Rules& rules, const std::string& name,
                               const std::optional<std::string>& statement);

  std::string path_;  ///< empty: no file
  std::vector<Kept> kept_;
  std::vector<std::string> faults_;
};

}  // namespace tebweez
