#include "screen/match/playing.hpp"

#include <utility>

#include "screen/app.hpp"
#include "screen/match/stage.hpp"
#include "screen/pages.hpp"
#include "words/refusals.hpp"

namespace tebweez::screen {

Playing::Playing(Session played, MatchSettings another)
    : session{std::move(played)},
      again{std::move(another)},
      names{names_of(session.header())},
      message{session.note()} {
  const ComputerSettings settings = settings_like(session.header()).computer;
  if (settings.any()) computer.emplace(match().rules(), settings);
}

Playing::~Playing() = default;

bool Playing::choosing() const {
  return match().stage() == Stage::sowing || match().stage() == Stage::gift;
}

std::optional<Pit> Playing::only_pit() const {
  if (!choosing()) return std::nullopt;
  const PitSet legal = match().legal();
  return legal.size() == 1 ? std::optional{legal.first()} : std::nullopt;
}

std::optional<Side> Playing::computer_to_act() const {
  if (!computer || match().stage() == Stage::over) return std::nullopt;
  if (const auto actor = match().actor()) return computer->plays(*actor) ? actor : std::nullopt;
  return computer->plays_both() ? std::optional{Side::south} : std::nullopt;
}

const std::string& Playing::notice() const {
  return message.empty() && session.unsaved() ? session.note() : message;
}

void Playing::enter(std::unique_ptr<MatchStage> stage) {
  next = std::move(stage);
}

std::unique_ptr<MatchStage> Playing::stage_now() {
  const Round* round = match().round();
  const bool ended = round != nullptr && round->stage() == Stage::over && !round->resigned();
  if (ended) return reckoning(*this);
  return stage_after_reckoning();
}

std::unique_ptr<MatchStage> Playing::stage_after_reckoning() {
  if (const auto side = computer_to_act()) return computer_turn(*this, *side);
  switch (match().stage()) {
    case Stage::tebweez: return laying_out(*this);
    case Stage::choice: return hand_over(*this, false);
    case Stage::sowing:
    case Stage::gift: return turn_to_act(*this, std::nullopt);
    case Stage::over: break;
  }
  return finished(*this);
}

std::optional<Effect> Playing::act(const Statement& statement, App& app) {
  if (const auto* action = std::get_if<Action>(&statement); action != nullptr) {
    if (const auto refusal = match().refusal(*action)) {
      message = refusal_sentence(*refusal, names);
      return std::nullopt;
    }
  }
  if (computer) computer->forget();
  auto effect = session.apply(statement);
  if (!effect) return std::nullopt;  // nothing to take back: undo() says so
  message = session.note();
  enter(stage_now());
  if (session.lost_its_file() && !std::exchange(new_file_offered, true)) offer_new_file(app);
  // What was typed ahead is not for the next player; undo is nobody's turn.
  if (effect->played) app.flush_input();
  return *std::move(effect);
}

void Playing::undo(App& app) {
  if (match().actions() == 0) {
    message = "There is nothing to take back.";
    return;
  }
  auto effect = act(Undo{}, app);
  if (computer && computer->plays_both()) show_paused = true;
  while (effect && computer_to_act() && !computer->plays_both() && match().actions() > 0)
    effect = act(Undo{}, app);
  if (!effect || computer_to_act()) return;
  if (message.empty()) message = "Taken back.";
  const Action& taken = effect->taken_back->action;
  using Kind = Action::Kind;
  if (taken.kind == Kind::sow || taken.kind == Kind::give) enter(turn_to_act(*this, taken.pit));
  if (taken.kind == Kind::turn) enter(hand_over(*this, true));
  if (taken.kind == Kind::tebweez && match().stage() == Stage::tebweez && next != nullptr &&
      next->context() == where::tebweez)
    enter(laying_out_again(*this, taken.by, taken.layout));
}

void Playing::redo(App& app) {
  const auto next_action = [this] { return session.record().undone().back(); };
  if (!can_redo()) {
    message = "There is nothing to do again.";
    return;
  }
  auto effect = act(next_action(), app);
  if (computer && computer->plays_both()) show_paused = true;
  while (effect && computer_to_act() && !computer->plays_both() && can_redo())
    effect = act(next_action(), app);
  if (effect && message.empty()) message = "Done again.";
}

void Playing::offer_new_file(App& app) {
  const std::string question =
      "The match is " + session.note() +
      ". Nothing is lost yet. Shall it go on in a new file beside that one?";
  app.push(std::make_unique<Question>(
      question, std::vector<Question::Answer>{{"Yes, in a new file",
                                               [this](App&) {
                                                 const auto problem = session.go_on_in_new_file();
                                                 message = problem ? problem->what : session.note();
                                                 if (!problem) new_file_offered = false;
                                               }},
                                              {"No, only when the match is left", [](App&) {}}}));
}

void Playing::ask_to_agree(App& app) {
  const Side offers = *match().actor();
  if (is_computer(other(offers))) {
    const std::string question =
        "Offer " + names[other(offers)] +
        " to end the round here? Each player takes what is left in their row.";
    return app.push(std::make_unique<Question>(
        question, std::vector<Question::Answer>{{"No, play on", [](App&) {}},
                                                {"Offer it", [this, offers](App&) {
                                                   enter(computer_asked(*this, other(offers)));
                                                 }}}));
  }
  const std::string question =
      names[offers] +
      " offers to end the round here: each player takes what is left in their own row. Does " +
      names[other(offers)] + " agree?";
  app.push(std::make_unique<Question>(
      question, std::vector<Question::Answer>{{"No, play on", [](App&) {}},
                                              {"Agreed", [this](App& a) { act(agree(), a); }}}));
}

void Playing::ask_to_resign(App& app) {
  const Side first = match().actor().value_or(Side::south);
  if (const auto refusal = match().refusal(resign_by(first))) {
    message = refusal_sentence(*refusal, names);
    return;
  }
  if (computer && computer->plays_both()) {
    message = "The computer never resigns.";
    return;
  }
  std::vector<Question::Answer> answers{{"Nobody, play on", [](App&) {}}};
  for (const Side side : {first, other(first)})
    if (!is_computer(side))
      answers.push_back(
          {names[side] + " resigns the match", [this, side](App& a) { act(resign_by(side), a); }});
  app.push(std::make_unique<Question>(
      "Who resigns? The other player wins the match; no gains are added.", std::move(answers)));
}

}  // namespace tebweez::screen
