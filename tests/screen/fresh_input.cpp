// Nothing disappears without a key that was meant for it.
#include "screen/match/fresh_input.hpp"

#include "catch.hpp"
#include "tebweez/rules.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using namespace std::chrono_literals;
using screen::FreshInput;
using screen::Input;
using screen::Moment;
using screen::Request;
using testing::Canvas;
using testing::Desk;

namespace {

constexpr Moment change{std::chrono::hours{1}};
const Input enter = Request::act;

FreshInput changed() {
  FreshInput fresh;
  fresh.stage_changed(change);
  return fresh;
}

/// Is this done, at once or once it has turned out to be no repeat?
bool counts(FreshInput& fresh, const Input& input, Moment when) {
  if (fresh.take(input, when)) return true;
  const auto wake = fresh.wake();
  return wake && fresh.look(*wake).has_value();
}

/// What is seen after these keys.
std::string seen(std::unique_ptr<screen::Screen> first, std::string_view keys) {
  return testing::picture(std::move(first), Canvas{}, keys).text();
}
bool shows(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
std::string held(int times) {
  std::string keys;
  for (int i = 0; i < times; ++i) keys += "{Enter}";
  return keys;
}

const std::string laid = testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");

}  // namespace

TEST_CASE("What comes within 0.4 s of a change does not count, whatever it is") {
  for (const Input& input : {enter, Input{Request::right}, Input{Request::undo},
                             Input{screen::Entry{1}}, Input{screen::PitLetter{}}}) {
    FreshInput fresh = changed();
    CHECK(fresh.closed());
    CHECK_FALSE(fresh.take(input, change + 150ms));
    CHECK_FALSE(fresh.take(input, change + 399ms));
    CHECK(fresh.wake() == change + 400ms);
    CHECK_FALSE(fresh.look(change + 400ms));
    CHECK_FALSE(fresh.closed());
    CHECK_FALSE(fresh.wake());
  }
}

TEST_CASE("A fresh key counts") {
  for (const auto when : {401ms, 500ms, 700ms, 1000ms, 60000ms}) {
    INFO(when.count());
    FreshInput fresh = changed();
    CHECK(counts(fresh, enter, change + when));
    CHECK(fresh.take(enter, change + when + 300ms));  // and all that follows does
  }
  FreshInput doubled = changed();
  CHECK_FALSE(counts(doubled, enter, change + 150ms));
  CHECK(counts(doubled, enter, change + 600ms));
}

TEST_CASE("Moving about is done at once, also with a held key") {
  FreshInput fresh = changed();
  for (auto when = 400ms; when < 600ms; when += 10ms)
    CHECK(fresh.take(Request::down, change + when));
  CHECK(counts(fresh, enter, change + 650ms));
}

TEST_CASE("A held key does not count, however late or fast it repeats itself") {
  for (const auto first : {20ms, 250ms, 500ms, 660ms, 740ms})
    for (const auto between : {10ms, 33ms, 92ms, 140ms}) {
      INFO(first.count() << " " << between.count());
      FreshInput fresh = changed();
      Moment when = change + first;
      for (int i = 0; i < 500; ++i, when += between) {
        CHECK_FALSE(fresh.take(enter, when));
        if (const auto wake = fresh.wake(); wake && *wake < when + between)
          CHECK_FALSE(fresh.look(*wake));
      }
      CHECK(counts(fresh, enter, when + 1s));  // let go, and pressed again
    }
}

TEST_CASE("A key behind one that is held back lets it be done, and counts for nothing itself") {
  FreshInput fresh = changed();
  CHECK_FALSE(fresh.take(enter, change + 500ms));
  CHECK(fresh.take(Request::right, change + 510ms) == enter);
  CHECK_FALSE(fresh.wake());
}

TEST_CASE("A doubled or held Enter does not decide for the other player", "[view]") {
  const Desk desk;
  // Laid out, Enter, Enter at the question, and the same again.
  for (const std::string pace : {"{150ms}", "{30ms}", "{5ms}"}) {
    INFO(pace);
    const std::string text = seen(testing::new_match(akil), "p" + pace + held(3));
    CHECK(shows(text, "turned:"));
    CHECK_FALSE(shows(text, "Enter confirm"));
  }
  CHECK(shows(seen(testing::new_match(akil), "p{500ms}{Enter}{30ms}" + held(200)), "turned:"));
  CHECK(shows(seen(testing::new_match(akil), "p{Enter}{Enter}{Tick}"), "Enter confirm"));
  CHECK(shows(seen(testing::new_match(akil), "p{Enter}{Enter}{Tick}{Enter}"), "to sow"));
}

TEST_CASE("The end of a round and that of a match stay under a held Enter", "[view]") {
  const Desk desk;
  const std::string round = testing::log_up_to("akil-03.tebweez", 127);
  const std::string match = testing::log_up_to("akil-03.tebweez", 207);
  DisplaySettings still;
  still.speed = 0;
  const auto ends = [&](const std::string& log, char pit, const std::string& keys) {
    return testing::picture(testing::match_screen(log), Canvas{}, std::string{pit} + keys, still)
        .text();
  };
  for (const std::string keys : {"{Enter}{500ms}{Enter}{30ms}", "{150ms}", "{10ms}"}) {
    INFO(keys);
    CHECK(shows(ends(round, 'F', keys + held(200)), "lays out round"));
    CHECK(shows(ends(match, 'A', keys + held(200)), "wins the match"));
  }
  // The table of the rounds stays likewise.
  const std::string table = ends(match, 'A', "{Enter}{Enter}{500ms}{Enter}{30ms}" + held(200));
  CHECK(shows(table, "Again, with the same names"));
  CHECK(shows(ends(match, 'A', "{Enter}{Enter}{Tick}{Enter}"), "in hand"));
}

TEST_CASE("A match gone on with where a choice is due waits for a fresh key too", "[view]") {
  const Desk desk;
  CHECK(shows(seen(testing::match_screen(laid), "{100ms}{Enter}"), "turned:"));
  CHECK(shows(seen(testing::match_screen(laid), "{Enter}"), "to sow"));
}
