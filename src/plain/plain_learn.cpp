#include "plain/plain_learn.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "matches/first_match.hpp"
#include "plain/asking.hpp"
#include "plain/line_dialogue.hpp"
#include "plain/plain.hpp"
#include "system/output.hpp"
#include "tebweez/log/notation.hpp"
#include "words/lessons.hpp"
#include "words/refusals.hpp"

namespace tebweez {
namespace {

/// Reads lines until every lesson is done, the input ends, or a wrong line ends it.
class PlainLearn final : LineDialogue {
 public:
  explicit PlainLearn(std::size_t first) : LineDialogue{"That is no answer"}, number_{first} {}

  int run() {
    if (show(lesson_text())) read_lines();
    if (!done()) return exit_status();
    auto match = begin_first_match();
    if (!match) return fail(match.error());
    // What stands behind the last lesson's lines belongs to the round.
    return play_plain(*std::move(match), std::move(lines()), rest());
  }

 private:
  [[nodiscard]] const Lesson& lesson() const { return all_lessons()[number_]; }
  [[nodiscard]] bool done() const { return number_ == all_lessons().size(); }

  [[nodiscard]] std::string lesson_text() const {
    const Round round = begin(lesson());
    std::string text = "Lesson " + std::to_string(number_ + 1) + " of " +
                       std::to_string(all_lessons().size()) + ": " + std::string{lesson().title} +
                       ".\n";
    if (lesson().task != Lesson::Task::count)
      text += plain_board(round.position().board, lesson_names());
    return text + std::string{lesson().text} + "\n";
  }

  bool take(const LineReader::Line& line) override {
    const auto asked = asked_for(line.text);
    if (asked == Asked::quit) return false;
    if (asked && *asked != Asked::redo) return show(*asked == Asked::nothing ? "" : lesson_text());
    if (const auto to = lesson_asked_for(line.text)) return go_to(*to);
    if (lesson().task != Lesson::Task::act) return choose(line);
    const auto statement = parse_statement(line.text);
    if (!statement) return refuse({line.number, statement.error().what});
    const auto* action = std::get_if<Action>(&*statement);
    if (action == nullptr) return std::holds_alternative<Blank>(*statement) || refuse_answer(line);
    Round round = begin(lesson());
    if (const auto refusal = round.refusal(*action)) {
      if (asks_again()) return show(refusal_sentence(*refusal, lesson_names()) + "\n");
      return refuse({line.number, to_text(*refusal)});
    }
    if (action->kind != Action::Kind::sow && action->kind != Action::Kind::give)
      return refuse_answer(line);
    static_cast<void>(round.play(*action));
    return tell(reply_to(lesson(), round));
  }

  /// `next` and `back` go through the lessons.
  [[nodiscard]] std::optional<std::size_t> lesson_asked_for(std::string_view line) const {
    if (line == "next") return number_ + 1;
    if (line == "back") return number_ == 0 ? 0 : number_ - 1;
    return std::nullopt;
  }

  bool go_to(std::size_t number) {
    number_ = number;
    if (!done()) return show(lesson_text());
    static_cast<void>(put("Now a round with the computer, on its easy level. You are South.\n\n"));
    return false;
  }

  bool choose(const LineReader::Line& line) {
    for (const LessonAnswer& answer : answers_to(lesson()))
      if (line.text == answer.text) return tell(answer);
    return refuse_answer(line);
  }

  bool refuse_answer(const LineReader::Line& line) {
    std::string expected;
    if (lesson().task == Lesson::Task::act)
      expected = " a pit";
    else
      for (const LessonAnswer& answer : answers_to(lesson())) expected += " " + answer.text;
    return refuse({line.number, "expected" + expected});
  }

  bool tell(const LessonAnswer& answer) {
    if (!answer.right)
      return show(answer.reply + "\nNot yet. " + std::string{lesson().brief} + "\n");
    return put(answer.reply + "\n" + std::string{lesson().learnt} + "\n\n") && go_to(number_ + 1);
  }

  std::size_t number_;
};

}  // namespace

int learn_plain(std::size_t first) {
  return PlainLearn{first}.run();
}

}  // namespace tebweez
