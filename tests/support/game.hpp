// A match at a terminal, just laid out, that a test does something to.
#pragma once

#include "support/faults.hpp"
#include "support/player.hpp"

namespace tebweez::testing {

inline const Args quick_akil{"--variant", "akil", "--speed", "0"};

/// North is to keep or turn; the pit that is chosen next is sown.
struct Game {
  explicit Game(Size size = {}) : player{scratch, quick_akil, size} {
    player.play("tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");
    terminal.await("Enter confirm");
  }
  [[nodiscard]] std::string log() const { return read_file(player.log()); }
  void limit(rlim_t bytes) { limit_files(terminal.line().pid(), bytes); }
  /// Sends the beginning of something, and leaves the program time to wait for the rest.
  void send_half(std::string_view piece) {
    terminal.send(piece);
    static_cast<void>(terminal.wait_until([] { return false; }, milliseconds{150}));
  }
  void leave(int status) {
    terminal.send("q");
    check_left(status);
  }
  void check_left(int status) { CHECK(check_gave_back(terminal, status).cpu_seconds < 10); }

  Scratch scratch;
  Player player;
  Terminal& terminal = player.terminal();
};

}  // namespace tebweez::testing
