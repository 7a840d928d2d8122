#include "support/files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catch.hpp"

namespace tebweez::testing {

std::string cases(const std::string& name) {
  return TEBWEEZ_CASES_DIR "/" + name;
}
std::string source_tree(const std::string& name) {
  return TEBWEEZ_SOURCE_DIR "/" + name;
}

std::string contents(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  INFO(path);
  REQUIRE(file.is_open());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> files_in(const std::string& folder, const std::string& ending) {
  std::vector<std::string> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{folder})
    if (entry.path().extension() == ending) found.push_back(entry.path().string());
  std::sort(found.begin(), found.end());
  INFO(folder);
  REQUIRE_FALSE(found.empty());
  return found;
}

std::string all_contents(const std::string& folder) {
  std::string text;
  if (!std::filesystem::exists(folder)) return text;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{folder})
    if (entry.is_regular_file()) text += contents(entry.path().string()) + '\n';
  return text;
}

std::vector<std::vector<std::string>> table(const std::string& path) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream text{contents(path)};
  std::string line;
  std::getline(text, line);
  while (std::getline(text, line)) {
    std::istringstream cells{line};
    std::string cell;
    rows.emplace_back();
    while (std::getline(cells, cell, '\t')) rows.back().push_back(cell);
  }
  REQUIRE_FALSE(rows.empty());
  return rows;
}

}  // namespace tebweez::testing
