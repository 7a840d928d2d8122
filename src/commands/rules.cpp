// tebweez rules: how each game is played, with its sources and readings.
#include "commands/commands.hpp"
#include "rules_text.hpp"

namespace tebweez {

int run(const RulesOptions& options) {
  constexpr int width = 78;
  std::string text;
  for (const std::string& line : rules_page(options.rules, width)) text += line + "\n";
  return finish_with(text);
}

}  // namespace tebweez
