#include "screen/saved/saved_row.hpp"

#include "system/output.hpp"
#include "words/words.hpp"

namespace tebweez::screen {
namespace {

std::string both(const PerSide<int>& of, std::string_view between) {
  return std::to_string(of.south) + std::string{between} + std::to_string(of.north);
}

}  // namespace

std::string file_name(const SavedFile& file) {
  return harmless(file.path.substr(file.path.rfind('/') + 1));
}

std::string brief_problem(const SavedFile& file, const std::string& problem) {
  if (!problem.starts_with(file.path)) return harmless(problem);
  return file_name(file) + harmless(problem.substr(file.path.size()));
}

SavedRow row_of(const SavedFile& file) {
  const SavedMatch saved = read_saved(file);
  SavedRow row{.when = saved.when()};
  if (!saved.record) {
    row.fault = brief_problem(file, saved.problem);
    row.whole = row.fault;
    return row;
  }
  const Match& match = *saved.record->match();
  const Names names = names_of(saved.record->header());
  row.readable = true;
  row.finished = match.verdict().has_value();
  row.names = names.south + ", " + names.north;
  row.ruleset = match.rules().key;
  row.round = std::to_string(match.round_number());
  row.actions = std::to_string(match.actions());
  row.gains = both(match.gains(), ":");
  row.stores = both(stores_of(match), ":");
  row.whole = row.names + ": " + row.ruleset + ", " + target_text(match.target()) + ", " +
              progress_text(saved) + ", gains " + row.gains + ", stores " + row.stores + "; " +
              (row.finished ? brief_verdict_sentence(match, names) : "unfinished.") + " " +
              file_name(file);
  return row;
}

}  // namespace tebweez::screen
