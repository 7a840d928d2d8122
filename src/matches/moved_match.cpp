#include "matches/moved_match.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>

#include "matches/log_file.hpp"
#include "system/clock.hpp"
#include "system/moved_file.hpp"
#include "system/new_file.hpp"
#include "system/output.hpp"
#include "system/user_folders.hpp"

namespace tebweez {
namespace {

namespace fs = std::filesystem;

constexpr int most_tries = 10000;

/// `name.tebweez`, then `name-2.tebweez` and so on.
std::string numbered(const fs::path& name, int number) {
  if (number == 1) return name.string();
  return name.stem().string() + "-" + std::to_string(number) + name.extension().string();
}

/// A path as the trash has it: every byte but the harmless ones as `%20`.
std::string percent_encoded(std::string_view path) {
  constexpr std::string_view plain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-_.~";
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string text;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    if (plain.find(c) != std::string_view::npos)
      text += c;
    else
      text += {'%', digits[byte / digits.size()], digits[byte % digits.size()]};
  }
  return text;
}

/// The trash of the desktop, if there is one to which a file can be moved without copying it.
std::optional<fs::path> trash_of_desktop(const std::string& path) {
  const auto own = user_folder("XDG_DATA_HOME", ".local/share");
  if (!own) return std::nullopt;
  fs::path trash = fs::path{*own}.parent_path() / "Trash";
  struct stat there {};
  struct stat file {};
  // A trash of somebody else, as root may find one, is not the user's.
  if (::stat(trash.c_str(), &there) != 0 || !S_ISDIR(there.st_mode) ||
      there.st_uid != ::geteuid() || ::lstat(path.c_str(), &file) != 0)
    return std::nullopt;
  for (const char* part : {"files", "info"}) {
    const fs::path folder = trash / part;
    if (make_folders(folder.string()) != 0 || ::stat(folder.c_str(), &there) != 0 ||
        there.st_dev != file.st_dev)
      return std::nullopt;
  }
  return trash;
}

/// Moves a file to the first free one of the names; its path there.
Result<std::string, int> move_to_free_name(const fs::path& from, const fs::path& folder) {
  for (int number = 1; number <= most_tries; ++number) {
    std::string to = (folder / numbered(from.filename(), number)).string();
    const int error = move_without_replacing(from.string(), to);
    if (error == 0) return to;
    if (error != EEXIST) return error;
  }
  return EEXIST;
}

/// The note goes first, as is specified: who makes it owns that name in the trash.
Result<std::string, int> move_to_trash(const fs::path& from, const fs::path& trash) {
  const std::string note = "[Trash Info]\nPath=" + percent_encoded(from.string()) +
                           "\nDeletionDate=" + local_second(std::time(nullptr)) + "\n";
  for (int number = 1; number <= most_tries; ++number) {
    const std::string name = numbered(from.filename(), number);
    const std::string info = (trash / "info" / (name + ".trashinfo")).string();
    if (write_new_file(info, note)) {
      struct stat about {};
      if (::lstat(info.c_str(), &about) == 0) continue;
      return EACCES;
    }
    std::string to = (trash / "files" / name).string();
    const int error = move_without_replacing(from.string(), to);
    if (error == 0) return to;
    ::unlink(info.c_str());
    if (error != EEXIST) return error;
  }
  return EEXIST;
}

}  // namespace

Result<std::string, Problem> rename_match(const std::string& path, const std::string& name) {
  std::string whole = name;
  if (!whole.ends_with(match_ending)) whole += match_ending;
  if (whole == match_ending) return Problem{"a match needs a name"};
  if (whole.find('/') != std::string::npos)
    return Problem{"a name has no /: the match stays in its folder"};
  if (harmless(whole) != whole) return Problem{"a name has no control characters"};
  std::string to = (fs::path{path}.parent_path() / whole).string();
  if (to == path) return to;
  const auto lock = lock_to_move(path);
  if (!lock) return lock.error();
  const int error = move_without_replacing(path, to);
  if (error == EEXIST) return Problem{whole + ": there is a match of that name"};
  if (error != 0) return Problem{whole + ": " + error_text(error)};
  return to;
}

Result<std::string, Problem> throw_away(const std::string& path) {
  const auto lock = lock_to_move(path);
  if (!lock) return lock.error();
  if (const auto trash = trash_of_desktop(path))
    if (auto moved = move_to_trash(path, *trash)) return *std::move(moved);
  const fs::path beside = fs::path{path}.parent_path() / "trash";
  if (const int error = make_folders(beside.string()); error != 0)
    return Problem{beside.string() + ": " + error_text(error)};
  const auto moved = move_to_free_name(path, beside);
  if (!moved) return Problem{path + ": " + error_text(moved.error())};
  return *moved;
}

}  // namespace tebweez
