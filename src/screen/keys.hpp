// The one table of keys: what each means, where it means it, and how help tells of it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "screen/text_width.hpp"

namespace tebweez::screen {

/// What a key or a click asks for.
enum class Command : std::uint8_t {
  none,
  // everywhere
  help,
  rules,
  view,
  undo,
  redraw,
  suspend,
  close,
  leave,
  interrupt,
  // moving
  left,
  right,
  up,
  down,
  act,
  // board and gift
  preview,
  play_forced,
  resign,
  agree,
  hint,
  // tebweez
  add,
  remove,
  empty_pit,
  empty_all,
  spread,
  mirror,
  random,
  next_layout,
  other_one,
  // sowing and replay
  pause,
  next_seed,
  previous_seed,
  slower,
  faster,
  next_capture,
  previous_capture,
  next_page,
  previous_page,
  first,
  last,
  erase,
};

/// Where a key can mean something: a set of these bits.
namespace where {
inline constexpr unsigned start = 1U << 0U;  ///< choosing variant, match, target
inline constexpr unsigned text = 1U << 1U;   ///< a field that takes text
inline constexpr unsigned tebweez = 1U << 2U;
inline constexpr unsigned hand_over = 1U << 3U;
inline constexpr unsigned board = 1U << 4U;      ///< choosing what to sow
inline constexpr unsigned gift = 1U << 5U;       ///< choosing what to give from
inline constexpr unsigned sowing = 1U << 6U;     ///< while a sowing is shown
inline constexpr unsigned reckoning = 1U << 7U;  ///< after a round
inline constexpr unsigned finished = 1U << 8U;   ///< after the match
inline constexpr unsigned replay = 1U << 9U;
inline constexpr unsigned page = 1U << 10U;  ///< help and rules
inline constexpr unsigned question = 1U << 11U;
inline constexpr unsigned all = (1U << 12U) - 1;
inline constexpr unsigned playing = tebweez | hand_over | board | gift | reckoning | finished;
}  // namespace where

/// A key as a number: a character, or one of these.
namespace key {
inline constexpr char32_t beyond_unicode = 0x110000;
inline constexpr char32_t up = beyond_unicode + 1;
inline constexpr char32_t down = beyond_unicode + 2;
inline constexpr char32_t left = beyond_unicode + 3;
inline constexpr char32_t right = beyond_unicode + 4;
inline constexpr char32_t page_up = beyond_unicode + 5;
inline constexpr char32_t page_down = beyond_unicode + 6;
inline constexpr char32_t home = beyond_unicode + 7;
inline constexpr char32_t end = beyond_unicode + 8;
inline constexpr char32_t remove = beyond_unicode + 9;  ///< the Delete key
inline constexpr char32_t backspace = beyond_unicode + 10;
inline constexpr char32_t f0 = beyond_unicode + 100;  ///< F1 is f0 + 1, and so on
inline constexpr char32_t enter = '\r';
inline constexpr char32_t escape = 0x1B;
[[nodiscard]] constexpr char32_t control(char letter) noexcept {
  return static_cast<char32_t>(letter & 0x1F);
}
}  // namespace key

/// One row of the table: a key, and what it means in some places.
struct Binding {
  char32_t key = 0;
  Command command{};
  unsigned places = 0;
  std::string_view label;  ///< a word for the line of keys; empty: not shown there
  std::string_view help;   ///< a line for the help page; empty: another row tells of it
};
[[nodiscard]] std::span<const Binding> bindings() noexcept;

/// What a key means in a place. Letters of pits and digits are not commands.
[[nodiscard]] Command command_for(char32_t key, unsigned place) noexcept;

/// The name of a key: `Enter`, `F1`, `Ctrl-L`, `u`, `←`.
[[nodiscard]] std::string name_of_key(char32_t key, Charset charset);

}  // namespace tebweez::screen
