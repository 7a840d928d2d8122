#include "system/small_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "system/descriptors.hpp"
#include "system/new_file.hpp"
#include "system/output.hpp"
#include "system/user_folders.hpp"

namespace tebweez {
namespace {

namespace fs = std::filesystem;

constexpr mode_t mode_bits = 07777;

Problem problem(const std::string& path, int error) {
  return {path + ": " + error_text(error)};
}

/// Where symbolic links lead to, be there a file or not.
Result<std::string, Problem> followed(const std::string& path) {
  constexpr int most_links = 40;  // as the system allows
  fs::path at{path};
  for (int links = 0; links < most_links; ++links) {
    std::error_code error;
    if (!fs::is_symlink(fs::symlink_status(at, error))) return at.string();
    const fs::path to = fs::read_symlink(at, error);
    if (error) return problem(path, error.value());
    at = at.parent_path() / to;  // an absolute one takes its place
  }
  return problem(path, ELOOP);
}

}  // namespace

Result<std::string, Problem> read_small_file(const std::string& path) {
  // A pipe that nobody writes to must not be waited for.
  const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)};
  if (!file && (errno == ENOENT || errno == ENOTDIR)) return std::string{};
  struct stat about {};
  if (!file || ::fstat(file.get(), &about) != 0) return problem(path, errno);
  if (S_ISDIR(about.st_mode)) return problem(path, EISDIR);
  if (!S_ISREG(about.st_mode)) return Problem{path + ": not a regular file"};
  std::string text;
  const auto take = [&text](std::string_view bytes) {
    text += bytes;
    return text.size() <= largest_small_file;
  };
  if (const auto failed = read_pieces(file.get(), path, take)) return *failed;
  if (text.size() > largest_small_file)
    return Problem{path + ": larger than " + std::to_string(largest_small_file) + " bytes"};
  return text;
}

std::optional<Problem> replace_small_file(const std::string& path, std::string_view text) {
  const auto target = followed(path);
  if (!target) return target.error();
  const std::string folder = fs::path{*target}.parent_path().string();
  if (const int error = make_folders(folder); error != 0) return problem(folder, error);
  struct stat about {};
  const bool there = ::stat(target->c_str(), &about) == 0;
  if (there && !S_ISREG(about.st_mode))
    return S_ISDIR(about.st_mode) ? problem(path, EISDIR) : Problem{path + ": not a regular file"};
  const std::string fresh = *target + "." + std::to_string(::getpid()) + ".new";
  ::unlink(fresh.c_str());  // of a program that had this number once and did not come to its end
  if (auto failed = write_new_file(fresh, text)) return failed;
  if ((!there || ::chmod(fresh.c_str(), about.st_mode & mode_bits) == 0) &&
      std::rename(fresh.c_str(), target->c_str()) == 0)
    return std::nullopt;
  const int error = errno;
  ::unlink(fresh.c_str());
  return problem(path, error);
}

}  // namespace tebweez
