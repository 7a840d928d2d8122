// Reading a log piece by piece: torn lines, line numbers, and how little is held in memory.
#include <string>
#include <vector>

#include "support/allocations.hpp"
#include "support/logs.hpp"

using namespace tebweez;
using namespace tebweez::testing;

TEST_CASE("A last line without its newline is never acted upon nor checked") {
  for (const std::string torn : {"a", "kepe", "\"", "\xFF", "a\r", "tebweez-log 1"}) {
    const LogReader reader = read_log(begun_log + torn);
    CHECK_FALSE(reader.fault().has_value());
    CHECK(reader.record().match()->actions() == 2);
    REQUIRE(reader.torn().has_value());
    CHECK(reader.torn()->line == 5);
    CHECK(reader.lines().whole_bytes() == begun_log.size());
  }
  CHECK_FALSE(read_log(begun_log).torn().has_value());
  CHECK_FALSE(read_log(begun_log + "\n").torn().has_value());
  CHECK_FALSE(fault_of(begun_log + std::string(4096, '-')).has_value());
}

TEST_CASE("A file without a whole line is an error at line 1") {
  for (const std::string text : {"", "tebweez-log 1", "\xEF\xBB\xBF", " ", "\r", "\xFF"})
    CHECK(fault_line(text) == 1);
}

TEST_CASE("Whole lines and their bytes are counted, CR and byte-order mark among them") {
  const std::string log = "\xEF\xBB\xBFtebweez-log 1\r\nvariant akil\n\n";
  for (std::size_t size = 1; size <= log.size(); ++size) {
    const LogReader reader = read_in_pieces(log, size);
    CHECK_FALSE(reader.fault().has_value());
    CHECK(reader.lines().lines() == 3);
    CHECK(reader.lines().whole_bytes() == log.size());
  }
}

TEST_CASE("After a fault the rest is not looked at") {
  LogReader reader;
  CHECK(reader.feed(begun_log));
  CHECK_FALSE(reader.feed("kepe\nkepe\n"));
  CHECK_FALSE(reader.feed("a\n"));
  CHECK_FALSE(reader.finish());
  REQUIRE(reader.fault().has_value());
  CHECK(reader.fault()->line == 5);
  CHECK(reader.record().match()->actions() == 2);
  CHECK_FALSE(reader.torn().has_value());
  CHECK_FALSE(read_log(begun_log + "kepe\na").torn().has_value());
}

TEST_CASE("A reader of lines may go on after a bad one") {
  LineReader lines;
  std::vector<std::string> taken;
  std::vector<std::size_t> bad;
  const auto take = [&](const LineReader::Line& line) {
    taken.push_back(line.text);
    return true;
  };
  const auto fail = [&](const Fault& fault) {
    bad.push_back(fault.line);
    return true;
  };
  CHECK(lines.feed("one\ntw\xFFo\nth", take, fail));
  CHECK(lines.feed("ree\n" + std::string(5000, 'x') + "\nfive\r\nsix", take, fail));
  CHECK(taken == std::vector<std::string>{"one", "three", "five"});
  CHECK(bad == std::vector<std::size_t>{2, 4});
  CHECK(lines.torn());
  CHECK(lines.lines() == 5);
}

TEST_CASE("A reader of lines stops where it is told to") {
  LineReader lines;
  int taken = 0;
  const auto take = [&](const LineReader::Line&) { return ++taken < 2; };
  const auto fail = [](const Fault&) { return false; };
  CHECK_FALSE(lines.feed("one\ntwo\nthree\n", take, fail));
  CHECK(taken == 2);
  CHECK(lines.lines() == 2);
}

TEST_CASE("A line of 100 MB is not held in memory, and is wrong from its first piece on") {
  const std::string piece(1'000'000, '-');
  constexpr std::size_t little = 64 * 1024;
  LogReader reader;
  REQUIRE(reader.feed(begun_log));
  const AllocationCount memory;
  bool fine = false;
  for (int i = 0; i < 100; ++i) fine = reader.feed(piece) || fine;
  CHECK_FALSE(fine);
  CHECK_FALSE(reader.feed("\n"));
  REQUIRE(reader.fault().has_value());
  CHECK(*reader.fault() == Fault{5, "the line is longer than 4096 bytes"});
  CHECK(memory.largest() < little);
}
