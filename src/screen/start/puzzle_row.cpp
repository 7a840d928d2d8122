#include "screen/start/puzzle_row.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "matches/puzzle_streak.hpp"
#include "screen/puzzle/puzzle_screen.hpp"

namespace tebweez::screen {
namespace {

/// The rulesets that have puzzles; there are some.
std::vector<const Rules*> with_puzzles() {
  std::vector<const Rules*> list;
  std::copy_if(all_rules.begin(), all_rules.end(), std::back_inserter(list),
               [](const Rules* rules) { return has_puzzles(*rules); });
  return list;
}

/// What the row knows, without looking into the file each time that it is drawn.
struct PuzzleOfDay {
  std::vector<const Rules*> choices = with_puzzles();
  const Rules* rules = choices.front();
  KeptStreak kept = kept_streak(*rules);
};

RowText text_of(const PuzzleOfDay& of, bool narrow) {
  const std::string stands = streak_clause(of.kept.streak, utc_today());
  return {"Today's puzzle", narrow ? stands : std::string{of.rules->name} + ", " + stands,
          of.kept.problem.value_or(
              "The same for everybody today: one sowing is best, and not the one that takes most")};
}

Objection set_puzzle(const std::shared_ptr<PuzzleOfDay>& of, App& app) {
  auto posed = pose(*of->rules, puzzle_of_day(utc_today()));
  if (!posed) return posed.error().what + ".";
  app.push(puzzle_screen(*std::move(posed), [of](const KeptStreak& kept) { of->kept = kept; }));
  return std::nullopt;
}

}  // namespace

void add_puzzle_of_day(StartRows& rows) {
  const auto of = std::make_shared<PuzzleOfDay>();
  rows.push_back({.group = RowGroup::alone,
                  .text = [of](const App& /*app*/, bool narrow) { return text_of(*of, narrow); },
                  .enter = "solve",
                  .act = [of](App& app) { return set_puzzle(of, app); },
                  .step =
                      [of](int by, App& /*app*/) {
                        of->rules = stepped(of->choices, of->rules, by);
                        of->kept = kept_streak(*of->rules);
                      }});
}

}  // namespace tebweez::screen
