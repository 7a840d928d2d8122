// tebweez: the mancala games of nineteenth-century Cairo and Damascus.
#include <variant>

#include "command_line.hpp"
#include "commands/analysis.hpp"
#include "commands/commands.hpp"

int main(int argc, char** argv) {
  using namespace tebweez;
  hold_standard_files();
  signals::watch();
  const auto command = parse_command_line(argc, argv);
  if (!command) {
    const Answer& answer = command.error();
    return answer.status == status::done ? finish_with(answer.text)
                                         : fail({answer.text, answer.status});
  }
  return std::visit([](const auto& options) { return run(options); }, *command);
}
