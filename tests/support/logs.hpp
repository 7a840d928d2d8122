// Reading logs in tests.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "support/drawing.hpp"
#include "tebweez/log/record.hpp"

namespace tebweez::testing {

/// Reads a log in pieces of so many bytes, to the end or to the first fault.
[[nodiscard]] inline LogReader read_in_pieces(std::string_view log, std::size_t size) {
  LogReader reader;
  for (std::string_view rest = log; !rest.empty();) {
    const std::string_view piece = rest.substr(0, size);
    rest.remove_prefix(piece.size());
    if (!reader.feed(piece)) break;
  }
  reader.finish();
  return reader;
}
[[nodiscard]] inline LogReader read_log(std::string_view log) {
  return read_in_pieces(log, log.size() + 1);
}

/// What is wrong with a log; nothing when it is right.
[[nodiscard]] inline std::optional<Fault> fault_of(std::string_view log) {
  return read_log(log).fault();
}
/// The line with the fault, 0 when there is none.
[[nodiscard]] inline std::size_t fault_line(std::string_view log) {
  const auto fault = fault_of(log);
  return fault ? fault->line : 0;
}

/// The match of a log that must be right.
[[nodiscard]] inline Match match_of(std::string_view log) {
  LogReader reader = read_log(log);
  if (const auto& fault = reader.fault())
    FAIL("line " + std::to_string(fault->line) + ": " + fault->what);
  return *reader.take_record().match();
}
/// The header of a log that must be right.
[[nodiscard]] inline Header header_of(std::string_view log) {
  LogReader reader = read_log(log);
  if (const auto& fault = reader.fault())
    FAIL("line " + std::to_string(fault->line) + ": " + fault->what);
  return reader.record().header();
}

/// The match and its header as the program writes them.
[[nodiscard]] inline std::string written(const Header& header, const Match& match) {
  std::string text = to_text(header);
  Match so_far = header.begin();
  for (const Chapter& chapter : match.chapters()) {
    for (const Ply& ply : chapter.round.plies()) {
      REQUIRE(so_far.play(ply.action).ok());
      text += lines_for(so_far, ply);
    }
  }
  return text;
}

/// A header of two lines; what follows it begins with line 3.
inline const std::string akil_log = "tebweez-log 1\nvariant akil\n";
/// A match begun: what follows begins with line 5, and North is to sow from six everywhere.
inline const std::string begun_log = akil_log + "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\n";
/// A round that South has won with 40 to 32; what follows begins with line 6.
inline const std::string round_log =
    akil_log + "tebweez south 40 0 0 0 0 0 / 32 0 0 0 0 0\nkeep\nagree\n";

}  // namespace tebweez::testing
