#include "words/words.hpp"

#include <array>

#include "system/output.hpp"

namespace tebweez {
namespace {

/// The seeds of the pits of a line: "4 there", or "4 from B, 2 from A, 4 from f".
std::string taken_from_line(const Ply& ply) {
  const Board& laid = *ply.laid;
  if (ply.line.size() == 1) return std::to_string(laid[ply.last]) + " there";
  // The line is told backwards from the last seed, as it is taken.
  std::string text;
  Pit pit = ply.last;
  for (int i = 0; i < ply.line.size(); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(laid[pit]) + " from " + letter(pit);
    pit = laid.previous(pit);
  }
  return text;
}

std::string taking_text(const Ply& ply) {
  const Board& laid = *ply.laid;
  int of_line = 0;
  for (const Pit pit : ply.line) of_line += laid[pit];
  const int opposite = ply.captured - of_line;
  const char facing = letter(laid.opposite(ply.last));
  std::string text = "took " + taken_from_line(ply);
  if (ply.line.size() > 1)
    text += ", " + (opposite > 0 ? std::to_string(opposite) : "nothing") +
            " opposite: " + std::to_string(ply.captured) + " in all";
  else if (opposite > 0)
    text += " and " + std::to_string(opposite) + " from " + facing + " opposite";
  else
    text += std::string{"; "} + facing + " opposite was empty";
  return text + ".";
}

std::string sowing_sentence(const Ply& ply, const std::string& who) {
  const std::string last{letter(ply.last)};
  std::string text =
      who + " sowed " + letter(ply.action.pit) + ": " + counted(ply.laps, "lap") + ", ";
  if (ply.captured == 0) return text + "last seed into empty " + last + ".";
  text += "last seed in " + last + " made " + std::to_string((*ply.laid)[ply.last]);
  return text + "; " + taking_text(ply);
}

/// "Amina gains 8"
std::string gain_clause(const Reckoning& result, const Names& names) {
  if (!result.winner) return "a draw";
  return names[*result.winner] + " gains " + std::to_string(result.gain);
}

/// "Amina 40, Karim 32: Amina gains 8"
std::string stores_and_gain(const Reckoning& result, const Names& names) {
  std::string text;
  for (const Side side : both_sides)
    text += names[side] + " " + std::to_string(result.store[side]) +
            (side == Side::south ? ", " : ": ");
  return text + gain_clause(result, names);
}

std::string told_verdict(const Match& match, const Names& names, const std::string& wins,
                         const std::string& reached) {
  const auto verdict = match.verdict();
  if (!verdict) return "The match goes on.";
  if (!verdict->winner) return "The match is drawn.";
  const std::string winner = names[*verdict->winner] + wins;
  if (verdict->resigned) return winner + ": " + names[other(*verdict->winner)] + " resigned.";
  if (match.target() == 0) return winner + ".";
  return winner + ": " + reached + std::to_string(match.gains()[*verdict->winner]) + ", needed " +
         std::to_string(match.target()) + ".";
}

}  // namespace

Names names_of(const Header& header) {
  Names names{harmless(header.name_of(Side::south)), harmless(header.name_of(Side::north))};
  if (names.south == names.north) {  // two of one name are told apart by their sides
    names.south += " (south)";
    names.north += " (north)";
  }
  return names;
}

std::string counted(int number, std::string_view noun) {
  return std::to_string(number) + " " + std::string{noun} + (number == 1 ? "" : "s");
}

std::string sentence(const Round& round, std::size_t index, const Names& names) {
  using Kind = Action::Kind;
  const Ply& ply = round.plies()[index];
  const Pit pit = ply.action.pit;
  const std::string who = ply.by ? names[*ply.by] : "";
  switch (ply.action.kind) {
    case Kind::tebweez: return who + " laid out the seeds.";
    case Kind::keep: return who + " kept the board and begins.";
    case Kind::turn: return who + " turned the board; " + names[other(*ply.by)] + " begins.";
    case Kind::sow: return sowing_sentence(ply, who);
    case Kind::give:
      return who + " gave a seed from " + letter(pit) + " to " +
             letter(Board::first(other(pit.side))) + ", as " + names[other(pit.side)] +
             "'s row was empty.";
    case Kind::agree: return "Both agreed to end the round.";
    case Kind::resign: return who + " resigned the match.";
  }
  return {};
}

std::string brief_sentence(const Round& round, std::size_t index, const Names& names) {
  const Ply& ply = round.plies()[index];
  if (ply.action.kind != Action::Kind::sow || ply.captured == 0) return {};
  return names[*ply.by] + " sowed " + letter(ply.action.pit) + ": " + counted(ply.laps, "lap") +
         " to " + letter(ply.last) + ", took " + std::to_string(ply.captured) + ".";
}

std::string reason_clause(Reason reason) {
  constexpr std::array clauses{"the board is cleared", "one seed was left",
                               "the player to move could not sow", "the seeds only circle",
                               "both agreed to end it"};
  return clauses[static_cast<std::size_t>(reason)];
}

std::string end_sentence(const Reckoning& result, const Names& names) {
  std::string text = "The round is over: " + reason_clause(result.reason) + ". ";
  for (const Side side : both_sides)
    if (result.taken[side] > 0)
      text +=
          names[side] + " takes the " + counted(result.taken[side], "seed") + " left in the row. ";
  return text + stores_and_gain(result, names) + ".";
}

std::string brief_end_sentence(const Reckoning& result, const Names& names) {
  constexpr std::array reasons{"Cleared", "One seed left", "Stuck", "Circling", "Agreed"};
  return std::string{reasons[static_cast<std::size_t>(result.reason)]} + ": " +
         gain_clause(result, names) + ".";
}

std::string verdict_sentence(const Match& match, const Names& names) {
  return told_verdict(match, names, " wins the match", "reached ");
}

std::string brief_verdict_sentence(const Match& match, const Names& names) {
  return told_verdict(match, names, " wins", "");
}

std::string due_sentence(const Match& match, const Names& names) {
  const auto actor = match.actor();
  const std::string who = actor ? names[*actor] : "";
  switch (match.stage()) {
    case Stage::tebweez: {
      const std::string round = "round " + std::to_string(match.round_number());
      return (actor ? who + " is to" : "Either player may") + " lay out " + round + ".";
    }
    case Stage::choice: return who + " may keep the board or turn it.";
    case Stage::sowing: return who + " is to sow: " + to_text(match.legal()) + ".";
    case Stage::gift:
      return names[other(*actor)] + "'s row is empty: " + who + " gives one seed to " +
             letter(Board::first(other(*actor))) + ", from " + to_text(match.legal()) + ".";
    case Stage::over: break;
  }
  return verdict_sentence(match, names);
}

std::string target_text(int target) {
  return target == 0 ? "one round" : "first to " + std::to_string(target);
}

}  // namespace tebweez
