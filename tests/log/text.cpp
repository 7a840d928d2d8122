// Reading plain text exactly: numbers, UTF-8, what may be shown, times.
#include "tebweez/log/text.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

using namespace tebweez;

namespace {

// All of it is for constant expressions too.
static_assert(parse_number("72") == 72);
static_assert(is_utc_time("2026-11-30T14:03:05Z"));

std::optional<char32_t> first_of(std::string_view text) {
  return next_code_point(text);
}

std::string harmless(std::string_view text) {
  std::string shown;
  while (!text.empty()) shown += next_harmless(text);
  return shown;
}

}  // namespace

TEST_CASE("Text: a number has decimal digits and nothing else") {
  CHECK(parse_number("0") == 0);
  CHECK(parse_number("007") == 7);
  CHECK(parse_number("2147483647") == 2147483647);
  for (const char* text : {"", " 1", "1 ", "+1", "-1", "0x1", "1e3", "1.0", "٣", "2147483648",
                           "99999999999999999999999999"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_number(text).has_value());
  }
  CHECK(parse_number("98", 98) == 98);
  CHECK_FALSE(parse_number("99", 98).has_value());
}

TEST_CASE("Text: UTF-8 of every length is read") {
  CHECK(first_of("A") == U'A');
  CHECK(first_of("ë") == U'\u00EB');
  CHECK(first_of("ש") == U'\u05E9');
  CHECK(first_of("€") == U'\u20AC');
  CHECK(first_of("😀") == U'\U0001F600');
  CHECK(first_of("\xED\x9F\xBF") == char32_t{0xD7FF});        // the last before the surrogates
  CHECK(first_of("\xF4\x8F\xBF\xBF") == char32_t{0x10FFFF});  // the last of all
  std::string_view text = "aë😀";
  CHECK(next_code_point(text) == U'a');
  CHECK(next_code_point(text) == U'\u00EB');
  CHECK(text == "😀");
  CHECK(next_code_point(text).has_value());
  CHECK(text.empty());
  CHECK_FALSE(next_code_point(text).has_value());
}

TEST_CASE("Text: what is not UTF-8 is not read, and nothing of it is taken away") {
  for (const std::string& bytes : std::vector<std::string>{
           "\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x80\x80", "\xE2\x82",
           "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x80\x80\x80", "\xF0\x9F\x98", "\xF4\x90\x80\x80",
           "\xF5\x80\x80\x80", "\xFF"}) {
    std::string_view text = bytes;
    CHECK_FALSE(next_code_point(text).has_value());
    CHECK(text == bytes);
    CHECK_FALSE(is_utf8("ok " + bytes));
  }
  CHECK(is_utf8(""));
  CHECK(is_utf8("Rosëya 😀"));
}

TEST_CASE("Text: what could harm a terminal is shown as a question mark") {
  CHECK(harmless("Rosëya") == "Rosëya");
  CHECK(harmless("a\033[2Jb\n\x7F") == "a?[2Jb??");
  CHECK(harmless("\xC2\x9B"
                 "31m") == "?31m");  // a control sequence in one character
  CHECK(harmless("a\u202Eb\u2066c\u200Fd\u2028") == "a?b?c?d?");
  CHECK(harmless("\xFF\xC3") == "??");
  CHECK(harmless("e\u0301") == "e\u0301");
}

TEST_CASE("Text: its length is counted in code points, and controls are told") {
  CHECK(shape_of("Rosëya").length == 6);
  CHECK_FALSE(shape_of("Rosëya").controls);
  CHECK(shape_of("a\tb").controls);
  CHECK(shape_of("a\xC2\x85").controls);
  CHECK_FALSE(shape_of("a\u202E").controls);  // turns text, but is no control
}

TEST_CASE("Text: a time has one form, and exists in the calendar") {
  for (const char* time : {"2026-11-30T14:03:05Z", "2024-02-29T00:00:00Z", "2000-02-29T23:59:59Z",
                           "0001-01-01T00:00:00Z"})
    CHECK(is_utc_time(time));
  for (const char* time :
       {"", "2026-11-30", "2026-11-30T14:03:05", "2026-11-30t14:03:05Z", "2026-11-30 14:03:05Z",
        "2026-11-31T14:03:05Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
        "2026-00-10T00:00:00Z", "2026-13-10T00:00:00Z", "2026-10-00T00:00:00Z",
        "2026-11-30T24:00:00Z", "2026-11-30T14:60:00Z", "2026-11-30T14:03:60Z",
        "2026-11-30T14:03:05+00:00", " 2026-11-30T14:03:05Z", "2026-11-30T14:03:05Z ",
        "26-11-30T14:03:05Z", "2026-1a-30T14:03:05Z"}) {
    CAPTURE(time);
    CHECK_FALSE(is_utc_time(time));
  }
}
