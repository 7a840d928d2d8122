// The one table of keys: what each means, where it means it, and how help tells of it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "screen/text_width.hpp"

namespace tebweez::screen {

/// What a key or a click asks for.
enum class Request : std::uint8_t {
  none,
  // everywhere
  help,
  rules,
  view,
  undo,
  redo,
  redraw,
  suspend,
  close,
  quit,   ///< closes what lies on top; where nothing does, leaves
  leave,  ///< leaves from anywhere
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
  moves,  ///< to walk through the moves
  hint,   ///< what best play says: a hint, or the analysis of what was played
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
  keep_layout,
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
  search,
  erase,
};

/// A set of situations in which keys mean something; see namespace where.
class Context {
 public:
  constexpr Context() = default;
  /// One situation by its number, less than `count`.
  constexpr explicit Context(int number) : bits_{1U << static_cast<unsigned>(number)} {}
  static constexpr int count = 19;
  [[nodiscard]] static constexpr Context everywhere() { return ~Context{}; }

  /// Has it a situation in common with another?
  [[nodiscard]] constexpr bool meets(Context other) const { return (bits_ & other.bits_) != 0; }
  friend constexpr Context operator|(Context a, Context b) { return of(a.bits_ | b.bits_); }
  friend constexpr Context operator&(Context a, Context b) { return of(a.bits_ & b.bits_); }
  friend constexpr Context operator~(Context a) { return of(~a.bits_ & ((1U << count) - 1)); }
  friend constexpr bool operator==(Context, Context) = default;

 private:
  [[nodiscard]] static constexpr Context of(unsigned bits) {
    Context context;
    context.bits_ = bits;
    return context;
  }
  unsigned bits_ = 0;
};

/// The situations.
namespace where {
inline constexpr Context start{0};  ///< choosing variant, match, target
inline constexpr Context text{1};   ///< a field that takes text
inline constexpr Context tebweez{2};
inline constexpr Context hand_over{3};
inline constexpr Context board{4};      ///< choosing what to sow
inline constexpr Context gift{5};       ///< choosing what to give from
inline constexpr Context sowing{6};     ///< while a sowing is shown
inline constexpr Context reckoning{7};  ///< after a round
inline constexpr Context finished{8};   ///< after the match
inline constexpr Context replay{9};
inline constexpr Context page{10};  ///< help and rules
inline constexpr Context question{11};
inline constexpr Context computer{12};  ///< while the computer thinks
inline constexpr Context learn{13};     ///< a lesson
inline constexpr Context puzzle{14};    ///< a puzzle, and its best play
inline constexpr Context saved{15};     ///< the list of saved matches
inline constexpr Context moves{16};     ///< walking through the moves of a match in play
inline constexpr Context all = Context::everywhere();
inline constexpr Context playing =
    tebweez | hand_over | board | gift | computer | reckoning | finished;
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
inline constexpr char32_t tab = '\t';
inline constexpr char32_t enter = '\r';
inline constexpr char32_t escape = 0x1B;
[[nodiscard]] constexpr char32_t control(char letter) noexcept {
  return static_cast<char32_t>(letter & 0x1F);
}
}  // namespace key

/// One row of the table: a key, and what it means in some situations.
struct Binding {
  char32_t key = 0;
  Request request{};
  Context contexts{};
  std::string_view label;  ///< a word for the line of keys; empty: not shown there
  std::string_view help;   ///< a line for the help page; empty: another row tells of it
};
[[nodiscard]] std::span<const Binding> bindings() noexcept;

/// What a key means in a context. Letters of pits and digits are not commands.
[[nodiscard]] Request request_for(char32_t key, Context context) noexcept;

/// The name of a key: `Enter`, `F1`, `Ctrl-L`, `u`, `←`.
[[nodiscard]] std::string name_of_key(char32_t key, Charset charset);

}  // namespace tebweez::screen
