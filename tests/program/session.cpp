// The log on disk: whole lines, appended, never overwritten; whatever is found there.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "matches/session.hpp"
#include "support/faults.hpp"

using namespace tebweez::testing;
using tebweez::agree;
using tebweez::LogFile;
using tebweez::Session;

namespace {

/// Two rounds and a bit, as the program writes them.
std::string played_log(const Scratch& scratch) {
  const std::string path = cases("logs/ghashim-03.tebweez");
  const Script script = script_from(path);
  const std::string log = scratch.path("played");
  check_done(run(scratch, Args{"play", "--plain", "--log", log} + script.options, script.lines));
  return read_file(log);
}

mode_t mode_of(const std::string& path) {
  struct stat about {};
  REQUIRE(::lstat(path.c_str(), &about) == 0);
  return about.st_mode;
}

Session resumed(const std::string& log) {
  auto session = Session::resume(log);
  if (!session) FAIL(session.error().what);
  return *std::move(session);
}

/// Resumes a log, goes on with it by taking the last action back, and returns what it holds then.
std::string gone_on(const std::string& log) {
  Session session = resumed(log);
  CHECK(session.apply(tebweez::Undo{}));
  CHECK_FALSE(session.leave());
  return read_file(log);
}

}  // namespace

TEST_CASE("Every cut of the last 300 bytes of a log is resumed") {
  const Scratch scratch;
  const std::string whole = played_log(scratch);
  REQUIRE(whole.size() > 600);
  for (std::size_t cut = 0; cut <= 300; ++cut) {
    INFO(cut);
    const std::string left = whole.substr(0, whole.size() - cut);
    const std::string log = scratch.write("cut", left);
    const std::string lines = left.substr(0, left.rfind('\n') + 1);
    {
      const Session session = resumed(log);
      CHECK(session.note().empty() == (left == lines));
      CHECK(read_file(log) == left);  // nothing is cut off before something is added
    }
    CHECK(gone_on(log) == lines + "undo\n");
    if (cut % 50 == 0) CHECK(contains(checked(scratch, log), "ghashim"));
  }
}

TEST_CASE("A torn line is named with its number when it is resumed") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log() + "c\nd");
  const Session session = resumed(log);
  CHECK(session.note() == log + ":12: the last line is torn and was left out");
}

TEST_CASE("A new match takes the place of nothing") {
  const Scratch scratch;
  const std::string file = scratch.write("file", "precious\n");
  const std::string link = scratch.path("link");
  const std::string dangling = scratch.path("dangling");
  REQUIRE(::symlink("file", link.c_str()) == 0);
  REQUIRE(::symlink("nothing", dangling.c_str()) == 0);
  for (const std::string& path : {file, link, dangling, scratch.root()}) {
    INFO(path);
    CHECK_FALSE(LogFile::create(path));
    check_refused(run(scratch, plain_akil(path), akil_layout), 1);
  }
  CHECK(read_file(file) == "precious\n");
  CHECK(S_ISLNK(mode_of(link)));
  CHECK(::access(scratch.path("nothing").c_str(), F_OK) != 0);
}

TEST_CASE("Symbolic links, modes and other names of a file stay as they were") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log() + "torn");
  const std::string link = scratch.path("link");
  const std::string other = scratch.path("other");
  REQUIRE(::chmod(log.c_str(), 0640) == 0);
  REQUIRE(::symlink("log", link.c_str()) == 0);
  REQUIRE(::link(log.c_str(), other.c_str()) == 0);
  CHECK(gone_on(link) == akil_log() + "undo\n");
  CHECK(mode_of(log) == (S_IFREG | 0640));
  CHECK(S_ISLNK(mode_of(link)));
  CHECK(read_file(other) == read_file(log));
}

TEST_CASE("A file that another program changes meanwhile is not written over") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log());
  Session session = resumed(log);
  write_file(log, akil_log() + "# by hand\n");
  CHECK(session.apply(agree()));
  CHECK(session.note() == "not saved: another program changed the file");
  CHECK(session.unsaved());
  CHECK(session.lost_its_file());
  CHECK(read_file(log) == akil_log() + "# by hand\n");
  write_file(log, akil_log());  // changed back
  CHECK_FALSE(session.leave());
  CHECK(read_file(log) == akil_log() + "agree\nend agreed south 36 north 36\n");
}

TEST_CASE("A file that another one takes the place of is missed at once") {
  const Scratch scratch;
  const std::string log = scratch.write("log.tebweez", akil_log());
  Session session = resumed(log);
  // What an editor does: the new text under another name, and that name over the old one.
  scratch.write("saving", akil_log() + "# by hand\n");
  std::filesystem::rename(scratch.path("saving"), log);
  CHECK(session.apply(agree()));
  CHECK(session.note() == "not saved: another program put another file in its place");
  CHECK(session.lost_its_file());
  scratch.write("log-2.tebweez", "taken\n");
  CHECK_FALSE(session.go_on_in_new_file());
  const std::string other = scratch.path("log-3.tebweez");
  CHECK(session.note() == log +
                              ": another program put another file in its place; the match goes on "
                              "in " +
                              other);
  CHECK_FALSE(session.unsaved());
  CHECK(session.apply(tebweez::Undo{}));
  CHECK_FALSE(session.leave());
  CHECK(read_file(other) == akil_log() + "agree\nend agreed south 36 north 36\nundo\n");
  CHECK(read_file(log) == akil_log() + "# by hand\n");
  CHECK(read_file(scratch.path("log-2.tebweez")) == "taken\n");
}

TEST_CASE("A match is saved in a new file on leaving where its own is gone or another") {
  for (const char* how : {"deleted", "moved", "replaced", "changed"}) {
    INFO(how);
    const Scratch scratch;
    const std::string log = scratch.write("log", akil_log());
    Session session = resumed(log);
    const std::string kind = how;
    if (kind == "deleted") REQUIRE(::unlink(log.c_str()) == 0);
    if (kind == "moved" || kind == "replaced")
      std::filesystem::rename(log, scratch.path("elsewhere"));
    if (kind == "replaced") scratch.write("log", akil_log());
    if (kind == "changed") write_file(log, akil_log() + "# by hand\n");
    CHECK(session.apply(agree()));
    const auto problem = session.leave();
    REQUIRE(problem);
    CHECK(problem->status == 1);
    CHECK(contains(problem->what, log + ": "));
    CHECK(contains(problem->what, "the match goes on in " + scratch.path("log-2")));
    CHECK(read_file(scratch.path("log-2")) == akil_log() + "agree\nend agreed south 36 north 36\n");
  }
}

TEST_CASE("Plain play goes on in a new file where another takes the place of its own") {
  const Scratch scratch;
  const std::string log = scratch.path("log");
  Process game{scratch.tebweez(plain_akil(log))};
  play(game, std::string{akil_layout.substr(0, akil_layout.size() - 1)});
  scratch.write("other", "another file\n");
  std::filesystem::rename(scratch.path("other"), log);
  play(game, "keep");
  play(game, "c");
  CHECK(game.finish().status == 0);
  CHECK(game.err() == log +
                          ": another program put another file in its place; the match goes on in " +
                          log + "-2\n");
  CHECK(read_file(log) == "another file\n");
  CHECK(read_file(log + "-2").ends_with("\nkeep\nc\n"));
  CHECK(contains(checked(scratch, log + "-2"), "3 actions"));
}

TEST_CASE("A file that is deleted meanwhile is missed at once") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log());
  Session session = resumed(log);
  REQUIRE(::unlink(log.c_str()) == 0);
  CHECK(session.apply(agree()));
  CHECK(session.note() == "not saved: the file was deleted");
}

TEST_CASE("One program writes a match, also where the other goes by another name") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log());
  REQUIRE(::symlink("log", scratch.path("link").c_str()) == 0);
  std::optional<Session> first{resumed(log)};
  const auto second = Session::resume(scratch.path("link"));
  REQUIRE_FALSE(second);
  CHECK(contains(second.error().what, "another tebweez is playing this match"));
  CHECK(contains(second.error().what, "replay --follow"));
  check_refused(run(scratch, {"resume", "--plain", log}), 1);
  CHECK(contains(checked(scratch, log), "2 actions"));
  first.reset();
  CHECK(Session::resume(log));
}
