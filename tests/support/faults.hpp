// Faults made on purpose: full disks, system calls that fail, and what the machine must allow for
// them.
#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/program.hpp"

namespace tebweez::testing {

/// Says for all to see that this machine does not allow a test; ctest reports it as skipped.
inline void skip(const std::string& why) {
  WARN("SKIPPED: " << why);
}

/// From now on no file of a process may become longer than this: a disk that fills up as far as
/// write() can tell, but for the error's name. It may be lifted again.
inline void limit_files(pid_t pid, rlim_t bytes) {
  rlimit limit{};
  REQUIRE(::prlimit(pid, RLIMIT_FSIZE, nullptr, &limit) == 0);
  limit.rlim_cur = bytes;
  REQUIRE(::prlimit(pid, RLIMIT_FSIZE, &limit, nullptr) == 0);
}

/// From now on a process gets hardly any memory more than it has. Not for the sanitizers, which
/// need a lot of their own.
inline void limit_memory(pid_t pid) {
  std::ifstream sizes{"/proc/" + std::to_string(pid) + "/statm"};
  rlim_t pages = 0;
  REQUIRE(sizes >> pages);
  constexpr rlim_t for_the_stack = 256 * 1024;
  rlimit limit{};
  REQUIRE(::prlimit(pid, RLIMIT_AS, nullptr, &limit) == 0);
  limit.rlim_cur = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + for_the_stack;
  REQUIRE(::prlimit(pid, RLIMIT_AS, &limit, nullptr) == 0);
}
#if defined(__has_feature)
#define TEBWEEZ_HAS_FEATURE(feature) __has_feature(feature)
#else
#define TEBWEEZ_HAS_FEATURE(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || TEBWEEZ_HAS_FEATURE(address_sanitizer)
inline constexpr bool memory_can_be_limited = false;
#else
inline constexpr bool memory_can_be_limited = true;
#endif

/// Rounds that take memory: each is laid out and ended at once.
[[nodiscard]] inline std::string many_rounds(int count) {
  std::string text;
  for (int round = 0; round < count; ++round)
    text += "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep\nagree\n";
  return text;
}

/// Can this be run here, and does it work?
[[nodiscard]] inline bool works(const Scratch& scratch, const std::string& command) {
  return run(scratch.command("sh", {"-c", command + " >/dev/null 2>&1"})).status == 0;
}

/// The program under strace, which writes what was asked for to `trace`.
[[nodiscard]] inline Launch traced(const Scratch& scratch, const Args& strace, const Args& args) {
  Launch launch = scratch.command(
      "strace", Args{"-o", scratch.path("trace")} + strace + Args{TEBWEEZ_PROGRAM} + args);
  launch.env["ASAN_OPTIONS"] += ":detect_leaks=0";  // it can't trace what is traced already
  return launch;
}
[[nodiscard]] inline bool can_trace(const Scratch& scratch) {
  return works(scratch, "strace true");
}

/// How many actions plain play has answered. Each answer begins with a blank line.
[[nodiscard]] inline std::size_t answers(std::string_view out) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = out.find("\n\n", at)) != std::string_view::npos; ++at) ++count;
  return count;
}
/// Plays a line in plain play and waits until it is answered.
inline void play(Process& game, const std::string& line) {
  const std::size_t before = answers(game.out());
  game.send(line + "\n");
  REQUIRE(game.wait_until([&] { return answers(game.out()) > before; }));
}

/// The beginning of a match of Akil in plain play, written to `log`.
[[nodiscard]] inline Args plain_akil(const std::string& log) {
  return {"play", "--plain", "--variant", "akil", "--log", log};
}

/// A log of a match of Akil in which North is to sow.
[[nodiscard]] inline std::string akil_log() {
  return "tebweez-log 1\nvariant akil\ntarget 60\norigin sow\nsouth \"South\"\nnorth \"North\"\n"
         "started 2026-01-01T00:00:00Z\nround 1\n" +
         std::string{akil_layout} + "keep\n";
}

/// What `replay --check` says; the test fails where it refuses the log.
inline std::string checked(const Scratch& scratch, const std::string& log) {
  const Finished done = run(scratch, {"replay", "--check", log});
  INFO(done.err);
  CHECK(done.status == 0);
  return done.out;
}

}  // namespace tebweez::testing
