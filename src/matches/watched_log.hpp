// A log that is read while it may still be growing.
#pragma once

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

#include "matches/log_file.hpp"
#include "system/descriptors.hpp"

namespace tebweez {

/// A log that may still be growing.
class WatchedLog {
 public:
  /// Reads what there is. With `follow` the file is watched for more.
  [[nodiscard]] static Result<WatchedLog, Problem> open(const std::string& file, bool follow);

  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  [[nodiscard]] const LogReader& reader() const noexcept { return reader_; }
  /// What is wrong with the log, if anything, as `FILE:LINE: …`.
  [[nodiscard]] std::optional<std::string> fault() const;
  /// The same in few words: `Line 12: …`.
  [[nodiscard]] std::string brief_fault() const;
  /// The file that has input when the log has grown; negative: nothing is watched.
  [[nodiscard]] int watched_file() const noexcept { return watch_.get(); }
  /// Reads what has come since.
  /// @param after_line called when a line of it has been read
  void read_more(const std::function<void()>& after_line = {});

 private:
  WatchedLog(Descriptor file, std::string name) : file_{std::move(file)}, name_{std::move(name)} {}

  Descriptor file_;
  std::string name_;
  Descriptor watch_;
  bool by_inotify_ = false;  ///< it is a file on disk, not a pipe
  off_t begin_ = 0;          ///< where the log begins in that file
  int error_ = 0;            ///< why no more can be read
  bool shorter_ = false;     ///< that file no longer holds what was read of it
  LogReader reader_;
};

}  // namespace tebweez
