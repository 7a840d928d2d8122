// A saved match as the list of them tells it.
#pragma once

#include <string>

#include "matches/saved_matches.hpp"

namespace tebweez::screen {

struct SavedRow {
  std::string when{};
  std::string names{}, ruleset{};
  std::string round{}, actions{}, gains{}, stores{};  ///< empty: nothing is known
  std::string fault{};                                ///< what is wrong with it; empty: nothing
  bool finished = false;
  bool readable = false;  ///< it holds a match that can be gone on with or looked at
  std::string whole{};    ///< all of it, in a sentence
};

[[nodiscard]] SavedRow row_of(const SavedFile& file);

/// The name of its file, fit for a terminal.
[[nodiscard]] std::string file_name(const SavedFile& file);

/// What is wrong with a file, fit for a terminal, without the folder in which all of them lie.
[[nodiscard]] std::string brief_problem(const SavedFile& file, const std::string& problem);

}  // namespace tebweez::screen
