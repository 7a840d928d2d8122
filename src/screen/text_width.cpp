#include "screen/text_width.hpp"

#include <algorithm>
#include <cwchar>

#include "tebweez/log/text.hpp"
#include "words/wrapping.hpp"

namespace tebweez::screen {
namespace {

constexpr char32_t first_not_ascii = 0x80;

std::string_view ellipsis(Charset charset) {
  return charset == Charset::utf8 ? "…" : "~";
}

/// The longest front of `utf8` that takes at most `width` columns.
std::string_view front(std::string_view utf8, int width, Charset charset) {
  std::string_view rest = utf8;
  while (!rest.empty()) {
    const std::string_view before = rest;
    const auto code_point = next_code_point(rest);
    if (!code_point) rest.remove_prefix(1);
    width -= code_point ? width_of(*code_point, charset) : 1;
    if (width < 0) return utf8.substr(0, utf8.size() - before.size());
  }
  return utf8;
}

/// The longest end of `utf8` that takes at most `width` columns.
std::string_view back(std::string_view utf8, int width, Charset charset) {
  while (width_of(utf8, charset) > width || (!utf8.empty() && [&] {
           std::string_view rest = utf8;  // no combining character may lead
           const auto code_point = next_code_point(rest);
           return code_point && width_of(*code_point, charset) == 0;
         }()))
    if (!next_code_point(utf8)) utf8.remove_prefix(1);
  return utf8;
}

}  // namespace

bool is_shown(char32_t code_point, Charset charset) noexcept {
  if (is_control(code_point)) return false;
  if (code_point < first_not_ascii) return true;
  return charset == Charset::utf8 && ::wcwidth(static_cast<wchar_t>(code_point)) >= 0;
}

std::string_view stand_in(char32_t code_point) noexcept {
  // Latin-1, Extended-A, and of Extended Additional what transliterations of Arabic are written
  // with.
  constexpr char32_t first = 0xC0;
  constexpr std::string_view latin =
      "AAAAAAACEEEEIIIIDNOOOOOxOUUUUY?saaaaaaaceeeeiiiidnooooo?ouuuuy?y"
      "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
      "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
  constexpr char32_t first_additional = 0x1E00;
  constexpr std::string_view additional =
      "AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
      "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
      "WwWwWwWwWwXxXxYyZzZzZzhtwy";
  static_assert(first + latin.size() == 0x180);
  static_assert(first_additional + additional.size() == 0x1E9A);
  if (code_point >= first && code_point - first < latin.size())
    return latin.substr(code_point - first, 1);
  if (code_point >= first_additional && code_point - first_additional < additional.size())
    return additional.substr(code_point - first_additional, 1);
  if (code_point == 0x2BF || code_point == 0x2BE || code_point == 0x2018 || code_point == 0x2019)
    return "'";
  return "?";
}

int width_of(char32_t code_point, Charset charset) noexcept {
  if (reorders_text(code_point)) return 0;
  if (code_point < first_not_ascii || charset == Charset::ascii) return 1;
  const int width = ::wcwidth(static_cast<wchar_t>(code_point));
  return width < 0 ? 1 : width;
}

int width_of(std::string_view utf8, Charset charset) noexcept {
  int width = 0;
  while (!utf8.empty()) {
    const auto code_point = next_code_point(utf8);
    if (!code_point) utf8.remove_prefix(1);
    width += code_point ? width_of(*code_point, charset) : 1;
  }
  return width;
}

std::string fit(std::string_view utf8, int width, Charset charset) {
  if (width_of(utf8, charset) <= width) return std::string{utf8};
  if (width < 1) return {};
  return std::string{front(utf8, width - 1, charset)}.append(ellipsis(charset));
}

std::string fit_end(std::string_view utf8, int width, Charset charset) {
  if (width_of(utf8, charset) <= width) return std::string{utf8};
  if (width < 1) return {};
  return std::string{ellipsis(charset)}.append(back(utf8, width - 1, charset));
}

std::string fit_middle(std::string_view utf8, int width, Charset charset) {
  if (width_of(utf8, charset) <= width) return std::string{utf8};
  if (width < 1) return {};
  const int left = width / 2;
  return std::string{front(utf8, left, charset)}
      .append(ellipsis(charset))
      .append(back(utf8, width - 1 - left, charset));
}

std::vector<std::string> wrap(std::string_view utf8, int width, Charset charset) {
  if (utf8.empty()) return {};
  const auto columns = [charset](std::string_view text) { return width_of(text, charset); };
  std::vector<std::string> lines = tebweez::wrapped(utf8, width, columns);
  for (std::string& line : lines) line = fit(line, width, charset);  // a word may be too wide
  return lines;
}

}  // namespace tebweez::screen
