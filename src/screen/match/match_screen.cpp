#include "screen/match/match_screen.hpp"

#include <utility>

#include "matches/saved_matches.hpp"
#include "screen/app.hpp"
#include "screen/pages.hpp"
#include "screen/screens.hpp"

namespace tebweez::screen {

MatchScreen::MatchScreen(Session session, MatchSettings again)
    : playing_{std::move(session), std::move(again)}, stage_{playing_.stage_now()} {}

void MatchScreen::follow() {
  if (playing_.next == nullptr) return;
  stage_ = std::exchange(playing_.next, nullptr);
  seen_ = false;
}

std::vector<Request> MatchScreen::impossible() const {
  const bool nothing_yet = playing_.match().actions() == 0;
  return nothing_yet ? std::vector{Request::resign} : std::vector<Request>{};
}

void MatchScreen::draw(Grid& grid, const App& app) {
  follow();
  if (!std::exchange(seen_, true)) {
    fresh_ = {};
    if (stage_->wants_fresh_input()) fresh_.stage_changed(app.now());
  }
  playing_.closed = fresh_.closed();
  playing_.preview = app.kept().preview.value_or(false);
  stage_->draw(grid, app);
}

void MatchScreen::handle(const Input& input, App& app) {
  follow();
  if (const auto fresh = fresh_.take(input, app.now())) give(*fresh, app);
}

void MatchScreen::give(const Input& input, App& app) {
  playing_.message.clear();
  const auto* request = std::get_if<Request>(&input);
  const bool playing = stage_->context().meets(where::playing);
  if (request != nullptr && *request == Request::undo && playing) {
    if (!stage_->undo()) playing_.undo(app);
  } else if (request != nullptr && *request == Request::resign && playing) {
    playing_.ask_to_resign(app);
  } else {
    stage_->handle(input, app);
  }
  follow();
}

void MatchScreen::tick(App& app) {
  if (const auto fresh = fresh_.look(app.now())) return give(*fresh, app);
  stage_->tick(app);
  follow();
}

std::string MatchScreen::help_note() const {
  return playing_.session.file() ? "Every action is saved as it is played."
                                 : "This match is not saved: it was started with --no-log.";
}

bool MatchScreen::may_leave(App& app, int status) {
  const Match& match = playing_.match();
  if (playing_.session.file() || match.actions() == 0 || match.verdict())
    return stage_->may_leave(app, status);
  ask_to_leave(app, "This match is not saved and would be lost. Leave all the same?", status);
  return false;
}

std::string MatchScreen::farewell() const {
  const auto& file = playing_.session.file();
  if (!file) return {};
  return "The match is saved in " + file->path() +
         (playing_.match().verdict() ? "." : "; go on with: " + resume_command(file->path()));
}

std::unique_ptr<Screen> match_screen(Session session, MatchSettings again) {
  return std::make_unique<MatchScreen>(std::move(session), std::move(again));
}

}  // namespace tebweez::screen
