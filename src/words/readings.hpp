// Every reading R1 to R25, and the sources, as data.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "tebweez/rules.hpp"

namespace tebweez {

/// Does something hold for a ruleset? It is asked of the ruleset's data, never of its name.
using Applies = bool (*)(const Rules&);

/// Where the sources are silent or disagree: what each of them says, what is played here, and why.
struct Reading {
  int number = 0;  ///< 1 for R1
  std::string_view title;
  std::string_view text;
  Applies applies = nullptr;
};

inline constexpr int reading_count = 25;

/// All readings, R1 first.
extern const std::array<Reading, reading_count> readings;

/// A source, and the rulesets that rest on it.
struct Source {
  std::string_view text;
  Applies applies = nullptr;
};

/// The sources, the primary texts first.
[[nodiscard]] std::span<const Source> sources() noexcept;

}  // namespace tebweez
