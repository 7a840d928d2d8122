// The screens that lead from one to another, each made by a function, so that none of them has to
// know what another is.
#pragma once

#include <memory>

#include "matches/match_settings.hpp"
#include "matches/session.hpp"
#include "screen/screen.hpp"

namespace tebweez::screen {

/// Where one begins: rulesets, names, saved matches.
/// @param former the names that players had last, where `settings` has none
/// @param message told at first; may be empty
[[nodiscard]] std::unique_ptr<Screen> start_screen(
    MatchSettings settings, const PerSide<std::optional<std::string>>& former = {},
    std::string message = {});
/// A match on the board.
/// @param again what "again with the same names" plays
[[nodiscard]] std::unique_ptr<Screen> match_screen(Session session, MatchSettings again);
/// The keys that work on a screen.
[[nodiscard]] std::unique_ptr<Screen> help_page(const Screen& about);
/// The rules of a ruleset, of all of them for null.
[[nodiscard]] std::unique_ptr<Screen> rules_page(const Rules* rules);

}  // namespace tebweez::screen
