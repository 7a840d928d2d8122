#include "commands/replay.hpp"

#include <unistd.h>

#include <string>

#include "commands/display_options.hpp"
#include "matches/log_file.hpp"
#include "plain/plain_replay.hpp"
#include "screen/on_screen.hpp"
#include "system/output.hpp"
#include "words/tsv.hpp"
#include "words/words.hpp"

namespace tebweez {
namespace {

/// "FILE: akil, 124 actions in 4 rounds, gains 63 to 12; Amina wins the match: reached …"
std::string summary(const std::string& file, const Record& record) {
  const Match& match = *record.match();
  const auto actions = static_cast<int>(match.actions());
  const auto rounds = static_cast<int>(match.chapters().size());
  const PerSide<int> gains = match.gains();
  std::string text = (file == "-" ? "stdin" : harmless(file)) + ": " +
                     std::string{match.rules().key} + ", " + counted(actions, "action") + " in " +
                     counted(rounds, "round") + ", gains " + std::to_string(gains.south) + " to " +
                     std::to_string(gains.north) + "; ";
  if (const auto verdict = match.verdict())
    return text +
           (verdict->winner ? verdict_sentence(match, names_of(record.header()))
                            : "the match is drawn.") +
           "\n";
  return text + "unfinished.\n";
}

class Replay final : public Command {
 public:
  explicit Replay(CLI::App& app) {
    app.add_option("FILE", file_, "The match; - is standard input")->type_name("")->required();
    const auto output = [&](const std::string& name, Output what, const std::string& help) {
      return app.add_flag_callback(
          name, [this, what] { output_ = what; }, help);
    };
    auto* plain = output("--plain", Output::plain, "Every position as text");
    auto* tsv = output("--tsv", Output::tsv, "Every action as a table for scripts");
    auto* check = output("--check", Output::check, "One line on what the log holds");
    tsv->excludes(plain);
    check->excludes(plain)->excludes(tsv);
    app.add_flag("--follow", follow_, "Show new actions as they are written")
        ->excludes(tsv)
        ->excludes(check);
    add_display_options(app, display_);
  }

  [[nodiscard]] int run() override {
    if (output_ == Output::automatic && ::isatty(STDOUT_FILENO) == 1)
      return replay_on_screen(file_, follow_, display_);
    if (output_ == Output::plain || output_ == Output::automatic)
      return follow_ ? follow_plain(file_) : replay_plain(file_);
    const auto record = load_log(file_);
    if (!record) return fail(record.error());
    return finish_with(output_ == Output::tsv ? to_tsv(*record->match()) : summary(file_, *record));
  }

 private:
  enum class Output : std::uint8_t { automatic, plain, tsv, check };

  std::string file_;
  Output output_{};
  bool follow_ = false;
  DisplaySettings display_;
};

}  // namespace

Subcommand add_replay(CLI::App& app) {
  return add_command<Replay>(app, "replay", "Look at a saved match again");
}

}  // namespace tebweez
