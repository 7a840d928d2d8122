// The cases that are files: logs with their right tables, and logs that are wrong.
#include <set>
#include <string>

#include "support/files.hpp"
#include "support/logs.hpp"
#include "words/tsv.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// Pieces of these sizes cut lines, words and characters everywhere.
constexpr std::size_t piece_sizes[] = {1, 2, 3, 7, 61, 4095, 1'000'000};

std::string beside(const std::string& log) {
  return log.substr(0, log.size() - std::string{"tebweez"}.size()) + "tsv";
}

void check_folder(const std::string& folder) {
  for (const std::string& path : files_in(cases(folder), ".tebweez")) {
    CAPTURE(path);
    const std::string log = contents(path);
    const std::string right = contents(beside(path));
    for (const std::size_t size : piece_sizes) {
      CAPTURE(size);
      const LogReader reader = read_in_pieces(log, size);
      CHECK(reader.fault() == std::nullopt);
      REQUIRE(reader.record().match());
      CHECK(to_tsv(*reader.record().match()) == right);
    }
  }
}

void check_written_again(const std::string& folder) {
  for (const std::string& path : files_in(cases(folder), ".tebweez")) {
    CAPTURE(path);
    const std::string log = contents(path);
    const Header header = header_of(log);
    const std::string again = written(header, match_of(log));
    CHECK(to_tsv(match_of(again)) == contents(beside(path)));
    CHECK(to_text(header_of(again)) == to_text(header));
    CHECK(written(header_of(again), match_of(again)) == again);
  }
}

}  // namespace

TEST_CASE("Cases: logs replay to exactly their tables, read in pieces of any size") {
  check_folder("logs");
}
TEST_CASE("Cases: awkward forms replay to exactly their tables, read in pieces of any size") {
  check_folder("forms");
}
TEST_CASE("Cases: logs written again read back the same") {
  check_written_again("logs");
}
TEST_CASE("Cases: awkward forms written again read back the same") {
  check_written_again("forms");
}

TEST_CASE("Cases: only the torn ones are torn") {
  for (const std::string& path : files_in(cases("forms"), ".tebweez")) {
    CAPTURE(path);
    const std::string log = contents(path);
    const LogReader reader = read_log(log);
    CHECK(reader.torn().has_value() == (path.find("/torn") != std::string::npos));
    CHECK(reader.lines().whole_bytes() == log.rfind('\n') + 1);
    if (reader.torn()) CHECK(reader.torn()->line == reader.lines().lines() + 1);
  }
}

TEST_CASE("Cases: errors are found in the line they stand in, read in pieces of any size") {
  for (const auto& row : table(cases("errors/errors.tsv"))) {
    REQUIRE(row.size() == 2);
    CAPTURE(row[0]);
    const std::string log = contents(cases("errors/" + row[0]));
    const auto fault = fault_of(log);
    REQUIRE(fault.has_value());
    CHECK(std::to_string(fault->line) == row[1]);
    for (const std::size_t size : {std::size_t{1}, std::size_t{7}, std::size_t{4095}})
      CHECK(read_in_pieces(log, size).fault() == fault);
  }
}

TEST_CASE("Cases: an error is told in one line that is safe to show") {
  for (const auto& row : table(cases("errors/errors.tsv"))) {
    const auto fault = fault_of(contents(cases("errors/" + row.at(0))));
    REQUIRE(fault.has_value());
    CAPTURE(row.at(0), fault->what);
    CHECK(is_utf8(fault->what));
    CHECK_FALSE(shape_of(fault->what).controls);
    CHECK(shape_of(fault->what).length > 0);
  }
}

TEST_CASE("Cases: every wrong log has its line in the table") {
  std::set<std::string> listed;
  for (const auto& row : table(cases("errors/errors.tsv"))) listed.insert(row.at(0));
  std::set<std::string> there;
  for (const std::string& path : files_in(cases("errors"), ".tebweez"))
    there.insert(path.substr(path.rfind('/') + 1));
  CHECK(listed == there);
}
