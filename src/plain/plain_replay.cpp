#include "plain/plain_replay.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "matches/log_file.hpp"
#include "matches/watched_log.hpp"
#include "plain/plain.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "words/words.hpp"

namespace tebweez {
namespace {

/// Takes a piece of a text; what went wrong, if anything.
using Take = std::function<std::optional<Problem>(std::string_view)>;

/// Tells in pieces: a long match need not be held as text.
class Telling {
 public:
  explicit Telling(const Record& record, Take take = print)
      : record_{&record}, names_{names_of(record.header())}, take_{std::move(take)} {}

  /// What could not be printed, if anything: then nothing more is.
  [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return problem_; }

  void title() {
    const Rules& rules = match().rules();
    add(std::string{rules.name} + ", " + std::string{rules.meaning} + ", " +
        target_text(match().target()) + ", origin " + std::string{to_text(rules.origin)} + ".\n");
  }
  void all_actions() {
    for (std::size_t round = 0; round < match().chapters().size(); ++round)
      for (std::size_t i = 0; i < match().chapters()[round].round.plies().size(); ++i)
        action(round, i);
    told_ = match().actions();
  }
  /// The action that was played since, or that one was taken back.
  void news() {
    const std::size_t now = match().actions();
    if (now > told_) {
      const std::size_t round = match().chapters().size() - 1;
      action(round, match().chapters()[round].round.plies().size() - 1);
    } else if (now < told_) {
      add("\nTaken back.\n" + plain_position(match(), names_));
    }
    told_ = now;
  }
  void what_is_due() { add("\n" + due_sentence(match(), names_) + "\n"); }

  void flush() {
    if (!problem_ && !text_.empty()) problem_ = take_(text_);
    text_.clear();
  }

 private:
  [[nodiscard]] const Match& match() const { return *record_->match(); }

  void action(std::size_t round, std::size_t number) {
    const Chapter& chapter = match().chapters()[round];
    if (number == 0) add("\nRound " + std::to_string(round + 1) + "\n");
    add("\n" + std::to_string(number + 1) + ". " + sentence(chapter.round, number, names_) + "\n" +
        plain_after(chapter, number, names_));
  }

  void add(std::string_view text) {
    constexpr std::size_t piece = std::size_t{64} * 1024;
    if (problem_) return;
    text_ += text;
    if (text_.size() >= piece) flush();
  }

  const Record* record_;
  Names names_;
  Take take_;
  std::size_t told_ = 0;  ///< how many actions have been told of and still stand
  std::string text_;
  std::optional<Problem> problem_;
};

}  // namespace

std::string plain_replay(const Record& record) {
  std::string all;
  Telling telling{record, [&](std::string_view piece) {
                    all += piece;
                    return std::optional<Problem>{};
                  }};
  telling.title();
  telling.all_actions();
  telling.what_is_due();
  telling.flush();
  return all;
}

int replay_plain(const std::string& file) {
  const auto opened = open_to_read(file);
  if (!opened) return fail(opened.error());
  LogReader reader;
  const auto wrong = read_log(opened->get(), file, reader);
  if (signals::received() != 0 || !reader.record().match()) return fail(*wrong);
  Telling telling{reader.record()};
  telling.title();
  telling.all_actions();
  if (!wrong) telling.what_is_due();
  telling.flush();
  if (telling.problem()) return fail(*telling.problem());
  if (wrong) return fail(*wrong);
  if (const auto torn = reader.torn()) complain(fault_text(file, *torn));
  return status::done;
}

int follow_plain(const std::string& file) {
  auto log = WatchedLog::open(file, true);
  if (!log) return fail(log.error());
  WatchedLog watched = *std::move(log);
  Telling telling{watched.reader().record()};
  telling.title();
  telling.all_actions();
  telling.flush();
  while (!telling.problem() && !watched.fault() && watched.watched_file() >= 0) {
    signals::await_input(watched.watched_file());
    if (signals::received() != 0) return signals::exit_status();
    watched.read_more([&] { telling.news(); });
    telling.flush();
  }
  if (telling.problem()) return fail(*telling.problem());
  if (const auto fault = watched.fault()) return fail(Problem{*fault});
  telling.what_is_due();
  telling.flush();
  return telling.problem() ? fail(*telling.problem()) : status::done;
}

}  // namespace tebweez
