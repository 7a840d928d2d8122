#include "screen/puzzle/puzzle_screen.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "screen/app.hpp"
#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"
#include "screen/paced_sowing.hpp"
#include "screen/pointing.hpp"
#include "screen/scene.hpp"
#include "screen/sowing_show.hpp"
#include "tebweez/log/notation.hpp"
#include "words/refusals.hpp"
#include "words/story.hpp"

namespace tebweez::screen {
namespace {

/// First a pit is chosen and sown, then best play is gone through from the same position.
class PuzzleScreen final : public Screen {
 public:
  PuzzleScreen(PosedPuzzle posed, StreakNews news)
      : news_{std::move(news)}, names_{names_of({})}, posed_{std::move(posed)} {
    if (posed_.wish.day) kept_ = kept_streak(match_.rules());
  }

  [[nodiscard]] Context context() const override { return sowing_ ? where::sowing : where::puzzle; }
  [[nodiscard]] const Rules* rules() const override { return &posed_.match().rules(); }
  [[nodiscard]] std::optional<Moment> wake() const override {
    return sowing_ ? sowing_->wake() : std::nullopt;
  }
  [[nodiscard]] std::vector<Request> impossible() const override {
    if (sowing_) return {Request::undo};
    return {};
  }
  [[nodiscard]] bool takes_close() const override {
    return sowing_ || (choosing() ? chosen_.has_value() : !line_ends());
  }
  [[nodiscard]] std::string farewell() const override {
    return "The same puzzle again: " + puzzle_command(posed_);
  }

  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  void tick(App& app) override {
    if (!sowing_->tick(app)) end_show(app);
  }

 private:
  [[nodiscard]] bool choosing() const noexcept { return answer_ == nullptr; }
  [[nodiscard]] const std::vector<Action>& line() const noexcept { return posed_.puzzle.line; }
  [[nodiscard]] bool line_ends() const noexcept { return in_line_ && shown_ == line().size(); }
  [[nodiscard]] Side actor() const { return *posed_.match().actor(); }
  [[nodiscard]] bool right() const noexcept { return answer_ == &posed_.puzzle.solution(); }

  // Choosing.
  void choose(Pit pit);
  void answer(App& app);
  // Best play.
  void act(App& app);
  void next(App& app);
  void previous();
  void to_the_end();
  void another(App& app);
  // A sowing as it goes on.
  void play(const Action& action, App& app);
  void end_show(App& app);

  /// What is wrong with the streak's file, which there must be.
  [[nodiscard]] Line problem_line() const {
    return {.text = *kept_->problem,
            .role = Role::warning,
            .most = 2,
            .brief = "The streak's file is not in order."};
  }
  void add_choice(Scene& scene) const;
  void add_show(Scene& scene, const Names& names) const;
  void add_answer(Scene& scene, const Names& names) const;
  void add_line(Scene& scene, const Names& names) const;

  StreakNews news_;
  Names names_;
  PosedPuzzle posed_;
  Match match_ = posed_.match();          ///< what stands on the board
  std::optional<KeptStreak> kept_;        ///< of a puzzle of the day
  bool counted_ = false;                  ///< was this try the first of its day?
  std::optional<Pit> chosen_;             ///< that may be sown
  Pit lap_end_;                           ///< where its first lap ends
  const PuzzleAnswer* answer_ = nullptr;  ///< of the puzzle, once it was given
  bool in_line_ = false;                  ///< is best play gone through?
  std::size_t shown_ = 0;                 ///< actions of it that were played on the board
  std::string message_;                   ///< an answer to the last key, gone with the next
  std::optional<PacedSowing> sowing_;     ///< the last sowing, as long as it goes on
};

void PuzzleScreen::handle(const Input& input, App& app) {
  message_.clear();
  const auto* request = std::get_if<Request>(&input);
  if (sowing_) {
    if (request != nullptr && !sowing_->handle(*request, app, message_)) end_show(app);
    return;
  }
  if (request != nullptr && *request == Request::random) return another(app);
  if (!choosing()) {
    if (request == nullptr) return;
    switch (*request) {
      case Request::act: return act(app);
      case Request::right: return next(app);
      case Request::left: return previous();
      case Request::close: return to_the_end();
      default: return;
    }
  }
  if (std::holds_alternative<Pit>(input) && chosen_ == std::get<Pit>(input)) return answer(app);
  const int row = match_.rules().row_length;
  if (const auto pit = pointed_at(input, chosen_, match_.legal(), app.below(), row))
    return choose(*pit);
  if (request == nullptr) return;
  switch (*request) {
    case Request::act: return answer(app);
    case Request::close: return chosen_.reset();
    default: return;
  }
}

void PuzzleScreen::choose(Pit pit) {
  const auto refusal = match_.refusal(sow_from(pit));
  if (refusal) message_ = refusal_sentence(*refusal, names_);
  if (pit.side != actor()) return;
  chosen_ = pit;
  lap_end_ = pit;
  if (refusal) return;
  lap_end_ = first_lap_end(tell(match_.round()->position().board, pit, match_.rules()));
}

void PuzzleScreen::answer(App& app) {
  if (!chosen_) {
    message_ = "Choose a pit first.";
    return;
  }
  const PuzzleAnswer* answer = posed_.puzzle.find(sow_from(*chosen_));
  if (answer == nullptr) return choose(*chosen_);  // says why not
  answer_ = answer;
  counted_ = kept_ && !kept_->streak.tried(*posed_.wish.day);
  if (auto kept = count_try(posed_, right())) {
    kept_ = std::move(kept);
    if (news_) news_(*kept_);
  }
  play(answer_->action, app);
}

void PuzzleScreen::act(App& app) {
  line_ends() ? another(app) : next(app);
}

void PuzzleScreen::next(App& app) {
  if (line_ends()) return;
  if (!in_line_) {
    in_line_ = true;
    shown_ = right() ? 1 : 0;  // the right answer is its first action
    if (!right()) match_ = posed_.match();
    if (line_ends()) return;
  }
  play(line()[shown_++], app);
}

void PuzzleScreen::previous() {
  if (!in_line_ || shown_ == 0) return;
  match_.undo();
  --shown_;
}

void PuzzleScreen::to_the_end() {
  in_line_ = true;
  match_ = posed_.match();
  for (const Action& action : line()) static_cast<void>(match_.play(action));
  shown_ = line().size();
}

void PuzzleScreen::another(App& app) {
  auto posed = pose(match_.rules(), any_puzzle());
  if (!posed) {
    message_ = posed.error().what;
    return;
  }
  posed_ = *std::move(posed);
  match_ = posed_.match();
  kept_.reset();
  counted_ = false;
  chosen_.reset();
  answer_ = nullptr;
  in_line_ = false;
  shown_ = 0;
  app.flush_input();
}

void PuzzleScreen::play(const Action& action, App& app) {
  chosen_.reset();
  if (action.kind == Action::Kind::sow && !app.speed().still())
    sowing_.emplace(tell(match_.round()->position().board, action.pit, match_.rules()), app);
  static_cast<void>(match_.play(action));
}

void PuzzleScreen::end_show(App& app) {
  sowing_.reset();
  app.flush_input();
}

void PuzzleScreen::draw(Grid& grid, const App& app) {
  const Round& round = *match_.round();
  const Names names = short_names(names_, grid);
  Scene scene;
  scene.rules = &match_.rules();
  scene.names = names_;
  scene.corner = puzzle_name(posed_.wish);
  scene.to_act = match_.actor();
  scene.look.board = round.position().board;
  scene.look.below = app.below();
  scene.store = round.position().store;
  scene.keys.context = context();
  if (in_line_) {
    scene.panel_title = "best play";
    const std::size_t played = shown_ - (sowing_ ? 1 : 0);
    std::vector<Line> moves = move_lines(round, round.plies().size() - (sowing_ ? 1 : 0));
    moves.erase(moves.begin(), moves.end() - static_cast<std::ptrdiff_t>(played));
    scene.panel = std::move(moves);
  }
  if (sowing_)
    add_show(scene, names);
  else if (choosing())
    add_choice(scene);
  else if (in_line_)
    add_line(scene, names);
  else
    add_answer(scene, names);
  if (!message_.empty()) scene.text.push_back({message_, Role::warning});
  draw_scene(grid, scene);
}

void PuzzleScreen::add_choice(Scene& scene) const {
  scene.look.legal = match_.legal();
  scene.look.digits = true;
  scene.keys.arrows = "choose";
  scene.text.push_back({.text = puzzle_question(posed_, names_),
                        .role = Role::turn,
                        .brief = "Which sowing is best for " + names_[actor()] + ", by " +
                                 std::to_string(puzzle_margin) + " or more?"});
  if (kept_ && kept_->problem) scene.text.push_back(problem_line());
  if (kept_)
    scene.text.push_back({kept_->streak.tried(*posed_.wish.day)
                              ? "Tried before: it no longer counts."
                              : "The first try counts.",
                          Role::dim, 1});
  if (!chosen_) return;
  scene.look.chosen = chosen_;
  if (!scene.look.legal.contains(*chosen_)) return;
  scene.keys.act = "sow";
  scene.look.labels.push_back({lap_end_, "lap", Role::mark, '\''});
  scene.text.push_back(
      {std::string{letter(*chosen_)} + "'s first lap ends in " + letter(lap_end_) + ".", Role::dim,
       1});
}

void PuzzleScreen::add_show(Scene& scene, const Names& names) const {
  const auto& plies = match_.round()->plies();
  if (!sowing_->done()) scene.store = plies[plies.size() - 2].after.store;
  sowing_->add_to(scene, plies.back(), names);
  scene.keys.idle.push_back(Request::undo);
}

void PuzzleScreen::add_answer(Scene& scene, const Names& names) const {
  add_last_action(scene, *match_.round(), names, Role::dim);
  scene.text.push_back({.text = puzzle_verdict(posed_, *answer_, names_),
                        .role = right() ? Role::title : Role::warning,
                        .brief = brief_puzzle_verdict(posed_, *answer_)});
  if (kept_ && kept_->problem) scene.text.push_back(problem_line());
  if (counted_)
    scene.text.push_back(
        {.text = streak_sentence(kept_->streak, *posed_.wish.day),
         .role = Role::mark,
         .brief = "Today: " + streak_clause(kept_->streak, *posed_.wish.day) + "."});
  scene.keys.arrows = "action";
  scene.keys.act = "best play";
}

void PuzzleScreen::add_line(Scene& scene, const Names& names) const {
  const Round& round = *match_.round();
  scene.keys.arrows = "action";
  scene.keys.act = line_ends() ? "another one" : "go on";
  if (line_ends()) scene.keys.idle.push_back(Request::random);  // Enter does that
  if (shown_ > 0) add_last_action(scene, round, names, Role::plain);
  if (const auto result = round.reckoning()) {
    scene.text.push_back({.text = end_sentence(*result, names),
                          .role = Role::title,
                          .brief = brief_end_sentence(*result, names)});
    show_reckoning(scene, round);
  }
  scene.text.push_back(
      {"Best play, action " + std::to_string(shown_) + " of " + std::to_string(line().size()) + ".",
       Role::dim, 1});
}

}  // namespace

std::unique_ptr<Screen> puzzle_screen(PosedPuzzle posed, StreakNews news) {
  return std::make_unique<PuzzleScreen>(std::move(posed), std::move(news));
}

}  // namespace tebweez::screen
