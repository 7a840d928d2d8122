// Every reading of the sources is named where it is decided, and in the name of a test.
#include <string>
#include <string_view>

#include "catch.hpp"
#include "support/files.hpp"

using namespace tebweez::testing;

namespace {

constexpr int readings = 25;

/// Does the text name a reading as a whole word? R1 is not found in R12.
bool names(std::string_view text, const std::string& reading) {
  const auto in_word = [](char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  };
  for (std::size_t at = text.find(reading); at != std::string_view::npos;
       at = text.find(reading, at + 1)) {
    const std::size_t end = at + reading.size();
    if ((at == 0 || !in_word(text[at - 1])) && (end == text.size() || !in_word(text[end])))
      return true;
  }
  return false;
}

/// The names of the tests in a source text, one a line.
std::string test_names(std::string_view source) {
  constexpr std::string_view opening = "TEST_CASE(";
  std::string list;
  for (std::size_t at = source.find(opening); at != std::string_view::npos;
       at = source.find(opening)) {
    source.remove_prefix(at + opening.size());
    const std::size_t quote = source.find_first_not_of(" \n");
    if (quote == std::string_view::npos || source[quote] != '"') continue;
    source.remove_prefix(quote + 1);
    list += std::string{source.substr(0, source.find('"'))} + '\n';
  }
  return list;
}

}  // namespace

TEST_CASE("A reading is found as a whole word only") {
  CHECK(names("// R1: no pit", "R1"));
  CHECK(names("(R12, R1)", "R1"));
  CHECK_FALSE(names("R12 and R13", "R1"));
  CHECK_FALSE(names("XR1", "R1"));
  CHECK_FALSE(names("R1_", "R1"));
}

TEST_CASE("Names of tests are found, also on a line of their own") {
  CHECK(test_names("TEST_CASE(\"one\") {}\nTEST_CASE(\n    \"two\") {}") == "one\ntwo\n");
  CHECK(test_names("// R1 in a comment").empty());
}

TEST_CASE("Every reading is named in the library or its documents, and tested by name") {
  const std::string written =
      all_contents(source_tree("include")) + all_contents(source_tree("docs"));
  std::string tests;
  for (const auto& file : files_in(source_tree("tests"), ".cpp"))
    tests += test_names(contents(file));
  for (int number = 1; number <= readings; ++number) {
    const std::string reading = "R" + std::to_string(number);
    CAPTURE(reading);
    CHECK(names(written, reading));
    CHECK(names(tests, reading));
  }
}
