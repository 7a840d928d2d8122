// The header of a log.
#include <string>

#include "support/logs.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (; times > 0; --times) all += text;
  return all;
}

}  // namespace

TEST_CASE("tebweez-log must be the first statement, and its version known") {
  CHECK_FALSE(fault_of("# a comment\n\n" + akil_log));
  CHECK(fault_line("variant akil\ntebweez-log 1\n") == 1);
  CHECK(fault_line("x-note\ntebweez-log 1\n") == 1);
  CHECK(fault_line("keep\n") == 1);
  CHECK(fault_line("round 1\n") == 1);
  for (const char* version : {"0", "2", "10"}) {
    const auto fault = fault_of(std::string{"tebweez-log "} + version + "\nvariant akil\n");
    REQUIRE(fault.has_value());
    CHECK(fault->line == 1);
    CHECK(fault->what ==
          std::string{"version "} + version + " of the log is not known here; expected 1");
  }
  CHECK_FALSE(fault_of("tebweez-log 01\nvariant akil\n"));
}

TEST_CASE("The variant is required: it is missed at the first statement that is no header") {
  const std::string header = "tebweez-log 1\ntarget 60\n";
  for (const char* line : {"tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6", "keep", "a", "undo",
                           "round 1", "end agreed south 36 north 36", "match south", "agree"})
    CHECK(fault_line(header + line + "\nvariant akil\n") == 3);
}

TEST_CASE("Where there is no such statement the variant is missed at the last whole line") {
  CHECK(fault_line("tebweez-log 1\n") == 1);
  CHECK(fault_line("tebweez-log 1\ntarget 60\n") == 2);
  CHECK(fault_line("tebweez-log 1\ntarget 60\n\n# no more\n") == 4);
  CHECK(fault_line("tebweez-log 1\ntarget 60\nvariant akil") == 2);  // torn
}

TEST_CASE("The variants are those four, spelled so") {
  for (const Rules* rules : all_rules)
    CHECK(header_of("tebweez-log 1\nvariant " + std::string{rules->key} + "\n").rules == *rules);
  for (const char* name : {"Akil", "akil_ludii", "ludii", "madjnun", "roseya"})
    CHECK(fault_line(std::string{"tebweez-log 1\nvariant "} + name + "\n") == 2);
}

TEST_CASE("Each header statement stands at most once") {
  for (const char* line : {"tebweez-log 1", "variant akil"})
    CHECK(fault_line(akil_log + line + "\n") == 3);
  for (const char* line :
       {"target 60", "origin sow", "south \"A\"", "north \"A\"", "started 2026-11-30T14:03:05Z"})
    CHECK(fault_line(akil_log + line + "\n" + line + "\n") == 4);
}

TEST_CASE("The header ends with the first action or assertion") {
  for (const char* line : {"target 60", "origin sow", "south \"A\"", "north \"A\"", "x-note",
                           "variant akil", "tebweez-log 1", "started 2026-11-30T14:03:05Z"}) {
    CAPTURE(line);
    CHECK(fault_line(begun_log + line + "\n") == 5);
    CHECK(fault_line(akil_log + "round 1\n" + line + "\n") == 4);
    // Not even after everything was taken back.
    CHECK(fault_line(begun_log + "undo\nundo\n" + line + "\n") == 7);
  }
}

TEST_CASE("A target is 0 to 1000; without one it is the variant's") {
  CHECK(header_of(akil_log + "target 0\n").target == 0);
  CHECK(header_of(akil_log + "target 1000\n").target == 1000);
  CHECK(fault_line(akil_log + "target 1001\n") == 3);
  CHECK(match_of(akil_log).target() == 60);
  CHECK(match_of("tebweez-log 1\nvariant madjnuni\n").target() == 0);
  CHECK(match_of(akil_log + "target 7\n").target() == 7);
}

TEST_CASE("The origin is sow unless the log says skip") {
  CHECK(match_of(akil_log).rules().origin == Origin::sow);
  CHECK(match_of(akil_log + "origin sow\n").rules().origin == Origin::sow);
  CHECK(match_of(akil_log + "origin skip\n").rules().origin == Origin::skip);
  for (const char* word : {"Sow", "pass", "1"})
    CHECK(fault_line(akil_log + "origin " + word + "\n") == 3);
}

TEST_CASE("Players are called South and North unless the log names them") {
  CHECK(header_of(akil_log).name_of(Side::south) == "South");
  CHECK(header_of(akil_log).name_of(Side::north) == "North");
  const Header header = header_of(akil_log + "north \"Karim\"\nsouth \"Amina bint Ali\"\n");
  CHECK(header.name_of(Side::south) == "Amina bint Ali");
  CHECK(header.name_of(Side::north) == "Karim");
}

TEST_CASE("In a name the backslash escapes a quote or itself, and nothing else") {
  CHECK(header_of(akil_log + R"(south "a\"b\\c")" + "\n").name_of(Side::south) == R"(a"b\c)");
  CHECK(header_of(akil_log + R"(south "\\")" + "\n").name_of(Side::south) == "\\");
  for (const char* name : {R"("\n")", R"("\x41")", R"("\'")", R"("\ ")", R"("\")", R"("a\)"})
    CHECK(fault_line(akil_log + "south " + name + "\n") == 3);
  for (const char* name : {"\"open", "\"", "\"a\" b\"", "bare"})
    CHECK(fault_line(akil_log + "south " + name + "\n") == 3);
}

TEST_CASE("A name has 1 to 40 code points, whatever bytes they take") {
  const auto line = [](const std::string& name) { return akil_log + "south \"" + name + "\"\n"; };
  for (const std::string one : {"x", " ", "\xC3\xBC", "\xE0\xA4\x95", "\xF0\x9F\x8C\xB1"}) {
    CHECK(header_of(line(repeated(one, 40))).name_of(Side::south) == repeated(one, 40));
    CHECK_FALSE(fault_of(line(one)));
    CHECK(fault_line(line(repeated(one, 41))) == 3);
  }
  CHECK(fault_line(line("")) == 3);
  // An escape is two bytes but one code point.
  CHECK_FALSE(fault_of(line(repeated("\\\"", 40))));
  CHECK(fault_line(line(repeated("\\\"", 41))) == 3);
}

TEST_CASE("A name has no control characters: U+0000 to 001F and 007F to 009F") {
  const auto line = [](const std::string& name) { return akil_log + "south \"" + name + "\"\n"; };
  for (int code = 1; code < 0x20; ++code) {
    if (code == '\n') continue;  // ends the line
    CHECK(fault_line(line(std::string{"a"} + static_cast<char>(code))) == 3);
  }
  CHECK(fault_line(line("\x7F")) == 3);
  for (int code = 0x80; code <= 0x9F; ++code)
    CHECK(fault_line(line(std::string{"\xC2"} + static_cast<char>(code))) == 3);
  CHECK_FALSE(fault_of(line("\x7E")));
  CHECK_FALSE(fault_of(line("\xC2\xA0")));
}

TEST_CASE("A time is ISO 8601 in UTC to the second, and is in the calendar") {
  const auto line = [](const std::string& time) { return akil_log + "started " + time + "\n"; };
  for (const char* time : {"2026-11-30T14:03:05Z", "2028-02-29T23:59:59Z", "2000-02-29T00:00:00Z"})
    CHECK(header_of(line(time)).started == time);
  for (const char* time :
       {"2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-11-31T00:00:00Z",
        "2026-11-00T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
        "2026-11-30T24:00:00Z", "2026-11-30T23:60:00Z", "2026-11-30T23:00:61Z",
        "2026-11-30t14:03:05z", "2026-11-30T14:03:05", "2026-11-30T14:03:05+00:00",
        "2026-11-30T14:03:05.0Z", "2026-11-30T14:03Z", "2026-11-30", "20261130T140305Z",
        "2026-1-30T14:03:05Z", "+026-11-30T14:03:05Z", "2026-11-30_14:03:05Z"})
    CHECK(fault_line(line(time)) == 3);
}

TEST_CASE("An x- statement may repeat, is kept, and its rest is not looked at") {
  const Header header = header_of(akil_log +
                                  "x-event \"not closed # \\ /\n"
                                  "  x-event \"not closed # \\ /\n"
                                  "x-\n"
                                  "x-a#b\n"
                                  "x-\"q\"\n");
  CHECK(header.extra == std::vector<std::string>{"x-event \"not closed # \\ /",
                                                 "x-event \"not closed # \\ /", "x-", "x-a#b",
                                                 "x-\"q\""});
  CHECK(fault_line(akil_log + "X-event\n") == 3);
  CHECK(fault_line(akil_log + "xevent\n") == 3);
}

TEST_CASE("The program writes every header, the origin always") {
  Header plain;
  plain.rules = ghashim;
  CHECK(to_text(plain) ==
        "tebweez-log 1\nvariant ghashim\ntarget 60\norigin sow\nsouth \"South\"\n"
        "north \"North\"\n");
  Header full;
  full.rules = madjnuni;
  full.target = 120;
  full.origin = Origin::skip;
  full.name = {"A\"B", "C\\D # \xC3\xBC"};
  full.started = "2026-11-30T14:03:05Z";
  full.extra = {"x-event Cafe", "x-event again"};
  const std::string text = to_text(full);
  CHECK(text ==
        "tebweez-log 1\nvariant madjnuni\ntarget 120\norigin skip\nsouth \"A\\\"B\"\n"
        "north \"C\\\\D # \xC3\xBC\"\nstarted 2026-11-30T14:03:05Z\nx-event Cafe\n"
        "x-event again\n");
  CHECK(to_text(header_of(text)) == text);
}
