#include "matches/log_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "system/output.hpp"
#include "system/signals.hpp"

namespace tebweez {
namespace {

constexpr int new_file_mode = 0666;  // the user's umask decides

}  // namespace

std::string fault_text(const std::string& file, const Fault& fault) {
  return (file == "-" ? "stdin" : file) + ":" + std::to_string(fault.line) + ": " + fault.what;
}

bool feed_lines(LogReader& reader, std::string_view bytes,
                const std::function<void()>& after_line) {
  while (!bytes.empty() && signals::received() == 0) {
    const std::string_view line = bytes.substr(0, bytes.find('\n') + 1);
    const std::string_view piece = line.empty() ? bytes : line;
    if (!reader.feed(piece)) return false;
    if (after_line) after_line();
    bytes.remove_prefix(piece.size());
  }
  return bytes.empty();
}

std::optional<Problem> read_log(int fd, const std::string& file, LogReader& reader) {
  const std::string name = file == "-" ? "stdin" : file;
  if (auto problem =
          read_pieces(fd, name, [&](std::string_view bytes) { return feed_lines(reader, bytes); }))
    return problem;
  if (signals::received() != 0) return Problem{name + ": interrupted", signals::exit_status()};
  if (!reader.finish()) return Problem{fault_text(file, *reader.fault())};
  return std::nullopt;
}

Result<Record, Problem> load_log(const std::string& file) {
  const auto opened = open_to_read(file);
  if (!opened) return opened.error();
  LogReader reader;
  if (auto problem = read_log(opened->get(), file, reader)) return *std::move(problem);
  if (const auto torn = reader.torn()) complain(fault_text(file, *torn));
  return reader.take_record();
}

std::optional<Problem> LogFile::lock() {
  locked_ = ::flock(file_.get(), LOCK_EX | LOCK_NB) == 0;
  if (locked_ || errno != EWOULDBLOCK) return std::nullopt;
  return Problem{path_ + ": another tebweez is playing this match; 'tebweez replay --follow' " +
                 "watches it"};
}

Result<Descriptor, Problem> lock_to_move(const std::string& path) {
  Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)};
  if (file && ::flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return Problem{path + ": another tebweez is playing this match"};
  return file;
}

Result<LogFile, Problem> LogFile::create(const std::string& path) {
  Descriptor opened{
      ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, new_file_mode)};
  if (!opened) return Problem{path + ": " + error_text(errno)};
  LogFile file{std::move(opened), path};
  if (auto problem = file.lock()) return *std::move(problem);
  return file;
}

Result<LogFile::Resumed, Problem> LogFile::resume(const std::string& path) {
  Descriptor opened{::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)};
  if (!opened) return Problem{path + ": " + error_text(errno)};
  struct stat about {};
  if (::fstat(opened.get(), &about) != 0) return Problem{path + ": " + error_text(errno)};
  if (!S_ISREG(about.st_mode)) return Problem{path + ": not a regular file"};
  LogFile file{std::move(opened), path};
  if (auto problem = file.lock()) return *std::move(problem);
  LogReader reader;
  if (auto problem = read_log(file.file_.get(), path, reader)) return *std::move(problem);
  file.whole_bytes_ = reader.lines().whole_bytes();
  const auto torn = reader.torn();
  file.torn_ = torn.has_value();
  file.size_ = static_cast<std::size_t>(about.st_size);
  return Resumed{std::move(file), reader.take_record(), torn};
}

std::optional<std::string> LogFile::meddling() const {
  struct stat about {};
  if (::fstat(file_.get(), &about) != 0) return error_text(errno);
  struct stat named {};
  if (::stat(path_.c_str(), &named) != 0)
    return about.st_nlink == 0 ? "the file was deleted" : "the file was moved away";
  if (named.st_dev != about.st_dev || named.st_ino != about.st_ino)
    return "another program put another file in its place";
  if (about.st_size != static_cast<off_t>(size_)) return "another program changed the file";
  return std::nullopt;
}

int LogFile::cut() noexcept {
  if (!torn_) return 0;
  if (::ftruncate(file_.get(), static_cast<off_t>(whole_bytes_)) != 0) return errno;
  torn_ = false;
  size_ = whole_bytes_;
  return 0;
}

int LogFile::write_line() {
  const std::string_view line = std::string_view{pending_}.substr(0, pending_.find('\n') + 1);
  if (const int error = cut(); error != 0) return error;
  ssize_t written = -1;
  do written = ::pwrite(file_.get(), line.data(), line.size(), static_cast<off_t>(whole_bytes_));
  while (written < 0 && errno == EINTR);
  if (written < 0) return errno;
  size_ = std::max(size_, whole_bytes_ + static_cast<std::size_t>(written));
  if (written != static_cast<ssize_t>(line.size())) {
    torn_ = true;
    static_cast<void>(cut());  // now, or before the next try
    return ENOSPC;
  }
  whole_bytes_ += line.size();
  unsynced_ += line;
  pending_.erase(0, line.size());
  return 0;
}

int LogFile::sync() {
  // Files that know no syncing are as safe as they can be.
  if (::fdatasync(file_.get()) == 0 || errno == EINVAL || errno == EROFS) {
    unsynced_.clear();
    return 0;
  }
  const int error = errno;
  // The system may have dropped what it could not sync, and forgotten that: syncing alone once more
  // would then save nothing. So it is all written again, over itself.
  whole_bytes_ -= unsynced_.size();
  pending_.insert(0, unsynced_);
  unsynced_.clear();
  return error;
}

std::optional<std::string> LogFile::append(std::string_view lines) {
  pending_ += lines;
  if (!unsaved()) return std::nullopt;
  if (auto why = meddling()) return why;
  int error = 0;
  while (error == 0 && !pending_.empty()) error = write_line();
  if (error == 0) error = sync();
  if (error == 0) return std::nullopt;
  return error_text(error);
}

void LogFile::keep_name() const noexcept {
  const std::size_t slash = path_.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path_.substr(0, slash + 1);
  const Descriptor opened{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (opened) static_cast<void>(::fsync(opened.get()));  // a folder may not be readable
}

void LogFile::discard() const noexcept {
  ::unlink(path_.c_str());
}

}  // namespace tebweez
