#include "screen/match/match_screen.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "screen/board_view.hpp"
#include "screen/pages.hpp"
#include "screen/screens.hpp"

namespace tebweez::screen {

MatchScreen::MatchScreen(Session session, MatchSettings again)
    : session_{std::move(session)},
      again_{std::move(again)},
      names_{names_of(session_.header())},
      message_{session_.note()},
      reckoning_{round_just_ended()} {
  begin_stage();
}

Context MatchScreen::context() const {
  if (show_) return where::sowing;
  if (reckoning_) return where::reckoning;
  switch (match().stage()) {
    case Stage::over: return where::finished;
    case Stage::tebweez: return where::tebweez;
    case Stage::choice: return where::hand_over;
    case Stage::gift: return where::gift;
    case Stage::sowing: break;
  }
  return where::board;
}

bool MatchScreen::round_just_ended() const {
  return match().round() != nullptr && round().stage() == Stage::over && !round().resigned();
}

bool MatchScreen::choosing() const {
  return !show_ && (match().stage() == Stage::sowing || match().stage() == Stage::gift);
}

std::optional<Pit> MatchScreen::only_pit() const {
  const PitSet legal = match().legal();
  return choosing() && legal.size() == 1 ? std::optional{legal.first()} : std::nullopt;
}

/// Makes ready for what the match waits for now. A turn starts with nothing chosen.
void MatchScreen::begin_stage() {
  chosen_.reset();
  hint_.reset();
  turned_ = false;
  if (match().stage() == Stage::tebweez && !reckoning_) {
    if (!editor_) editor_.emplace(match().rules(), match().actor().value_or(Side::south));  // R12
  } else {
    editor_.reset();
  }
}

std::optional<Effect> MatchScreen::act(const Statement& statement, App& app) {
  auto effect = session_.apply(statement);
  if (!effect) {
    message_ = effect.error().what;
    return std::nullopt;
  }
  message_ = session_.note();
  reckoning_ = round_just_ended();
  begin_stage();
  // What was typed ahead is not for the next player; undo is nobody's turn.
  if (effect->played) app.flush_input();
  return *std::move(effect);
}

void MatchScreen::undo(App& app) {
  if (editor_ && editor_->undo()) return;
  if (match().actions() == 0) {
    message_ = "There is nothing to take back.";
    return;
  }
  playing_on_ = false;
  const auto effect = act(Undo{}, app);
  if (!effect) return;
  const Action taken = effect->taken_back->action;
  if (message_.empty()) message_ = "Taken back.";
  // What was taken back is chosen again, so that Enter does it again.
  if (taken.kind == Action::Kind::sow || taken.kind == Action::Kind::give) chosen_ = taken.pit;
  if (taken.kind == Action::Kind::turn) turned_ = true;
  if (taken.kind == Action::Kind::tebweez && editor_) {
    editor_->set_layer(taken.by);
    editor_->start_from(taken.layout);
  }
}

void MatchScreen::handle(const Input& input, App& app) {
  message_.clear();
  if (const auto* request = std::get_if<Request>(&input); request != nullptr) {
    handle_request(*request, app);
  } else if (show_) {
    return;  // nothing typed or clicked while seeds are sown reaches the next turn
  } else if (const auto* letter = std::get_if<PitLetter>(&input); letter != nullptr) {
    Pit pit = *pit_from(letter->letter);
    if (!editor_) pit.side = actor();
    choose(pit, app);
  } else if (const auto* digit = std::get_if<Digit>(&input); digit != nullptr) {
    if (editor_)
      editor_->type(digit->value);
    else if (digit->value > 0)
      choose(Pit{actor(), digit->value - 1}, app);
  } else if (const auto* pit = std::get_if<Pit>(&input); pit != nullptr) {
    const bool again = choosing() && chosen_ == *pit;
    again ? play_chosen(app) : choose(*pit, app);
  } else if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr) {
    if (match().stage() == Stage::choice) {
      const bool again = turned_ == (entry->number == 1);
      turned_ = entry->number == 1;
      if (again) confirm(app);
    } else if (match().stage() == Stage::over) {
      finished_choice_ = entry->number;
      answer_finished(app);
    }
  }
}

void MatchScreen::choose(Pit pit, App& /*app*/) {
  if (editor_) return editor_->choose(pit);
  if (!choosing() || pit.place >= match().rules().row_length) return;
  if (pit.side != actor()) {
    message_ = std::string{letter(pit)} + " is not " + names_[actor()] + "'s.";
    return;
  }
  chosen_ = pit;
}

void MatchScreen::move(Request direction, App& app) {
  const int row = match().rules().row_length;
  if (editor_) return editor_->choose(neighbour(editor_->chosen(), direction, app.below(), row));
  if (match().stage() == Stage::choice) {
    turned_ = direction == Request::right || direction == Request::down;
  } else if (match().stage() == Stage::over) {
    const int by = direction == Request::down || direction == Request::right ? 1 : -1;
    finished_choice_ = std::clamp(finished_choice_ + by, 0, 2);
  } else if (choosing()) {
    if (!chosen_) {
      const PitSet legal = match().legal();
      chosen_ = legal.first();
      // Arrows enter the row from the side they come from, as seen.
      const bool from_right = (direction == Request::left) == (actor() == app.below());
      if (from_right)
        for (const Pit pit : legal) chosen_ = pit;
      return;
    }
    if (direction == Request::left || direction == Request::right)
      chosen_ = neighbour(*chosen_, direction, app.below(), row);
  }
}

void MatchScreen::handle_request(Request request, App& app) {
  if (show_) return handle_sowing(request, app);
  switch (request) {
    case Request::left:
    case Request::right:
    case Request::up:
    case Request::down: return move(request, app);
    case Request::act: return confirm(app);
    case Request::undo: return undo(app);
    case Request::preview:
      preview_ = !preview_;
      if (!chosen_) chosen_ = only_pit();  // else there is nothing to see
      return;
    case Request::play_forced: playing_on_ = true; return continue_forced(app);
    case Request::agree: return ask_to_agree(app);
    case Request::resign: return ask_to_resign(app);
    case Request::hint: return ask_for_hint();
    case Request::close:
      chosen_.reset();
      if (editor_) editor_->choose(editor_->chosen());  // forgets a number that was typed
      return;
    case Request::previous_page: rounds_below_ += rounds_page_; return;
    case Request::next_page: rounds_below_ -= rounds_page_; return;
    case Request::other_one:
      if (match().stage() == Stage::choice)
        turned_ = !turned_;
      else if (editor_ && !match().actor())
        editor_->set_layer(other(editor_->layer()));
      else if (editor_)
        message_ = names_[editor_->layer()] + " lays out this round.";
      return;
    default: break;
  }
  if (editor_) handle_tebweez(request, app);
}

void MatchScreen::handle_tebweez(Request request, App& /*app*/) {
  if (request == Request::erase)
    editor_->erase();
  else
    message_ = editor_->edit(request);
}

void MatchScreen::confirm(App& app) {
  if (reckoning_) {
    reckoning_ = false;
    return begin_stage();
  }
  switch (match().stage()) {
    case Stage::sowing:
    case Stage::gift: return play_chosen(app);
    case Stage::choice: act(turned_ ? turn() : keep(), app); return;
    case Stage::over: return answer_finished(app);
    case Stage::tebweez: return finish_tebweez(app);
  }
}

void MatchScreen::finish_tebweez(App& app) {
  if (!editor_->typed().empty()) {
    message_ = editor_->set_typed();
    return;
  }
  if (editor_->wrong()) {
    message_ = "Not yet. " + editor_->still_to_do();
    return;
  }
  const Action done = tebweez_by(editor_->layer(), editor_->layout());
  const bool handed_over = match().rules().turning;
  const std::string question = handed_over
                                   ? "Is the tebweez done? " + names_[other(done.by)] +
                                         " may then keep the board or turn it."
                                   : "Is the tebweez done? " + names_[done.by] + " then begins.";
  app.push(std::make_unique<Question>(
      question, std::vector<Question::Answer>{{"Done", [this, done](App& a) { act(done, a); }},
                                              {"Go on laying out", [](App&) {}}}));
}

void MatchScreen::play_chosen(App& app) {
  if (!chosen_) chosen_ = only_pit();
  if (!chosen_) {
    message_ = "Choose a pit first.";
    return;
  }
  const Pit pit = *chosen_;
  if (match().stage() == Stage::gift) {
    act(give_from(pit), app);
    return continue_forced(app);
  }
  Story story = tell(round().position().board, pit, match().rules());
  if (!act(sow_from(pit), app)) return;
  if (app.speed().still()) return continue_forced(app);
  show_.emplace(std::move(story));
  next_step_ = Clock::now() + show_->pause(app.speed());
}

void MatchScreen::handle_sowing(Request request, App& app) {
  switch (request) {
    case Request::pause:
      if (next_step_)
        next_step_.reset();
      else
        next_step_ = Clock::now();
      return;
    case Request::next_seed:
      show_->next_seed();
      next_step_.reset();
      break;
    case Request::down: show_->finish_lap(); break;
    case Request::close: playing_on_ = false; return end_show(app);
    case Request::slower:
    case Request::faster:
      request == Request::slower ? app.speed().slower() : app.speed().faster();
      message_ = counted(app.speed().seeds_a_second(), "seed") + " a second.";
      break;
    default: return;
  }
  if (next_step_) next_step_ = Clock::now() + show_->pause(app.speed());
}

std::optional<Moment> MatchScreen::wake() const {
  return show_ ? next_step_ : std::nullopt;
}

void MatchScreen::tick(App& app) {
  if (!show_) return;
  if (show_->done()) return end_show(app);
  show_->next_seed();
  next_step_ = Clock::now() + show_->pause(app.speed());
}

void MatchScreen::end_show(App& app) {
  show_.reset();
  next_step_.reset();
  app.flush_input();
  continue_forced(app);
}

/// Plays on while only one action is possible, if that was asked for.
void MatchScreen::continue_forced(App& app) {
  while (playing_on_ && !show_) {
    const auto pit = only_pit();
    if (!pit) {
      playing_on_ = false;
      if (choosing()) message_ = "Here is a choice.";
      return;
    }
    chosen_ = pit;
    if (match().stage() == Stage::gift) {
      if (!act(give_from(*pit), app)) playing_on_ = false;
    } else {
      playing_on_ = false;  // play_chosen would come back here
      play_chosen(app);
      playing_on_ = message_ == session_.note();
    }
  }
}

void MatchScreen::ask_for_hint() {
  if (!again_.hints)
    message_ = "Hints are for matches that were started with --hints.";
  else if (choosing())
    hint_.emplace(match());
}

void MatchScreen::ask_to_agree(App& app) {
  const std::string question =
      names_[actor()] +
      " offers to end the round here: each player takes what is left in the own row. Does " +
      names_[other(actor())] + " agree?";
  app.push(std::make_unique<Question>(
      question, std::vector<Question::Answer>{{"No, play on", [](App&) {}},
                                              {"Agreed", [this](App& a) { act(agree(), a); }}}));
}

void MatchScreen::ask_to_resign(App& app) {
  if (match().verdict()) {
    message_ = "The match is over.";
    return;
  }
  if (match().round() == nullptr) {
    message_ = "Nothing has been laid out yet, so nobody can resign.";
    return;
  }
  std::vector<Question::Answer> answers{{"Nobody, play on", [](App&) {}}};
  for (const Side side : {actor(), other(actor())})
    answers.push_back(
        {names_[side] + " resigns the match", [this, side](App& a) { act(resign_by(side), a); }});
  app.push(std::make_unique<Question>(
      "Who gives the match up? The other player wins it; no gains are booked.",
      std::move(answers)));
}

void MatchScreen::answer_finished(App& app) {
  switch (finished_choice_) {
    case 0: {
      MatchSettings settings = again_;
      settings.log.reset();  // that file is taken; another goes into the folder of saved matches
      auto session = Session::begin(settings);
      if (!session) {
        message_ = session.error().what;
        return;
      }
      return app.replace(match_screen(*std::move(session), settings));
    }
    case 1: {
      MatchSettings settings = again_;
      settings.log.reset();
      settings.rules.reset();
      settings.target.reset();
      return app.replace(start_screen(settings));
    }
    default: return app.leave(status::done);
  }
}

bool MatchScreen::may_leave(App& app, int status) {
  // It is asked once: to want it again while the question stands is an answer.
  if (!editor_ || !editor_->touched() || !asked_to_leave_.expired()) return true;
  const auto asked = std::make_shared<bool>(true);
  asked_to_leave_ = asked;
  app.push(std::make_unique<Question>(
      "The layout is half made and would be lost. Leave all the same?",
      std::vector<Question::Answer>{{"Stay", [asked](App&) {}},
                                    {"Leave", [status](App& a) { a.end(status); }}}));
  return false;
}

std::unique_ptr<Screen> match_screen(Session session, MatchSettings again) {
  return std::make_unique<MatchScreen>(std::move(session), std::move(again));
}

}  // namespace tebweez::screen
