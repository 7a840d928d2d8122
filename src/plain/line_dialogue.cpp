#include "plain/line_dialogue.hpp"

#include <unistd.h>

#include <optional>
#include <utility>

#include "matches/log_file.hpp"
#include "system/descriptors.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"

namespace tebweez {

LineDialogue::LineDialogue(std::string wrong, LineReader lines)
    : wrong_{std::move(wrong)},
      lines_{std::move(lines)},
      asks_again_{::isatty(STDIN_FILENO) == 1},
      status_{status::done} {}

/// Line by line, so that what stands behind the last one is known.
bool LineDialogue::feed(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::string_view line = bytes.substr(0, bytes.find('\n') + 1);
    const std::string_view piece = line.empty() ? bytes : line;
    bytes.remove_prefix(piece.size());
    if (lines_.feed(
            piece, [this](const LineReader::Line& whole) { return take(whole); },
            [this](const Fault& fault) { return refuse(fault); }))
      continue;
    lines_.drop_torn();  // it was taken
    rest_ = bytes;
    return false;
  }
  return true;
}

void LineDialogue::read_lines(std::string_view typed_ahead) {
  std::optional<Problem> problem;
  if (feed(typed_ahead))
    problem =
        read_pieces(STDIN_FILENO, "stdin", [this](std::string_view bytes) { return feed(bytes); });
  if (problem && signals::received() == 0) complain(problem->what);
  if (problem) status_ = problem->status;
  if (lines_.torn() && status_ == status::done)
    complain(fault_text("-", {lines_.lines() + 1, "the last line is torn and was left out"}));
}

bool LineDialogue::refuse(const Fault& fault) {
  if (asks_again_) return show(wrong_ + ": " + fault.what + ".\n");
  complain(fault_text("-", fault));
  status_ = status::failed;
  return false;
}

bool LineDialogue::show(const std::string& text) {
  return put(asks_again_ ? text + "> " : text);
}

bool LineDialogue::put(const std::string& text) {
  const auto problem = print(text);
  if (problem) status_ = fail(*problem);
  return !problem;
}

}  // namespace tebweez
