// A folder of a test's own, gone when the test is over, and what tests do with files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/child.hpp"

namespace tebweez::testing {

class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  [[nodiscard]] const std::string& root() const noexcept { return root_; }
  [[nodiscard]] std::string path(std::string_view name) const;
  /// Where the program keeps its matches when it is started from here.
  [[nodiscard]] std::string matches() const { return path("data/tebweez/matches"); }
  /// Writes a file, its folders too, and returns its path.
  std::string write(std::string_view name, std::string_view text) const;

  /// Any program, started in this folder with nothing of the user's own: HOME and XDG_DATA_HOME are
  /// in here, the locale is C.UTF-8 and TERM is xterm-256color.
  [[nodiscard]] Launch command(const std::string& program,
                               std::vector<std::string> args = {}) const;
  /// The same for the program under test.
  [[nodiscard]] Launch tebweez(std::vector<std::string> args = {}) const;

 private:
  std::string root_;
};

[[nodiscard]] std::string read_file(const std::string& path);
void write_file(const std::string& path, std::string_view text);
/// The paths of what a folder holds, sorted; none where there is no folder.
[[nodiscard]] std::vector<std::string> files_in(const std::string& folder);
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

}  // namespace tebweez::testing
