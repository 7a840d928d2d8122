#include "matches/standings.hpp"

#include <algorithm>

namespace tebweez {
namespace {

void add_result(Standing& standing, const Match& match, Side side) {
  const auto verdict = match.verdict();
  if (!verdict) {
    ++standing.unfinished;
    return;
  }
  standing.margins += match.gains()[side] - match.gains()[other(side)];
  ++(!verdict->winner           ? standing.draws
     : *verdict->winner == side ? standing.wins
                                : standing.losses);
}

}  // namespace

void Standings::add(const Record& record) {
  const Match& match = *record.match();
  for (const Side side : both_sides) {
    const std::string name = record.header().name_of(side);
    const bool of_somebody = name != Header{}.name_of(side);
    Standing& standing = of_somebody ? named[name] : nameless[side];
    add_result(standing, match, side);
    for (const Chapter& chapter : match.chapters()) {
      for (const Ply& ply : chapter.round.plies()) {
        if (ply.action.kind != Action::Kind::sow || ply.by != side) continue;
        standing.largest_capture = std::max(standing.largest_capture, ply.captured);
        standing.longest_sowing = std::max(standing.longest_sowing, ply.laps);
      }
    }
  }
}

}  // namespace tebweez
