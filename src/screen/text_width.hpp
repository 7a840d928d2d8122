// How many columns a text takes on a terminal, and how it is made to fit.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tebweez::screen {

/// What the terminal can show. With `ascii` every other character is shown as one `?`.
enum class Charset : std::uint8_t { utf8, ascii };

/// Can the terminal show this character? Others are shown as `?`.
[[nodiscard]] bool is_shown(char32_t code_point, Charset charset) noexcept;
/// One ASCII character for one that can't be shown: a letter for one of the Latin letters with a
/// mark that many names have, `?` for any other.
[[nodiscard]] std::string_view stand_in(char32_t code_point) noexcept;
/// Characters without a shape that would only reorder what stands around them: they are left out.
[[nodiscard]] constexpr bool reorders_text(char32_t code_point) noexcept {
  return (code_point >= 0x200B && code_point <= 0x200F) ||
         (code_point >= 0x2028 && code_point <= 0x202E) ||
         (code_point >= 0x2060 && code_point <= 0x2069) || code_point == 0xFEFF;
}
/// The columns of one character: 2 for wide ones, 0 for combining ones.
/// With `utf8` the locale must be a UTF-8 one.
[[nodiscard]] int width_of(char32_t code_point, Charset charset) noexcept;
[[nodiscard]] int width_of(std::string_view utf8, Charset charset) noexcept;

/// Cuts a text at the end to at most `width` columns, with an ellipsis where it was cut.
[[nodiscard]] std::string fit(std::string_view utf8, int width, Charset charset);
/// Cuts a text at the beginning, for a field that is being typed.
[[nodiscard]] std::string fit_end(std::string_view utf8, int width, Charset charset);
/// Cuts a text in the middle to at most `width` columns, so that both ends are seen.
[[nodiscard]] std::string fit_middle(std::string_view utf8, int width, Charset charset);
/// Breaks a text at blanks into lines of at most `width` columns.
[[nodiscard]] std::vector<std::string> wrap(std::string_view utf8, int width, Charset charset);

}  // namespace tebweez::screen
