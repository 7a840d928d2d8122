// Random play of every ruleset, with what must hold at every step.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "support/play.hpp"
#include "support/random.hpp"
#include "tebweez/log/record.hpp"

using namespace tebweez;
using namespace tebweez::testing;

namespace {

// Rounds for each ruleset and origin: over 20,000 in all. Under the address sanitizer, which is
// slow, a tenth of them has to do.
#ifdef __has_feature
#define TEBWEEZ_HAS_FEATURE(name) __has_feature(name)
#else
#define TEBWEEZ_HAS_FEATURE(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || TEBWEEZ_HAS_FEATURE(address_sanitizer)
constexpr int rounds_each = 260;
#else
constexpr int rounds_each = 2'600;
#endif

/// Catch's own assertions are slow where there are millions of them.
void ensure(bool holds, const char* what) {
  if (!holds) FAIL(what);
}

/// What a match shows; what it keeps beneath is only ever added to or taken away at the end.
struct State {
  std::size_t actions = 0;
  int round = 0;
  Stage stage{};
  std::optional<Side> actor;
  std::optional<Ply> last;
  PerSide<int> gains;
  std::optional<Verdict> verdict;

  explicit State(const Match& match)
      : actions{match.actions()},
        round{match.round_number()},
        stage{match.stage()},
        actor{match.actor()},
        gains{match.gains()},
        verdict{match.verdict()} {
    if (match.round() != nullptr) last = match.round()->plies().back();
  }
  friend bool operator==(const State&, const State&) = default;
};

bool same_plies(const Match& one, const Match& other) {
  return std::equal(one.chapters().begin(), one.chapters().end(), other.chapters().begin(),
                    other.chapters().end(), [](const Chapter& a, const Chapter& b) {
                      return a.gains_before == b.gains_before && a.round.plies() == b.round.plies();
                    });
}

/// A match played at random; it checks itself as it goes.
class RandomMatch {
 public:
  RandomMatch(Chance& chance, const Rules& rules)
      : chance_{chance}, header_{header_for(rules, chance)}, match_{header_.begin()} {
    log_ = to_text(header_);
  }

  void play_out() {
    while (match_.stage() != Stage::over) {
      check_step();
      if (chance_.once_in(4)) try_action(any_action());
      if (chance_.once_in(8)) try_all_legal();
      if (chance_.once_in(200)) take_back(1 + chance_.below(8));
      go_on(next_action());
    }
    check_step();
    check_replay();
    check_log();
  }

  [[nodiscard]] const Match& match() const noexcept { return match_; }

 private:
  static Header header_for(const Rules& rules, Chance& chance) {
    Header header;
    header.rules = rules;
    header.origin = rules.origin;
    constexpr std::array targets{0, 1, 20, 60, 150};
    header.target = chance.one_of(targets);
    return header;
  }

  /// Seeds on board and in stores are all; there is a legal action exactly when there should be.
  void check_step() const {
    const Round* round = match_.round();
    const Stage stage = match_.stage();
    const bool pits_matter = stage == Stage::sowing || stage == Stage::gift;
    ensure(match_.legal().empty() != pits_matter, "legal pits exactly at a sowing or a gift");
    ensure((stage == Stage::over) == match_.verdict().has_value(), "over with a verdict");
    if (round == nullptr) return;
    const Position now = round->position();
    ensure(now.board.total() + now.store.south + now.store.north == match_.rules().seeds,
           "no seed is lost");
    if (const auto result = round->reckoning())
      ensure(result->store.south + result->store.north == match_.rules().seeds,
             "the owners take all that is left");
    if (pits_matter)
      for (const Pit pit : match_.legal())
        ensure(pit.side == match_.actor() && now.board[pit] > 0, "legal pits are the actor's");
  }

  [[nodiscard]] Action next_action() {
    switch (match_.stage()) {
      case Stage::tebweez:
        return tebweez_by(match_.actor().value_or(chance_.side()),
                          random_layout(chance_, match_.rules()));
      case Stage::choice: return chance_.once_in(2) ? keep() : turn();
      case Stage::sowing:
      case Stage::gift: break;
      case Stage::over: FAIL("nothing can be played any more");
    }
    if (chance_.once_in(1000)) return agree();
    if (chance_.once_in(3000)) return resign_by(chance_.side());
    const Pit pit = chance_.one_of(match_.legal());
    return match_.stage() == Stage::gift ? give_from(pit) : sow_from(pit);
  }

  void go_on(const Action& action) {
    states_.emplace_back(match_);
    const auto ply = match_.play(action);
    ensure(ply.ok(), "a legal action is accepted");
    ensure(match_.actions() == states_.size(), "an action is one ply");
    log_ += lines_for(match_, *ply);
  }

  /// Undo returns to exactly the earlier state, over the ends of rounds as well.
  void take_back(int actions) {
    for (; actions > 0 && !states_.empty(); --actions) {
      ensure(match_.undo().has_value(), "there is something to undo");
      ensure(State{match_} == states_.back(), "undo returns to the earlier state");
      states_.pop_back();
      log_ += "undo\n";
    }
  }

  [[nodiscard]] Action any_action() {
    const Pit pit = chance_.pit(longest_row);
    switch (chance_.below(7)) {
      case 0: {
        Board layout = random_layout(chance_, match_.rules());
        if (chance_.once_in(2)) layout.set(chance_.pit(layout.row_length()), chance_.below(12));
        return tebweez_by(chance_.side(), layout);
      }
      case 1: return keep();
      case 2: return turn();
      case 3: return agree();
      case 4: return resign_by(chance_.side());
      case 5: return give_from(pit);
      default: return sow_from(pit);
    }
  }

  /// Whether an action is allowed, by what the match says it waits for.
  [[nodiscard]] bool allowed(const Action& action) const {
    using Kind = Action::Kind;
    const Stage stage = match_.stage();
    switch (action.kind) {
      case Kind::tebweez:
        return stage == Stage::tebweez && action.by == match_.actor().value_or(action.by) &&
               !check_layout(action.layout, match_.rules());
      case Kind::keep:
      case Kind::turn: return stage == Stage::choice;
      case Kind::sow: return stage == Stage::sowing && match_.legal().contains(action.pit);
      case Kind::give: return stage == Stage::gift && match_.legal().contains(action.pit);
      case Kind::agree: return stage == Stage::sowing || stage == Stage::gift;
      case Kind::resign: return match_.round() != nullptr && stage != Stage::over;
    }
    return false;
  }

  void try_action(const Action& action) {
    const State before{match_};
    const bool expected = allowed(action);
    const bool accepted = match_.play(action).ok();
    ensure(accepted == expected, "what is allowed is accepted, and only that");
    if (accepted) ensure(match_.undo().has_value(), "what was played can be undone");
    ensure(State{match_} == before, "refused or undone, nothing has changed");
  }
  void try_all_legal() {
    const bool gift = match_.stage() == Stage::gift;
    for (const Pit pit : match_.legal()) try_action(gift ? give_from(pit) : sow_from(pit));
  }

  /// The same actions give the same match.
  void check_replay() const {
    Match again = header_.begin();
    for (const Chapter& chapter : match_.chapters()) {
      for (const Ply& ply : chapter.round.plies()) {
        const auto replayed = again.play(ply.action);
        ensure(replayed.ok() && *replayed == ply, "replaying gives the same plies");
      }
    }
    ensure(same_plies(again, match_), "replaying gives the same plies");
  }

  /// What was written down, undone actions and all, reads back to the same match.
  void check_log() const {
    LogReader reader;
    reader.feed(log_);
    if (!reader.finish()) FAIL(reader.fault()->what);
    ensure(same_plies(*reader.record().match(), match_), "the log reads back");
  }

  Chance& chance_;
  Header header_;
  Match match_;
  std::string log_;
  std::vector<State> states_;  ///< before each action that stands
};

/// How often rounds ended for each reason.
using Endings = std::array<int, 5>;

Endings play_rounds(Chance& chance, const Rules& rules, int rounds) {
  Endings endings{};
  for (int played = 0; played < rounds;) {
    RandomMatch random{chance, rules};
    random.play_out();
    played += static_cast<int>(random.match().chapters().size());
    for (const Chapter& chapter : random.match().chapters())
      if (const auto result = chapter.round.reckoning())
        ++endings[static_cast<std::size_t>(result->reason)];
  }
  return endings;
}

void play_ruleset(const Rules& rules) {
  Chance chance{1894};
  for (const Origin origin : {Origin::sow, Origin::skip}) {
    const Endings endings = play_rounds(chance, rules.with(origin), rounds_each);
    const auto count = [&](Reason reason) { return endings[static_cast<std::size_t>(reason)]; };
    CAPTURE(rules.key, to_text(origin));
    CHECK(count(Reason::cleared) > 0);
    CHECK(count(Reason::agreed) > 0);
    CHECK(count(Reason::circling) > 0);
    CHECK((count(Reason::last) > 0) == rules.last_ends);
    CHECK((count(Reason::stuck) > 0) == (rules.gift == Gift::none));
  }
}

}  // namespace

TEST_CASE("Random play of akil keeps to what must hold at every step") {
  play_ruleset(akil);
}
TEST_CASE("Random play of ghashim keeps to what must hold at every step") {
  play_ruleset(ghashim);
}
TEST_CASE("Random play of akil-ludii keeps to what must hold at every step") {
  play_ruleset(akil_ludii);
}
TEST_CASE("Random play of madjnuni keeps to what must hold at every step") {
  play_ruleset(madjnuni);
}
TEST_CASE("Random play of akil-lane keeps to what must hold at every step") {
  play_ruleset(akil_lane);
}
TEST_CASE("Random play of ghashim-lane keeps to what must hold at every step") {
  play_ruleset(ghashim_lane);
}
TEST_CASE("Random play of hakimi keeps to what must hold at every step") {
  play_ruleset(hakimi);
}
