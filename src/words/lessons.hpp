// What a newcomer learns, in eight lessons: a board, a thing to do on it, and what came of it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tebweez/round.hpp"
#include "words/words.hpp"

namespace tebweez {

/// One lesson. The player is South.
struct Lesson {
  enum class Task : std::uint8_t {
    act,     ///< sow a pit or give from one
    choose,  ///< keep the board or turn it
    count,   ///< say what a round gained
  };
  std::string_view title;
  Task task{};
  std::string_view text;   ///< what to do, and what it is called
  std::string_view brief;  ///< the same once it was read, or where there is little room
  std::string_view learnt;
  std::string_view board;                       ///< both rows, as a layout is written
  bool (*solved_by)(const Ply& ply) = nullptr;  ///< of `act`: is that what was to be done?
};
[[nodiscard]] std::span<const Lesson> all_lessons() noexcept;

/// The players of the lessons.
[[nodiscard]] const Names& lesson_names();

/// The round in which a lesson's task stands.
[[nodiscard]] Round begin(const Lesson& lesson);

/// An answer to a lesson, and what is said of it.
struct LessonAnswer {
  std::string text;  ///< as it is offered or typed
  bool right = false;
  std::string reply;  ///< what came of it; of a wrong one, why it is wrong
};
/// What may be answered where no pit is chosen: to keep or turn, or a number.
[[nodiscard]] std::vector<LessonAnswer> answers_to(const Lesson& lesson);
/// What a sowing or a gift came to, which `round` has just played.
[[nodiscard]] LessonAnswer reply_to(const Lesson& lesson, const Round& round);

}  // namespace tebweez
