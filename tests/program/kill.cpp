// Killed at any moment: every action that was answered is in the log, and the log resumes.
#include <stdlib.h>  // NOLINT: setenv is POSIX's
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "matches/session.hpp"
#include "support/faults.hpp"
#include "support/random.hpp"

using namespace tebweez::testing;
using std::chrono::microseconds;

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

/// A folder in memory, if there can be one. Syncing costs nothing there, and a kill leaves as much
/// of a file as on a disk.
Scratch in_memory() {
  const char* before = std::getenv("TMPDIR");
  const std::string usual = before == nullptr ? "" : before;
  if (::access("/dev/shm", W_OK) == 0) ::setenv("TMPDIR", "/dev/shm", 1);
  struct Reset {
    const std::string& usual;
    ~Reset() { usual.empty() ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", usual.c_str(), 1); }
  } const reset{usual};
  return Scratch{};
}

/// Plays a match again and again, each time killed at another moment, a hundred times in the midst
/// of it: a while after an answer, each chosen at random.
void kill_at_random(const std::string& name, unsigned seed) {
  constexpr int kills = 100;
  constexpr int longest_while = 500;  // microseconds: some actions' time
  const Scratch scratch = in_memory();
  const Script script = script_from(cases("logs/" + name + ".tebweez"));
  const auto all = actions_of(script.lines);
  const std::string log = scratch.path("log");
  const Args args = Args{"play", "--plain", "--log", log} + script.options;
  check_done(run(scratch, args, script.lines));
  CHECK(check_log(log, all, all.size()) == all.size());

  Chance chance{seed};
  int cut_short = 0;
  std::size_t most = 0;
  for (int tries = 0; cut_short < kills && tries < 20 * kills; ++tries) {
    INFO(tries);
    std::filesystem::remove(log);
    Process game{scratch.tebweez(args)};
    game.send(script.lines);
    const auto answer = static_cast<std::size_t>(chance.below(static_cast<int>(all.size())));
    static_cast<void>(game.wait_until([&] { return answers(game.out()) >= answer; }));
    std::this_thread::sleep_for(microseconds{chance.below(longest_while)});
    game.signal(SIGKILL);
    game.wait();
    if (!std::filesystem::exists(log) || !contains(read_file(log), "started"))
      continue;  // killed before the match had begun
    const std::size_t saved = check_log(log, all, answers(game.out()));
    most = std::max(most, saved);
    cut_short += saved < all.size() ? 1 : 0;
  }
  CHECK(cut_short == kills);
  CHECK(most > all.size() / 2);
}

}  // namespace

// 300 kills in all.
TEST_CASE("Kills at random moments lose no action that was answered (Akil)") {
  kill_at_random("akil-02", 1);
}

TEST_CASE("Kills at random moments lose no action that was answered (Ghashim)") {
  kill_at_random("ghashim-04", 2);
}

TEST_CASE("Kills at random moments lose no action that was answered (Ludii)") {
  kill_at_random("akil-ludii-02", 3);
}
