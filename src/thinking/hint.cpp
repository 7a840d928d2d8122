#include "thinking/hint.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <system_error>

#include "tebweez/log/notation.hpp"

namespace tebweez {
namespace {

constexpr auto time_to_think = std::chrono::seconds{2};

}  // namespace

Hint::Thoughts::Thoughts(const Round& round)
    : judge{round.rules(), round.position(), stood_since_capture(round)},
      ready{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)} {}

Hint::Hint(const Match& match)
    : for_{*match.actor()},
      mover_{match.round()->position().mover},
      thoughts_{std::make_shared<Thoughts>(*match.round())} {
  const auto think = [thoughts = thoughts_](const std::stop_token& stop) {
    const auto end = std::chrono::steady_clock::now() + time_to_think;
    // Without memory to think on with, there is what was found so far.
    work_while_memory_lasts([&] {
      thoughts->judge.until(
          [&] { return stop.stop_requested() || std::chrono::steady_clock::now() >= end; });
    });
    const std::uint64_t done = 1;
    static_cast<void>(::write(thoughts->ready.get(), &done, sizeof done));
  };
  try {
    thread_ = std::jthread{think};
  } catch (const std::system_error&) {  // the match goes on without
    refused_ = true;
  }
}

void Hint::take() {
  std::uint64_t done = 0;
  if (::read(watched_file(), &done, sizeof done) == sizeof done) ready_ = true;
}

std::string Hint::text(const Names& names) const {
  if (refused_) return "No hint can be had: the system gives no thread to think in.";
  if (!ready_) return "Thinking about a hint for " + names[for_] + ".";
  const Judgement& judgement = thoughts_->judge.judgement();
  if (!judgement.best) return "There is nothing to hint at.";
  // The judgement is the mover's; a gift may be the other player's to give.
  const int worth = for_ == mover_ ? judgement.value : -judgement.value;
  std::string text = "Hint for " + names[for_] + ": " + to_text(*judgement.best) + ", ";
  text += worth == 0  ? "even"
          : worth > 0 ? "ahead by " + std::to_string(worth)
                      : "behind by " + std::to_string(-worth);
  text += " at the end of the round";
  if (!judgement.exact) text = text + ", looking " + counted(judgement.depth, "action") + " ahead";
  return text + ".";
}

}  // namespace tebweez
