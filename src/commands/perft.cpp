#include "commands/perft.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <string>

#include "commands/position_options.hpp"
#include "commands/progress_line.hpp"
#include "commands/threads_option.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "tebweez/analysis/sequence_counter.hpp"

namespace tebweez {
namespace {

std::string rate_text(std::uint64_t sowings, std::chrono::duration<double> time) {
  const auto count = static_cast<double>(sowings);
  const double rate = time.count() > 0 ? count / time.count() : 0;
  std::array<char, 128> text{};
  std::snprintf(text.data(), text.size(), "%.0f sowings in %.3f s: %.2f million a second", count,
                time.count(), rate / 1e6);
  return text.data();
}

class PerftCommand final : public Command {
 public:
  explicit PerftCommand(CLI::App& app) {
    ruleset_.add_to(app);
    add_board_option(app, "--board", board_, "The position to count from")->required();
    add_mover_option(app, position_.mover)->required();
    add_value(app, "--depth", depth_, number_up_to(deepest_perft), "N",
              "a number from 0 to " + std::to_string(deepest_perft), "How many actions long")
        ->required();
    app.add_flag("--divide", divide_, "Count for each first action");
    threads_.add_to(app, "1");
  }

  [[nodiscard]] Checked check() override {
    const auto read = board_.read(ruleset_.rules());
    if (!read) return read.error();
    position_.board = *read;
    return {};
  }

  [[nodiscard]] int run() override {
    const auto began = std::chrono::steady_clock::now();
    SequenceCounter counter{ruleset_.rules()};
    std::string text;
    std::uint64_t total = depth_ == 0 ? 1 : 0;
    if (depth_ > 0) {
      ProgressLine line;
      const auto watch = [&line](std::uint64_t sowings) {
        line.say(std::to_string(sowings / 1'000'000) + " million sowings");
        line.tick();
        return signals::received() == 0;
      };
      for (const Division& part :
           counter.divide(position_, depth_, threads_.number.value_or(1), watch)) {
        if (divide_) text += to_text(part.first) + " " + std::to_string(part.sequences) + "\n";
        total += part.sequences;
      }
    }
    if (counter.stopped()) {
      complain("tebweez: perft: interrupted after " + std::to_string(counter.sowings()) +
               " sowings");
      return signals::exit_status();
    }
    const auto time = std::chrono::steady_clock::now() - began;
    text += (divide_ ? "total " : "") + std::to_string(total) + "\n";
    const int status = finish_with(text);
    complain(rate_text(counter.sowings(), time));
    return status;
  }

 private:
  RulesetOptions ruleset_;
  BoardOption board_;
  Position position_{Board{longest_row}};
  int depth_ = 0;  ///< 0 to `deepest_perft`
  bool divide_ = false;
  ThreadsOption threads_;
};

}  // namespace

Subcommand add_perft(CLI::App& app) {
  return add_command<PerftCommand>(app, "perft", "Count the sequences of actions from a position");
}

}  // namespace tebweez
