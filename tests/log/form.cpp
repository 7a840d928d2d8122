// The form of a log: lines, blanks, comments, words, numbers, text.
#include <string>
#include <vector>

#include "support/logs.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// Is this line right as line 5, where North is to sow from six everywhere?
bool right(const std::string& line) {
  return !fault_of(begun_log + line + "\n");
}

/// Is it wrong there, and is line 5 named?
bool wrong(const std::string& line) {
  return fault_line(begun_log + line + "\n") == 5;
}

}  // namespace

TEST_CASE("Lines end in LF; CRLF is accepted, mixed with it too") {
  CHECK_FALSE(fault_of("tebweez-log 1\r\nvariant akil\nround 1\r\n"));
  CHECK(right("a\r"));
}

TEST_CASE("A CR anywhere else is an error") {
  CHECK(wrong("a\r\r"));
  CHECK(wrong("\ra"));
  CHECK(wrong("a\rA"));
  CHECK(wrong("a # com\rment"));
}

TEST_CASE("A byte-order mark is ignored at the very start and nowhere else") {
  const std::string mark = "\xEF\xBB\xBF";
  CHECK_FALSE(fault_of(mark + begun_log));
  CHECK(fault_line(mark + mark + begun_log) == 1);
  CHECK(fault_line(" " + mark + begun_log) == 1);
  CHECK(fault_line("\n" + mark + begun_log) == 2);
  CHECK(wrong(mark + "a"));
}

TEST_CASE("A comment begins at # outside a quoted name, also directly after a word") {
  CHECK(right("# all of it"));
  CHECK(right("#"));
  CHECK(right("a # North sows"));
  CHECK(right("a#North sows"));
  CHECK(right("a#\"not a name"));
  CHECK(header_of("tebweez-log 1#\nvariant akil#x\nsouth \"A # B\"#x\n").name_of(Side::south) ==
        "A # B");
  CHECK_FALSE(fault_of("# first\n\n# second\n" + akil_log));
}

TEST_CASE("Blank lines, and blanks around and between words, do not matter") {
  CHECK(right(""));
  CHECK(right(" \t "));
  CHECK(right("\ta  \t"));
  CHECK_FALSE(fault_of(akil_log + "\ttebweez\t south  6 6\t6 6 6 6\t/ 6 6 6 6 6 6 \n"));
  // No other character is a blank.
  CHECK(wrong("a\v"));
  CHECK(wrong("\fa"));
  CHECK(wrong("a\xC2\xA0"));
}

TEST_CASE("Keywords are lower case; pits are upper or lower by their owner") {
  for (const char* word : {"Keep", "UNDO", "Agree", "Round 1", "Resign south", "resign South"})
    CHECK(wrong(word));
  CHECK(right("a"));
  CHECK(wrong("A"));
}

TEST_CASE("A slash is a word of its own that needs no spaces") {
  for (const char* rows :
       {"6 6 6 6 6 6/6 6 6 6 6 6", "6 6 6 6 6 6 /6 6 6 6 6 6", "6 6 6 6 6 6/ 6 6 6 6 6 6"})
    CHECK_FALSE(fault_of(akil_log + "tebweez south " + rows + "\n"));
  for (const char* rows :
       {"6 6 6 6 6 6 6 6 6 6 6 6", "6 6 6 6 6 6 // 6 6 6 6 6 6", "6 6 6 6 6 6 / 6 6 6 6 6 6 /",
        "/ 6 6 6 6 6 6 6 6 6 6 6 6", "6 6 6 6 / 6 6 6 6 / 6 6 6 6", "6 6 6 6 6 6 \\ 6 6 6 6 6 6",
        "6 6 6 6 6 6 \"/\" 6 6 6 6 6 6"})
    CHECK(fault_line(akil_log + "tebweez south " + rows + "\n") == 3);
  CHECK(wrong("a/"));
  CHECK(wrong("/"));
}

TEST_CASE("A quoted name needs blanks around it") {
  CHECK(fault_line(akil_log + "south\"Amina\"\n") == 3);
  CHECK(fault_line(akil_log + "south \"Amina\"x\n") == 3);
  CHECK(fault_line(akil_log + "south \"Amina\"\"Karim\"\n") == 3);
  CHECK(fault_line(akil_log + "south \"Amina\"/\n") == 3);
  CHECK_FALSE(fault_of(akil_log + "south\t\"Amina\"\t\n"));
  CHECK_FALSE(fault_of(akil_log + "south \"Amina\"\n"));
}

TEST_CASE("Only names are quoted") {
  for (const char* line : {"\"a\"", "give \"a\"", "resign \"south\"", "round \"1\"", "\"undo\""})
    CHECK(wrong(line));
  for (const char* line : {"variant \"akil\"", "tebweez-log \"1\""})
    CHECK(fault_of(std::string{"tebweez-log 1\n"} + line + "\n").has_value());
  for (const char* line : {"target \"60\"", "origin \"sow\"", "started \"2026-11-30T14:03:05Z\""})
    CHECK(fault_line(akil_log + line + "\n") == 3);
}

TEST_CASE("A number is decimal digits only; leading zeros are allowed") {
  CHECK(header_of(akil_log + "target 010\n").target == 10);
  CHECK(header_of(akil_log + "target 00000000000000000000000000000000000000000060\n").target == 60);
  CHECK_FALSE(fault_of(akil_log + "tebweez south 06 006 6 6 6 6 / 6 6 6 6 6 0000000006\n"));
  for (const char* number :
       {"+6", "-6", "6.0", "6,", "0x6", "6e0", "six", "6_0", "\xD9\xA6", "1'0", "", "6 6"})
    CHECK(fault_line(akil_log + "target " + number + "\n") == 3);
}

TEST_CASE("A number too large for the machine is wrong, never taken for a small one") {
  // 2^8, 2^16, 2^31, 2^32, 2^63 and 2^64 with 6 added, and one beyond all.
  for (const char* number : {"262", "65542", "2147483654", "4294967302", "9223372036854775814",
                             "18446744073709551622", "1000000000000000000000000000000000000006"}) {
    CAPTURE(number);
    CHECK(fault_line(akil_log + "tebweez south " + number + " 6 6 6 6 6 / 6 6 6 6 6 6\n") == 3);
    CHECK(fault_line(begun_log + "round " + number + "\n") == 5);
    CHECK(fault_line(round_log + "end agreed south " + number + " north 32\n") == 6);
  }
  for (const char* number : {"4294967297", "18446744073709551617"}) {
    CHECK(fault_line(std::string{"tebweez-log "} + number + "\nvariant akil\n") == 1);
    CHECK(fault_line(akil_log + "target " + number + "\n") == 3);
    CHECK(fault_line(begun_log + "round " + number + "\n") == 5);
  }
}

TEST_CASE("A line over 4096 bytes is an error though its end has not come") {
  for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{100000}}) {
    tebweez::LineReader lines;
    std::size_t faults = 0;
    std::size_t taken = 0;
    const auto feed = [&](std::string_view bytes) {
      while (!bytes.empty()) {
        const std::string_view part = bytes.substr(0, piece);
        bytes.remove_prefix(part.size());
        static_cast<void>(lines.feed(
            part,
            [&](const tebweez::LineReader::Line&) {
              ++taken;
              return true;
            },
            [&](const tebweez::Fault& fault) {
              ++faults;
              CHECK(fault == tebweez::Fault{1, "the line is longer than 4096 bytes"});
              return true;
            }));
      }
    };
    feed(std::string(5000, 'x'));
    CHECK(faults == 1);
    feed(std::string(5000, 'x') + "\nkeep\n");  // told once; the next line is one again
    CHECK(faults == 1);
    CHECK(taken == 1);
  }
}

TEST_CASE("A line is at most 4096 bytes, its line end not counted") {
  const auto padded = [](std::size_t length) { return "a" + std::string(length - 1, ' '); };
  CHECK(right(padded(4096)));
  CHECK(right(padded(4096) + "\r"));
  CHECK(wrong(padded(4097)));
  CHECK(wrong(padded(4097) + "\r"));
  CHECK(wrong(padded(4098) + "\r"));
  for (std::size_t length = 4099; length < 4110; ++length) CHECK(wrong(padded(length)));
  CHECK(wrong("#" + std::string(4096, '-')));
  CHECK(right("#" + std::string(4095, '-')));
  // Bytes, not characters.
  std::string wide = "#";
  for (int i = 0; i < 2048; ++i) wide += "\xC3\xA9";
  CHECK(wrong(wide));
}

TEST_CASE("NUL bytes are errors, in comments too") {
  const std::string nul(1, '\0');
  CHECK(wrong(nul));
  CHECK(wrong("a" + nul));
  CHECK(wrong("a # " + nul));
}

TEST_CASE("Invalid UTF-8 is an error, in comments too") {
  const std::vector<std::string> invalid{
      "\x80",              // continues nothing
      "\xC3",              // cut off
      "\xE2\x82",          // cut off
      "\xF0\x9F\x98",      // cut off
      "\xC0\xAF",          // overlong
      "\xC1\xBF",          // overlong
      "\xE0\x80\xAF",      // overlong
      "\xF0\x80\x80\xAF",  // overlong
      "\xED\xA0\x80",      // a surrogate
      "\xED\xBF\xBF",      // a surrogate
      "\xF4\x90\x80\x80",  // beyond U+10FFFF
      "\xF5\x80\x80\x80",
      "\xFE",
      "\xFF",
  };
  for (const std::string& bytes : invalid) {
    CHECK_FALSE(is_utf8(bytes));
    CHECK(wrong("a # " + bytes));
    CHECK(fault_line(akil_log + "south \"" + bytes + "\"\n") == 3);
  }
  for (const std::string bytes : {"\xC2\x80", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
                                  "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"}) {
    CHECK(is_utf8(bytes));
    CHECK(right("a # " + bytes));
  }
}

TEST_CASE("An unknown keyword is an error") {
  for (const char* line : {"kepe", "h", "aa", "g", "x", "tebweez-log1", "sow a", "end", "match",
                           "keepx", "\xC3\xA9", "1", "-", "\\"})
    CHECK(wrong(line));
}

TEST_CASE("A missing or an extra word is an error") {
  for (const char* line :
       {"a b", "give", "give a b", "give ab", "undo 1", "agree all", "keep it", "turn it", "resign",
        "resign south now", "round", "round 1 1", "match south now", "end agreed south 36 north",
        "end agreed south 36", "end agreed 36 36", "end south 36 north 36",
        "end agreed north 36 south 36", "end agreed south 36 north 36 now"})
    CHECK(wrong(line));
  for (const char* line :
       {"target", "target 60 60", "origin", "origin sow sow", "south", "south \"A\" \"B\"",
        "started", "started 2026-11-30T14:03:05Z Z", "tebweez", "tebweez south",
        "tebweez 6 6 6 6 6 6 / 6 6 6 6 6 6", "tebweez south 6 6 6 6 6 6 /",
        "tebweez south 6 6 6 6 6 / 6 6 6 6 6 6", "tebweez south 12 6 6 6 6 6 / 6 6 6 6 6",
        "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6 0", "tebweez west 6 6 6 6 6 6 / 6 6 6 6 6 6"})
    CHECK(fault_line(akil_log + line + "\n") == 3);
  for (const char* line : {"tebweez-log", "tebweez-log 1 1"})
    CHECK(fault_line(std::string{line} + "\nvariant akil\n") == 1);
  for (const char* line : {"variant", "variant akil ghashim"})
    CHECK(fault_line(std::string{"tebweez-log 1\n"} + line + "\n") == 2);
}

TEST_CASE("After an error nothing is played") {
  const LogReader reader = read_log(begun_log + "a\nkepe\nA\nagree\n");
  REQUIRE(reader.fault().has_value());
  CHECK(reader.fault()->line == 6);
  CHECK(reader.record().match()->actions() == 3);
}
