#include "commands/export.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "commands/display_options.hpp"
#include "matches/watched_log.hpp"
#include "plain/plain_replay.hpp"
#include "screen/exports.hpp"
#include "system/new_file.hpp"
#include "system/output.hpp"

namespace tebweez {
namespace {

std::optional<screen::Theme> parse_theme(const std::string& value) {
  if (value == "dark") return screen::Theme::dark;
  if (value == "light") return screen::Theme::light;
  return std::nullopt;
}

class Export final : public Command {
 public:
  explicit Export(CLI::App& app) {
    app.add_option("FILE", file_, "The match; - is standard input")->required();
    const auto form = [&](const std::string& name, Form what, const std::string& help) {
      return app.add_flag_callback(
          name, [this, what] { form_ = what; }, help);
    };
    auto* svg = form("--svg", Form::svg, "A picture of the board after an action");
    auto* cast = form("--cast", Form::cast, "The whole replay as a recording for asciinema");
    auto* text = form("--text", Form::text, "Every position as text");
    cast->excludes(svg);
    text->excludes(svg)->excludes(cast);
    add_value(app, "--action", action_, number_up_to(std::numeric_limits<int>::max()), "N",
              "a number from 0 on", "After so many actions of the match; without it, after all")
        ->needs(svg);
    add_value(app, "--theme", theme_, parse_theme, "THEME", "dark or light",
              "dark or light: the colours; dark without it")
        ->excludes(text);
    add_speed(app, speed_)->needs(cast);
    app.add_option("-o", output_, "Write to this new file; - is standard output")
        ->type_name("FILE");
  }

  [[nodiscard]] Checked check() override {
    if (!form_) return Wrong{"expected --svg, --cast or --text"};
    return {};
  }

  [[nodiscard]] int run() override {
    auto log = WatchedLog::open(file_, false);
    if (!log) return fail(log.error());
    if (const auto fault = log->fault()) return fail({*fault});
    const auto torn = log->reader().torn();
    const auto text = exported(*std::move(log));
    if (!text) return fail(text.error());
    if (torn) complain(fault_text(file_, *torn));
    if (!output_ || *output_ == "-") return finish_with(*text);
    const auto problem = write_new_file(*output_, *text);
    return problem ? fail(*problem) : status::done;
  }

 private:
  enum class Form : std::uint8_t { svg, cast, text };

  [[nodiscard]] Result<std::string, Problem> exported(WatchedLog log) const {
    if (form_ == Form::cast) return replay_as_cast(std::move(log), speed_, theme_);
    if (form_ == Form::text) return plain_replay(log.reader().record());
    const std::size_t last = log.reader().record().match()->actions();
    const std::size_t action = action_ ? static_cast<std::size_t>(*action_) : last;
    if (action > last)
      return Problem{(file_ == "-" ? "stdin" : file_) + ": there is no action " +
                     std::to_string(action) + "; the last is " + std::to_string(last)};
    return replay_as_svg(std::move(log), action, theme_);
  }

  std::string file_;
  std::optional<Form> form_;
  std::optional<int> action_;
  screen::Theme theme_{};
  std::optional<int> speed_;
  std::optional<std::string> output_;
};

}  // namespace

Subcommand add_export(CLI::App& app) {
  return add_command<Export>(app, "export",
                             "Make a picture, a recording or a text of a saved match");
}

}  // namespace tebweez
