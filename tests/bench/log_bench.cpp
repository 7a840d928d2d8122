// How fast a log is read, folded into a match and written again.
#include <string>
#include <vector>

#include "catch.hpp"
#include "support/random.hpp"
#include "tebweez/log/record.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

/// A match of random actions, with what the program would have written of it.
struct Written {
  std::string log;
  std::vector<Action> actions;
};

Written long_match() {
  constexpr int target = 300;
  Header header{.rules = akil, .target = target};
  Written written{.log = to_text(header), .actions = {}};
  Match match = header.begin();
  Chance chance{7};
  while (match.stage() != Stage::over) {
    Action action = keep();
    if (match.stage() == Stage::tebweez)
      action = tebweez_by(match.next_layer().value_or(Side::south), random_layout(chance, akil));
    else if (match.stage() == Stage::sowing)
      action = sow_from(chance.one_of(match.legal()));
    else if (match.stage() == Stage::gift)
      action = give_from(chance.one_of(match.legal()));
    const auto ply = match.play(action);
    written.log += lines_for(match, *ply);
    written.actions.push_back(action);
  }
  return written;
}

}  // namespace

TEST_CASE("Log") {
  const Written written = long_match();
  const std::string size = std::to_string(written.actions.size()) + " actions, " +
                           std::to_string(written.log.size()) + " bytes";
  BENCHMARK("reading and folding a log: " + size) {
    LogReader reader;
    reader.feed(written.log);
    return reader.finish();
  };
  BENCHMARK("folding the actions alone") {
    Match match{akil, 300};
    for (const Action& action : written.actions) (void)match.play(action);
    return match.actions();
  };
  BENCHMARK("splitting it into statements alone") {
    std::size_t statements = 0;
    LineReader lines;
    lines.feed(
        written.log,
        [&](const LineReader::Line& line) {
          statements += parse_statement(line.text).ok() ? 1 : 0;
          return true;
        },
        [](const Fault&) { return false; });
    return statements;
  };
}
