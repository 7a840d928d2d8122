#include "screen/replay/replay_screen.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "matches/session.hpp"
#include "screen/match/match_lines.hpp"
#include "screen/pages.hpp"
#include "screen/scene.hpp"
#include "screen/screens.hpp"
#include "thinking/analysis_text.hpp"

namespace tebweez::screen {
namespace {

constexpr auto between_actions = std::chrono::milliseconds{900};
constexpr std::size_t most_digits = 7;

bool is_sowing(const Ply& ply) {
  return ply.action.kind == Action::Kind::sow;
}

}  // namespace

ReplayScreen::ReplayScreen(WatchedLog log, bool follow)
    : log_{std::move(log)},
      like_{settings_like(record().header())},
      names_{names_of(record().header())} {
  number_actions();
  if (follow) at_ = last();
}

ReplayScreen::ReplayScreen(const Record& in_play, MatchSettings like)
    : in_play_{&in_play},
      like_{std::move(like)},
      purpose_{where::moves},
      names_{names_of(in_play.header())} {
  like_.log.reset();  // that file is taken
  number_actions();
}

std::optional<Problem> ReplayScreen::leave() {
  const auto fault = log_ ? log_->fault() : std::nullopt;
  return fault ? std::optional{Problem{*fault}} : std::nullopt;
}

void ReplayScreen::number_actions() {
  actions_.clear();
  for (std::size_t c = 0; c < match().chapters().size(); ++c)
    for (std::size_t p = 0; p < match().chapters()[c].round.plies().size(); ++p)
      actions_.push_back({c, p});
  at_ = std::min(at_, last());
}

/// The chapter of an action, counted from 1.
const Chapter& ReplayScreen::chapter(std::size_t action) const {
  return match().chapters()[actions_[action - 1].chapter];
}
const Ply& ReplayScreen::ply(std::size_t action) const {
  return chapter(action).round.plies()[actions_[action - 1].ply];
}

/// Of an analysis as long as more comes of it; a log that grows is looked at along with it.
int ReplayScreen::watched_file() const {
  if (analyst_ && analyst_->watched_file() >= 0) return analyst_->watched_file();
  return log_ ? log_->watched_file() : -1;
}

void ReplayScreen::file_ready(App& app) {
  if (analyst_) analyst_->take();
  if (!log_ || log_->watched_file() < 0) return;
  const std::size_t actions = match().actions();
  const bool at_end = at_ == last();
  show_.reset();  // its action may have been taken back
  log_->read_more();
  number_actions();
  if (at_end) at_ = last();
  if (analyst_ && match().actions() != actions) analyst_ = std::make_unique<Analyst>(match());
  schedule(app);
}

void ReplayScreen::go_to(std::size_t action) {
  show_.reset();
  at_ = std::min(action, last());
}

bool ReplayScreen::show_last_sowing(const App& app) {
  go_to(last());
  while (at_ > 0 && !is_sowing(ply(at_)) && actions_[at_ - 1].ply > 0) go_to(at_ - 1);
  if (at_ == 0 || !is_sowing(ply(at_))) return false;
  purpose_ = where::sowing;
  sow_again(app);
  return true;
}

/// Sows the action that is looked at once more, and no further.
void ReplayScreen::sow_again(const App& app) {
  if (at_ == 0 || !is_sowing(ply(at_))) return;
  play_to_ = at_;
  go_to(at_ - 1);
  begin_show(at_ + 1);
  next_step_ = app.now() + show_->pause(app.speed());
}

/// Another match that goes on from here, with a log of its own.
void ReplayScreen::ask_to_play_on(App& app) {
  const std::string question =
      "Play on from here in a match of its own? The present one stays as it is" +
      std::string{in_play_ != nullptr && like_.no_log ? ", but it is saved nowhere." : "."};
  const auto play_on = [this](App& a) {
    auto session = Session::begin_like(like_, match(), at_);
    if (!session) {
      message_ = session.error().what;
      return;
    }
    a.replace(match_screen(*std::move(session), like_));
  };
  app.push(std::make_unique<Question>(
      question,
      std::vector<Question::Answer>{{"Play on from here", play_on}, {"No", [](App&) {}}}));
}

/// Takes the next action as a story that has not begun.
void ReplayScreen::begin_show(std::size_t action) {
  const Board& before = ply(action - 1).after.board;
  show_.emplace(tell(before, ply(action).action.pit, match().rules()));
}

void ReplayScreen::step(bool forward, bool whole_lap) {
  if (!show_) {
    const std::size_t action = forward ? at_ + 1 : at_;
    if (action < 1 || action > last()) return;
    if (!is_sowing(ply(action))) return go_to(forward ? at_ + 1 : at_ - 1);
    begin_show(action);
    if (!forward) {
      --at_;
      show_->finish();
    }
  }
  if (forward)
    whole_lap ? show_->finish_lap() : show_->next_seed();
  else
    whole_lap ? show_->previous_lap() : show_->previous_seed();
  if (show_->done()) return go_to(at_ + 1);
  if (!show_->begun()) show_.reset();
}

void ReplayScreen::go_to_capture(bool forward) {
  for (std::size_t action = forward ? at_ + 1 : (show_ ? at_ : at_ - std::min<std::size_t>(at_, 1));
       action >= 1 && action <= last(); forward ? ++action : --action)
    if (ply(action).captured > 0) return go_to(action);
}

void ReplayScreen::go_to_round(bool forward) {
  const auto begins = [&](std::size_t action) { return actions_[action - 1].ply == 0; };
  if (forward) {
    for (std::size_t action = at_ + 1; action <= last(); ++action)
      if (begins(action) && action > 1) return go_to(action);
    return go_to(last());
  }
  for (std::size_t action = at_ - std::min<std::size_t>(at_, 1); action >= 1; --action)
    if (begins(action)) return go_to(action);
  go_to(0);
}

/// The round that is looked at, counted from 0.
std::size_t ReplayScreen::round_here() const {
  const std::size_t action = show_ ? at_ + 1 : at_;
  return action == 0 ? 0 : actions_[action - 1].chapter;
}

/// Goes to an action of the round that is looked at, by its number in it; 0 is before the first.
void ReplayScreen::go_to_number(std::size_t number) {
  if (actions_.empty()) return;
  const std::size_t round = round_here();
  std::size_t before = 0;
  for (std::size_t i = 0; i < round; ++i) before += match().chapters()[i].round.plies().size();
  go_to(before + std::min(number, match().chapters()[round].round.plies().size()));
}

void ReplayScreen::handle(const Input& input, App& app) {
  if (const auto* digit = std::get_if<Digit>(&input); digit != nullptr) {
    if (typed_.size() < most_digits) typed_ += static_cast<char>('0' + digit->value);
  } else if (const auto* request = std::get_if<Request>(&input); request != nullptr) {
    handle_request(*request, app);
  } else if (const auto* line = std::get_if<Entry>(&input); line != nullptr && at_ > 0) {
    const Round& round = chapter(at_).round;
    const std::size_t index = actions_[at_ - 1].ply;
    const std::size_t first =
        lists_moves() ? moves_around(round, index).first : first_move_shown(index + 1);
    go_to_number(first + static_cast<std::size_t>(line->number) + 1);
    next_step_.reset();
  }
}

void ReplayScreen::handle_request(Request request, App& app) {
  const std::string typed = request == Request::erase ? typed_ : std::exchange(typed_, {});
  message_.clear();
  if (lists_moves()) {  // up and down go through the list
    if (request == Request::up) request = Request::left;
    if (request == Request::down) request = Request::right;
  }
  switch (request) {
    case Request::pause:
      if (next_step_)
        next_step_.reset();
      else
        next_step_ = app.now();
      return;
    case Request::slower: return app.slower();
    case Request::faster: return app.faster();
    case Request::erase:
      if (!typed_.empty()) typed_.pop_back();
      return;
    case Request::close: return;
    case Request::moves: return app.pop();
    case Request::play_forced: return ask_to_play_on(app);
    case Request::hint: analyst_ = analyst_ ? nullptr : std::make_unique<Analyst>(match()); return;
    case Request::act:
      if (const auto number = parse_number(typed)) {
        go_to_number(static_cast<std::size_t>(*number));
        break;
      }
      return lists_moves() ? sow_again(app) : void();
    case Request::right: go_to(at_ + 1); break;
    case Request::left: go_to(show_ ? at_ : at_ - std::min<std::size_t>(at_, 1)); break;
    case Request::down: step(true, true); break;
    case Request::up: step(false, true); break;
    case Request::next_seed: step(true, false); break;
    case Request::previous_seed: step(false, false); break;
    case Request::next_capture: go_to_capture(true); break;
    case Request::previous_capture: go_to_capture(false); break;
    case Request::next_page: go_to_round(true); break;
    case Request::previous_page: go_to_round(false); break;
    case Request::first: go_to(0); break;
    case Request::last: go_to(last()); break;
    default: return;
  }
  next_step_.reset();  // whoever moves by hand does not want to be carried on
  if (purpose_ == where::sowing && !show_) app.pop();
}

void ReplayScreen::schedule(const App& app) {
  if (!next_step_) return;
  const bool stops_here = purpose_ != where::sowing && (at_ == last() || play_to_ == at_);
  if (stops_here) {
    play_to_.reset();
    next_step_.reset();
  } else if (show_) {
    next_step_ = app.now() + show_->pause(app.speed());
  } else {
    next_step_ = app.now() + between_actions;
  }
}

void ReplayScreen::tick(App& app) {
  if (purpose_ == where::sowing && !show_) return app.pop();
  if (app.speed().still() && !show_)
    go_to(at_ + 1);
  else
    step(true, app.speed().still());
  schedule(app);
}

void ReplayScreen::add_position(Scene& scene, const Names& names) const {
  if (at_ == 0) {
    scene.look.board = Board{match().rules().row_length};
    scene.text.push_back({"Before the first action.", Role::dim, 1});
    return;
  }
  const std::size_t action = show_ ? at_ + 1 : at_;
  const Chapter& here = chapter(action);
  const std::size_t index = actions_[action - 1].ply;
  const Ply& last_ply = ply(at_);
  scene.look.board = last_ply.after.board;
  scene.store = last_ply.after.store;
  scene.gains = !show_ && here.round.ended_by(index) ? Match::gains_after(here) : here.gains_before;
  add_moves(scene, here.round, show_ ? index : index + 1);
  if (show_) {
    scene.to_act = ply(action).by;
    show_->show(scene);
    scene.text.push_back(
        {names[*ply(action).by] + " sows " + letter(ply(action).action.pit) + ".", Role::turn, 1});
    return;
  }
  scene.to_act = here.round.actor_after(index);
  if (last_ply.ended) {
    show_reckoning(scene, here.round);
    const Reckoning result = *here.round.reckoning();
    scene.text.push_back(
        {end_sentence(result, names), Role::title, 3, brief_end_sentence(result, names)});
    if (at_ == last() && match().verdict())
      scene.text.push_back({.text = verdict_sentence(match(), names),
                            .role = Role::turn,
                            .brief = brief_verdict_sentence(match(), names)});
    return;
  }
  scene.text.push_back({.text = sentence(here.round, index, names),
                        .brief = brief_sentence(here.round, index, names)});
  if (last_ply.captured > 0) mark_taken(scene.look, last_ply);
  if (at_ == last() && match().verdict())
    scene.text.push_back({.text = verdict_sentence(match(), names),
                          .role = Role::turn,
                          .most = 1,
                          .brief = brief_verdict_sentence(match(), names)});
}

/// @param count how many have been played
void ReplayScreen::add_moves(Scene& scene, const Round& round, std::size_t count) const {
  scene.panel_title = "moves";
  scene.panel_entries = true;
  if (!lists_moves() || count == 0) {
    scene.panel = move_lines(round, count);
    return;
  }
  MovesAround moves = moves_around(round, count - 1);
  scene.panel = std::move(moves.lines);
  scene.panel_chosen = count - 1 - moves.first;
}

/// What the position is worth, and what the last action gave away; marks for what was costly.
void ReplayScreen::add_analysis(Scene& scene, const Names& names) const {
  if (!analyst_) return;
  if (at_ == 0)
    return scene.text.push_back({"Actions now tell what they gave away.", Role::mark, 1});
  constexpr int costly = 6;
  const Standing here = actions_[at_ - 1];
  analyst_->look_at(here.chapter);
  const RoundAnalysis analysis = analyst_->round(here.chapter);
  for (std::size_t i = 0; i < scene.panel.size(); ++i)
    if (const auto appraisal = analysis.of(i))
      if (std::max(appraisal->loss.south, appraisal->loss.north) >= costly)
        mark_as_costly(scene.panel[i]);
  if (show_) return;
  const auto appraisal = analysis.of(here.ply);
  if (!appraisal) {
    const bool gave_up = analyst_->gave_up();
    return scene.text.push_back(
        {gave_up ? "There is no thread or no memory left to think with." : "Thinking.", Role::dim,
         1});
  }
  std::string text;
  if (const std::string loss = loss_sentence(*appraisal, names); !loss.empty()) text = loss + " ";
  if (appraisal->worth && !chapter(at_).round.ended_by(here.ply))
    text += worth_clause(*appraisal->worth, analysis.point(here.ply)->exact, names) + ".";
  if (!text.empty())
    scene.text.push_back(
        {.text = text, .role = Role::mark, .most = 2, .brief = brief_appraisal(*appraisal, names)});
}

void ReplayScreen::draw(Grid& grid, const App& app) {
  const Names names = short_names(names_, grid);
  Scene scene;
  scene.rules = &match().rules();
  scene.names = names_;
  scene.target = match().target();
  scene.keys.context = context();
  scene.look.below = app.below();
  if (purpose_ != where::sowing) scene.keys.arrows = lists_moves() ? "move" : "action";
  if (!typed_.empty())
    scene.keys.act = "go there";
  else if (lists_moves() && at_ > 0 && is_sowing(ply(at_)))
    scene.keys.act = "sow it again";
  if (!next_step_) scene.keys.labels.emplace_back(Request::pause, "play");
  const bool narrow = size_for(grid.rows(), grid.columns()) == Size::compact;
  const std::string_view what = lists_moves()               ? "moves, "
                                : purpose_ == where::sowing ? ""
                                                            : "replay, ";
  scene.corner =
      std::string{narrow ? "" : what} + corner_text(static_cast<int>(round_here()) + 1, match());
  add_position(scene, names);
  add_analysis(scene, names);
  // In a small window what is wrong matters most.
  if (const auto fault = log_ ? log_->fault() : std::nullopt)
    scene.text.insert(narrow ? scene.text.begin() : scene.text.end(),
                      {*fault, Role::warning, 2, log_->brief_fault()});
  if (!message_.empty()) scene.text.push_back({message_, Role::warning});
  if (purpose_ != where::sowing)
    add_timeline(scene, grid);
  else if (show_)
    scene.text.push_back({"Once more: Esc ends it.", Role::dim, 1});
  draw_scene(grid, scene);
}

std::unique_ptr<Screen> moves_list(const Record& record, const MatchSettings& like,
                                   std::size_t action) {
  auto list = std::make_unique<ReplayScreen>(record, like);
  list->go_to(action);
  return list;
}

std::unique_ptr<Screen> last_sowing(const Record& record, const App& app) {
  auto sowing = std::make_unique<ReplayScreen>(record, MatchSettings{});
  return sowing->show_last_sowing(app) ? std::move(sowing) : nullptr;
}

}  // namespace tebweez::screen
