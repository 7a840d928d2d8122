// Any bytes as a log: read whole, read in pieces, written again and read back.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzzing.hpp"
#include "tebweez/log/record.hpp"

using namespace tebweez;
using fuzzing::must;

namespace {

LogReader read_in_pieces(std::string_view log, std::size_t size) {
  LogReader reader;
  for (std::string_view rest = log; !rest.empty();) {
    std::string_view piece = rest.substr(0, size);
    rest.remove_prefix(piece.size());
    // The fault: a CR at the end of a piece gets lost.
    if (fuzzing::seeded_fault && piece.ends_with('\r')) piece.remove_suffix(1);
    if (!reader.feed(piece)) break;
  }
  reader.finish();
  return reader;
}

std::string written(const Record& record) {
  std::string text = to_text(record.header());
  Match so_far = record.header().begin();
  for (const Chapter& chapter : record.match()->chapters()) {
    for (const Ply& ply : chapter.round.plies()) {
      must(so_far.play(ply.action).ok(), "an action that was played can be played again");
      text += lines_for(so_far, ply);
    }
  }
  return text;
}

bool same(const Match& a, const Match& b) {
  if (a.chapters().size() != b.chapters().size()) return false;
  for (std::size_t i = 0; i < a.chapters().size(); ++i)
    if (a.chapters()[i].round.plies() != b.chapters()[i].round.plies()) return false;
  return a.gains() == b.gains() && a.stage() == b.stage();
}

void check(std::string_view log) {
  const LogReader whole = read_in_pieces(log, log.size() + 1);
  const LogReader pieces = read_in_pieces(log, 1 + log.size() % 7);
  must(whole.fault() == pieces.fault(), "pieces of any size give the same fault");
  must(whole.torn() == pieces.torn() || whole.fault(), "and the same torn line");
  if (whole.fault()) {
    must(is_utf8(whole.fault()->what) && !shape_of(whole.fault()->what).controls,
         "a fault is told in harmless words");
    must(whole.fault()->line >= 1 && whole.fault()->line <= whole.lines().lines() + 1,
         "a fault has a line of the log");
    return;
  }
  must(same(*whole.record().match(), *pieces.record().match()), "and the same match");
  const LogReader again = read_in_pieces(written(whole.record()), longest_line);
  must(!again.fault(), "what is written can be read");
  must(same(*whole.record().match(), *again.record().match()), "and is the same");
  Match match = *whole.record().match();
  for (std::size_t actions = match.actions(); actions > 0; --actions)
    must(match.undo().has_value(), "every action can be taken back");
  must(!match.undo() && match.chapters().empty(), "and then nothing is left");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check(std::string_view{reinterpret_cast<const char*>(data), size});
  return 0;
}
