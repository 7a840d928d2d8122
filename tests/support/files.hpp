// Files of the source tree, and tables among them.
#pragma once

#include <string>
#include <vector>

namespace tebweez::testing {

/// The path of something among the cases: `cases("perft.tsv")`.
[[nodiscard]] std::string cases(const std::string& name);
/// The path of something in the source tree: `source_tree("include")`.
[[nodiscard]] std::string source_tree(const std::string& name);

/// All bytes of a file; the test fails where there is none.
[[nodiscard]] std::string contents(const std::string& path);
/// The paths of the files of a folder with one ending, in order; none is a failure.
[[nodiscard]] std::vector<std::string> files_in(const std::string& folder,
                                                const std::string& ending);
/// The contents of all files of a folder and of the folders in it; empty where there is no such
/// folder.
[[nodiscard]] std::string all_contents(const std::string& folder);

/// The rows below the column names of a table parted by tabs.
[[nodiscard]] std::vector<std::vector<std::string>> table(const std::string& path);

}  // namespace tebweez::testing
