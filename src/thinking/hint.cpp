#include "thinking/hint.hpp"

#include <chrono>

#include "tebweez/log/notation.hpp"
#include "thinking/analysis_text.hpp"

namespace tebweez {
namespace {

constexpr auto time_to_think = std::chrono::seconds{2};

}  // namespace

Hint::Hint(const Match& match)
    : for_{*match.actor()},
      mover_{match.round()->position().mover},
      judge_{match.rules(), match.round()->position(), stood_since_capture(*match.round())},
      work_{[this](const Stopped& stopped, const std::function<void()>& /*news*/) {
        const auto end = std::chrono::steady_clock::now() + time_to_think;
        judge_.until([&] { return stopped() || std::chrono::steady_clock::now() >= end; });
      }} {}

std::string Hint::text(const Names& names) const {
  if (work_.refused()) return "No hint can be had: the system gives no thread to think in.";
  if (!ready()) return "Thinking about a hint for " + names[for_] + ".";
  const Judgement& judgement = judge_.judgement();
  if (!judgement.best) return "There is nothing to hint at.";
  const int south = mover_ == Side::south ? judgement.value : -judgement.value;
  return "Hint for " + names[for_] + ": " + to_text(*judgement.best) + ". " +
         worth_clause(south, judgement.exact, names) + ".";
}

}  // namespace tebweez
