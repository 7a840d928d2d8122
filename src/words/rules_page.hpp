// The rules for people: how each game is played, where it comes from, and the readings.
#pragma once

#include <string>
#include <vector>

#include "tebweez/rules.hpp"

namespace tebweez {

/// The page of one ruleset, with the readings that apply to it; of all rulesets with every reading
/// when `rules` is null. The lines are at most `width` columns wide (36 at least).
/// The text is ASCII but for letters with marks in names.
[[nodiscard]] std::vector<std::string> rules_page(const Rules* rules, int width);

}  // namespace tebweez
