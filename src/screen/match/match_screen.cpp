#include "screen/match/match_screen.hpp"

#include <utility>

#include "matches/saved_matches.hpp"
#include "screen/app.hpp"
#include "screen/match/match_lines.hpp"
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
  std::vector<Request> requests;
  if (playing_.match().actions() == 0) requests.push_back(Request::resign);
  if (!playing_.can_redo() && !stage_->can_redo()) requests.push_back(Request::redo);
  return requests;
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
  } else if (request != nullptr && *request == Request::redo && playing) {
    if (!stage_->redo()) playing_.redo(app);
  } else if (!look_back(input, app)) {
    stage_->handle(input, app);
  }
  follow();
}

bool MatchScreen::look_back(const Input& input, App& app) {
  constexpr Context moves_shown = where::board | where::gift | where::reckoning;
  const Record& record = playing_.session.record();
  const std::size_t all = playing_.match().actions();
  if (const auto* line = std::get_if<Entry>(&input);
      line != nullptr && stage_->context().meets(moves_shown)) {
    const std::size_t before = all - playing_.round().plies().size();
    const std::size_t number = first_move_shown(playing_.round().plies().size()) + 1;
    app.push(moves_list(record, playing_.again,
                        before + number + static_cast<std::size_t>(line->number)));
    return true;
  }
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return false;
  if (*request == Request::moves) {
    app.push(moves_list(record, playing_.again, all));
    return true;
  }
  if (*request != Request::pause || !stage_->context().meets(moves_shown)) return false;
  if (app.speed().still()) {
    playing_.message = "Nothing moves with --speed 0; Tab walks through the moves.";
  } else if (auto again = last_sowing(record, app)) {
    app.push(std::move(again));
  } else {
    playing_.message = "Nothing has been sown yet.";
  }
  return true;
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

Result<std::unique_ptr<Screen>, Problem> saved_match(const std::string& path, bool no_log) {
  auto session = Session::resume(path);
  if (!session) return session.error();
  MatchSettings again = settings_like(session->header());
  again.no_log = no_log;
  return match_screen(*std::move(session), std::move(again));
}

std::unique_ptr<Screen> match_screen(Session session, MatchSettings again) {
  return std::make_unique<MatchScreen>(std::move(session), std::move(again));
}

}  // namespace tebweez::screen
