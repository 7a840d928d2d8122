// The program under test, as a script calls it.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "support/files.hpp"
#include "support/process.hpp"
#include "support/scratch.hpp"

namespace tebweez::testing {

using Args = std::vector<std::string>;

[[nodiscard]] inline Finished run(const Scratch& scratch, const Args& args,
                                  std::string_view input = {}) {
  return run(scratch.tebweez(args), input);
}

[[nodiscard]] inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// Does a file hold this by now? It may not be there yet.
[[nodiscard]] inline bool holds(const std::string& file, std::string_view part) {
  return std::filesystem::exists(file) && contains(read_file(file), part);
}

/// One whole line, fit to be shown on any terminal.
[[nodiscard]] inline bool is_one_line(std::string_view text) {
  return text.size() > 1 && text.find('\n') == text.size() - 1 &&
         std::none_of(text.begin(), text.end() - 1, [](char c) {
           const auto byte = static_cast<unsigned char>(c);
           return byte < 0x20 || byte == 0x7F;
         });
}

/// Did it work, without a complaint?
inline void check_done(const Finished& done) {
  CHECK(done.err.empty());
  CHECK(done.signal == 0);
  CHECK(done.status == 0);
}

/// Was it refused, with this status, one line of error and nothing else?
inline void check_refused(const Finished& done, int status) {
  CHECK(done.out.empty());
  INFO(done.err);
  CHECK(is_one_line(done.err));
  CHECK(done.signal == 0);
  CHECK(done.status == status);
}

/// The file beside a log of the cases that holds what `replay --tsv` makes of it.
[[nodiscard]] inline std::string table_of(const std::string& log) {
  return log.substr(0, log.rfind('.')) + ".tsv";
}

/// What `replay --tsv` makes of a log; the test fails where it refuses it.
[[nodiscard]] inline std::string tsv_of(const Scratch& scratch, const std::string& log) {
  const Finished done = run(scratch, {"replay", "--tsv", log});
  check_done(done);
  return done.out;
}

/// A log of the cases, taken apart for playing it again: the header as options of play, the rest as
/// the lines of plain play.
struct Script {
  Args options;
  std::string lines;
};

[[nodiscard]] inline Script script_from(const std::string& log) {
  Script script;
  for (const std::string& line : lines_of(contents(log))) {
    const std::size_t blank = line.find(' ');
    const std::string word = line.substr(0, blank);
    if (word == "tebweez-log" || word == "started" || word.starts_with("x-")) continue;
    std::string value = blank == std::string::npos ? "" : line.substr(blank + 1);
    if (value.starts_with('"')) value = value.substr(1, value.size() - 2);
    if (word == "variant" || word == "target" || word == "origin" || word == "south" ||
        word == "north")
      script.options.insert(script.options.end(), {"--" + word, value});
    else
      script.lines += line + "\n";
  }
  return script;
}

[[nodiscard]] inline Args operator+(Args left, const Args& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

inline constexpr std::string_view akil_layout = "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n";

}  // namespace tebweez::testing
