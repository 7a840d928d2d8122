#include "screen/pictures/recording.hpp"

#include <utility>

#include "system/signals.hpp"

namespace tebweez::screen {
namespace {

// How long the first picture and the last are seen.
constexpr auto first_moment = std::chrono::seconds{1};
constexpr auto last_moment = std::chrono::seconds{3};

}  // namespace

Event Recording::wait(std::optional<Moment> until, int /*also*/) {
  if (signals::received() != 0) return Ended{signals::exit_status()};
  if (until) {
    now_ = *until;
    return TimedOut{};
  }
  if (std::exchange(playing_, true)) return Ended{};
  now_ += first_moment;
  return KeyPress{U' '};
}

std::string Recording::end() && {
  return std::move(cast_).end(since_beginning() + last_moment);
}

}  // namespace tebweez::screen
