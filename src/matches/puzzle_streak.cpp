#include "matches/puzzle_streak.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "system/small_file.hpp"
#include "system/user_folders.hpp"
#include "tebweez/log/notation.hpp"
#include "words/words.hpp"

namespace tebweez {
namespace {

constexpr std::string_view solved_word = "solved";
constexpr std::string_view missed_word = "missed";
constexpr int most_days = std::numeric_limits<int>::max();

std::vector<std::string_view> cut(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return parts;
}

/// A line `akil 2026-12-01 solved 3 7`: the last first try, the days running, the most there were.
std::string line_of(const Rules& rules, const PuzzleStreak& streak) {
  return std::string{rules.key} + " " + to_text(*streak.day) + " " +
         std::string{streak.solved ? solved_word : missed_word} + " " +
         std::to_string(streak.days) + " " + std::to_string(streak.best);
}

struct StreakLine {
  const Rules* rules = nullptr;
  PuzzleStreak streak;
};

std::optional<StreakLine> parse_line(std::string_view line) {
  const auto words = cut(line, ' ');
  if (words.size() != 5) return std::nullopt;
  StreakLine read{.rules = find_rules(words[0]), .streak = {.day = parse_day(words[1])}};
  const auto days = parse_number(words[3], most_days);
  const auto best = parse_number(words[4], most_days);
  read.streak.solved = words[2] == solved_word;
  if (read.rules == nullptr || !read.streak.day || !days || !best) return std::nullopt;
  if (!read.streak.solved && words[2] != missed_word) return std::nullopt;
  if (read.streak.solved != (*days > 0) || *best < *days) return std::nullopt;
  read.streak.days = *days;
  read.streak.best = *best;
  return read;
}

/// The file's lines and what they say.
struct Streaks {
  std::vector<std::string> lines;
  std::optional<std::size_t> number;  ///< of the ruleset's line
  PuzzleStreak streak;
  std::optional<std::string> problem;
  bool readable = true;
};

Streaks read_streaks(const std::string& file, const Rules& rules) {
  Streaks streaks;
  const auto text = read_small_file(file);
  if (!text) {
    streaks.problem = text.error().what;
    streaks.readable = false;
    return streaks;
  }
  for (const std::string_view line : cut(*text, '\n')) {
    const auto read = parse_line(line);
    if (read && read->rules->key == rules.key) {
      streaks.number = streaks.lines.size();
      streaks.streak = read->streak;
    } else if (!read && !streaks.problem) {
      streaks.problem = file + ":" + std::to_string(streaks.lines.size() + 1) +
                        ": expected a ruleset, a day, solved or missed, and two numbers";
    }
    streaks.lines.emplace_back(line);
  }
  return streaks;
}

constexpr const char* no_folder =
    "the streak is kept nowhere: neither XDG_STATE_HOME nor HOME names a folder";

}  // namespace

int PuzzleStreak::running(Day today) const noexcept {
  if (!day || !solved) return 0;
  return *day == today || *day == today - std::chrono::days{1} ? days : 0;
}

void PuzzleStreak::count(Day today, bool right) noexcept {
  if (tried(today)) return;
  const int before = running(today);
  day = today;
  solved = right;
  days = right ? before + (before < most_days ? 1 : 0) : 0;
  best = std::max(best, days);
}

std::optional<std::string> streaks_file() {
  auto folder = user_folder("XDG_STATE_HOME", ".local/state");
  if (folder) *folder += "/puzzles";
  return folder;
}

KeptStreak kept_streak(const Rules& rules) {
  const auto file = streaks_file();
  if (!file) return {{}, no_folder};
  Streaks streaks = read_streaks(*file, rules);
  return {streaks.streak, std::move(streaks.problem)};
}

KeptStreak count_try(const Rules& rules, Day today, bool right) {
  const auto file = streaks_file();
  if (!file) {
    KeptStreak kept{{}, no_folder};
    kept.streak.count(today, right);
    return kept;
  }
  Streaks streaks = read_streaks(*file, rules);
  KeptStreak kept{streaks.streak, std::move(streaks.problem)};
  if (kept.streak.tried(today)) return kept;
  kept.streak.count(today, right);
  if (!streaks.readable) return kept;  // what can't be read must not be lost
  if (!streaks.number) {
    streaks.number = streaks.lines.size();
    streaks.lines.emplace_back();
  }
  streaks.lines[*streaks.number] = line_of(rules, kept.streak);
  std::string text;
  for (const std::string& line : streaks.lines) text += line + "\n";
  if (const auto failed = replace_small_file(*file, text)) kept.problem = failed->what;
  return kept;
}

std::string streak_sentence(const PuzzleStreak& streak, Day today) {
  const int days = streak.running(today);
  if (days == 0) {
    const std::string best =
        streak.best > 0 ? "; at best it was " + counted(streak.best, "day") : "";
    return "Only the first try of a day counts: the streak is at 0" + best + ".";
  }
  const std::string best = streak.best > days ? "at best " + std::to_string(streak.best)
                                              : std::string{"the longest so far"};
  return "Solved at the first try: " + counted(days, "day") + " running, " + best + ".";
}

std::string streak_clause(const PuzzleStreak& streak, Day today) {
  const int days = streak.running(today);
  const std::string running = days > 0 ? ", " + counted(days, "day") + " running" : "";
  if (!streak.tried(today)) return "not tried yet" + running;
  return (streak.solved ? "solved" : "not solved") + running;
}

}  // namespace tebweez
