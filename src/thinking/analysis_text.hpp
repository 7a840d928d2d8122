// What positions are worth and what actions gave away, in words and as a table.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "tebweez/analysis/appraiser.hpp"
#include "words/words.hpp"

namespace tebweez {

/// The analysis of a round of a match, the round's number counted from 1.
struct AnalysedRound {
  std::size_t number = 0;
  RoundAnalysis analysis;
};

/// "Best play leaves Amina 12 ahead"; of a bound, "As far as can be seen, Amina is 12 ahead".
/// @param worth South's final store less North's
[[nodiscard]] std::string worth_clause(int worth, bool exact, const Names& names);

/// What would have been better, as a clause: "C instead would have gained 12 more".
[[nodiscard]] std::string better_clause(const Action& best, int loss);

/// What an action gave away and what would have been better, in a sentence; empty when it gave
/// nothing away.
[[nodiscard]] std::string loss_sentence(const ActionAppraisal& appraisal, const Names& names);

/// Both in few words: "Better: C, +12. Amina 6 ahead."
[[nodiscard]] std::string brief_appraisal(const ActionAppraisal& appraisal, const Names& names);

/// A line of column names, then one for each action that is analysed, for scripts: docs/log.md
/// says what each column holds.
[[nodiscard]] std::string analysis_tsv(const std::vector<AnalysedRound>& rounds);

/// Each action with its worth, then what each player gave away, for people.
[[nodiscard]] std::string analysis_text(const std::vector<AnalysedRound>& rounds,
                                        const Names& names);

/// What the players gave away in a round, a sentence for each, and what choosing otherwise would
/// have been worth.
[[nodiscard]] std::vector<std::string> summary_sentences(const RoundAnalysis& analysis,
                                                         const Names& names);

}  // namespace tebweez
