// A match as lines of text: for a screen reader, a dumb terminal, a script.
#pragma once

#include <optional>
#include <string>

#include "matches/session.hpp"
#include "system/problem.hpp"
#include "words/words.hpp"

namespace tebweez {

/// Plays on standard input and output until the input ends. Returns the exit status.
/// @param lines what has been read of the input before
/// @param rest what was read of it and is still to be taken
[[nodiscard]] int play_plain(Session session, LineReader lines = {}, const std::string& rest = {});

/// The stores and the board behind an action: once it ended the round, the owners have taken the
/// rest.
[[nodiscard]] std::string plain_after(const Chapter& chapter, std::size_t number,
                                      const Names& names);

/// A board in words and figures, a line for each row.
[[nodiscard]] std::string plain_board(const Board& board, const Names& names);

/// The position of a match in words and figures, several lines.
[[nodiscard]] std::string plain_position(const Match& match, const Names& names);

}  // namespace tebweez
