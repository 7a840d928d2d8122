// tebweez: the mancala games of nineteenth-century Cairo and Damascus.
#include "commands/command_line.hpp"
#include "system/descriptors.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"

int main(int argc, char** argv) {
  using namespace tebweez;
  hold_standard_files();
  signals::watch();
  const auto command = parse_command_line(argc, argv);
  if (command) return (*command)->run();
  const Answer& answer = command.error();
  return answer.status == status::done ? finish_with(answer.text)
                                       : fail({answer.text, answer.status});
}
