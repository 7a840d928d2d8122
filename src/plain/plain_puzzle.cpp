#include "plain/plain_puzzle.hpp"

#include <string>
#include <string_view>
#include <variant>

#include "plain/asking.hpp"
#include "plain/line_dialogue.hpp"
#include "plain/plain.hpp"
#include "system/output.hpp"
#include "tebweez/log/notation.hpp"
#include "words/refusals.hpp"

namespace tebweez {
namespace {

/// Reads lines until one of them is an answer, the input ends, or a wrong line ends it.
class PlainPuzzle final : LineDialogue {
 public:
  explicit PlainPuzzle(const PosedPuzzle& posed)
      : LineDialogue{"That is no answer"}, posed_{posed}, names_{names_of({})} {}

  int run() {
    if (show(heading() + position())) read_lines();
    return exit_status();
  }

 private:
  [[nodiscard]] const Match& match() const noexcept { return posed_.match(); }

  [[nodiscard]] std::string heading() const {
    return std::string{match().rules().name} + ", " + std::string{match().rules().meaning} + ", " +
           puzzle_name(posed_.wish) + ".\n";
  }
  [[nodiscard]] std::string position() const {
    return plain_position(match(), names_) + puzzle_question(posed_, names_) + "\n" +
           suggestion(match()) + "\n";
  }

  bool take(const LineReader::Line& line) override {
    const auto asked = asked_for(line.text);
    if (asked && *asked != Asked::redo) return answer(*asked);  // nothing was taken back
    const auto statement = parse_statement(line.text);
    if (!statement)
      return refuse(
          {line.number, foreign_letter(line.text, match()).value_or(statement.error().what)});
    if (std::holds_alternative<Blank>(*statement)) return true;
    const auto* action = std::get_if<Action>(&*statement);
    if (action == nullptr || action->kind == Action::Kind::agree ||
        action->kind == Action::Kind::resign)
      return refuse({line.number, "a puzzle is answered by the pit to sow"});
    if (const auto refusal = match().refusal(*action)) {
      if (asks_again()) return show(refusal_sentence(*refusal, names_) + "\n");
      return refuse({line.number, to_text(*refusal)});
    }
    return tell(*posed_.puzzle.find(*action));
  }

  /// What may be asked for beside the answer.
  bool answer(Asked asked) {
    switch (asked) {
      case Asked::nothing: return show(asks_again() ? suggestion(match()) + "\n" : "");
      case Asked::help:
      case Asked::board: return show(position());
      case Asked::moves: return show(moves_text(match(), names_));
      case Asked::rules: return show(rules_text(match().rules()));
      case Asked::quit:
      case Asked::redo: break;
    }
    return false;
  }

  /// Tells how it came out; the reading ends with that.
  bool tell(const PuzzleAnswer& answer) {
    const bool right = &answer == &posed_.puzzle.solution();
    std::string text = puzzle_verdict(posed_, answer, names_) + "\n\nBest play:\n" + best_play();
    const auto kept = count_try(posed_, right);
    if (kept) text += "\n" + streak_sentence(kept->streak, *posed_.wish.day) + "\n";
    text += (kept ? "" : "\n") + ("The same puzzle for somebody else: " + puzzle_command(posed_)) +
            "\n";
    static_cast<void>(put(text));
    if (kept && kept->problem) complain(*kept->problem);
    return false;
  }

  [[nodiscard]] std::string best_play() const {
    std::string text;
    Match match = this->match();
    for (const Action& action : posed_.puzzle.line) {
      if (!match.play(action)) break;
      const Round& round = *match.round();
      text += sentence(round, round.plies().size() - 1, names_) + "\n";
    }
    if (const auto result = match.round()->reckoning())
      text += end_sentence(*result, names_) + "\n";
    return text;
  }

  const PosedPuzzle& posed_;
  Names names_;
};

}  // namespace

int play_puzzle_plain(const PosedPuzzle& posed) {
  return PlainPuzzle{posed}.run();
}

}  // namespace tebweez
