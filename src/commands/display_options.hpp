// The options that say how the screens look.
#pragma once

#include "commands/option_values.hpp"
#include "screen/display_settings.hpp"

namespace tebweez {

inline CLI::Option* add_speed(CLI::App& app, std::optional<int>& speed) {
  return add_value(app, "--speed", speed, number_up_to(highest_speed), "N",
                   "a number from 0 to 1000", "Seeds a second while sowing; 0: no animation");
}

inline void add_display_options(CLI::App& app, DisplaySettings& display) {
  app.add_flag("--ascii", display.ascii, "Draw with ASCII only");
  add_value(app, "--color", display.color, parse_color, "WHEN", "auto, always or never",
            "auto, always or never; NO_COLOR is heeded too");
  const std::string schemes = joined(all_schemes, [](Scheme scheme) { return to_text(scheme); });
  add_value(app, "--scheme", display.scheme, parse_scheme, "NAME", schemes, "Colours: " + schemes);
  app.add_flag_callback(
      "--no-mouse", [&display] { display.mouse = false; }, "Leave the mouse alone");
  add_speed(app, display.speed);
}

}  // namespace tebweez
