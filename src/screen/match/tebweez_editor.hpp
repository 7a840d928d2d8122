// Laying out the seeds: what the keys of the tebweez do to a layout.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "matches/own_layouts.hpp"
#include "screen/keys.hpp"
#include "tebweez/round.hpp"

namespace tebweez::screen {

/// A random layout that the rules allow.
[[nodiscard]] Board random_layout(const Rules& rules, std::mt19937& random);

/// A layout in the making. It starts with the least that each pit must hold, the rest in hand;
/// nothing takes a pit below that or lays out more seeds than there are.
class TebweezEditor {
 public:
  TebweezEditor(const Rules& rules, Side layer);

  [[nodiscard]] const Board& layout() const noexcept { return layout_; }
  [[nodiscard]] Side layer() const noexcept { return layer_; }
  [[nodiscard]] Pit chosen() const noexcept { return chosen_; }
  [[nodiscard]] int in_hand() const noexcept { return rules_->seeds - layout_.total(); }
  [[nodiscard]] const std::string& typed() const noexcept { return typed_; }
  /// Has anything been laid out that would be lost?
  [[nodiscard]] bool touched() const noexcept { return !earlier_.empty(); }
  /// What keeps the layout from being done, if anything.
  [[nodiscard]] std::optional<Refusal> wrong() const { return check_layout(layout_, *rules_); }

  void choose(Pit pit);
  void set_layer(Side layer) noexcept { layer_ = layer; }
  void start_from(const Board& layout);
  /// The layouts with names, in the order in which they come up: the customary ones, and the
  /// player's own.
  [[nodiscard]] const std::vector<OwnLayout>& layouts() const noexcept { return layouts_; }
  /// Puts the player's own behind the customary ones.
  void set_own(const std::vector<OwnLayout>& own);
  /// Lays out the layout with this number among them.
  void take_layout(std::size_t number);
  void type(int digit);
  /// Takes the last digit typed away.
  void erase();

  /// Does what a request of the tebweez asks for. Returns what to tell the player, if anything.
  std::string edit(Request request);
  /// Puts as many seeds in the chosen pit as was typed. Returns what was wrong, if anything.
  std::string set_typed();
  /// Takes the last change back; false when there is none.
  bool undo();
  /// Does what was taken back again; false when there is nothing.
  bool redo();
  [[nodiscard]] bool can_redo() const noexcept { return !later_.empty(); }

 private:
  void change(const Board& layout);
  std::string change_chosen(int by);
  std::string spread();
  std::string mirror();
  std::string next_layout();

  const Rules* rules_;
  Side layer_;
  Board layout_;
  Pit chosen_;
  std::string typed_;
  std::vector<Board> earlier_;
  std::vector<Board> later_;  ///< what was taken back, the next to come last
  std::vector<OwnLayout> layouts_;
  std::size_t next_layout_ = 0;  ///< the number of the one that comes up next
  std::mt19937 random_{std::random_device{}()};
};

}  // namespace tebweez::screen
