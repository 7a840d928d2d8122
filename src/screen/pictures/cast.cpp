#include "screen/pictures/cast.hpp"

#include <utility>

#include "screen/pictures/ansi.hpp"

namespace tebweez::screen {
namespace {

constexpr std::string_view hide_cursor = "\033[?25l";
constexpr std::string_view show_cursor = "\033[?25h";
constexpr std::string_view blank_screen = "\033[0m\033[2J";

/// A text as a JSON string.
std::string quoted(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string json = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      json.append({'\\', c});
    else if (byte < ' ')
      json.append("\\u00").append({digits[byte / 16], digits[byte % 16]});
    else
      json += c;
  }
  return json + "\"";
}

/// A member of an object: its value is JSON already.
std::string member(std::string_view key, const std::string& value) {
  return quoted(key) + ": " + value;
}

std::string joined(const Palette& palette) {
  std::string colors;
  for (const std::string_view color : palette.colors)
    colors.append(colors.empty() ? "" : ":").append(color);
  return colors;
}

std::string seconds(std::chrono::milliseconds time) {
  const std::string thousandths = std::to_string(time.count() % 1000);
  return std::to_string(time.count() / 1000) + "." + std::string(3 - thousandths.size(), '0') +
         thousandths;
}

}  // namespace

Cast::Cast(const Grid& blank, std::string_view title, const Palette& palette)
    : text_{"{" + member("version", "2") + ", " + member("width", std::to_string(blank.columns())) +
            ", " + member("height", std::to_string(blank.rows())) + ", " +
            member("title", quoted(title)) + ", " +
            member("env", "{" + member("TERM", quoted("xterm-256color")) + "}") + ", " +
            member("theme", "{" + member("fg", quoted(palette.foreground)) + ", " +
                                member("bg", quoted(palette.background)) + ", " +
                                member("palette", quoted(joined(palette))) + "}") +
            "}\n"},
      shown_{blank} {
  add({}, std::string{hide_cursor}.append(blank_screen));
}

void Cast::add(std::chrono::milliseconds time, std::string_view bytes) {
  text_ += "[" + seconds(time) + ", \"o\", " + quoted(bytes) + "]\n";
}

void Cast::show(std::chrono::milliseconds time, const Grid& grid) {
  const std::string bytes = ansi_changes(shown_, grid);
  if (!bytes.empty()) add(time, bytes);
  shown_ = grid;
}

std::string Cast::end(std::chrono::milliseconds time) && {
  // A terminal with no more rows than the picture stays in its last one.
  add(time, "\033[" + std::to_string(shown_.rows() + 1) + ";1H" + std::string{show_cursor});
  return std::move(text_);
}

}  // namespace tebweez::screen
