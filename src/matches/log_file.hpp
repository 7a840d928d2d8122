// A move log on disk that is being written: locked, appended line by line, never overwritten.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "system/descriptors.hpp"
#include "tebweez/log/record.hpp"

namespace tebweez {

/// The only writer of a log. The lock goes with the process, however that ends.
class LogFile {
 public:
  /// A log read for going on with it.
  struct Resumed;

  /// Makes a new file; one that exists is refused, also a symbolic link.
  [[nodiscard]] static Result<LogFile, Problem> create(const std::string& path);
  /// Opens a log, reads it, and is ready to append to it. A torn last line is cut off before the
  /// first append, not sooner.
  [[nodiscard]] static Result<Resumed, Problem> resume(const std::string& path);

  [[nodiscard]] const std::string& path() const noexcept { return path_; }

  /// Is the file locked against a second program? Some file systems have no locks.
  [[nodiscard]] bool locked() const noexcept { return locked_; }

  /// Appends whole lines and syncs them: each line is one write. What can't be written or synced is
  /// kept and tried again by the next call; the file always ends with a whole line. Returns why
  /// not all is saved, or nothing.
  std::optional<std::string> append(std::string_view lines);
  /// Is anything kept that the file does not safely have yet?
  [[nodiscard]] bool unsaved() const noexcept { return !pending_.empty() || !unsynced_.empty(); }
  /// Why the file is not the one that was left, if it is not: nothing more is written to it then.
  [[nodiscard]] std::optional<std::string> meddling() const;

  /// Syncs the name of a file that `create` made; or takes it away, if its header is not in it.
  void keep_name() const noexcept;
  void discard() const noexcept;

 private:
  LogFile(Descriptor file, std::string path) : file_{std::move(file)}, path_{std::move(path)} {}
  [[nodiscard]] std::optional<Problem> lock();
  /// Cuts off what is no whole line; the errno of what failed, or 0.
  [[nodiscard]] int cut() noexcept;
  /// Writes the first pending line; the errno of what failed, or 0.
  [[nodiscard]] int write_line();
  /// Syncs what was written; the errno of what failed, or 0.
  [[nodiscard]] int sync();

  Descriptor file_;
  std::string path_;
  bool locked_ = false;
  std::size_t whole_bytes_ = 0;  ///< how far the file holds whole lines
  bool torn_ = false;            ///< something that is no whole line stands behind them
  std::size_t size_ = 0;         ///< how long the file is
  std::string pending_;          ///< not yet written
  std::string unsynced_;         ///< written, but not yet synced
};

struct LogFile::Resumed {
  LogFile file;
  Record record;
  std::optional<Fault> torn;
};

/// Locks a file that is to be moved, as long as the descriptor is open: a match that is being
/// played is refused. What can't be opened or locked holds no such match, and the descriptor is
/// empty then.
[[nodiscard]] Result<Descriptor, Problem> lock_to_move(const std::string& path);

/// `FILE:LINE: what is wrong`; standard input is called stdin.
[[nodiscard]] std::string fault_text(const std::string& file, const Fault& fault);

/// Gives bytes to the reader line by line, for a line may take long: a sowing that never ends is
/// found out after millions of laps. False: there is a fault, or a signal wants the program to end.
/// @param after_line called when a line has been read
[[nodiscard]] bool feed_lines(LogReader& reader, std::string_view bytes,
                              const std::function<void()>& after_line = {});

/// Reads a log to the end, or to its first fault.
[[nodiscard]] std::optional<Problem> read_log(int fd, const std::string& file, LogReader& reader);

/// Reads a whole log without changing it: the record, and on standard error a note if it is torn.
[[nodiscard]] Result<Record, Problem> load_log(const std::string& file);

}  // namespace tebweez
