#include "words/lessons.hpp"

#include <array>
#include <utility>

#include "tebweez/log/notation.hpp"

namespace tebweez {
namespace {

constexpr Pit pit_c{Side::south, 2};
constexpr Pit north_e{Side::north, 4};

constexpr std::array lessons{
    Lesson{.title = "sow",
           .text = "Lift the seeds of C and sow them, one into each pit that follows: press C, "
                   "then Enter.",
           .brief = "Sow C: press C, then Enter.",
           .learnt = "That was a lap: along your row, then back through North's.",
           .board = "1 0 4 0 0 0 / 0 0 0 0 0 1",
           .solved_by = [](const Ply& ply) { return ply.action == sow_from(pit_c); }},
    Lesson{.title = "lap and relay",
           .text = "When the last seed falls among others, all of them are lifted and sown too: a "
                   "relay. Find the pit that is sown in two laps.",
           .brief = "Find the pit that is sown in two laps.",
           .learnt = "The last seed fell among others, and that pit was sown in a second lap.",
           .board = "2 0 2 0 0 0 / 0 0 0 0 0 1",
           .solved_by = [](const Ply& ply) { return ply.laps == 2; }},
    Lesson{.title = "where it stops",
           .text = "A sowing stops when the last seed of a lap falls into an empty pit. Find the "
                   "pit whose sowing stops in e.",
           .brief = "Find the pit whose sowing stops in e.",
           .learnt = "An empty pit ends the turn, and nothing is taken.",
           .board = "1 3 0 0 2 0 / 0 2 0 3 0 0",
           .solved_by = [](const Ply& ply) { return ply.last == north_e; }},
    Lesson{.title = "two and four",
           .text = "A last seed that makes two or four takes them and the seeds opposite: a "
                   "capture. Take nine seeds.",
           .brief = "Take nine seeds.",
           .learnt = "What is captured goes into your store.",
           .board = "2 2 3 0 0 3 / 0 0 0 5 0 1",
           .solved_by = [](const Ply& ply) { return ply.captured == 9; }},
    Lesson{.title = "the line",
           .text = "Twos and fours right behind the last pit are taken too, with what lies "
                   "opposite: the line. Take from two pits in a line.",
           .brief = "Take from two pits in a line.",
           .learnt = "The line goes back from the last pit as long as twos and fours follow.",
           .board = "3 0 1 1 0 2 / 0 0 2 3 0 1",
           .solved_by = [](const Ply& ply) { return ply.line.size() == 2; }},
    Lesson{.title = "the gift",
           .text = "North's row is empty, so you give North one seed: a gift. Choose one of your "
                   "pits to give it from.",
           .brief = "Choose one of your pits to give a seed from.",
           .learnt = "A gift goes into the first pit of the empty row, and the game goes on.",
           .board = "2 0 1 3 0 1 / 0 0 0 0 0 0",
           .solved_by = [](const Ply& ply) { return ply.action.kind == Action::Kind::give; }},
    Lesson{.title = "keep or turn",
           .task = Lesson::Task::choose,
           .text =
               "North has laid out the 72 seeds as North likes. Whoever keeps the board begins; "
               "turned, the rows change owners and North begins. See that you begin.",
           .brief = "Keep the board, or turn it: see that you begin.",
           .learnt = "One lays out, the other decides: so it pays to lay out evenly.",
           .board = "8 6 7 5 4 6 / 5 6 8 6 4 7"},
    Lesson{.title = "up to sixty",
           .task = Lesson::Task::count,
           .text = "A round ends with 46 seeds for you and 26 for North. Its winner gains the "
                   "difference. How many do you gain?",
           .brief = "46 seeds to 26: how many do you gain?",
           .learnt = "Gains add up from round to round; the first to reach 60 wins the match.",
           .board = "10 6 8 9 7 6 / 4 5 6 3 4 4"}};

/// Keeps or turns the board of a lesson, and says who begins then.
LessonAnswer decided(const Lesson& lesson, const Action& choice) {
  Round round = begin(lesson);
  static_cast<void>(round.play(choice));
  const bool right = round.actor() == Side::south;
  const bool kept = choice.kind == Action::Kind::keep;
  return {to_text(choice), right,
          std::string{kept ? "Kept" : "Turned"} + ": " + (right ? "you begin." : "North begins.")};
}

}  // namespace

std::span<const Lesson> all_lessons() noexcept {
  return lessons;
}

const Names& lesson_names() {
  static const Names names{.south = "You", .north = "North"};
  return names;
}

Round begin(const Lesson& lesson) {
  const Board board = *parse_board(lesson.board);
  if (lesson.task == Lesson::Task::act) {
    Round round{beginning_from(board, akil), Side::south};
    static_cast<void>(round.play(tebweez_by(Side::south, board)));
    return round;
  }
  Round round{akil, Side::north};
  static_cast<void>(round.play(tebweez_by(Side::north, board)));
  if (lesson.task == Lesson::Task::count)
    for (const Action& action : {keep(), agree()}) static_cast<void>(round.play(action));
  return round;
}

std::vector<LessonAnswer> answers_to(const Lesson& lesson) {
  if (lesson.task == Lesson::Task::choose)
    return {decided(lesson, turn()), decided(lesson, keep())};
  const Reckoning result = *begin(lesson).reckoning();
  std::vector<LessonAnswer> answers;
  const std::string south = std::to_string(result.store.south);
  const std::string north = std::to_string(result.store.north);
  const std::string gain = std::to_string(result.gain);
  const std::string difference = " in store; the difference is gained.";
  answers.push_back({south, false, south + " is what you have" + difference});
  answers.push_back({gain, true, south + " less " + north + ": you gain " + gain + "."});
  answers.push_back({north, false, north + " is what North has" + difference});
  return answers;
}

LessonAnswer reply_to(const Lesson& lesson, const Round& round) {
  const Ply& ply = round.plies().back();
  return {to_text(ply.action), lesson.solved_by(ply),
          sentence(round, round.plies().size() - 1, lesson_names())};
}

}  // namespace tebweez
