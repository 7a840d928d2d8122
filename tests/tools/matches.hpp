// Matches and logs to look at, with nothing of the user's own.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "matches/match_settings.hpp"
#include "screen/app.hpp"
#include "tebweez/log/record.hpp"
#include "thinking/posed_puzzle.hpp"

namespace tebweez::testing {

/// The widths of characters are those of the locale C.UTF-8, on every machine.
void use_utf8();

/// A folder of its own to work in; it is the current folder, and the saved matches lie in it. The
/// locale is C.UTF-8. Everything is as it was when it goes out of scope.
class Desk {
 public:
  Desk();
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  void write(const std::string& name, const std::string& text) const;
  /// What stands in a file here; empty where there is none.
  [[nodiscard]] std::string read(const std::string& name) const;
  /// Writes a log among the saved matches.
  void save(const std::string& name, const std::string& text) const;
  /// Takes all saved matches away.
  void forget_saved() const;
  /// Forgets which puzzles of the day were tried.
  void forget_streaks() const;

 private:
  std::string folder_;
  std::string former_;
};

inline const PerSide<std::string> two_names{"Amina", "Karim"};

/// The first actions of a log among the cases, with other names.
[[nodiscard]] std::string log_up_to(const std::string& file, std::size_t actions,
                                    const PerSide<std::string>& names = two_names);
/// A match of a variant that begins with a line of actions: `tebweez south 6 6 … / … 6; keep; f`.
[[nodiscard]] std::string log_of(const Rules& rules, const std::string& actions,
                                 const PerSide<std::string>& names = two_names);

/// The match of a log on the board screen.
[[nodiscard]] std::unique_ptr<screen::Screen> match_screen(const std::string& log);
/// A new match on the board screen; nothing is written.
[[nodiscard]] std::unique_ptr<screen::Screen> new_match(
    const Rules& rules, const PerSide<std::string>& names = two_names);
/// A log on the replay screen, in a file `match.tebweez`.
[[nodiscard]] std::unique_ptr<screen::Screen> replay_screen(const std::string& log);
/// The start screen.
[[nodiscard]] std::unique_ptr<screen::Screen> start_screen(const MatchSettings& options = {});
/// A puzzle, of a day if it is one.
[[nodiscard]] std::unique_ptr<screen::Screen> puzzle_screen(const Rules& rules,
                                                            const PuzzleWish& wish);
/// The keys that choose the row of the start screen that begins so in a large window: `Target`.
[[nodiscard]] std::string down_to(const std::string& row);

}  // namespace tebweez::testing
