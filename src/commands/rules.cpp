#include "commands/rules.hpp"

#include <string>

#include "commands/option_values.hpp"
#include "system/output.hpp"
#include "words/rules_page.hpp"

namespace tebweez {
namespace {

class RulesCommand final : public Command {
 public:
  explicit RulesCommand(CLI::App& app) {
    add_value(app, "VARIANT", rules_, parse_variant, "", joined_variants(),
              joined_variants() + "; by default all of them");
  }

  [[nodiscard]] int run() override {
    constexpr int width = 78;
    std::string text;
    for (const std::string& line : rules_page(rules_ ? &*rules_ : nullptr, width))
      text += line + "\n";
    return finish_with(text);
  }

 private:
  std::optional<Rules> rules_;  ///< nothing: all of them
};

}  // namespace

Subcommand add_rules(CLI::App& app) {
  return add_command<RulesCommand>(app, "rules", "Show the rules with their sources and readings");
}

}  // namespace tebweez
