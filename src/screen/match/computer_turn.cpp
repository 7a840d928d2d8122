// The computer thinks, shows what it is about to do, and does it.
#include <chrono>
#include <utility>

#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"

namespace tebweez::screen {
namespace {

constexpr auto until_it_is_said = std::chrono::milliseconds{300};
constexpr auto shown_before = std::chrono::milliseconds{500};

class ComputerTurn final : public BoardStage {
 public:
  /// @param side who acts, or is asked
  ComputerTurn(Playing& playing, Side side, bool asked_to_agree)
      : BoardStage{playing}, side_{side}, asked_to_agree_{asked_to_agree} {}
  ~ComputerTurn() override { computer().forget(); }
  ComputerTurn(const ComputerTurn&) = delete;
  ComputerTurn& operator=(const ComputerTurn&) = delete;
  ComputerTurn(ComputerTurn&&) = delete;
  ComputerTurn& operator=(ComputerTurn&&) = delete;

  [[nodiscard]] Context context() const override { return where::computer; }
  [[nodiscard]] std::optional<Moment> wake() const override { return next_; }
  [[nodiscard]] int watched_file() const override {
    return computer().knows() ? -1 : computer().watched_file();
  }
  void file_ready() override {
    computer().take();
    if (computer().knows()) found_out();
  }

  void tick(App& app) override {
    if (!computer().thinking()) return begin(app);
    if (computer().knows()) return act(app);
    said_ = true;
    next_.reset();
  }

  /// What is not answered yet can be taken back: the offer.
  [[nodiscard]] bool undo() override {
    if (asked_to_agree_) playing().enter(playing().stage_now());
    return asked_to_agree_;
  }

  /// Only a show can be stopped: who plays against the computer has it wait by not acting.
  void handle(const Input& input, App& app) override {
    const auto* request = std::get_if<Request>(&input);
    if (request == nullptr || !computer().plays_both()) return;
    bool& paused = playing().show_paused;
    if (*request == Request::pause) {
      paused = !paused;
      if (!paused) next_ = Clock::now();
    } else if (*request == Request::next_seed) {
      paused = true;
      stepping_ = true;
      if (knows()) act(app);
    }
  }

 protected:
  void add_to(Scene& scene, const Names& names) const override {
    const bool laying_out = match().stage() == Stage::tebweez;
    scene.to_act = side_;
    if (laying_out) {
      scene.look.board = Board{match().rules().row_length};
      scene.store = {};
    } else {
      add_last_action(scene, round(), names, Role::plain);
      add_moves(scene, round());
    }
    const auto decided = knows() ? computer().decision() : std::nullopt;
    if (decided && decided->kind != Action::Kind::tebweez) scene.look.chosen = decided->pit;
    if (decided && (decided->kind == Action::Kind::keep || decided->kind == Action::Kind::turn))
      scene.look.chosen.reset();
    if (paused()) {
      scene.text.push_back({"Paused: Space goes on, . plays one action.", Role::turn, 1});
      scene.keys.labels.emplace_back(Request::pause, "play");
    } else {
      scene.text.push_back(
          {names[side_] + (said_ && !knows() ? " is thinking." : doing()), Role::turn, 1});
    }
    if (!computer().plays_both()) {
      scene.keys.idle.push_back(Request::pause);
      scene.keys.idle.push_back(Request::next_seed);
    }
  }

 private:
  [[nodiscard]] Computer& computer() const { return *playing().computer; }
  [[nodiscard]] bool knows() const { return computer().knows(); }
  [[nodiscard]] bool paused() const { return playing().show_paused && computer().plays_both(); }

  [[nodiscard]] std::string doing() const {
    if (asked_to_agree_) return " is asked to end the round.";
    switch (match().stage()) {
      case Stage::tebweez:
        return " lays out the seeds of round " + std::to_string(match().round_number()) + ".";
      case Stage::choice: return " may keep the board or turn it.";
      case Stage::gift: return " gives a seed.";
      case Stage::sowing:
      case Stage::over: break;
    }
    return " is to sow.";
  }

  void begin(const App& app) {
    quick_ = app.speed().still();
    if (asked_to_agree_)
      computer().consider_agreement(match(), side_);
    else
      computer().think(match(), side_);
    if (knows()) return found_out();
    next_ = Clock::now() + until_it_is_said;
  }

  void found_out() {
    next_ = Clock::now();
    if (!quick_) *next_ += shown_before;
  }

  void act(App& app) {
    next_.reset();
    if (paused() && !stepping_) return;
    const auto decided = computer().decision();
    Playing& all = playing();
    if (!decided) {
      all.enter(all.stage_now());
      return say(names()[side_] + " does not agree and plays on.");
    }
    if (decided->kind == Action::Kind::sow || decided->kind == Action::Kind::give)
      play_pit(all, decided->pit, false, app);
    else
      all.act(*decided, app);
  }

  Side side_;
  bool asked_to_agree_;
  bool said_ = false;   ///< that it is thinking
  bool quick_ = false;  ///< nothing moves on this screen
  bool stepping_ = false;
  std::optional<Moment> next_ = Clock::now();
};

}  // namespace

std::unique_ptr<MatchStage> computer_turn(Playing& playing, Side side) {
  return std::make_unique<ComputerTurn>(playing, side, false);
}

std::unique_ptr<MatchStage> computer_asked(Playing& playing, Side side) {
  return std::make_unique<ComputerTurn>(playing, side, true);
}

}  // namespace tebweez::screen
