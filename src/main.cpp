// tebweez: the mancala games of nineteenth-century Cairo and Damascus.
#include <exception>
#include <new>
#include <string>

#include "commands/command_line.hpp"
#include "system/descriptors.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"

namespace {

int run(int argc, char** argv) {
  using namespace tebweez;
  const auto command = parse_command_line(argc, argv);
  if (command) return (*command)->run();
  const Answer& answer = command.error();
  return answer.status == status::done ? finish_with(answer.text)
                                       : fail({answer.text, answer.status});
}

}  // namespace

int main(int argc, char** argv) {
  using namespace tebweez;
  hold_standard_files();
  signals::watch();
  try {  // what is caught here has given the terminal back on its way
    return run(argc, argv);
  } catch (const std::bad_alloc&) {
    return fail({"tebweez: there is not enough memory"});
  } catch (const std::exception& error) {
    return fail({std::string{"tebweez: "} + error.what()});
  }
}
