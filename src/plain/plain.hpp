// A match as lines of text: for a screen reader, a dumb terminal, a script.
#pragma once

#include <optional>
#include <string>

#include "matches/session.hpp"
#include "system/problem.hpp"
#include "words/words.hpp"

namespace tebweez {

/// Plays on standard input and output until the input ends. Returns the exit status.
[[nodiscard]] int play_plain(Session session);

/// The stores and the board behind an action: once it ended the round, the owners have taken the
/// rest.
[[nodiscard]] std::string plain_after(const Chapter& chapter, std::size_t number,
                                      const Names& names);

/// The position of a match in words and figures, several lines.
[[nodiscard]] std::string plain_position(const Match& match, const Names& names);

}  // namespace tebweez
