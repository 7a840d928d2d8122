#include "thinking/analyst.hpp"

#include <chrono>

namespace tebweez {
namespace {

constexpr auto time_for_a_position = std::chrono::seconds{2};

std::vector<RoundAnalysis> rounds_of(const Match& match) {
  std::vector<RoundAnalysis> rounds;
  for (const Chapter& chapter : match.chapters()) rounds.emplace_back(chapter.round);
  return rounds;
}

}  // namespace

Analyst::Analyst(const Match& match)
    : wanted_{match.chapters().size()},
      rounds_{rounds_of(match)},
      work_{
          [this, rules = match.rules()](const Stopped& stopped, const std::function<void()>& news) {
            analyse(rules, stopped, news);
          }} {}

bool Analyst::gave_up() const noexcept {
  return work_.refused() || (work_.done() && next_round());
}

RoundAnalysis Analyst::round(std::size_t number) const {
  const std::lock_guard lock{changing_};
  return rounds_[number];
}

std::optional<std::size_t> Analyst::next_round() const {
  if (wanted_ < rounds_.size() && rounds_[wanted_].left() > 0) return wanted_;
  for (std::size_t i = rounds_.size(); i-- > 0;)
    if (rounds_[i].left() > 0) return i;
  return std::nullopt;
}

void Analyst::analyse(const Rules& rules, const Stopped& stopped,
                      const std::function<void()>& news) {
  Appraiser appraiser{rules};
  // Only this thread changes the rounds, so it may read them at any time.
  for (auto number = next_round(); number && !stopped(); number = next_round()) {
    RoundAnalysis& analysis = rounds_[*number];
    const auto end = std::chrono::steady_clock::now() + time_for_a_position;
    const auto appraisal = appraiser.after(analysis.round(), analysis.left() - 1, [&] {
      return stopped() || std::chrono::steady_clock::now() >= end;
    });
    if (stopped()) return;
    {
      const std::lock_guard lock{changing_};
      analysis.keep(appraisal);
    }
    news();
  }
}

}  // namespace tebweez
