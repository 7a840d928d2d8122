// The rulesets: the few ways in which they differ, as data.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "tebweez/board.hpp"

namespace tebweez {

/// R1: what a lap that comes round does with the pit it was lifted from.
enum class Origin : std::uint8_t {
  sow,   ///< drops a seed there too; no source names an exception
  skip,  ///< passes it over, as many relatives of the game do
};

/// Which layouts a tebweez may have, besides holding all the seeds.
enum class Layout : std::uint8_t {
  any,            ///< any pits, any numbers
  minimum,        ///< at least `Rules::minimum` in each pit
  corresponding,  ///< R9: a pit holds seeds exactly when the same letter of the other row does
};

/// Which pits of a row may be sown.
enum class Choice : std::uint8_t {
  any,   ///< every occupied pit
  head,  ///< only the occupied pit nearest the head
};

/// The counts that a last seed captures by making.
enum class Capture : std::uint8_t {
  two_or_four,
  even,  ///< 2, 4, 6 …; R14: an empty pit is no even number
};

/// Does a last seed that makes `count` capture?
[[nodiscard]] constexpr bool captures(Capture capture, int count) noexcept {
  if (capture == Capture::two_or_four) return count == 2 || count == 4;
  return count != 0 && count % 2 == 0;  // R14: 0 is no even number
}

/// When a seed is given into an empty row.
enum class Gift : std::uint8_t {
  none,
  any_time,  ///< R6: whenever one row is empty and the other holds more than one seed
  at_turn,   ///< R7: only to the player about to move
};

/// R11: who lays out the next round.
enum class NextLayer : std::uint8_t {
  loser,  ///< the loser of the round; after a draw the same player again
  same,   ///< the same player each time
};

/// One ruleset: one source's way of telling a game.
///
/// R17: Lane tells two modes of one game. His game of the wise wants corresponding pits and takes
/// twos and fours: `akil_lane`. Mancala World keeps the captures and frees the layout (`akil`);
/// Ludii keeps the layout and takes every even number (`akil_ludii`). None is corrected by another.
/// R18: La'b Rosëya is La'b Madjnuni from seven in each pit: a customary layout, not a ruleset.
/// R24: Lane tells the gift and the last seed in the game of the ignorant only; his game of the
/// wise "proceeds in the same manner", so both hold in it too.
/// R25: Lane's players of the wise lay out uncounted. Figures are shown all the time here, and no
/// rule follows from that.
struct Rules {
  std::string_view key;      ///< the name in logs and on the command line
  std::string_view name;     ///< as the source spells it
  std::string_view meaning;  ///< in English
  std::string_view country;
  std::string_view source;    ///< who wrote it down
  std::string_view in_brief;  ///< what sets it apart, one line

  int row_length = 0;  ///< pits a row
  int seeds = 0;       ///< all seeds of the game
  Layout layout{};
  int minimum = 0;       ///< seeds that each pit must hold after the tebweez
  int start = 0;         ///< seeds in each pit when the laying-out begins, the rest in hand
  bool turning = false;  ///< may the other player turn the board? (R10: Culin knows no turning)
  bool layer_begins = false;  ///< R10; elsewhere R8 decides
  Choice choice{};
  Capture capture{};
  Gift gift{};
  bool last_ends = false;  ///< a single seed left ends the round (Lane; R13 for `akil-ludii`)
  int target = 0;          ///< default target of a match; 0: one round only (R20)
  NextLayer next_layer{};
  Origin origin{};  ///< R1: the one reading that players choose; the log names it

  /// The same ruleset under this reading of R1.
  [[nodiscard]] constexpr Rules with(Origin reading) const noexcept {
    Rules rules = *this;
    rules.origin = reading;
    return rules;
  }
  friend constexpr bool operator==(const Rules&, const Rules&) = default;

  /// Does a last seed that makes `count` capture?
  [[nodiscard]] constexpr bool captures(int count) const noexcept {
    return tebweez::captures(capture, count);
  }
};

/// Who begins when South has laid out the seeds and North keeps the board (R8, R10).
[[nodiscard]] constexpr Side beginner_against_south(const Rules& rules) noexcept {
  return rules.layer_begins ? Side::south : Side::north;
}

inline constexpr Rules akil{
    .key = "akil",
    .name = "L'ab al-Akil",
    .meaning = "the Game of the Wise",
    .country = "Egypt",
    .source = "Lane 1836, as Mancala World tells it",
    .in_brief = "lay out as you like, sow any pit, take twos and fours",
    .row_length = 6,
    .seeds = 72,
    .layout = Layout::any,
    .minimum = 0,
    .start = 0,
    .turning = true,
    .layer_begins = false,
    .choice = Choice::any,
    .capture = Capture::two_or_four,
    .gift = Gift::any_time,
    .last_ends = true,
    .target = 60,
    .next_layer = NextLayer::loser,
};

inline constexpr Rules ghashim{
    .key = "ghashim",
    .name = "L'ab al-Ghashim",
    .meaning = "the Game of the Ignorant",
    .country = "Egypt",
    .source = "Lane 1836, as Mancala World tells it",
    .in_brief = "four in each pit at least; the layout decides, the head is sown",
    .row_length = 6,
    .seeds = 72,
    .layout = Layout::minimum,
    .minimum = 4,
    .start = 4,
    .turning = true,
    .layer_begins = false,
    .choice = Choice::head,
    .capture = Capture::two_or_four,
    .gift = Gift::any_time,
    .last_ends = true,
    .target = 60,
    .next_layer = NextLayer::loser,
};

/// Lane's own words, chapter on games: the game of the wise.
inline constexpr Rules akil_lane{
    .key = "akil-lane",
    .name = "Leab el-'Ákil",
    .meaning = "the Game of the Wise in Lane's words",
    .country = "Egypt",
    .source = "Lane 1836",
    .in_brief = "corresponding pits, sow any pit, take twos and fours",
    .row_length = 6,
    .seeds = 72,
    .layout = Layout::corresponding,
    .minimum = 0,
    .start = 0,
    .turning = true,
    .layer_begins = false,
    .choice = Choice::any,
    .capture = Capture::two_or_four,
    .gift = Gift::any_time,
    .last_ends = true,
    .target = 60,
    .next_layer = NextLayer::loser,
};

/// Lane's own words: the game of the ignorant. R21: four in each pit is a custom ("generally"), for
/// a pit "may have been left empty at the first"; so the laying-out starts with four, and any pit
/// may be emptied.
inline constexpr Rules ghashim_lane{
    .key = "ghashim-lane",
    .name = "Leab el-Ghasheem",
    .meaning = "the Game of the Ignorant in Lane's words",
    .country = "Egypt",
    .source = "Lane 1836",
    .in_brief = "four in each pit by custom only; the layout decides, the head is sown",
    .row_length = 6,
    .seeds = 72,
    .layout = Layout::any,
    .minimum = 0,
    .start = 4,
    .turning = true,
    .layer_begins = false,
    .choice = Choice::head,
    .capture = Capture::two_or_four,
    .gift = Gift::any_time,
    .last_ends = true,
    .target = 60,
    .next_layer = NextLayer::loser,
};

inline constexpr Rules akil_ludii{
    .key = "akil-ludii",
    .name = "Li'b al-'Aqil",
    .meaning = "the Game of the Wise as Ludii tells it",
    .country = "Egypt",
    .source = "Ludii, citing Murray",
    .in_brief = "corresponding pits, sow any pit, take every even number",
    .row_length = 6,
    .seeds = 72,
    .layout = Layout::corresponding,
    .minimum = 0,
    .start = 0,
    .turning = true,
    .layer_begins = false,
    .choice = Choice::any,
    .capture = Capture::even,
    .gift = Gift::at_turn,
    .last_ends = true,
    .target = 60,
    .next_layer = NextLayer::same,
};

/// R19: Culin counts when the board is cleared; Mancala World doubts that this is ever reached, and
/// assumes an end when a row is empty at its owner's turn or the seeds circle. So here: no gift
/// fills an empty row, and a last seed alone ends nothing.
inline constexpr Rules madjnuni{
    .key = "madjnuni",
    .name = "La'b Madjnuni",
    .meaning = "the Crazy Game",
    .country = "Syria",
    .source = "Culin 1894 and Mancala World",
    .in_brief = "seven pits a row, no gifts, one round; the head is sown",
    .row_length = 7,
    .seeds = 98,
    .layout = Layout::minimum,
    .minimum = 2,
    .start = 2,
    .turning = false,
    .layer_begins = true,
    .choice = Choice::head,
    .capture = Capture::two_or_four,
    .gift = Gift::none,
    .last_ends = false,
    .target = 0,
    .next_layer = NextLayer::loser,
};

/// R22: seven in each is "customary" (Culin), so other layouts are allowed, as in the game that he
/// tells before it. R23: any pit of the row may be sown, at every turn; it is sown in laps, since
/// Culin contrasts it with that game in the choice of the pit only.
inline constexpr Rules hakimi{
    .key = "hakimi",
    .name = "La'b Hakimi",
    .meaning = "the Rational Game",
    .country = "Syria",
    .source = "Culin 1894",
    .in_brief = "seven pits a row, no gifts, one round; sow any pit",
    .row_length = 7,
    .seeds = 98,
    .layout = Layout::minimum,
    .minimum = 2,
    .start = 7,
    .turning = false,
    .layer_begins = true,
    .choice = Choice::any,
    .capture = Capture::two_or_four,
    .gift = Gift::none,
    .last_ends = false,
    .target = 0,
    .next_layer = NextLayer::loser,
};

/// All of them: those that newcomers should take first stand first, then the sources' own forms.
inline constexpr std::array all_rules{&akil,       &ghashim,  &akil_lane, &ghashim_lane,
                                      &akil_ludii, &madjnuni, &hakimi};

static_assert([] {
  int longest = 0;
  int most = 0;
  for (const Rules* rules : all_rules) {
    longest = std::max(longest, rules->row_length);
    most = std::max(most, rules->seeds);
  }
  return longest == longest_row && most == most_seeds;
}());

/// The ruleset with this key, or null.
[[nodiscard]] constexpr const Rules* find_rules(std::string_view key) noexcept {
  for (const Rules* rules : all_rules)
    if (rules->key == key) return rules;
  return nullptr;
}

/// The highest target a match may have; the lowest is 0, one round only.
inline constexpr int highest_target = 1000;

}  // namespace tebweez
