#include "plain/plain_learn.hpp"

#include <unistd.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "matches/first_match.hpp"
#include "plain/asking.hpp"
#include "plain/plain.hpp"
#include "system/descriptors.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "tebweez/log/notation.hpp"
#include "words/lessons.hpp"
#include "words/refusals.hpp"

namespace tebweez {
namespace {

/// Reads lines until every lesson is done, the input ends, or a wrong line ends it.
class PlainLearn {
 public:
  explicit PlainLearn(std::size_t first) : number_{first}, asks_again_{isatty(STDIN_FILENO) == 1} {}

  int run() {
    if (!show(lesson_text())) return status_;
    auto problem =
        read_pieces(STDIN_FILENO, "stdin", [this](std::string_view bytes) { return feed(bytes); });
    if (problem && signals::received() == 0) complain(problem->what);
    if (problem) status_ = problem->status;
    if (!done()) return status_;
    lines_.drop_torn();  // the line that ended the lessons
    auto match = begin_first_match();
    if (!match) return fail(match.error());
    return play_plain(*std::move(match), std::move(lines_), rest_);
  }

 private:
  [[nodiscard]] const Lesson& lesson() const { return all_lessons()[number_]; }
  [[nodiscard]] bool done() const { return number_ == all_lessons().size(); }

  /// What comes behind the last lesson's lines belongs to the round.
  bool feed(std::string_view bytes) {
    while (!bytes.empty()) {
      const std::size_t end = bytes.find('\n');
      const std::string_view piece =
          end == std::string_view::npos ? bytes : bytes.substr(0, end + 1);
      bytes.remove_prefix(piece.size());
      const bool more = lines_.feed(
          piece, [this](const LineReader::Line& line) { return take(line); },
          [this](const Fault& fault) { return refuse(fault); });
      if (more) continue;
      rest_ = bytes;
      return false;
    }
    return true;
  }

  [[nodiscard]] std::string lesson_text() const {
    const Round round = begin(lesson());
    std::string text = "Lesson " + std::to_string(number_ + 1) + " of " +
                       std::to_string(all_lessons().size()) + ": " + std::string{lesson().title} +
                       ".\n";
    if (lesson().task != Lesson::Task::count)
      text += plain_board(round.position().board, lesson_names());
    return text + std::string{lesson().text} + "\n";
  }

  bool take(const LineReader::Line& line) {
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
      if (asks_again_) return show(refusal_sentence(*refusal, lesson_names()) + "\n");
      return refuse({line.number, to_text(*refusal)});
    }
    if (action->kind != Action::Kind::sow && action->kind != Action::Kind::give)
      return refuse_answer(line);
    static_cast<void>(round.play(*action));
    return tell(reply_to(lesson(), round));
  }

  /// `next`, `back` and `lesson N` go through the lessons.
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

  /// A person is told and asked again; a script's mistake ends the program.
  bool refuse(const Fault& fault) {
    if (asks_again_) return show("That is no answer: " + fault.what + ".\n");
    complain(fault_text("-", fault));
    status_ = status::failed;
    return false;
  }

  bool show(const std::string& text) { return put(asks_again_ ? text + "> " : text); }
  bool put(const std::string& text) {
    const auto problem = print(text);
    if (problem) status_ = fail(*problem);
    return !problem;
  }

  std::size_t number_;
  bool asks_again_;
  LineReader lines_;
  std::string rest_;  ///< read, but not yet taken
  int status_ = status::done;
};

}  // namespace

int learn_plain(std::size_t first) {
  return PlainLearn{first}.run();
}

}  // namespace tebweez
