#include "commands/learn.hpp"

#include <string>

#include "commands/display_options.hpp"
#include "commands/option_values.hpp"
#include "plain/plain_learn.hpp"
#include "screen/on_screen.hpp"
#include "system/output.hpp"
#include "words/lessons.hpp"

namespace tebweez {
namespace {

class Learn final : public Command {
 public:
  explicit Learn(CLI::App& app) {
    const int last = static_cast<int>(all_lessons().size());
    const auto parse = [last](const std::string& value) {
      const auto number = parse_number(value, last);
      return number.value_or(0) < 1 ? std::nullopt : number;
    };
    add_value(app, "--lesson", lesson_, parse, "N", "a number from 1 to " + std::to_string(last),
              "The lesson to begin with");
    app.add_flag("--plain", plain_, "Lines of text instead of the screen");
    add_display_options(app, display_);
  }

  [[nodiscard]] int run() override {
    if (!plain_)
      if (const auto problem = check_terminal("tebweez learn --plain")) return fail(*problem);
    const auto first = static_cast<std::size_t>(lesson_ - 1);
    return plain_ ? learn_plain(first) : learn_on_screen(first, display_);
  }

 private:
  int lesson_ = 1;  ///< counted from 1
  bool plain_ = false;
  DisplaySettings display_;
};

}  // namespace

Subcommand add_learn(CLI::App& app) {
  return add_command<Learn>(app, "learn", "Learn to play in three minutes");
}

}  // namespace tebweez
