// A line of the move log as words, before anybody asks what they say.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tebweez/log/text.hpp"
#include "tebweez/result.hpp"

namespace tebweez {

/// A word of a line, or a name that stood between quotes, without them and its escapes.
struct Word {
  std::string text;
  bool quoted = false;
};
using Words = std::vector<Word>;

namespace detail {

class Splitter {
 public:
  explicit Splitter(std::string_view line) : rest_{line} {}

  [[nodiscard]] Result<Words, Wrong> split() {
    Words words;
    for (;;) {
      while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
      if (at_end()) return words;
      if (rest_.front() == '"') {
        auto name = quoted_name();
        if (!name) return name.error();
        words.push_back({.text = *std::move(name), .quoted = true});
        if (!at_end() && !is_blank(rest_.front()))
          return Wrong{"a blank must follow a quoted name"};
      } else if (rest_.front() == '/') {
        words.push_back({.text = "/"});
        rest_.remove_prefix(1);
      } else {
        const std::size_t length = std::min(rest_.find_first_of(" \t/#\""), rest_.size());
        words.push_back({.text = std::string{rest_.substr(0, length)}});
        rest_.remove_prefix(length);
        // The rest of an `x-` header is not looked at.
        if (words.size() == 1 && words.front().text.starts_with("x-")) return words;
        if (!rest_.empty() && rest_.front() == '"')
          return Wrong{"a blank must stand before a quoted name"};
      }
    }
  }

  /// What has not been split: after all words, a comment or nothing.
  [[nodiscard]] std::string_view rest() const noexcept { return rest_; }

 private:
  static constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }
  [[nodiscard]] bool at_end() const noexcept { return rest_.empty() || rest_.front() == '#'; }

  [[nodiscard]] Result<std::string, Wrong> quoted_name() {
    std::string name;
    rest_.remove_prefix(1);
    while (!rest_.empty()) {
      char c = rest_.front();
      rest_.remove_prefix(1);
      if (c == '"') return name;
      if (c == '\\') {
        if (rest_.empty() || (rest_.front() != '"' && rest_.front() != '\\'))
          return Wrong{R"(only \" and \\ are escapes in a name)"};
        c = rest_.front();
        rest_.remove_prefix(1);
      }
      name += c;
    }
    return Wrong{"the quoted name is not closed"};
  }

  std::string_view rest_;
};

}  // namespace detail

/// Splits a line into words. `/` is a word of its own; `#` outside a quoted name begins a comment.
/// An error says what is wrong with a quoted name.
[[nodiscard]] inline Result<Words, Wrong> split_words(std::string_view line) {
  return detail::Splitter{line}.split();
}

/// The comment at the end of a line, from its `#` on; empty when there is none, or where the line
/// can't be split into words.
[[nodiscard]] inline std::string_view comment_of(std::string_view line) {
  detail::Splitter splitter{line};
  return splitter.split() ? splitter.rest() : std::string_view{};
}

}  // namespace tebweez
