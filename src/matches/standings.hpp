// What came of the saved matches, for each player.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "tebweez/log/record.hpp"

namespace tebweez {

/// How a player fared.
struct Standing {
  int wins = 0;
  int losses = 0;
  int draws = 0;
  int unfinished = 0;
  int margins = 0;          ///< own gains less the other's, summed over the finished matches
  int largest_capture = 0;  ///< seeds that one sowing took; of unfinished matches too
  int longest_sowing = 0;   ///< laps; of unfinished matches too

  [[nodiscard]] int finished() const noexcept { return wins + losses + draws; }
  /// The mean margin of the finished matches; nothing without any.
  [[nodiscard]] std::optional<double> mean_margin() const noexcept {
    if (finished() == 0) return std::nullopt;
    return static_cast<double>(margins) / finished();
  }
};

/// Players by their names, exactly as the logs have them. Whoever has no name in a log, or only
/// that of the side, is nobody in particular and kept apart.
struct Standings {
  std::map<std::string, Standing> named;
  PerSide<Standing> nameless;

  /// Counts one match more.
  void add(const Record& record);
};

}  // namespace tebweez
