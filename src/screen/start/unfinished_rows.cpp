#include "screen/start/unfinished_rows.hpp"

#include <algorithm>
#include <memory>

#include "matches/saved_matches.hpp"
#include "screen/screens.hpp"

namespace tebweez::screen {
namespace {

RowText text_of(const SavedMatch& saved, bool narrow) {
  const std::string when = saved.played ? saved.when() : "";
  const std::string left = narrow ? when.substr(when.empty() ? 0 : 5) : "go on, " + when;
  if (saved.damaged) return {narrow ? left : "damaged, " + when, saved.problem, saved.problem};
  const Match& match = *saved.record->match();
  const std::string how = std::string{match.rules().key} + ", " + progress_text(saved);
  return {left, how + ": " + stores_text(saved),
          how + "; stores " + stores_text(saved) + "; gains " +
              std::to_string(match.gains().south) + " and " + std::to_string(match.gains().north)};
}

Objection go_on(const SavedMatch& saved, const MatchSettings& settings, App& app) {
  if (saved.damaged) return saved.problem;
  auto match = saved_match(saved.path, settings.no_log);
  if (!match) return match.error().what;
  app.replace(*std::move(match));
  return std::nullopt;
}

}  // namespace

void add_unfinished(StartRows& rows, const std::vector<SavedFile>& files,
                    const MatchSettings& settings) {
  if (files.empty()) return;  // there is nothing to go on with
  rows.push_back({.group = RowGroup::unfinished,
                  .text =
                      [count = files.size()](const App&, bool /*narrow*/) {
                        return RowText{"Saved matches", std::to_string(count),
                                       "All of them: go on, replay, analyse, rename, delete"};
                      },
                  .enter = "show them",
                  .act =
                      [&settings](App& app) {
                        app.push(saved_screen(settings.no_log));
                        return Objection{};
                      }});
  // The list has them all; nobody waits here for thousands to be read.
  constexpr std::size_t most_rows = 9;
  constexpr std::size_t most_read = 30;
  std::size_t shown = 0;
  for (std::size_t i = 0; i < std::min(files.size(), most_read) && shown < most_rows; ++i) {
    const auto saved = std::make_shared<const SavedMatch>(read_saved(files[i]));
    if (!saved->damaged && !(saved->unfinished() && saved->begun())) continue;
    ++shown;
    rows.push_back({.group = RowGroup::unfinished,
                    .text = [saved](const App&, bool narrow) { return text_of(*saved, narrow); },
                    .enter = "go on",
                    .act = [saved, &settings](App& app) { return go_on(*saved, settings, app); }});
  }
}

}  // namespace tebweez::screen
