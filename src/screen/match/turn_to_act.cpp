// A player chooses the pit to sow, or to give from.
#include <utility>

#include "screen/board_view.hpp"
#include "screen/match/stage.hpp"
#include "screen/pointing.hpp"
#include "screen/sowing_show.hpp"
#include "tebweez/log/notation.hpp"
#include "thinking/hint.hpp"
#include "words/refusals.hpp"

namespace tebweez::screen {
namespace {

/// What is known of the chosen pit, found out once when it is chosen.
struct Prospect {
  Pit pit;
  std::optional<Refusal> refusal{};  ///< why it may not be chosen, if it may not
  std::optional<Story> story{};      ///< of a sowing that may be
  bool circles = false;              ///< R5: it would end the round
  Pit lap_end;                       ///< where its first lap ends
};

class TurnToAct final : public BoardStage {
 public:
  TurnToAct(Playing& playing, std::optional<Pit> chosen)
      : BoardStage{playing}, legal_{match().legal()} {
    if (chosen) choose(*chosen);
  }

  [[nodiscard]] Context context() const override { return gift() ? where::gift : where::board; }
  [[nodiscard]] int watched_file() const override {
    return hint_ && !hint_->ready() ? hint_->watched_file() : -1;
  }
  void file_ready() override { hint_->take(); }

  void handle(const Input& input, App& app) override {
    if (std::holds_alternative<Pit>(input) && chosen() == std::get<Pit>(input)) return act(app);
    const int row = match().rules().row_length;
    if (const auto pit = pointed_at(input, chosen(), legal_, app.below(), row)) return choose(*pit);
    if (const auto* request = std::get_if<Request>(&input); request != nullptr)
      handle_request(*request, app);
  }

 protected:
  void add_to(Scene& scene, const Names& names) const override {
    // With a hint there is little room, and what was done matters less.
    add_last_action(scene, round(), names, hint_ ? Role::dim : Role::plain);
    add_choice(scene, names);
    add_moves(scene, round());
  }

 private:
  [[nodiscard]] bool gift() const { return match().stage() == Stage::gift; }
  [[nodiscard]] std::optional<Pit> chosen() const {
    return prospect_ ? std::optional{prospect_->pit} : std::nullopt;
  }
  [[nodiscard]] std::optional<Pit> only_pit() const {
    return legal_.size() == 1 ? std::optional{legal_.first()} : std::nullopt;
  }

  void handle_request(Request request, App& app);
  void choose(Pit pit);
  void act(App& app);
  void turn_preview(App& app);
  void ask_for_hint();

  void add_choice(Scene& scene, const Names& names) const;
  void add_prospect(Scene& scene, const Names& names) const;

  PitSet legal_;
  std::optional<Prospect> prospect_;
  std::optional<Hint> hint_;
};

void TurnToAct::handle_request(Request request, App& app) {
  switch (request) {
    case Request::act: return act(app);
    case Request::preview:
      turn_preview(app);
      if (!prospect_ && only_pit()) choose(*only_pit());  // else there is nothing to see
      if (!prospect_)
        say(playing().preview ? "The preview is on: choose a pit." : "The preview is off.");
      return;
    case Request::play_forced: return play_on(playing(), app);
    case Request::agree: return playing().ask_to_agree(app);
    case Request::hint: return ask_for_hint();
    case Request::close: return prospect_.reset();
    default: return;
  }
}

void TurnToAct::turn_preview(App& app) {
  playing().preview = !playing().preview;
  KeptSettings settings = app.kept();
  settings.preview = playing().preview;
  app.keep(settings);
}

void TurnToAct::choose(Pit pit) {
  const auto refusal = round().refusal(gift() ? give_from(pit) : sow_from(pit));
  if (pit.side != actor()) return say(refusal_sentence(*refusal, names()));
  prospect_ = Prospect{.pit = pit, .refusal = refusal, .lap_end = pit};
  if (refusal) return;
  prospect_->circles = round().would_circle(pit);
  if (gift()) return;
  prospect_->story = tell(round().position().board, pit, match().rules());
  prospect_->lap_end = first_lap_end(*prospect_->story);
}

void TurnToAct::act(App& app) {
  if (!prospect_ && only_pit()) choose(*only_pit());
  if (!prospect_) return say("Choose a pit first.");
  play_pit(playing(), prospect_->pit, false, app);
}

void TurnToAct::ask_for_hint() {
  if (!playing().again.hints) return say("Hints are for matches that were started with --hints.");
  hint_.emplace(match());
}

void TurnToAct::add_choice(Scene& scene, const Names& names) const {
  scene.look.legal = legal_;
  scene.look.digits = true;
  scene.keys.arrows = "choose";
  const bool forced = scene.look.legal.size() == 1;
  if (!forced) scene.keys.idle.push_back(Request::play_forced);
  if (!playing().again.hints) scene.keys.idle.push_back(Request::hint);
  scene.keys.labels.emplace_back(Request::preview,
                                 playing().preview ? "preview: on" : "preview: off");
  if (forced || (prospect_ && !prospect_->refusal)) scene.keys.act = gift() ? "give" : "sow";
  if (gift()) {
    const Pit to = Board::first(other(actor()));
    scene.look.labels.push_back({to, "gift", Role::mark, '+'});
    scene.text.push_back({names[to.side] + "'s row is empty: " + names[actor()] +
                              " gives one seed to " + letter(to) + ".",
                          Role::turn});
  } else {
    scene.text.push_back({names[actor()] + " is to sow.", Role::turn, 1});
  }
  if (hint_) scene.text.push_back({hint_->text(names), Role::mark, 2});
  if (prospect_) return add_prospect(scene, names);
  if (forced)
    scene.text.push_back(
        {std::string{"Only "} + letter(scene.look.legal.first()) + " is possible; n plays on.",
         Role::plain, 1});
}

void TurnToAct::add_prospect(Scene& scene, const Names& names) const {
  const Pit pit = prospect_->pit;
  const std::string name(1, letter(pit));
  scene.look.chosen = pit;
  if (prospect_->refusal)
    return scene.text.push_back({refusal_sentence(*prospect_->refusal, names), Role::warning});
  if (!gift()) scene.look.labels.push_back({prospect_->lap_end, "lap", Role::mark, '\''});
  if (prospect_->circles)
    scene.text.push_back({name + " ends the round: the seeds circle.", Role::warning, 1});
  if (gift()) return;
  if (!playing().preview)
    return scene.text.push_back(
        {name + "'s first lap ends in " + letter(prospect_->lap_end) + ".", Role::dim, 1});
  const Sowing& sowing = prospect_->story->sowing;
  scene.look.labels.push_back({sowing.last, "end", Role::mark, '"'});
  const std::string takes =
      sowing.captured > 0 ? "takes " + std::to_string(sowing.captured) : "takes nothing";
  scene.text.push_back({"Preview: " + counted(sowing.laps, "lap") + " to " + letter(sowing.last) +
                            ", " + takes + ".",
                        Role::mark});
}

}  // namespace

std::unique_ptr<MatchStage> turn_to_act(Playing& playing, std::optional<Pit> chosen) {
  return std::make_unique<TurnToAct>(playing, chosen);
}

void play_pit(Playing& playing, Pit pit, bool then_play_on, App& app) {
  if (playing.match().stage() == Stage::gift) {
    if (playing.act(give_from(pit), app) && then_play_on) play_on(playing, app);
    return;
  }
  Story story = tell(playing.round().position().board, pit, playing.match().rules());
  if (!playing.act(sow_from(pit), app)) return;
  if (!app.speed().still())
    playing.enter(sowing_shown(playing, std::move(story), then_play_on, app));
  else if (then_play_on)
    play_on(playing, app);
}

void play_on(Playing& playing, App& app) {
  if (const auto pit = playing.only_pit())
    play_pit(playing, *pit, true, app);
  else if (playing.choosing() && !playing.computer_to_act())
    playing.message = playing.names[*playing.match().actor()] +
                      (playing.match().stage() == Stage::gift ? " must choose the pit to give from."
                                                              : " must choose the pit to sow.");
}

}  // namespace tebweez::screen
