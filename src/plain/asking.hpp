// What a person may type in plain play beside the log's own statements, and how it is told.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tebweez/match.hpp"
#include "words/words.hpp"

namespace tebweez {

/// Words that are no statements of the log.
enum class Asked : std::uint8_t { nothing, help, board, moves, rules, redo, quit };

/// What a line asks for; nothing where it is no such word, or blank.
[[nodiscard]] std::optional<Asked> asked_for(std::string_view line);

/// What may be typed now, with an example that the rules allow in this position, in a sentence.
[[nodiscard]] std::string suggestion(const Match& match);

/// All that may be typed, in lines.
[[nodiscard]] std::string help_text(const Match& match);

/// The actions of the round so far, a line each.
[[nodiscard]] std::string moves_text(const Match& match, const Names& names);

/// The rules with their readings, in lines.
[[nodiscard]] std::string rules_text(const Rules& rules);

/// What is wrong with a pit that is named by a letter of another alphabet, which may look the same.
[[nodiscard]] std::optional<std::string> foreign_letter(std::string_view line, const Match& match);

}  // namespace tebweez
