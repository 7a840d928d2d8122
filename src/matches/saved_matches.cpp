#include "matches/saved_matches.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <utility>

#include "matches/log_file.hpp"
#include "system/descriptors.hpp"
#include "system/output.hpp"

namespace tebweez {
namespace {

namespace fs = std::filesystem;

/// A variable that names an absolute path; anything else counts as unset (XDG).
std::optional<fs::path> folder_from(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr || *value != '/') return std::nullopt;
  return fs::path{value};
}

std::string written_at(std::time_t time) {
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, sizeof "2026-11-30T14:03:05Z"> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

SavedMatch inspect(const std::string& path) {
  SavedMatch match{.path = path, .when = {}, .record = {}, .problem = {}};
  const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)};
  struct stat about {};
  if (!file || ::fstat(file.get(), &about) != 0) {
    match.problem = path + ": " + error_text(errno);
    return match;
  }
  match.when = written_at(about.st_mtime);
  if (!S_ISREG(about.st_mode)) {
    match.problem = path + ": not a regular file";
    return match;
  }
  LogReader reader;
  if (auto problem = read_log(file.get(), path, reader)) {
    match.problem = std::move(problem->what);
    return match;
  }
  match.record = reader.take_record();
  if (!match.record->header().started.empty()) match.when = match.record->header().started;
  return match;
}

}  // namespace

Result<std::string, Problem> matches_folder() {
  auto data = folder_from("XDG_DATA_HOME");
  if (!data) {
    data = folder_from("HOME");
    if (data) *data /= ".local/share";
  }
  if (!data)
    return Problem{
        "there is no folder for saved matches: set HOME or XDG_DATA_HOME, or use --log FILE or "
        "--no-log"};
  return (*data / "tebweez" / "matches").string();
}

Result<std::string, Problem> path_for_new_match(const std::string& started, const Rules& rules) {
  const auto folder = matches_folder();
  if (!folder) return folder.error();
  std::error_code error;
  fs::create_directories(*folder, error);
  if (error) return Problem{*folder + ": " + error.message()};
  std::string time = started;
  std::erase(time, ':');
  const std::string stem = *folder + "/" + time + "-" + std::string{rules.key};
  std::string path = stem + ".tebweez";
  // Two matches of one second: LogFile::create refuses what exists, so a race loses nothing.
  for (int n = 2; fs::exists(fs::symlink_status(path, error)); ++n)
    path = stem + "-" + std::to_string(n) + ".tebweez";
  return path;
}

Result<std::vector<SavedMatch>, Problem> saved_matches() {
  const auto folder = matches_folder();
  if (!folder) return folder.error();
  std::vector<SavedMatch> matches;
  std::error_code error;
  for (fs::directory_iterator entry{*folder, error}, end; !error && entry != end;
       entry.increment(error))
    if (entry->path().extension() == ".tebweez") matches.push_back(inspect(entry->path().string()));
  if (error && error != std::errc::no_such_file_or_directory)
    return Problem{*folder + ": " + error.message()};
  std::sort(matches.begin(), matches.end(), [](const SavedMatch& a, const SavedMatch& b) {
    return std::pair{a.when, a.path} > std::pair{b.when, b.path};
  });
  return matches;
}

Result<std::string, Problem> newest_unfinished() {
  const auto matches = saved_matches();
  if (!matches) return matches.error();
  const SavedMatch* untouched = nullptr;
  for (const SavedMatch& match : *matches) {
    if (!match.unfinished()) continue;
    if (match.begun()) return match.path;
    if (untouched == nullptr) untouched = &match;
  }
  if (untouched != nullptr) return untouched->path;
  return Problem{"there is no unfinished match to resume"};
}

}  // namespace tebweez
