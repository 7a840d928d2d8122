#include "system/user_folders.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace tebweez {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> folder_from(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr || *value != '/') return std::nullopt;
  return fs::path{value};
}

}  // namespace

std::optional<std::string> user_folder(const char* variable, const char* below_home) {
  auto folder = folder_from(variable);
  if (!folder) {
    folder = folder_from("HOME");
    if (folder) *folder /= below_home;
  }
  if (!folder) return std::nullopt;
  return (*folder / "tebweez").string();
}

int make_folders(const std::string& folder) {
  fs::path so_far;
  for (const fs::path& part : fs::path{folder}) {
    so_far /= part;
    std::error_code error;
    if (fs::is_directory(so_far, error)) continue;
    if (::mkdir(so_far.c_str(), S_IRWXU) != 0 && errno != EEXIST) return errno;
  }
  std::error_code error;
  return fs::is_directory(folder, error) ? 0 : ENOTDIR;
}

}  // namespace tebweez
