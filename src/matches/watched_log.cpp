#include "matches/watched_log.hpp"

#include <poll.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "system/output.hpp"
#include "system/signals.hpp"

namespace tebweez {
namespace {

/// Would reading return at once? The file may be shared, so it is not for us to say that it never
/// blocks.
bool has_input(int fd) {
  pollfd polled{fd, POLLIN, 0};
  return ::poll(&polled, 1, 0) > 0;
}

}  // namespace

Result<WatchedLog, Problem> WatchedLog::open(const std::string& file, bool follow) {
  auto opened = open_to_read(file);
  if (!opened) return opened.error();
  WatchedLog log{*std::move(opened), file};
  struct stat about {};
  const bool grows = follow && ::fstat(log.file_.get(), &about) == 0;
  if (grows && S_ISREG(about.st_mode)) {
    log.by_inotify_ = true;
    log.begin_ = ::lseek(log.file_.get(), 0, SEEK_CUR);
    log.watch_ = Descriptor{::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)};
    const std::string path = file == "-" ? "/dev/stdin" : file;
    if (!log.watch_ || ::inotify_add_watch(log.watch_.get(), path.c_str(), IN_MODIFY) < 0)
      return Problem{file + ": can't be followed: " + error_text(errno)};
  } else if (grows) {  // a pipe tells by itself when it has more
    log.watch_ = Descriptor{::dup(log.file_.get())};
  }
  if (log.watch_) {
    log.read_more();
    // What comes through a pipe takes its time.
    while (!log.by_inotify_ && log.watch_ && !log.reader_.record().match() && !log.fault()) {
      signals::await_input(log.watch_.get());
      if (signals::received() != 0) return Problem{file + ": interrupted", signals::exit_status()};
      log.read_more();
    }
  } else {
    auto problem = read_log(log.file_.get(), file, log.reader_);
    if (problem && (signals::received() != 0 || !log.reader_.fault())) return *std::move(problem);
  }
  if (log.reader_.record().match()) return log;
  if (log.error_ != 0) return Problem{*log.fault()};
  if (log.reader_.fault()) return Problem{fault_text(file, *log.reader_.fault())};
  return Problem{file + ": there is no whole header yet"};
}

std::optional<std::string> WatchedLog::fault() const {
  if (reader_.fault()) return fault_text(name_, *reader_.fault());
  if (error_ != 0) return (name_ == "-" ? "stdin" : name_) + ": " + error_text(error_);
  if (shorter_) return name_ + ": the file has become shorter than what was read of it";
  return std::nullopt;
}

std::string WatchedLog::brief_fault() const {
  if (const auto& fault = reader_.fault())
    return "Line " + std::to_string(fault->line) + ": " + fault->what;
  return error_ != 0 ? error_text(error_) : "The file has become shorter.";
}

void WatchedLog::read_more(const std::function<void()>& after_line) {
  std::array<char, std::size_t{64} * 1024> buffer{};
  // What inotify has to say is only that there is more; it must be read all the same.
  while (by_inotify_ && ::read(watch_.get(), buffer.data(), buffer.size()) > 0) {
  }
  // A torn line may have been cut off since, and another may stand in its place.
  if (by_inotify_) reader_.drop_torn();
  off_t from = begin_ + static_cast<off_t>(reader_.lines().whole_bytes());
  struct stat about {};
  if (by_inotify_ && ::fstat(file_.get(), &about) == 0 && about.st_size < from) shorter_ = true;
  while (!shorter_) {
    if (!by_inotify_ && !has_input(file_.get())) break;
    const ssize_t got = by_inotify_ ? ::pread(file_.get(), buffer.data(), buffer.size(), from)
                                    : ::read(file_.get(), buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) error_ = errno;
    // The other end is closed, or nothing more can be read: waiting for that would not end.
    if (error_ != 0 || (got == 0 && !by_inotify_)) watch_ = Descriptor{};
    if (got <= 0) break;
    from += got;
    if (!feed_lines(reader_, {buffer.data(), static_cast<std::size_t>(got)}, after_line)) break;
  }
  // With a whole header there is a match to show, though no action may have come yet.
  if (reader_.record().header().rules) reader_.finish();
}

}  // namespace tebweez
