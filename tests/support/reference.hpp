// A sowing, written a second time straight from the rules and sharing nothing with the library.
#pragma once

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace tebweez::testing {

/// Plain numbers only: pit 0 is South's A; they run in sowing order.
struct PlainSowing {
  std::vector<int> pits;
  std::vector<int> line;  ///< the pits of the line, in order of place
  int last = 0;
  int laps = 0;
  int captured = 0;
  bool endless = false;
};

struct PlainRules {
  bool any_even = false;     ///< akil-ludii: every even number captures, but not 0
  bool skip_origin = false;  ///< R1

  [[nodiscard]] bool captures(int seeds) const {
    if (any_even) return seeds > 0 && seeds % 2 == 0;
    return seeds == 2 || seeds == 4;
  }
};

/// Clause 1: lift all seeds of a pit and drop one in each following pit.
inline std::size_t plain_lap(std::vector<int>& pits, std::size_t from, bool skip_origin) {
  int hand = pits[from];
  pits[from] = 0;
  std::size_t at = from;
  while (hand > 0) {
    at = (at + 1) % pits.size();
    if (skip_origin && at == from) continue;
    pits[at] += 1;
    hand -= 1;
  }
  return at;
}

/// Clause 3: first the whole line is read, then it is lifted with the pits opposite.
inline void plain_capture(PlainSowing& sowing, const PlainRules& rules) {
  const std::size_t count = sowing.pits.size();
  std::set<std::size_t> line;
  std::size_t at = static_cast<std::size_t>(sowing.last);
  while (line.size() < count && rules.captures(sowing.pits[at])) {
    line.insert(at);
    at = (at + count - 1) % count;
  }
  std::set<std::size_t> lifted = line;
  for (const std::size_t pit : line) lifted.insert(count - 1 - pit);
  for (const std::size_t pit : lifted) {
    sowing.captured += sowing.pits[pit];
    sowing.pits[pit] = 0;
  }
  for (const std::size_t pit : line) sowing.line.push_back(static_cast<int>(pit));
}

/// The whole sowing. R4: it never ends when a state comes back, so every state is kept.
inline PlainSowing plain_sowing(std::vector<int> pits, int from, const PlainRules& rules) {
  PlainSowing sowing{.pits = std::move(pits), .line = {}};
  std::set<std::pair<std::vector<int>, int>> states;
  int lift = from;
  while (true) {
    if (!states.insert({sowing.pits, lift}).second) {
      sowing.endless = true;
      return sowing;
    }
    sowing.last =
        static_cast<int>(plain_lap(sowing.pits, static_cast<std::size_t>(lift), rules.skip_origin));
    sowing.laps += 1;
    const int seeds = sowing.pits[static_cast<std::size_t>(sowing.last)];
    if (seeds == 1) return sowing;
    if (rules.captures(seeds)) {
      plain_capture(sowing, rules);
      return sowing;
    }
    lift = sowing.last;
  }
}

}  // namespace tebweez::testing
