// Moves, rounds and titles as short lines, for the board screen and the replay.
#pragma once

#include <string>
#include <vector>

#include "screen/scene.hpp"
#include "tebweez/match.hpp"

namespace tebweez::screen {

/// The last of the first `count` moves of a round, one a line; the very last stands out.
[[nodiscard]] std::vector<Line> move_lines(const Round& round, std::size_t count);
/// Which of the first `count` moves stands in the first of these lines, counted from 0.
[[nodiscard]] std::size_t first_move_shown(std::size_t count) noexcept;
/// The moves of a round around one of them, which stands out.
struct MovesAround {
  std::vector<Line> lines;
  std::size_t first = 0;  ///< which move stands in the first line, counted from 0
};
[[nodiscard]] MovesAround moves_around(const Round& round, std::size_t number);
/// Marks a line of these as one that gave much away.
void mark_as_costly(Line& line);
/// Shows how a round that is over came out: the final stores, what the owners took from their rows.
void show_reckoning(Scene& scene, const Round& round);
/// "round 3, first to 60"; of a match of one round: "one round". What is not as usual comes first:
/// "skip, round 3, first to 60".
[[nodiscard]] std::string corner_text(int round, const Match& match);
/// The rounds of a match as a table, each line as wide as the others.
struct RoundTable {
  std::vector<std::string> heading;
  std::vector<std::string> rounds;
};
/// @param narrow for 40 columns
[[nodiscard]] RoundTable round_table(const Match& match, const Names& names, bool narrow,
                                     Charset charset);

}  // namespace tebweez::screen
