// A match that is being played and written down as it goes.
#pragma once

#include <optional>
#include <string>

#include "matches/log_file.hpp"
#include "matches/match_settings.hpp"
#include "tebweez/log/record.hpp"

namespace tebweez {

class Session {
 public:
  /// Begins a match; its header is written at once.
  /// @param path the new log, or nothing to write none.
  [[nodiscard]] static Result<Session, Problem> begin(Header header,
                                                      const std::optional<std::string>& path);
  /// Begins a match with these settings, whose ruleset must be known, in the file that they name.
  [[nodiscard]] static Result<Session, Problem> begin(const MatchSettings& settings);
  /// Begins a match with these settings by the first so many actions of another one with the same
  /// ruleset and target.
  [[nodiscard]] static Result<Session, Problem> begin_like(const MatchSettings& settings,
                                                           const Match& other, std::size_t actions);
  /// Goes on with a match. `note()` tells of a torn last line.
  [[nodiscard]] static Result<Session, Problem> resume(const std::string& path);

  [[nodiscard]] const Header& header() const noexcept { return record_.header(); }
  [[nodiscard]] const Record& record() const noexcept { return record_; }
  [[nodiscard]] const Match& match() const noexcept { return *record_.match(); }
  [[nodiscard]] const std::optional<LogFile>& file() const noexcept { return file_; }

  /// Plays an action, takes one back or checks an assertion, and writes down what was done. When it
  /// is refused nothing has changed.
  Result<Effect, Wrong> apply(const Statement& statement);
  /// Does what was taken back last once more, as an action like any other.
  Result<Effect, Wrong> redo();

  /// Something the players should know about the file: "not saved: No space left on device".
  [[nodiscard]] const std::string& note() const noexcept { return note_; }
  [[nodiscard]] bool unsaved() const noexcept { return file_ && file_->unsaved(); }
  /// Can't the match be saved in its file any more, because another program has meddled with that?
  [[nodiscard]] bool lost_its_file() const { return unsaved() && file_->meddling(); }
  /// Writes the whole match to a new file beside that one and goes on there. What happened, with
  /// both names, is `note()` then; a problem when that fails.
  [[nodiscard]] std::optional<Problem> go_on_in_new_file();
  /// Tries once more to write what is not saved, in a new file if need be; what to say and return
  /// when that fails or another file holds the match now.
  [[nodiscard]] std::optional<Problem> leave();

 private:
  Session(Record record, std::optional<LogFile> file)
      : record_{std::move(record)}, file_{std::move(file)} {
    if (file_ && !file_->locked()) note_ = no_locks;
  }
  void write(const std::string& lines);
  [[nodiscard]] std::string whole_log() const;

  static constexpr std::string_view no_locks =
      "the log can't be locked here: don't play this match in two windows at once";

  Record record_;
  std::optional<LogFile> file_;
  std::string note_;
};

}  // namespace tebweez
