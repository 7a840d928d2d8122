// The rules for people: how each game is played, where it comes from, and every reading R1 to R20.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "tebweez/rules.hpp"

namespace tebweez {

/// Where the sources are silent or disagree: what each of them says, what is played here, and why.
struct Reading {
  int number = 0;  ///< 1 for R1
  std::string_view title;
  std::string_view text;
  bool (*applies)(const Rules&) = nullptr;  ///< to which rulesets
};

inline constexpr int reading_count = 20;

/// All readings, R1 first.
extern const std::array<Reading, reading_count> readings;

/// The page of one ruleset, with the readings that apply to it; of all rulesets with every reading
/// when `rules` is null. The lines are at most `width` columns wide (36 at least).
/// The text is ASCII but for the letter ë of one name.
[[nodiscard]] std::vector<std::string> rules_page(const Rules* rules, int width);

}  // namespace tebweez
