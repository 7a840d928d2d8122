// The rules page: whole, in width, and true to the library.
#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "support/files.hpp"
#include "tebweez/log/text.hpp"
#include "words/readings.hpp"
#include "words/rules_page.hpp"

using namespace tebweez;

namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

/// Is the name of a reading there, and not just as the front of a longer one?
bool names(const std::string& text, int number) {
  const std::string name = "R" + std::to_string(number);
  for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if (end == text.size() || std::isdigit(static_cast<unsigned char>(text[end])) == 0) return true;
  }
  return false;
}

/// A text in one line, its words parted by single blanks.
std::string words_of(const std::string& text) {
  std::istringstream words{text};
  std::string line;
  for (std::string word; words >> word;) line += word + " ";
  return line;
}

}  // namespace

TEST_CASE("the page of all rulesets names every reading, R1 to R25") {
  const std::string page = joined(rules_page(nullptr, 80));
  for (int number = 1; number <= reading_count; ++number) {
    INFO("R" << number);
    CHECK(names(page, number));
  }
}

TEST_CASE("the page of a ruleset tells the readings that apply, and refers to no other") {
  for (const Rules* rules : all_rules) {
    const std::string page = joined(rules_page(rules, 80));
    for (const Reading& reading : readings) {
      INFO(rules->key << " R" << reading.number);
      CHECK(names(page, reading.number) == reading.applies(*rules));
    }
  }
}

TEST_CASE("readings of one ruleset apply where its data say so") {
  for (const Rules* rules : all_rules) {
    INFO(rules->key);
    const auto applies = [&](std::size_t number) { return readings[number - 1].applies(*rules); };
    CHECK(applies(6) == (rules->gift == Gift::any_time));
    CHECK(applies(7) == (rules->gift == Gift::at_turn));
    CHECK(applies(8) == rules->turning);
    CHECK(applies(9) == (rules->layout == Layout::corresponding));
    CHECK(applies(10) == rules->layer_begins);
    CHECK(applies(13) == (rules->gift == Gift::at_turn));
    CHECK(applies(19) == !rules->last_ends);
    CHECK(applies(20) == (rules->target == 0));
    CHECK(applies(22) == (rules->start > rules->minimum && !rules->turning));
    CHECK(applies(23) == (rules->choice == Choice::any && !rules->turning));
  }
}

TEST_CASE("the page keeps to its width and ends no line in blanks") {
  for (const int width : {0, 36, 40, 60, 80, 200}) {
    std::vector<const Rules*> pages{all_rules.begin(), all_rules.end()};
    pages.push_back(nullptr);
    for (const Rules* rules : pages) {
      for (const std::string& line : rules_page(rules, width)) {
        INFO(width << ": " << line);
        CHECK(shape_of(line).length <= static_cast<std::size_t>(std::max(width, 36)));
        CHECK(is_utf8(line));
        CHECK_FALSE(shape_of(line).controls);
        CHECK_FALSE(line.ends_with(' '));
      }
    }
  }
}

TEST_CASE("the example of a capture is what the library plays") {
  const std::string twos_and_fours = joined(rules_page(&ghashim, 80));
  CHECK(twos_and_fours.find("17 seeds in") != std::string::npos);
  CHECK(twos_and_fours.find("  5  0  0  3  1  0\n") != std::string::npos);
  CHECK(twos_and_fours.find("  5  0  0  0  0  1\n") != std::string::npos);
  CHECK(joined(rules_page(&akil_ludii, 80)).find("19 seeds in") != std::string::npos);
}

TEST_CASE("docs/rules.md tells the readings in the program's words") {
  const std::string document = words_of(testing::contents(testing::source_tree("docs/rules.md")));
  for (const Reading& reading : readings) {
    INFO("R" << reading.number);
    const std::string title =
        "### R" + std::to_string(reading.number) + " · " + std::string{reading.title} + " ";
    CHECK(document.find(title) != std::string::npos);
    CHECK(document.find(words_of(std::string{reading.text})) != std::string::npos);
  }
}

TEST_CASE("every ruleset is named wherever people look for it") {
  for (const char* file : {"README.md", "docs/rules.md", "docs/library.md", "docs/man/tebweez.6",
                           "docs/man/tebweez.5", "docs/log.md", "cmake/share/tebweez.bash",
                           "cmake/share/tebweez.zsh", "cmake/share/tebweez.fish"}) {
    const std::string text = testing::contents(testing::source_tree(file));
    for (const Rules* rules : all_rules) {
      INFO(file << ": " << rules->key);
      CHECK(text.find(rules->key) != std::string::npos);
    }
  }
}
