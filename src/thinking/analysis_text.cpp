#include "thinking/analysis_text.hpp"

#include <cstdlib>

#include "tebweez/log/notation.hpp"

namespace tebweez {
namespace {

using Kind = Action::Kind;

/// An action as the log writes it, a layout without its figures.
std::string statement(const Action& action) {
  return action.kind == Kind::tebweez ? std::string{to_text(action.kind)} : to_text(action);
}

std::string tsv_line(std::size_t round, std::size_t number, const Ply& ply,
                     const ActionAppraisal& appraisal) {
  const bool told = appraisal.worth && ply.by && ply.action.kind != Kind::tebweez;
  return std::to_string(round) + "\t" + std::to_string(number + 1) + "\t" + statement(ply.action) +
         "\t" + (appraisal.worth ? std::to_string(*appraisal.worth) : "-") + "\t" +
         (!appraisal.worth  ? "-"
          : appraisal.exact ? "exact"
                            : "bound") +
         "\t" + (appraisal.best ? to_text(*appraisal.best) : "-") + "\t" +
         (told ? std::to_string(appraisal.loss[*ply.by]) : "-") + "\n";
}

/// How an action is called where it is one of several that were open.
std::string called(const Action& action) {
  switch (action.kind) {
    case Kind::keep: return "keeping the board";
    case Kind::turn: return "turning the board";
    case Kind::give: return std::string{"giving from "} + letter(action.pit);
    case Kind::sow: return std::string(1, letter(action.pit));
    case Kind::tebweez:
    case Kind::agree:
    case Kind::resign: break;
  }
  return "playing on";
}

/// "C (action 7)"
std::string named(const RoundAnalysis& analysis, std::size_t number) {
  const Action& action = analysis.round().plies()[number].action;
  return (action.kind == Kind::agree ? "agreeing" : called(action)) + " (action " +
         std::to_string(number + 1) + ")";
}

/// "Amina gave away 20 seeds with 3 actions, most of them, 12, with C (action 7)."
std::string given_away(const RoundAnalysis& analysis, Side side, const Names& names) {
  int sum = 0;
  int times = 0;
  int most = 0;
  std::size_t where = 0;
  for (std::size_t i = 0; i < analysis.round().plies().size(); ++i) {
    const auto appraisal = analysis.of(i);
    const int loss = appraisal ? appraisal->loss[side] : 0;
    if (loss == 0) continue;
    sum += loss;
    ++times;
    if (loss <= most) continue;
    most = loss;
    where = i;
  }
  if (times == 0) return names[side] + " gave nothing away.";
  std::string text = names[side] + " gave away " + counted(sum, "seed") + " ";
  if (times == 1) return text + "by " + named(analysis, where) + ".";
  return text + "with " + counted(times, "action") + ", " + std::to_string(most) + " of them by " +
         named(analysis, where) + ".";
}

/// What the choice between keeping and turning was worth; empty where there was none, or it is not
/// known.
std::string choice_sentence(const RoundAnalysis& analysis, const Names& names) {
  const auto& plies = analysis.round().plies();
  if (plies.size() < 2 ||
      (plies[1].action.kind != Kind::keep && plies[1].action.kind != Kind::turn))
    return {};
  const auto& laid = analysis.point(0);
  if (analysis.left() > 0 || !laid) return {};
  const std::string& who = names[*plies[1].by];
  const int most = std::abs(laid->worth);
  const std::string certainly = laid->exact ? "" : ", as far as can be seen";
  if (most == 0) return "Kept or turned, the board was even" + certainly + ".";
  const bool right = laid->best == plies[1].action;
  const Action best = *laid->best;
  return who + (right ? " chose rightly: " : " should have chosen otherwise: ") + called(best) +
         " was worth " + counted(most, "seed") + certainly + ".";
}

}  // namespace

std::string worth_clause(int worth, bool exact, const Names& names) {
  const Side ahead = worth >= 0 ? Side::south : Side::north;
  if (worth == 0)
    return exact ? "Best play leaves both even" : "As far as can be seen, both are even";
  const std::string by = std::to_string(std::abs(worth)) + " ahead";
  return exact ? "Best play leaves " + names[ahead] + " " + by
               : "As far as can be seen, " + names[ahead] + " is " + by;
}

std::string better_clause(const Action& best, int loss) {
  std::string text = called(best);
  if (best.kind != Kind::sow) text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text + " instead would have gained " + std::to_string(loss) + " more";
}

std::string loss_sentence(const ActionAppraisal& appraisal, const Names& names) {
  for (const Side side : both_sides) {
    const int loss = appraisal.loss[side];
    if (loss == 0) continue;
    if (appraisal.best) return better_clause(*appraisal.best, loss) + ".";
    return "Playing on would have gained " + names[side] + " " + std::to_string(loss) + " more.";
  }
  return {};
}

std::string brief_appraisal(const ActionAppraisal& appraisal, const Names& names) {
  std::string text;
  for (const Side side : both_sides)
    if (const int loss = appraisal.loss[side]; loss > 0)
      text += "Better: " + (appraisal.best ? to_text(*appraisal.best) : "play on") + ", +" +
              std::to_string(loss) + ". ";
  const int worth = appraisal.worth.value_or(0);
  if (worth == 0) return text + "Even.";
  return text + names[worth > 0 ? Side::south : Side::north] + " " +
         std::to_string(std::abs(worth)) + " ahead.";
}

std::string analysis_tsv(const std::vector<AnalysedRound>& rounds) {
  std::string text = "round\tply\taction\tworth\tkind\tbest\tloss\n";
  for (const auto& [number, analysis] : rounds)
    for (std::size_t i = 0; i < analysis.round().plies().size(); ++i)
      if (const auto appraisal = analysis.of(i))
        text += tsv_line(number, i, analysis.round().plies()[i], *appraisal);
  return text;
}

std::vector<std::string> summary_sentences(const RoundAnalysis& analysis, const Names& names) {
  std::vector<std::string> sentences{given_away(analysis, Side::south, names),
                                     given_away(analysis, Side::north, names)};
  if (std::string choice = choice_sentence(analysis, names); !choice.empty())
    sentences.push_back(std::move(choice));
  return sentences;
}

std::string analysis_text(const std::vector<AnalysedRound>& rounds, const Names& names) {
  std::string text;
  for (const auto& [number, analysis] : rounds) {
    text += (text.empty() ? "Round " : "\nRound ") + std::to_string(number) + "\n\n";
    const Round& round = analysis.round();
    for (std::size_t i = 0; i < round.plies().size(); ++i) {
      const auto appraisal = analysis.of(i);
      if (!appraisal) continue;
      text += std::to_string(i + 1) + ". " + sentence(round, i, names);
      const auto& point = analysis.point(i);
      const bool news = i == 0 || analysis.point(i - 1)->worth != appraisal->worth;
      if (point && news && !round.ended_by(i))
        text += " " + worth_clause(point->worth, point->exact, names) + ".";
      if (const std::string loss = loss_sentence(*appraisal, names); !loss.empty())
        text += " " + loss;
      text += "\n";
      if (round.plies()[i].ended) text += end_sentence(*round.reckoning(), names) + "\n";
    }
    text += "\n";
    if (const std::size_t left = analysis.left(); left > 0) {
      text += "Interrupted: of " + counted(static_cast<int>(round.plies().size()), "position") +
              ", " + std::to_string(left) + " are not analysed.\n";
      continue;
    }
    for (const std::string& one : summary_sentences(analysis, names)) text += one + "\n";
  }
  return text;
}

}  // namespace tebweez
