// What terminals tell of the mouse, whole, in pieces and wrong.
#include <optional>
#include <string_view>

#include "catch.hpp"
#include "screen/terminal/mouse_report.hpp"

using tebweez::screen::MouseReport;
using tebweez::screen::Spot;

namespace {

/// What comes of a report; the byte after it must be a key's.
std::optional<Spot> click(MouseReport::Form form, std::string_view bytes) {
  MouseReport report;
  report.begin(form);
  std::optional<Spot> spot;
  for (const char byte : bytes) {
    CHECK(report.begun());
    CHECK_FALSE(spot);
    spot = report.take(byte);
  }
  CHECK_FALSE(report.begun());
  return spot;
}

std::optional<Spot> figures(std::string_view bytes) {
  return click(MouseReport::Form::figures, bytes);
}

}  // namespace

TEST_CASE("Robust 4: a press of the first button is a click, with Shift, Alt or Control too") {
  CHECK(figures("0;1;1M") == Spot{0, 0});
  CHECK(figures("0;80;24M") == Spot{23, 79});
  CHECK(figures("28;1000;500M") == Spot{499, 999});
  CHECK(click(MouseReport::Form::bytes, " !!") == Spot{0, 0});
  CHECK(click(MouseReport::Form::bytes, " \xff!") == Spot{0, 222});
}

TEST_CASE("Robust 4: releases, other buttons, the wheel and moves are nothing") {
  for (const char* bytes : {"0;1;1m", "1;1;1M", "2;1;1M", "64;1;1M", "65;1;1M", "32;1;1M"})
    CHECK_FALSE(figures(bytes));
  for (const char* bytes : {"#!!", "!!!", "`!!", "@!!"})
    CHECK_FALSE(click(MouseReport::Form::bytes, bytes));
}

TEST_CASE("Robust 4: a report that is none ends where it goes wrong") {
  for (const char* bytes : {"M", "0M", "0;1M", "0;1;1;1M", ";;M", "0;99999999999;1M", "q", "0;1q"})
    CHECK_FALSE(figures(bytes));
  CHECK_FALSE(figures("000000000000000000001"));
}
