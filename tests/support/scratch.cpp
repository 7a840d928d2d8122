#include "support/scratch.hpp"

#include <stdlib.h>  // NOLINT: mkdtemp is POSIX's

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>
#include <utility>

namespace tebweez::testing {
namespace fs = std::filesystem;

Scratch::Scratch() : root_{(fs::temp_directory_path() / "tebweez-test-XXXXXX").string()} {
  if (::mkdtemp(root_.data()) == nullptr)
    throw std::system_error{errno, std::generic_category(), root_};
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(root_, ignored);
}

std::string Scratch::path(std::string_view name) const {
  return root_ + "/" + std::string{name};
}

std::string Scratch::write(std::string_view name, std::string_view text) const {
  const std::string whole = path(name);
  fs::create_directories(fs::path{whole}.parent_path());
  write_file(whole, text);
  return whole;
}

Launch Scratch::command(const std::string& program, std::vector<std::string> args) const {
  Launch launch{.program = program, .args = std::move(args), .env = {}, .folder = root_};
  // Sanitizers and coverage are told things through the environment; they belong to the test run.
  for (const char* name :
       {"PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "LLVM_PROFILE_FILE"})
    if (const char* value = std::getenv(name)) launch.env[name] = value;
  launch.env["HOME"] = path("home");
  launch.env["XDG_DATA_HOME"] = path("data");
  launch.env["LC_ALL"] = "C.UTF-8";
  launch.env["TERM"] = "xterm-256color";
  fs::create_directories(launch.env["HOME"]);
  return launch;
}

Launch Scratch::tebweez(std::vector<std::string> args) const {
  return command(TEBWEEZ_PROGRAM, std::move(args));
}

std::string read_file(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  if (!file) throw std::runtime_error{"cannot read " + path};
  return {std::istreambuf_iterator<char>{file}, std::istreambuf_iterator<char>{}};
}

void write_file(const std::string& path, std::string_view text) {
  std::ofstream file{path, std::ios::binary | std::ios::trunc};
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  if (!file.flush()) throw std::runtime_error{"cannot write " + path};
}

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> paths;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator{folder, error})
    paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  std::istringstream stream{std::string{text}};
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace tebweez::testing
