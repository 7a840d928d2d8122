// JSON, read strictly, as far as recordings need it: objects, arrays, strings and numbers.
#pragma once

#include <cctype>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tebweez::testing {

struct Json;
using JsonObject = std::map<std::string, Json>;
using JsonArray = std::vector<Json>;

struct Json {
  std::variant<double, std::string, JsonArray, JsonObject> value;

  [[nodiscard]] double number() const { return std::get<double>(value); }
  [[nodiscard]] const std::string& text() const { return std::get<std::string>(value); }
  [[nodiscard]] const JsonArray& array() const { return std::get<JsonArray>(value); }
  [[nodiscard]] const Json& operator[](const std::string& key) const {
    return std::get<JsonObject>(value).at(key);
  }
};

/// Reads one value from a text that holds nothing else; throws where that is not so.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_{text} {}

  [[nodiscard]] Json whole() {
    Json json = value();
    if (!rest_.empty()) fail();
    return json;
  }

 private:
  [[noreturn]] void fail() const { throw std::runtime_error{"no JSON: " + std::string{rest_}}; }
  [[nodiscard]] char next() const { return rest_.empty() ? '\0' : rest_.front(); }
  char take() {
    if (rest_.empty()) fail();
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }
  void skip_blanks() {
    while (next() == ' ') take();
  }
  bool took(char c) {
    if (next() != c) return false;
    take();
    return true;
  }

  Json value() {
    skip_blanks();
    Json json;
    if (next() == '"')
      json.value = string();
    else if (next() == '[')
      json.value = array();
    else if (next() == '{')
      json.value = object();
    else
      json.value = number();
    skip_blanks();
    return json;
  }

  /// Takes what stands between two brackets, parted by commas.
  template <class One>
  void list(char end, const One& one) {
    take();
    skip_blanks();
    if (took(end)) return;
    do one();
    while (took(','));
    if (!took(end)) fail();
  }
  JsonArray array() {
    JsonArray all;
    list(']', [&] { all.push_back(value()); });
    return all;
  }
  JsonObject object() {
    JsonObject all;
    list('}', [&] {
      skip_blanks();
      std::string key = string();
      skip_blanks();
      if (!took(':') || !all.emplace(std::move(key), value()).second) fail();
    });
    return all;
  }

  double number() {
    std::string digits;
    while (std::isdigit(static_cast<unsigned char>(next())) != 0) digits += take();
    const bool leading_zero = digits.size() > 1 && digits.front() == '0';
    if (digits.empty() || leading_zero) fail();
    if (took('.')) {
      digits += '.';
      if (std::isdigit(static_cast<unsigned char>(next())) == 0) fail();
      while (std::isdigit(static_cast<unsigned char>(next())) != 0) digits += take();
    }
    return std::stod(digits);
  }

  std::string string() {
    if (take() != '"') fail();
    std::string text;
    for (char c = take(); c != '"'; c = take()) {
      if (static_cast<unsigned char>(c) < ' ') fail();
      text += c == '\\' ? escaped() : c;
    }
    return text;
  }
  char escaped() {
    const char c = take();
    if (c == '"' || c == '\\') return c;
    if (c != 'u') fail();
    std::string digits;
    for (int i = 0; i < 4; ++i) digits += take();
    std::size_t used = 0;
    const int code = std::stoi(digits, &used, 16);
    if (used != 4 || code > 0x7F) fail();
    return static_cast<char>(code);
  }

  std::string_view rest_;
};

}  // namespace tebweez::testing
