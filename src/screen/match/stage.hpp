// One stage of a match on the screen.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "screen/app.hpp"
#include "screen/match/playing.hpp"
#include "screen/scene.hpp"

namespace tebweez::screen {

/// A stage owns its keys, its picture and what it remembers; leaving it forgets that. What outlives
/// it stands in `Playing`, by which a stage also lets another one follow it.
class MatchStage {
 public:
  explicit MatchStage(Playing& playing) noexcept : playing_{&playing} {}
  virtual ~MatchStage() = default;
  MatchStage(const MatchStage&) = delete;
  MatchStage& operator=(const MatchStage&) = delete;
  MatchStage(MatchStage&&) = delete;
  MatchStage& operator=(MatchStage&&) = delete;

  [[nodiscard]] virtual Context context() const = 0;
  virtual void draw(Grid& grid, const App& app) = 0;
  virtual void handle(const Input& input, App& app) = 0;
  /// Takes back something of its own, if there is any; else the last action is taken back.
  [[nodiscard]] virtual bool undo() { return false; }
  /// Does again something of its own, if there is any; else the next action is done again.
  [[nodiscard]] virtual bool redo() { return false; }
  [[nodiscard]] virtual bool can_redo() const { return false; }
  /// May it be ended only by what was typed once it had been seen?
  [[nodiscard]] virtual bool wants_fresh_input() const { return false; }
  /// As of Screen.
  [[nodiscard]] virtual bool may_leave(App& /*app*/, int /*status*/) { return true; }
  [[nodiscard]] virtual std::optional<Moment> wake() const { return std::nullopt; }
  virtual void tick(App& /*app*/) {}
  [[nodiscard]] virtual int watched_file() const { return -1; }
  virtual void file_ready() {}

 protected:
  [[nodiscard]] Playing& playing() const noexcept { return *playing_; }
  [[nodiscard]] const Match& match() const noexcept { return playing_->match(); }
  [[nodiscard]] const Round& round() const noexcept { return playing_->round(); }
  [[nodiscard]] const Names& names() const noexcept { return playing_->names; }
  /// Who is to act; South where nobody in particular is.
  [[nodiscard]] Side actor() const { return match().actor().value_or(Side::south); }
  /// What does nothing now though its key is bound: redo, where nothing was taken back.
  [[nodiscard]] std::vector<Request> idle() const {
    const bool redo = playing_->can_redo() || can_redo();
    return redo ? std::vector<Request>{} : std::vector{Request::redo};
  }
  void say(std::string message) const { playing_->message = std::move(message); }

 private:
  Playing* playing_;
};

/// A stage in which the board is seen.
class BoardStage : public MatchStage {
 public:
  using MatchStage::MatchStage;
  void draw(Grid& grid, const App& app) final;

 protected:
  /// Adds to a scene that shows the match as it stands.
  /// @param names short enough for sentences
  virtual void add_to(Scene& scene, const Names& names) const = 0;
};

/// The last action of a round in a sentence, with what it took marked.
/// @param role of the sentence
void add_last_action(Scene& scene, const Round& round, const Names& names, Role role);
/// The moves of the round so far, but for the last `but`.
void add_moves(Scene& scene, const Round& round, std::size_t but = 0);

// The stages. Which of them follows from the match is for `Playing` to say.
[[nodiscard]] std::unique_ptr<MatchStage> laying_out(Playing& playing);
/// @param layout what was laid out before it was taken back
[[nodiscard]] std::unique_ptr<MatchStage> laying_out_again(Playing& playing, Side layer,
                                                           const Board& layout);
[[nodiscard]] std::unique_ptr<MatchStage> hand_over(Playing& playing, bool turned);
/// @param chosen the pit that is chosen at first
[[nodiscard]] std::unique_ptr<MatchStage> turn_to_act(Playing& playing, std::optional<Pit> chosen);
/// The last sowing, as it goes on.
/// @param play_on whether forced actions go on behind it
[[nodiscard]] std::unique_ptr<MatchStage> sowing_shown(Playing& playing, Story story, bool play_on,
                                                       const App& app);
/// The computer's turn to lay out, to choose, to sow or to give.
[[nodiscard]] std::unique_ptr<MatchStage> computer_turn(Playing& playing, Side side);
/// The computer is asked whether to end the round.
[[nodiscard]] std::unique_ptr<MatchStage> computer_asked(Playing& playing, Side side);
[[nodiscard]] std::unique_ptr<MatchStage> reckoning(Playing& playing);
[[nodiscard]] std::unique_ptr<MatchStage> finished(Playing& playing);

/// Lays a page over the match that tells what the players gave away in each round.
void show_given_away(const Playing& playing, App& app);
/// Plays a pit of the player who is to act: sows it, for all to see, or gives from it.
/// @param play_on whether forced actions go on behind it
void play_pit(Playing& playing, Pit pit, bool play_on, App& app);
/// Plays while only one action is possible.
void play_on(Playing& playing, App& app);

}  // namespace tebweez::screen
