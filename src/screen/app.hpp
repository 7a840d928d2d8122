// The loop that draws screens and gives them what the players do.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "matches/settings_file.hpp"
#include "screen/display_settings.hpp"
#include "screen/grid.hpp"
#include "screen/screen.hpp"
#include "screen/sowing_show.hpp"
#include "screen/window.hpp"
#include "system/problem.hpp"

namespace tebweez::screen {

class App {
 public:
  /// @param display what was asked for; what was kept goes behind it
  App(Window& window, const DisplaySettings& display, SettingsFile settings = {});

  /// Shows screens until one ends the program; the exit status.
  [[nodiscard]] int run(std::unique_ptr<Screen> first);
  /// What to say on standard error once the terminal has been given back; may be empty.
  [[nodiscard]] const std::string& last_word() const noexcept { return last_word_; }
  /// What to say then on standard output; may be empty.
  [[nodiscard]] const std::string& farewell() const noexcept { return farewell_; }

  /// Lays a screen on top. It takes effect after the present call into a screen.
  void push(std::unique_ptr<Screen> screen) { pushed_.push_back(std::move(screen)); }
  /// Takes the top screen away, likewise.
  void pop() { popped_ = true; }
  /// Puts another screen in the place of all there are, likewise.
  void replace(std::unique_ptr<Screen> screen) { replacement_ = std::move(screen); }
  /// Ends the program unless the screens ask something first.
  void leave(int status);
  /// Ends it whatever they say.
  void end(int status);
  /// Gives a request to the screen below the top one, which goes away.
  void close_with(Request request);
  /// Forgets what was typed ahead.
  void flush_input() { window_.flush_input(); }

  [[nodiscard]] Moment now() const { return window_.now(); }
  [[nodiscard]] Side below() const noexcept { return below_; }
  [[nodiscard]] const Speed& speed() const noexcept { return speed_; }
  [[nodiscard]] const DisplaySettings& display() const noexcept { return display_; }

  /// The settings that stay.
  [[nodiscard]] const KeptSettings& kept() const noexcept { return settings_.kept(); }
  /// Keeps these from now on; `unkept` says when they can't be written.
  void keep(const KeptSettings& settings);
  /// Why settings could not be written; empty when they could.
  [[nodiscard]] const std::string& unkept() const noexcept { return unkept_; }
  /// Sows slower or faster from now on, and keeps that.
  void slower();
  void faster();
  /// Shows all screens in these colours from now on, and keeps that.
  void wear(Scheme scheme, ColorUse color);

 private:
  void show();
  void take(const Event& event);
  void take_key(char32_t key);
  void take_pasted(char32_t key);
  void give(const Input& input);
  /// Commands that mean the same everywhere; false: it is the screen's.
  bool take_common(Request request);
  void keep_speed();
  void rearrange();
  void close_all();
  [[nodiscard]] Screen& top() { return *screens_.back(); }
  [[nodiscard]] bool too_small() const;

  Window& window_;
  SettingsFile settings_;
  std::string unkept_;
  DisplaySettings display_;
  Speed speed_;
  Side below_ = Side::south;
  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<std::unique_ptr<Screen>> pushed_;
  std::unique_ptr<Screen> replacement_;
  bool popped_ = false;
  Request for_below_ = Request::none;
  std::optional<Grid> shown_;
  std::optional<int> status_;
  std::string last_word_;
  std::string farewell_;
  bool told_to_end_ = false;  ///< by the system, not by a player
  int worst_ = status::done;  ///< what is lost or unsaved makes of the status
};

}  // namespace tebweez::screen
