// The options that say how the screens look.
#pragma once

#include "commands/option_values.hpp"
#include "screen/display_settings.hpp"

namespace tebweez {

inline CLI::Option* add_speed(CLI::App& app, std::optional<int>& speed) {
  return add_value(app, "--speed", speed, number_up_to(highest_speed), "N",
                   "a number from 0 to 1000", "Seeds a second while sowing; 0: no animation");
}

/// The names of the schemes: `nile, palm or henna`.
inline std::string joined_schemes() {
  std::string text;
  for (const Scheme scheme : all_schemes)
    text += (scheme == all_schemes.front()  ? ""
             : scheme == all_schemes.back() ? " or "
                                            : ", ") +
            std::string{to_text(scheme)};
  return text;
}

inline void add_display_options(CLI::App& app, DisplaySettings& display) {
  app.add_flag("--ascii", display.ascii, "Draw with ASCII only");
  add_value(app, "--color", display.color, parse_color, "WHEN", "auto, always or never",
            "auto, always or never; NO_COLOR is heeded too");
  const std::string schemes = joined_schemes();
  add_value(app, "--scheme", display.scheme, parse_scheme, "NAME", schemes, "Colours: " + schemes);
  app.add_flag_callback(
      "--no-mouse", [&display] { display.mouse = false; }, "Leave the mouse alone");
  add_speed(app, display.speed);
}

}  // namespace tebweez
