#include "screen/learn/learn_screen.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "matches/first_match.hpp"
#include "screen/app.hpp"
#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"
#include "screen/paced_sowing.hpp"
#include "screen/pages.hpp"
#include "screen/pointing.hpp"
#include "screen/scene.hpp"
#include "screen/screens.hpp"
#include "words/lessons.hpp"
#include "words/refusals.hpp"

namespace tebweez::screen {
namespace {

/// One lesson after the other: what is to be done is tried on the board, as often as one likes.
class LearnScreen final : public Screen {
 public:
  explicit LearnScreen(std::size_t first) { go_to(first); }

  [[nodiscard]] Context context() const override { return sowing_ ? where::sowing : where::learn; }
  [[nodiscard]] const Rules* rules() const override { return &akil; }
  [[nodiscard]] std::optional<Moment> wake() const override {
    return sowing_ ? sowing_->wake() : std::nullopt;
  }
  [[nodiscard]] std::vector<Request> impossible() const override {
    return sowing_ ? std::vector{Request::undo} : std::vector<Request>{};
  }

  [[nodiscard]] bool takes_close() const override { return sowing_ || chosen_; }

  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  void tick(App& app) override {
    if (!sowing_->tick(app)) end_sowing(app);
  }

 private:
  [[nodiscard]] const Lesson& lesson() const { return all_lessons()[number_]; }
  [[nodiscard]] bool is_last() const { return number_ + 1 == all_lessons().size(); }
  [[nodiscard]] bool solved() const { return answer_ && answer_->right; }
  /// Is a pit to be chosen now?
  [[nodiscard]] bool on_the_board() const {
    return lesson().task == Lesson::Task::act && !solved();
  }

  void go_to(std::size_t number);
  void go_on(App& app);
  void go_back();
  void choose(Pit pit);
  void act(App& app);
  void try_pit(App& app);
  void ask(App& app);
  void ask_to_play(App& app);
  void play_a_round(App& app);
  void end_sowing(App& app);
  void add_text(Scene& scene) const;

  std::size_t number_ = 0;
  Round round_ = begin(all_lessons().front());
  std::optional<Pit> chosen_;
  std::optional<LessonAnswer> answer_;  ///< the last one, and what was said of it
  std::string message_;                 ///< an answer to the last key, gone with the next
  std::optional<PacedSowing> sowing_;
};

void LearnScreen::go_to(std::size_t number) {
  number_ = number;
  round_ = begin(lesson());
  chosen_.reset();
  answer_.reset();
}

void LearnScreen::go_on(App& app) {
  is_last() ? ask_to_play(app) : go_to(number_ + 1);
}

void LearnScreen::go_back() {
  if (number_ > 0) go_to(number_ - 1);
}

void LearnScreen::handle(const Input& input, App& app) {
  message_.clear();
  const auto* request = std::get_if<Request>(&input);
  if (sowing_) {
    if (request != nullptr && !sowing_->handle(*request, app, message_)) end_sowing(app);
    return;
  }
  if (const auto* entry = std::get_if<Entry>(&input); entry != nullptr)
    return go_to(static_cast<std::size_t>(entry->number));
  const bool through_lessons =
      request != nullptr && (*request == Request::up || *request == Request::down);
  if (on_the_board() && !through_lessons) {
    if (std::holds_alternative<Pit>(input) && chosen_ == std::get<Pit>(input)) return try_pit(app);
    const PitSet legal = begin(lesson()).legal();
    const auto pit = pointed_at(input, chosen_, legal, app.below(), akil.row_length);
    if (pit) return choose(*pit);
  }
  if (request == nullptr) return;
  switch (*request) {
    case Request::act: return act(app);
    case Request::up:
    case Request::left:
    case Request::previous_page: return go_back();
    case Request::down:
    case Request::right:
    case Request::next_page: return go_on(app);
    case Request::close: return chosen_.reset();
    default: return;
  }
}

void LearnScreen::choose(Pit pit) {
  if (answer_) go_to(number_);  // another try
  const Action action = round_.stage() == Stage::gift ? give_from(pit) : sow_from(pit);
  if (const auto refusal = round_.refusal(action))
    message_ = refusal_sentence(*refusal, lesson_names());
  if (pit.side == Side::south) chosen_ = pit;
}

void LearnScreen::act(App& app) {
  if (solved()) return go_on(app);
  lesson().task == Lesson::Task::act ? try_pit(app) : ask(app);
}

void LearnScreen::try_pit(App& app) {
  if (!chosen_) {
    message_ = "Choose a pit first: a letter, or the arrows.";
    return;
  }
  const bool gift = round_.stage() == Stage::gift;
  const Action action = gift ? give_from(*chosen_) : sow_from(*chosen_);
  if (round_.refusal(action)) return choose(*chosen_);  // says why not
  if (!gift && !app.speed().still())
    sowing_.emplace(tell(round_.position().board, *chosen_, round_.rules()), app);
  static_cast<void>(round_.play(action));
  answer_ = reply_to(lesson(), round_);
  chosen_.reset();
}

void LearnScreen::ask(App& app) {
  std::vector<Question::Answer> offered;
  for (LessonAnswer& answer : answers_to(lesson())) {
    std::string text = answer.text;
    offered.push_back(
        {std::move(text), [this, answer = std::move(answer)](App&) { answer_ = answer; }});
  }
  app.push(std::make_unique<Question>(std::string{lesson().brief}, std::move(offered)));
}

void LearnScreen::ask_to_play(App& app) {
  app.push(std::make_unique<Question>(
      "That is all there is to know. Play a round with the computer now, on its easy level?",
      std::vector<Question::Answer>{{"Play a round", [this](App& a) { play_a_round(a); }},
                                    {"Back to the lessons", [](App&) {}}}));
}

void LearnScreen::play_a_round(App& app) {
  auto first = begin_first_match();
  if (!first) {
    message_ = first.error().what;
    return;
  }
  app.replace(match_screen(*std::move(first), first_match()));
}

void LearnScreen::end_sowing(App& app) {
  sowing_.reset();
  app.flush_input();
}

void LearnScreen::draw(Grid& grid, const App& app) {
  const Names names = short_names(lesson_names(), grid);
  const bool narrow = size_for(grid.rows(), grid.columns()) == Size::compact;
  Scene scene;
  scene.rules = &akil;
  scene.names = lesson_names();
  scene.corner = "lesson " + std::to_string(number_ + 1) + " of " +
                 std::to_string(all_lessons().size()) +
                 (narrow ? "" : ": " + std::string{lesson().title});
  scene.look.board = round_.position().board;
  scene.look.below = app.below();
  scene.store = round_.position().store;
  scene.keys.context = context();
  scene.panel_title = "lessons";
  scene.panel_entries = !sowing_;
  for (std::size_t i = 0; i < all_lessons().size(); ++i)
    scene.panel.push_back({std::to_string(i + 1) + "  " + std::string{all_lessons()[i].title},
                           i == number_ ? Role::title : Role::dim});
  if (sowing_) {
    const auto& plies = round_.plies();
    if (!sowing_->done()) scene.store = plies[plies.size() - 2].after.store;
    sowing_->add_to(scene, plies.back(), names);
    scene.keys.idle.push_back(Request::undo);
  } else {
    add_text(scene);
  }
  if (!message_.empty()) scene.text.push_back({message_, Role::warning});
  draw_scene(grid, scene);
}

void LearnScreen::add_text(Scene& scene) const {
  if (lesson().task == Lesson::Task::count) scene.store = begin(lesson()).reckoning()->store;
  if (on_the_board() && !answer_) {
    scene.look.legal = round_.legal();
    scene.look.digits = true;
    scene.look.chosen = chosen_;
    scene.to_act = Side::south;
  }
  scene.keys.arrows = on_the_board() ? "choose" : "lesson";
  scene.keys.act = solved()         ? (is_last() ? "play a round" : "next lesson")
                   : on_the_board() ? (round_.stage() == Stage::gift ? "give" : "sow")
                                    : "answer";
  if (!answer_) {
    scene.text.push_back({.text = std::string{lesson().text}, .role = Role::turn, .most = 4});
    return;
  }
  scene.text.push_back(
      {.text = answer_->reply, .role = solved() ? Role::title : Role::warning, .most = 2});
  if (lesson().task == Lesson::Task::act && round_.plies().back().captured > 0)
    mark_taken(scene.look, round_.plies().back());
  if (solved())
    scene.text.push_back({.text = std::string{lesson().learnt}, .role = Role::plain, .most = 2});
  else
    scene.text.push_back(
        {.text = "Not yet. " + std::string{lesson().brief}, .role = Role::turn, .most = 2});
}

}  // namespace

std::unique_ptr<Screen> learn_screen(std::size_t first) {
  return std::make_unique<LearnScreen>(first);
}

}  // namespace tebweez::screen
