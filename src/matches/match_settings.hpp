// What a new match is begun with.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tebweez/analysis/level.hpp"
#include "tebweez/log/record.hpp"

namespace tebweez {

/// Why a player may not be called so in a new match, or nothing. A log may hold more.
[[nodiscard]] std::optional<std::string_view> check_new_name(std::string_view name) noexcept;

/// The players whom the program plays.
struct ComputerSettings {
  PerSide<bool> plays{};
  Level level = Level::medium;
  std::optional<std::uint64_t> seed{};  ///< nothing: every match comes out differently

  [[nodiscard]] bool any() const noexcept { return plays.south || plays.north; }
  friend bool operator==(const ComputerSettings&, const ComputerSettings&) = default;
};

/// "south", "north" or "both"; nothing for other words.
[[nodiscard]] std::optional<PerSide<bool>> parse_sides(std::string_view text) noexcept;

struct MatchSettings {
  std::optional<Rules> rules;  ///< nothing: still to be asked for
  Origin origin{};             ///< R1
  PerSide<std::optional<std::string>> name;
  std::optional<int> target;       ///< nothing: the ruleset's own
  std::optional<std::string> log;  ///< nothing: a new file in the folder of saved matches
  bool no_log = false;
  bool hints = false;  ///< may players ask for the best action?
  ComputerSettings computer{};
};

/// The header of a match that begins now; `settings.rules` must be known.
[[nodiscard]] Header header_for(const MatchSettings& settings);

/// What another match like the one with this header is begun with, in a file of its own.
[[nodiscard]] MatchSettings settings_like(const Header& header);

}  // namespace tebweez
