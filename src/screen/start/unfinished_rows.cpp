#include "screen/start/unfinished_rows.hpp"

#include <memory>

#include "matches/saved_matches.hpp"
#include "matches/session.hpp"
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
  auto session = Session::resume(saved.path);
  if (!session) return session.error().what;
  MatchSettings again = settings_like(session->header());
  again.no_log = settings.no_log;
  app.replace(match_screen(*std::move(session), std::move(again)));
  return std::nullopt;
}

}  // namespace

void add_unfinished(StartRows& rows, const MatchSettings& settings) {
  auto matches = saved_matches();
  if (!matches) return;  // without a folder there is nothing to go on with
  for (const SavedMatch& match : *matches) {
    if (!match.damaged && !(match.unfinished() && match.begun())) continue;
    const auto saved = std::make_shared<const SavedMatch>(match);
    rows.push_back({.group = RowGroup::unfinished,
                    .text = [saved](const App&, bool narrow) { return text_of(*saved, narrow); },
                    .enter = "go on",
                    .act = [saved, &settings](App& app) { return go_on(*saved, settings, app); }});
  }
}

}  // namespace tebweez::screen
