// tebweez replay: a saved match on the replay screen, as text, as a table, or only checked.
#include <unistd.h>

#include <utility>

#include "commands/commands.hpp"
#include "log_file.hpp"
#include "plain.hpp"
#include "screen/screen.hpp"
#include "tsv.hpp"
#include "words.hpp"

namespace tebweez {
namespace {

/// "FILE: akil, 124 actions in 4 rounds, Amina wins the match with 63 of 60."
std::string summary(const std::string& file, const Record& record) {
  const Match& match = *record.match();
  const auto actions = static_cast<int>(match.actions());
  const auto rounds = static_cast<int>(match.chapters().size());
  const PerSide<int> gains = match.gains();
  std::string text = (file == "-" ? "stdin" : harmless(file)) + ": " +
                     std::string{match.rules().key} + ", " + counted(actions, "action") + " in " +
                     counted(rounds, "round") + ", gains " + std::to_string(gains.south) + " to " +
                     std::to_string(gains.north) + "; ";
  if (match.verdict()) return text + verdict_sentence(match, names_of(record.header())) + "\n";
  return text + "unfinished.\n";
}

int replay_as_text(const ReplayOptions& options) {
  using Output = ReplayOptions::Output;
  const auto record = load_log(options.file);
  if (!record) return fail(record.error());
  switch (options.output) {
    case Output::tsv: return finish_with(to_tsv(*record->match()));
    case Output::check: return finish_with(summary(options.file, *record));
    case Output::plain:
    case Output::automatic: break;
  }
  return finish_with(plain_replay(*record));
}

}  // namespace

int run(const ReplayOptions& options) {
  const bool on_screen =
      options.output == ReplayOptions::Output::automatic && ::isatty(STDOUT_FILENO) == 1;
  return on_screen ? replay_on_screen(options) : replay_as_text(options);
}

}  // namespace tebweez
