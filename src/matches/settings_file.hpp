// The settings that stay from one start to the next, in a file that players may write too.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "system/problem.hpp"
#include "tebweez/analysis/level.hpp"
#include "tebweez/side.hpp"
#include "words/looks.hpp"

namespace tebweez {

/// Seeds a second are at most so many; 0 is no animation.
inline constexpr int highest_speed = 1000;

/// What stays; nothing: it was never said.
struct KeptSettings {
  PerSide<std::optional<std::string>> name;  ///< last used
  std::optional<int> speed;
  std::optional<bool> preview;
  std::optional<bool> mouse;
  std::optional<ColorUse> color;
  std::optional<Scheme> scheme;
  std::optional<Level> level;
};

/// The file of settings. Its lines have the form of a log's header: `south "Amina"`, `speed 12`,
/// `preview on`, and `#` begins a comment. Lines that are broken or not known are left as they are.
class SettingsFile {
 public:
  /// No file: what is kept is forgotten at the end.
  SettingsFile() = default;
  /// The file at this path, as it stands now; it need not be there.
  explicit SettingsFile(std::string path);
  /// The user's: `$XDG_CONFIG_HOME/tebweez/settings`, or the same below `~/.config`. Without either
  /// there is no file.
  [[nodiscard]] static SettingsFile of_user();

  [[nodiscard]] const KeptSettings& kept() const noexcept { return kept_; }
  /// What is wrong with the file, one line each: `FILE:LINE: …`, or `FILE: …` when it can't be
  /// read.
  [[nodiscard]] const std::vector<std::string>& faults() const noexcept { return faults_; }

  /// Keeps these settings from now on. Those that differ from what was kept are written, and
  /// nothing else in the file is touched; another program may have changed it meanwhile.
  std::optional<Problem> keep(const KeptSettings& settings);

 private:
  std::string path_;  ///< empty: no file
  KeptSettings kept_;
  std::vector<std::string> faults_;
};

}  // namespace tebweez
