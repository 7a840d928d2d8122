// The options that say how the screens look.
#pragma once

#include "commands/option_values.hpp"
#include "screen/display_settings.hpp"

namespace tebweez {

inline std::optional<ColorUse> parse_color(const std::string& value) {
  if (value == "auto") return ColorUse::automatic;
  if (value == "always") return ColorUse::always;
  if (value == "never") return ColorUse::never;
  return std::nullopt;
}

inline void add_display_options(CLI::App& app, DisplaySettings& display) {
  constexpr int highest_speed = 1000;
  app.add_flag("--ascii", display.ascii, "Draw with ASCII only");
  add_value(app, "--color", display.color, parse_color, "WHEN", "auto, always or never",
            "auto, always or never; NO_COLOR is heeded too");
  app.add_flag_callback(
      "--no-mouse", [&display] { display.mouse = false; }, "Leave the mouse alone");
  add_value(app, "--speed", display.speed, number_up_to(highest_speed), "N",
            "a number from 0 to 1000", "Seeds a second while sowing; 0: no animation");
}

}  // namespace tebweez
