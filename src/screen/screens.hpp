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
/// The list of saved matches.
/// @param no_log what is played after one of them is written nowhere
[[nodiscard]] std::unique_ptr<Screen> saved_screen(bool no_log);
/// A match on the board.
/// @param again what "again with the same names" plays
[[nodiscard]] std::unique_ptr<Screen> match_screen(Session session, MatchSettings again);
/// A saved match on the board, to go on with.
/// @param no_log a match begun again after it is written nowhere
[[nodiscard]] Result<std::unique_ptr<Screen>, Problem> saved_match(const std::string& path,
                                                                   bool no_log);
/// The moves of a match in play to walk through, laid over it; from any of them a match of its own
/// can be played on.
/// @param record of that match, which outlives the screen
/// @param like what such a match is begun with
/// @param action how many actions have been played at first
[[nodiscard]] std::unique_ptr<Screen> moves_list(const Record& record, const MatchSettings& like,
                                                 std::size_t action);
/// The last sowing of the round once more, laid over the match; nothing if there was none.
[[nodiscard]] std::unique_ptr<Screen> last_sowing(const Record& record, const App& app);
/// The keys that work on a screen.
[[nodiscard]] std::unique_ptr<Screen> help_page(const Screen& about);
/// The rules of a ruleset, of all of them for null.
[[nodiscard]] std::unique_ptr<Screen> rules_page(const Rules* rules);

}  // namespace tebweez::screen
