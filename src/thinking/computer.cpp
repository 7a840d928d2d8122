#include "thinking/computer.hpp"

#include <algorithm>
#include <random>
#include <thread>
#include <utility>

namespace tebweez {
namespace {

std::uint64_t any_seed() {
  std::random_device chance;
  return std::uint64_t{chance()} << 32U | chance();
}

}  // namespace

ComputerPlayer computer_player(const Rules& rules, const ComputerSettings& settings) {
  const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return {rules, settings.level, settings.seed ? *settings.seed : any_seed(), {.threads = threads}};
}

/// `decide` is told when to stop, and returns what is done.
template <class Decide>
void Computer::start(Decide decide) {
  work_.reset();
  decision_.reset();
  work_ = std::make_unique<Work>(
      [this, decide](const Stopped& stopped, const std::function<void()>& /*news*/) {
        decision_ = decide(stopped);
      });
  // Where there is no thread to think on, the screen has to wait.
  if (work_->refused()) decision_ = decide([] { return false; });
}

void Computer::think(const Match& match, Side side) {
  start([this, match, side](const Stopped& stopped) -> std::optional<Action> {
    return player_.choose(match, side, stopped);
  });
}

void Computer::consider_agreement(const Match& match, Side side) {
  start([this, round = *match.round(), side](const Stopped& stopped) -> std::optional<Action> {
    if (!player_.agrees(round, side, stopped)) return std::nullopt;
    return agree();
  });
}

}  // namespace tebweez
