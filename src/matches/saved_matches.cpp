#include "matches/saved_matches.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <tuple>
#include <utility>

#include "matches/log_file.hpp"
#include "system/clock.hpp"
#include "system/descriptors.hpp"
#include "system/output.hpp"
#include "system/user_folders.hpp"
#include "words/words.hpp"

namespace tebweez {
namespace {

namespace fs = std::filesystem;

/// A clock that was wrong once must not keep a match the newest for years; a day is allowed for
/// clocks that differ.
std::optional<timespec> believable(const timespec& time) {
  constexpr std::time_t day = std::time_t{24} * 60 * 60;
  if (time.tv_sec < 0 || time.tv_sec > std::time(nullptr) + day) return std::nullopt;
  return time;
}

auto sort_key(const SavedFile& match) {
  const timespec time = match.played.value_or(timespec{-1, 0});
  return std::tuple{time.tv_sec, time.tv_nsec, match.path};
}

Descriptor opened(const std::string& path) {
  return Descriptor{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)};
}

}  // namespace

Result<std::string, Problem> matches_folder() {
  const auto data = user_folder("XDG_DATA_HOME", ".local/share");
  if (!data)
    return Problem{
        "there is no folder for saved matches: set HOME or XDG_DATA_HOME, or use --log FILE or "
        "--no-log"};
  return *data + "/matches";
}

Result<std::string, Problem> path_for_new_match(const std::string& started, const Rules& rules) {
  const auto folder = matches_folder();
  if (!folder) return folder.error();
  if (const int error = make_folders(*folder); error != 0)
    return Problem{*folder + ": " + error_text(error)};
  std::error_code error;
  std::string time = started;
  std::erase(time, ':');
  const std::string stem = *folder + "/" + time + "-" + std::string{rules.key};
  std::string path = stem + ".tebweez";
  // Two matches of one second: LogFile::create refuses what exists, so a race loses nothing.
  for (int n = 2; fs::exists(fs::symlink_status(path, error)); ++n)
    path = stem + "-" + std::to_string(n) + ".tebweez";
  return path;
}

std::string SavedMatch::when() const {
  return (played ? local_minute(played->tv_sec) : std::nullopt).value_or("unknown time");
}

std::string progress_text(const SavedMatch& match) {
  const Match& played = *match.record->match();
  return "round " + std::to_string(played.round_number()) + ", " +
         counted(static_cast<int>(played.actions()), "action");
}

PerSide<int> stores_of(const Match& match) {
  const bool on_board = match.stage() != Stage::tebweez && match.round() != nullptr;
  return on_board ? match.round()->position().store : PerSide<int>{};
}

std::string stores_text(const SavedMatch& match) {
  const Match& played = *match.record->match();
  const Names names = names_of(match.record->header());
  const PerSide<int> store = stores_of(played);
  return names.south + " " + std::to_string(store.south) + ", " + names.north + " " +
         std::to_string(store.north);
}

Result<std::vector<SavedFile>, Problem> saved_files() {
  const auto folder = matches_folder();
  if (!folder) return folder.error();
  std::vector<SavedFile> files;
  std::error_code error;
  for (fs::directory_iterator entry{*folder, error}, end; !error && entry != end;
       entry.increment(error)) {
    if (entry->path().extension() != ".tebweez") continue;
    SavedFile file{.path = entry->path().string(), .played = {}};
    struct stat about {};
    if (::stat(file.path.c_str(), &about) == 0) file.played = believable(about.st_mtim);
    files.push_back(std::move(file));
  }
  if (error && error != std::errc::no_such_file_or_directory)
    return Problem{*folder + ": " + error.message()};
  std::sort(files.begin(), files.end(),
            [](const SavedFile& a, const SavedFile& b) { return sort_key(a) > sort_key(b); });
  return files;
}

SavedMatch read_saved(const SavedFile& saved) {
  SavedMatch match{.path = saved.path, .played = saved.played, .record = {}, .problem = {}};
  const Descriptor file = opened(saved.path);
  struct stat about {};
  if (!file || ::fstat(file.get(), &about) != 0) {
    match.problem = saved.path + ": " + error_text(errno);
    return match;
  }
  if (!S_ISREG(about.st_mode)) {
    match.problem = saved.path + ": not a regular file";
    return match;
  }
  LogReader reader;
  if (auto problem = read_log(file.get(), saved.path, reader)) {
    match.problem = std::move(problem->what);
    match.damaged = true;
    return match;
  }
  match.record = reader.take_record();
  return match;
}

Header read_header(const SavedFile& saved) {
  const Descriptor file = opened(saved.path);
  struct stat about {};
  if (!file || ::fstat(file.get(), &about) != 0 || !S_ISREG(about.st_mode)) return {};
  LogReader reader;
  const auto feed = [&](std::string_view bytes) {
    while (!bytes.empty()) {
      const std::string_view line = bytes.substr(0, bytes.find('\n') + 1);
      const std::string_view piece = line.empty() ? bytes : line;
      if (!reader.feed(piece) || reader.record().match()) return false;
      bytes.remove_prefix(piece.size());
    }
    return true;
  };
  static_cast<void>(read_pieces(file.get(), saved.path, feed));
  return reader.record().header();
}

Result<std::string, Problem> newest_unfinished() {
  const auto files = saved_files();
  if (!files) return files.error();
  std::optional<std::string> found;    // begun, or the newest of those that are not
  std::optional<std::string> problem;  // of a damaged one that was played later
  for (const SavedFile& file : *files) {
    const SavedMatch match = read_saved(file);
    if (match.damaged && !problem) problem = match.problem;
    if (!match.unfinished() || (found && !match.begun())) continue;
    found = match.path;
    if (match.begun()) break;
  }
  if (problem)
    return Problem{*problem + (found ? "; the match before it: tebweez resume " + *found : "")};
  if (found) return *found;
  return Problem{"there is no unfinished match to resume"};
}

std::string resume_command(const std::string& path) {
  std::string command = "tebweez resume";
  const auto newest = newest_unfinished();
  std::error_code error;
  if (newest && fs::equivalent(*newest, path, error)) return command;
  constexpr std::string_view harmless_to_shells =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+,:@%";
  if (path.find_first_not_of(harmless_to_shells) == std::string::npos) return command + " " + path;
  std::string quoted = "'";
  for (const char c : path) quoted += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
  return command + " " + quoted + "'";
}

}  // namespace tebweez
