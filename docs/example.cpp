// Plays a round of the Game of the Wise in which everybody sows the first pit they may.
#include <iostream>
#include <tebweez/tebweez.hpp>

int main() {
  using namespace tebweez;
  Match match{akil, 0};  // one round
  (void)match.play(tebweez_by(Side::south, Board::filled(6, 6)));
  (void)match.play(keep());
  while (match.stage() != Stage::over) {
    const Pit pit = match.legal().first();
    const Action action = match.stage() == Stage::gift ? give_from(pit) : sow_from(pit);
    const auto ply = match.play(action);
    std::cout << to_text(action) << "\t+" << ply->captured << '\t' << to_text(ply->after.board)
              << '\n';
  }
  std::cout << end_text(*match.round()->reckoning()) << '\n';
}
