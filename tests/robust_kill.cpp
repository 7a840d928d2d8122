// Killed at any moment: every action that was answered is in the log, and the log resumes.
#include <poll.h>

#include <chrono>
#include <csignal>

#include "session.hpp"
#include "support/faults.hpp"
#include "support/random.hpp"

using namespace tebweez::testing;
using std::chrono::microseconds;
using std::chrono::steady_clock;

namespace {

/// The actions and undos of a text in the language of the log.
std::vector<std::string> actions_of(const std::string& text) {
  std::vector<std::string> actions;
  for (const std::string& line : lines_of(text)) {
    const std::string word = line.substr(0, line.find(' '));
    const bool other = word.empty() || word == "tebweez-log" || word == "variant" ||
                       word == "target" || word == "origin" || word == "south" || word == "north" ||
                       word == "started" || word == "round" || word == "end" || word == "match";
    if (!other) actions.push_back(line);
  }
  return actions;
}

/// Is the file whole up to what was answered? Says how many actions it holds.
std::size_t check_log(const std::string& log, const std::vector<std::string>& all,
                      std::size_t answered) {
  const std::string text = read_file(log);
  const auto saved = actions_of(text.substr(0, text.rfind('\n') + 1));
  CHECK(saved.size() >= answered);
  CHECK(saved.size() <= all.size());
  CHECK(std::equal(saved.begin(), saved.end(), all.begin()));
  const auto session = tebweez::Session::resume(log);
  if (!session) FAIL_CHECK(session.error().what);
  return saved.size();
}

}  // namespace

TEST_CASE("Robust 7: 300 kills at random moments lose no action that was answered") {
  const Scratch scratch;
  const Script script = script_from(cases("logs/akil-01.tebweez"));
  const auto all = actions_of(script.lines);
  const std::string log = scratch.path("log");
  const Args args = Args{"play", "--plain", "--log", log} + script.options;
  const auto begun = steady_clock::now();
  check_done(run(scratch, args, script.lines));
  const auto whole = std::chrono::duration_cast<microseconds>(steady_clock::now() - begun);
  CHECK(check_log(log, all, all.size()) == all.size());

  Chance chance{20261130};
  std::size_t cut_short = 0;
  std::size_t most = 0;
  for (int kill = 0; kill < 300; ++kill) {
    INFO(kill);
    std::filesystem::remove(log);
    Process game{scratch.tebweez(args)};
    game.send(script.lines);
    const auto end =
        steady_clock::now() + microseconds{chance.below(static_cast<int>(whole.count()) + 1)};
    static_cast<void>(game.wait_until([&] { return steady_clock::now() >= end; },
                                      std::chrono::duration_cast<milliseconds>(whole)));
    game.signal(SIGKILL);
    game.wait();
    if (!std::filesystem::exists(log) || read_file(log).find("started") == std::string::npos)
      continue;  // killed before the match had begun
    const std::size_t saved = check_log(log, all, answers(game.out()));
    most = std::max(most, saved);
    cut_short += saved < all.size() ? 1 : 0;
  }
  CHECK(cut_short > 100);  // else the moments were badly chosen
  CHECK(most > 0);
}
