// The folder of saved matches.
#pragma once

#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "system/problem.hpp"
#include "tebweez/log/record.hpp"

namespace tebweez {

/// `$XDG_DATA_HOME/tebweez/matches`, or the same below `~/.local/share`.
[[nodiscard]] Result<std::string, Problem> matches_folder();

/// A path for a new match in that folder, which is made where it is missing: the time, the variant.
/// @param started as in the log: `2026-11-30T14:03:05Z`
[[nodiscard]] Result<std::string, Problem> path_for_new_match(const std::string& started,
                                                              const Rules& rules);

/// A file in the folder that has not been read.
struct SavedFile {
  std::string path;
  /// When it was last played, as the file system says; nothing for a time that can't be, before
  /// 1970 or still to come.
  std::optional<timespec> played;

  friend bool operator==(const SavedFile& a, const SavedFile& b) { return a.path == b.path; }
};

/// What is known of a file in the folder.
struct SavedMatch {
  std::string path;
  std::optional<timespec> played;  ///< see `SavedFile`
  std::optional<Record> record;    ///< nothing: it could not be read, see `problem`
  std::string problem;
  bool damaged = false;  ///< it is a file with a fault in it

  /// `2026-11-30 16:03`, the local time at which it was last played, or `unknown time`.
  [[nodiscard]] std::string when() const;

  /// Can it be gone on with?
  [[nodiscard]] bool unfinished() const { return record && !record->match()->verdict(); }
  /// Has anything been done in it?
  [[nodiscard]] bool begun() const { return record && record->match()->actions() != 0; }
};

/// How far a match has come, in one clause: `round 2, 31 actions`.
[[nodiscard]] std::string progress_text(const SavedMatch& match);
/// The stores of the round being played; none between rounds.
[[nodiscard]] PerSide<int> stores_of(const Match& match);
/// The same with names: `Amina 12, Karim 9`.
[[nodiscard]] std::string stores_text(const SavedMatch& match);

/// The files of saved matches, the last played first; those of unknown time come last. A folder
/// that is not there holds none. None of them is read: thousands take a moment.
[[nodiscard]] Result<std::vector<SavedFile>, Problem> saved_files();
/// Reads a match whole. There may be thousands, so keep no more of them than is needed.
[[nodiscard]] SavedMatch read_saved(const SavedFile& file);
/// Reads only what stands above its actions; what can't be read is left out.
[[nodiscard]] Header read_header(const SavedFile& file);

/// The unfinished match that was played last; one in which nothing was done comes after all others.
/// A damaged match that was played later is a problem, which names both: it may be the one meant.
[[nodiscard]] Result<std::string, Problem> newest_unfinished();

/// What a shell is told to go on with a match that is unfinished: `tebweez resume`, and the file
/// where that alone would take another.
[[nodiscard]] std::string resume_command(const std::string& path);

}  // namespace tebweez
