// A match that is being played on the screen: what all its stages share.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "matches/session.hpp"
#include "thinking/computer.hpp"
#include "words/words.hpp"

namespace tebweez::screen {

class App;
class MatchStage;

struct Playing {
  Playing(Session played, MatchSettings another);
  ~Playing();
  Playing(const Playing&) = delete;
  Playing& operator=(const Playing&) = delete;
  Playing(Playing&&) = delete;
  Playing& operator=(Playing&&) = delete;

  [[nodiscard]] const Match& match() const noexcept { return session.match(); }
  /// The round begun last; there must be one.
  [[nodiscard]] const Round& round() const noexcept { return *match().round(); }
  /// Does the match wait for a pit to be chosen?
  [[nodiscard]] bool choosing() const;
  /// The only pit that may be chosen, if there is just one.
  [[nodiscard]] std::optional<Pit> only_pit() const;
  /// Whom the computer is to act for, if for anybody now.
  [[nodiscard]] std::optional<Side> computer_to_act() const;
  /// Does the computer play this side?
  [[nodiscard]] bool is_computer(Side side) const { return computer && computer->plays(side); }
  /// The answer to the last key, or else what is not saved.
  [[nodiscard]] const std::string& notice() const;

  /// Plays an action or takes one back, and lets the stage follow that the match is in then.
  /// Nothing, and a message, when it was refused.
  std::optional<Effect> act(const Statement& statement, App& app);
  /// Takes the last action back, with those of the computer behind it. What was taken back is
  /// chosen again, so that Enter does it again.
  void undo(App& app);
  /// Is there anything that was taken back and not replaced?
  [[nodiscard]] bool can_redo() const noexcept { return !session.record().undone().empty(); }
  /// Does again what was taken back, with the actions of the computer behind it.
  void redo(App& app);
  void ask_to_agree(App& app);
  void ask_to_resign(App& app);

  /// The stage that the match is in: a round that has ended is reckoned first.
  [[nodiscard]] std::unique_ptr<MatchStage> stage_now();
  /// The same once the reckoning has been seen.
  [[nodiscard]] std::unique_ptr<MatchStage> stage_after_reckoning();
  void enter(std::unique_ptr<MatchStage> stage);

  /// Another program has meddled with the file: offers to go on in a new one.
  void offer_new_file(App& app);

  Session session;
  MatchSettings again;  ///< what "again with the same names" plays
  Names names;
  std::string message;               ///< an answer to the last key, gone with the next
  std::optional<Computer> computer;  ///< nothing: two people play
  bool show_paused = false;          ///< the computer plays both, and waits
  bool closed = false;               ///< does what is typed at this moment count for nothing?
  bool new_file_offered = false;
  bool preview = false;              ///< does a chosen pit show where its sowing would end?
  std::unique_ptr<MatchStage> next;  ///< the stage that follows, once the present call is over
};

}  // namespace tebweez::screen
