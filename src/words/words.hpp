// Positions, actions and ends in words. They render what the rules library says; they know no rule.
#pragma once

#include <cstddef>
#include <string>

#include "tebweez/log/record.hpp"

namespace tebweez {

/// The names by which the players are called: fit for a terminal, and never the same for both.
using Names = PerSide<std::string>;
[[nodiscard]] Names names_of(const Header& header);

/// "1 seed", "3 seeds".
[[nodiscard]] std::string counted(int number, std::string_view noun);

/// One ply of a round in a sentence or two: "Karim sowed d: 3 laps, the last seed made 4 in B; …".
/// @param index which of `round.plies()`
[[nodiscard]] std::string sentence(const Round& round, std::size_t index, const Names& names);

/// The same in few words, "Karim sowed d: 3 laps to B, took 6."; empty where it is short as it is.
[[nodiscard]] std::string brief_sentence(const Round& round, std::size_t index, const Names& names);

/// Why and how a round ended: "One seed was left … Amina 40, Karim 32: Amina gains 8."
[[nodiscard]] std::string end_sentence(const Reckoning& result, const Names& names);
/// The same in few words, without the stores: "One seed left: Amina gains 8."
[[nodiscard]] std::string brief_end_sentence(const Reckoning& result, const Names& names);
/// Why a round ended, as a clause: "one seed was left".
[[nodiscard]] std::string reason_clause(Reason reason);
/// Who won the match, and how: "Amina wins the match: reached 63, needed 60."
[[nodiscard]] std::string verdict_sentence(const Match& match, const Names& names);
/// The same in few words: "Amina wins: 63, needed 60."
[[nodiscard]] std::string brief_verdict_sentence(const Match& match, const Names& names);
/// What the match waits for: "Karim is to sow: a b d".
[[nodiscard]] std::string due_sentence(const Match& match, const Names& names);

/// "round 3 · first to 60", or what there is of that.
[[nodiscard]] std::string target_text(int target);

}  // namespace tebweez
