// Saving that fails: full disks, errors, files that must not be mistaken for others.
#include <sys/mount.h>
#include <sys/stat.h>

#include <csignal>

#include "support/faults.hpp"

using namespace tebweez::testing;

namespace {

/// A match in which North is to sow and its log, below it.
struct Game {
  Game() : process{scratch.tebweez(plain_akil(log))} {
    play(process, std::string{akil_layout.substr(0, akil_layout.size() - 1)});
    play(process, "keep");
    before = read_file(log);
  }
  void await_complaint(std::string_view text) {
    CHECK(process.wait_until([&] { return contains(process.err(), text); }));
  }

  Scratch scratch;
  std::string log = scratch.path("log");
  Process process;
  std::string before;
};

}  // namespace

TEST_CASE("A short write is cut back, told at once, and tried again with each action") {
  Game game;
  limit_files(game.process.pid(), game.before.size() + 1);  // room for "c", not for its line's end
  play(game.process, "c");
  game.await_complaint("not saved: No space left on device\n");
  CHECK(read_file(game.log) == game.before);
  limit_files(game.process.pid(), game.before.size());
  play(game.process, "undo");
  game.await_complaint("not saved: File too large\n");
  CHECK(read_file(game.log) == game.before);
  limit_files(game.process.pid(), game.before.size() + 3);  // one line more, and half of the next
  play(game.process, "d");
  CHECK(read_file(game.log) == game.before + "c\n");
  limit_files(game.process.pid(), RLIM_INFINITY);
  play(game.process, "undo");
  CHECK(read_file(game.log) == game.before + "c\nundo\nd\nundo\n");
  CHECK(game.process.finish().status == 0);
  CHECK(contains(checked(game.scratch, game.log), "2 actions"));
}

TEST_CASE("Leaving with anything unsaved says so and is a failure") {
  Game game;
  limit_files(game.process.pid(), game.before.size());
  play(game.process, "c");
  CHECK(game.process.finish().status == 1);
  const auto lines = lines_of(game.process.err());
  REQUIRE(lines.size() == 2);
  CHECK(lines[0] == "not saved: File too large");
  CHECK(lines[1] == game.log + ": the last actions are not saved: File too large");
  CHECK(read_file(game.log) == game.before);
}

TEST_CASE("What could not be saved is tried once more on leaving") {
  Game game;
  limit_files(game.process.pid(), game.before.size());
  play(game.process, "c");
  limit_files(game.process.pid(), RLIM_INFINITY);
  CHECK(game.process.finish().status == 0);
  CHECK(read_file(game.log) == game.before + "c\n");
}

TEST_CASE("A match whose header can't be written is not begun, and leaves no file") {
  const Scratch scratch;
  const std::string script = "ulimit -f 0; exec \"$0\" play --plain --variant akil --log log";
  check_refused(run(scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM})), 1);
  CHECK_FALSE(std::filesystem::exists(scratch.path("log")));
}

TEST_CASE("What could not be synced is written again, since the system may have lost it") {
  const Scratch scratch;
  if (!can_trace(scratch)) return skip("strace does not work here");
  const std::string log = scratch.path("log");
  // The third sync is that of `keep`.
  Process game{traced(scratch,
                      {"-e", "trace=pwrite64,fdatasync", "-e", "inject=fdatasync:error=EIO:when=3"},
                      plain_akil(log))};
  play(game, std::string{akil_layout.substr(0, akil_layout.size() - 1)});
  const std::string before = read_file(log);
  play(game, "keep");
  CHECK(game.wait_until([&] { return contains(game.err(), "not saved: Input/output error\n"); }));
  play(game, "c");
  CHECK(game.finish().status == 0);
  CHECK(read_file(log) == before + "keep\nc\n");
  std::size_t written = 0;
  for (const std::string& line : lines_of(read_file(scratch.path("trace"))))
    written += contains(line, "pwrite64") && contains(line, R"("keep\n")") ? 1 : 0;
  CHECK(written == 2);
}

TEST_CASE("A full disk costs no move") {
  const Scratch scratch;
  const std::string disk = scratch.path("disk");
  std::filesystem::create_directory(disk);
  if (::mount("tebweez", disk.c_str(), "tmpfs", 0, "size=64k") != 0)
    return skip("no small tmpfs may be mounted here");
  const std::string log = disk + "/log";
  const std::string filling = disk + "/filling";
  std::string before;
  {
    Process game{scratch.tebweez(plain_akil(log))};
    play(game, std::string{akil_layout.substr(0, akil_layout.size() - 1)});
    // The file's last page is filled up, then the disk.
    const auto pages = run(scratch.command("sh", {"-c", "cat /dev/zero > disk/filling"}));
    CHECK(pages.status != 0);
    play(game, "keep");
    int takes = 0;
    while (!contains(game.err(), "not saved: No space left on device") && ++takes < 2000) {
      play(game, "c");
      play(game, "undo");
    }
    CHECK(takes < 2000);
    before = read_file(log);
    CHECK(before.ends_with("\n"));
    check_refused(run(scratch, plain_akil(disk + "/new"), akil_layout), 1);
    CHECK_FALSE(std::filesystem::exists(disk + "/new"));
    std::filesystem::remove(filling);
    play(game, "d");
    CHECK(game.finish().status == 0);
    CHECK(read_file(log).starts_with(before));
    CHECK(read_file(log).ends_with("\nd\n"));
    CHECK(contains(checked(scratch, log), "3 actions"));
  }
  CHECK(::umount(disk.c_str()) == 0);
}

TEST_CASE("A match is never mistaken for standard input, output or error") {
  const Scratch scratch;
  for (const char* closed : {"<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- >&- 2>&-"}) {
    INFO(closed);
    const std::string script =
        "exec \"$0\" play --plain --variant akil --log log " + std::string{closed};
    const Finished done = run(scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM}), akil_layout);
    CHECK(done.signal == 0);
    CHECK(done.status == (closed == std::string{"2>&-"} ? 0 : 1));
    const auto lines = lines_of(read_file(scratch.path("log")));
    REQUIRE(lines.size() >= 7);
    CHECK(lines[0] == "tebweez-log 1");
    CHECK(lines[6].starts_with("started "));
    CHECK_FALSE(contains(read_file(scratch.path("log")), "Game"));
    std::filesystem::remove(scratch.path("log"));
  }
}

TEST_CASE("Where a log can't be locked, that is said once and the match goes on") {
  const Scratch scratch;
  if (!can_trace(scratch)) return skip("strace does not work here");
  const std::string log = scratch.path("log");
  Process game{
      traced(scratch, {"-e", "trace=flock", "-e", "inject=flock:error=ENOLCK"}, plain_akil(log))};
  play(game, std::string{akil_layout.substr(0, akil_layout.size() - 1)});
  play(game, "keep");
  CHECK(game.finish().status == 0);
  CHECK(game.err() ==
        "the log can't be locked here: don't play this match in two windows at once\n");
  CHECK(read_file(log).ends_with("keep\n"));
}
