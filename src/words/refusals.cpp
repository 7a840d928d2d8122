#include "words/refusals.hpp"

#include "tebweez/log/notation.hpp"

namespace tebweez {
namespace {

/// What must be done first: "Karim is to sow: b, d or e."
std::string due_first(const Refusal& refusal, const std::string& who) {
  switch (refusal.due) {
    case Stage::tebweez: return who + " must lay out the seeds first.";
    case Stage::choice: return who + " must keep or turn the board first.";
    case Stage::sowing: return who + " is to sow now, from " + to_text(refusal.pits) + ".";
    case Stage::gift: return who + " must give a seed first, from " + to_text(refusal.pits) + ".";
    case Stage::over: break;
  }
  return "The round is over.";
}

}  // namespace

std::string refusal_sentence(const Refusal& refusal, const Names& names) {
  using Why = Refusal::Why;
  const std::string pit{letter(refusal.pit)};
  const std::string who = refusal.side ? names[*refusal.side] : "A player";
  switch (refusal.why) {
    case Why::wrong_stage: return due_first(refusal, who);
    case Why::not_your_pit: return pit + " is not one of " + who + "'s pits.";
    case Why::wrong_layer: return who + " lays out this round.";
    case Why::wrong_row:
      return "This game has " + std::to_string(refusal.expected) + " pits a row, not " +
             std::to_string(refusal.found) + ".";
    case Why::wrong_sum:
      if (refusal.found < refusal.expected)
        return "Still in hand: " + counted(refusal.expected - refusal.found, "seed") + ".";
      return "This game has " + counted(refusal.expected, "seed") + ", not " +
             std::to_string(refusal.found) + ".";
    case Why::below_minimum:
      return "Each pit must hold at least " + counted(refusal.expected, "seed") + "; " + pit +
             " holds " + std::to_string(refusal.found) + ".";
    case Why::not_corresponding: {
      const std::string same{letter(Pit{other(refusal.pit.side), refusal.pit.place})};
      return pit + " is empty and " + same + " is not: either both hold seeds, or neither.";
    }
    case Why::empty_pit: return pit + " is empty.";
    case Why::not_nearest_head:
      return "Only " + to_text(refusal.pits) + " may be sown: it is the last pit with seeds.";
    case Why::never_ends: return pit + " never ends: it can't be sown.";
    case Why::nothing_yet: return "Nothing has been laid out yet, so nobody can resign.";
    case Why::match_over: return "The match is over.";
  }
  return {};
}

}  // namespace tebweez
