// What terminals tell of the mouse, whole, in pieces and wrong.
#include <optional>
#include <string_view>
#include <variant>

#include "catch.hpp"
#include "screen/terminal/mouse_report.hpp"

using tebweez::screen::Click;
using tebweez::screen::Event;
using tebweez::screen::MouseReport;
using tebweez::screen::Spot;
using tebweez::screen::Wheel;

namespace {

/// What comes of a report; the byte after it must be a key's.
std::optional<Event> told(MouseReport::Form form, std::string_view bytes) {
  MouseReport report;
  report.begin(form);
  std::optional<Event> event;
  for (const char byte : bytes) {
    CHECK(report.begun());
    CHECK_FALSE(event);
    event = report.take(byte);
  }
  CHECK_FALSE(report.begun());
  return event;
}
std::optional<Event> figures(std::string_view bytes) {
  return told(MouseReport::Form::figures, bytes);
}

std::optional<Spot> click(const std::optional<Event>& event) {
  REQUIRE(event);
  return std::get<Click>(*event).spot;
}
int wheel(const std::optional<Event>& event) {
  REQUIRE(event);
  return std::get<Wheel>(*event).lines;
}

}  // namespace

TEST_CASE("A press of the first button is a click, with Shift, Alt or Control too") {
  CHECK(click(figures("0;1;1M")) == Spot{0, 0});
  CHECK(click(figures("0;80;24M")) == Spot{23, 79});
  CHECK(click(figures("28;1000;500M")) == Spot{499, 999});
  CHECK(click(told(MouseReport::Form::bytes, " !!")) == Spot{0, 0});
  CHECK(click(told(MouseReport::Form::bytes, " \xff!")) == Spot{0, 222});
}

TEST_CASE("A notch of the wheel is one up or down") {
  CHECK(wheel(figures("64;1;1M")) == -1);
  CHECK(wheel(figures("65;80;24M")) == 1);
  CHECK(wheel(figures("81;80;24M")) == 1);  // with Control
  CHECK(wheel(told(MouseReport::Form::bytes, "`!!")) == -1);
  CHECK(wheel(told(MouseReport::Form::bytes, "a!!")) == 1);
}

TEST_CASE("Releases, other buttons and moves are nothing") {
  for (const char* bytes :
       {"0;1;1m", "1;1;1M", "2;1;1M", "66;1;1M", "67;1;1M", "32;1;1M", "64;1;1m"})
    CHECK_FALSE(figures(bytes));
  for (const char* bytes : {"#!!", "!!!", "@!!"})
    CHECK_FALSE(told(MouseReport::Form::bytes, bytes));
}

TEST_CASE("A report that is none ends where it goes wrong") {
  for (const char* bytes : {"M", "0M", "0;1M", "0;1;1;1M", ";;M", "0;99999999999;1M", "q", "0;1q"})
    CHECK_FALSE(figures(bytes));
  CHECK_FALSE(figures("000000000000000000001"));
}
