#include "screen/text_field.hpp"

#include <string_view>
#include <vector>

#include "screen/text_width.hpp"
#include "tebweez/log/text.hpp"

namespace tebweez::screen {
namespace {

void append_utf8(std::string& text, char32_t code_point) {
  const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
  if (code_point < 0x80) return byte(code_point);
  if (code_point < 0x800) {
    byte(0xC0 | code_point >> 6U);
  } else {
    if (code_point < 0x10000) {
      byte(0xE0 | code_point >> 12U);
    } else {
      byte(0xF0 | code_point >> 18U);
      byte(0x80 | (code_point >> 12U & 0x3FU));
    }
    byte(0x80 | (code_point >> 6U & 0x3FU));
  }
  byte(0x80 | (code_point & 0x3FU));
}

/// Does a code point belong to the character before it: a mark, a variation, a tone of skin?
bool continues(char32_t code_point) {
  constexpr char32_t first_tone = 0x1F3FB;
  constexpr char32_t last_tone = 0x1F3FF;
  return width_of(code_point, Charset::utf8) == 0 ||
         (code_point >= first_tone && code_point <= last_tone);
}

/// Takes off the last character as it is seen, of however many code points it is made.
void erase_last(std::string& text) {
  constexpr char32_t joiner = 0x200D;
  const auto is_flag_letter = [](char32_t c) { return c >= 0x1F1E6 && c <= 0x1F1FF; };
  std::vector<char32_t> all;
  std::string_view rest = text;
  while (const auto code_point = next_code_point(rest)) all.push_back(*code_point);
  if (all.empty()) return;
  std::size_t first = all.size() - 1;
  while (first > 0 && (continues(all[first]) || all[first - 1] == joiner)) --first;
  std::size_t letters = 0;  // of flags, each of two letters
  while (letters <= first && is_flag_letter(all[first - letters])) ++letters;
  if (letters > 0 && letters % 2 == 0) --first;
  text.clear();
  for (std::size_t i = 0; i < first; ++i) append_utf8(text, all[i]);
}

}  // namespace

TextField::Stand TextField::take(const Input& input) {
  if (const auto* character = std::get_if<Character>(&input); character != nullptr) {
    if (shape_of(text_).length < longest_) append_utf8(text_, character->code_point);
    return Stand::typing;
  }
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return Stand::typing;
  switch (*request) {
    case Request::erase: erase_last(text_); return Stand::typing;
    case Request::act:
    case Request::up:
    case Request::down: return Stand::done;
    case Request::close: return Stand::given_up;
    default: return Stand::typing;
  }
}

void TextField::draw(Grid& grid, Spot at, int columns) const {
  const std::string shown = fit_end(text_, columns - 2, grid.charset());
  const int end = grid.put(at.row, at.column, "[" + shown, Role::mark);
  grid.put(at.row, end, "]", Role::mark);
  grid.set_cursor(Spot{at.row, end});
}

}  // namespace tebweez::screen
