#include "log_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace tebweez {
namespace {

constexpr int new_file_mode = 0666;  // the user's umask decides

}  // namespace

std::string fault_text(const std::string& file, const Fault& fault) {
  return (file == "-" ? "stdin" : file) + ":" + std::to_string(fault.line) + ": " + fault.what;
}

std::optional<Problem> read_log(int fd, const std::string& file, LogReader& reader) {
  if (auto problem = read_pieces(fd, file == "-" ? "stdin" : file,
                                 [&](std::string_view bytes) { return reader.feed(bytes); }))
    return problem;
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

std::optional<Problem> LogFile::lock() const {
  if (::flock(file_.get(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return std::nullopt;
  return Problem{path_ + ": another tebweez is playing this match; 'tebweez replay --follow' " +
                 "watches it"};
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
  return Resumed{std::move(file), reader.take_record(), torn};
}

int LogFile::write_line() {
  const std::string_view line = std::string_view{pending_}.substr(0, pending_.find('\n') + 1);
  const auto end = static_cast<off_t>(whole_bytes_);
  if (torn_ && ::ftruncate(file_.get(), end) != 0) return errno;
  torn_ = false;
  ssize_t written = -1;
  do written = ::pwrite(file_.get(), line.data(), line.size(), end);
  while (written < 0 && errno == EINTR);
  if (written == static_cast<ssize_t>(line.size())) {
    whole_bytes_ += line.size();
    pending_.erase(0, line.size());
    synced_ = false;
    return 0;
  }
  const int error = written < 0 ? errno : ENOSPC;
  // Cut a short write back to the last whole line, now or before the next try.
  torn_ = written > 0 && ::ftruncate(file_.get(), end) != 0;
  return error;
}

int LogFile::append(std::string_view lines) {
  pending_ += lines;
  while (!pending_.empty())
    if (const int error = write_line(); error != 0) return error;
  if (synced_) return 0;
  // Files that know no syncing are as safe as they can be.
  if (::fdatasync(file_.get()) != 0 && errno != EINVAL && errno != EROFS) return errno;
  synced_ = true;
  return 0;
}

void LogFile::discard() const noexcept {
  ::unlink(path_.c_str());
}

}  // namespace tebweez
