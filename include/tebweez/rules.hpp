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

/// One ruleset.
///
/// R17: Mancala World and Ludii tell Lane's one game of the wise differently; neither is corrected
/// by the other, so they are two rulesets here, `akil` and `akil_ludii`.
/// R18: La'b Rosëya is La'b Madjnuni from seven in each pit: a customary layout, not a ruleset.
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
    .source = "Lane 1836, after Murray and Ludii",
    .in_brief = "corresponding pits, sow any pit, take every even number",
    .row_length = 6,
    .seeds = 72,
    .layout = Layout::corresponding,
    .minimum = 0,
    .turning = true,
    .layer_begins = false,
    .choice = Choice::any,
    .capture = Capture::even,
    .gift = Gift::at_turn,
    .last_ends = true,
    .target = 60,
    .next_layer = NextLayer::same,
};

/// R19: Culin ends the game when all holes are empty; Mancala World doubts that, and assumes an end
/// when a row is empty at its owner's turn or the seeds circle. So here: no gift fills an empty
/// row, and a last seed alone ends nothing.
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
    .turning = false,
    .layer_begins = true,
    .choice = Choice::head,
    .capture = Capture::two_or_four,
    .gift = Gift::none,
    .last_ends = false,
    .target = 0,
    .next_layer = NextLayer::loser,
};

inline constexpr std::array all_rules{&akil, &ghashim, &akil_ludii, &madjnuni};

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
