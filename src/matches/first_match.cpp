#include "matches/first_match.hpp"

namespace tebweez {

MatchSettings first_match() {
  MatchSettings settings;
  settings.rules = akil;
  settings.target = 0;
  settings.computer = {.plays = {.south = false, .north = true}, .level = Level::easy};
  return settings;
}

Result<Session, Problem> begin_first_match() {
  auto begun = Session::begin(first_match());
  if (!begun) return begun;
  Session session = *std::move(begun);
  // R12: in a first round either player may lay out; who keeps the board begins.
  constexpr int six = 6;
  const Board layout = Board::filled(akil.row_length, six);
  for (const Action& action : {tebweez_by(Side::north, layout), keep()})
    static_cast<void>(session.apply(action));
  return session;
}

}  // namespace tebweez
