#include "commands/list.hpp"

#include <string>

#include "commands/display_options.hpp"
#include "matches/saved_matches.hpp"
#include "screen/on_screen.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "words/words.hpp"

namespace tebweez {
namespace {

std::string state_of(const SavedMatch& saved, const Names& names) {
  const Match& match = *saved.record->match();
  if (const auto verdict = match.verdict())
    return verdict->winner ? "finished, " + brief_verdict_sentence(match, names)
                           : "finished, drawn.";
  if (!saved.begun()) return "not begun";
  return progress_text(saved) + ", stores " + stores_text(saved);
}

/// When, what, who with the gains, how far, and the path last, for it may be long and hold blanks.
std::string line_for(const SavedMatch& saved) {
  if (!saved.record) return harmless(saved.problem) + "\n";
  const Match& match = *saved.record->match();
  const Names names = names_of(saved.record->header());
  const PerSide<int> gains = match.gains();
  return saved.when() + "  " + std::string{match.rules().key} + "  " + names.south + " " +
         std::to_string(gains.south) + ", " + names.north + " " + std::to_string(gains.north) +
         "  " + target_text(match.target()) + "  " + state_of(saved, names) + "  " +
         harmless(saved.path) + "\n";
}

class ListCommand final : public Command {
 public:
  explicit ListCommand(CLI::App& app) {
    app.add_flag("--plain", plain_, "Lines of text instead of the screen");
    add_display_options(app, display_);
  }

  [[nodiscard]] int run() override {
    if (!plain_ && !check_terminal()) return list_on_screen(display_);
    const auto files = saved_files();
    if (!files) return fail(files.error());
    std::string text;
    for (const SavedFile& file : *files) {
      text += line_for(read_saved(file));
      if (signals::received() != 0) return signals::exit_status();
    }
    if (text.empty()) text = "There are no saved matches.\n";
    return finish_with(text);
  }

 private:
  bool plain_ = false;
  DisplaySettings display_;
};

}  // namespace

Subcommand add_list(CLI::App& app) {
  return add_command<ListCommand>(app, "list", "List the saved matches, the last played first");
}

}  // namespace tebweez
