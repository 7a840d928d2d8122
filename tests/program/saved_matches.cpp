// Saved matches: where they lie, list and resume.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>

#include "catch.hpp"
#include "support/program.hpp"

using namespace tebweez::testing;

namespace {

const Args plain{"play", "--plain", "--variant"};

/// A saved match of two actions that was started at a time.
std::string match_of(const std::string& started, const std::string& south,
                     const std::string& more) {
  return "tebweez-log 1\nvariant akil\nsouth \"" + south + "\"\nstarted " + started + "\n" +
         std::string{akil_layout} + "keep\n" + more;
}

/// Saves a match that was played last so many hours ago.
std::string save(const Scratch& scratch, const std::string& name, const std::string& text,
                 int hours_ago) {
  const std::string path = scratch.write("data/tebweez/matches/" + name, text);
  std::filesystem::last_write_time(
      path, std::filesystem::file_time_type::clock::now() - std::chrono::hours{hours_ago});
  return path;
}

/// Gives a file a time in seconds since 1970. Says whether the file system holds it.
bool date(const std::string& path, std::time_t seconds) {
  const std::array<timespec, 2> times{timespec{seconds, 0}, timespec{seconds, 0}};
  struct stat about {};
  return ::utimensat(AT_FDCWD, path.c_str(), times.data(), 0) == 0 &&
         ::stat(path.c_str(), &about) == 0 && about.st_mtim.tv_sec == seconds;
}

}  // namespace

TEST_CASE("A match is saved in the user's data folder, one new file each") {
  const Scratch scratch;
  const Args first = plain + Args{"akil"};
  check_done(run(scratch, first, akil_layout));
  check_done(run(scratch, first, akil_layout));
  check_done(run(scratch, plain + Args{"madjnuni"}));
  const auto files = files_in(scratch.matches());
  REQUIRE(files.size() == 3);
  int akil = 0;
  for (const std::string& file : files) {
    CHECK(file.ends_with(".tebweez"));
    const std::string name = file.substr(file.rfind('/') + 1);
    CHECK(name.starts_with("20"));  // the UTC time
    akil += contains(name, "akil") ? 1 : 0;
    check_done(run(scratch, {"replay", "--check", file}));
  }
  CHECK(akil == 2);
}

TEST_CASE("Without XDG_DATA_HOME the data folder is below HOME, as with one that is no path") {
  const Scratch scratch;
  for (const char* data : {"", "relative"}) {
    Launch launch = scratch.tebweez(plain + Args{"akil"});
    launch.env["XDG_DATA_HOME"] = data;
    CHECK(run(launch).status == 0);
  }
  CHECK(files_in(scratch.path("home/.local/share/tebweez/matches")).size() == 2);
  CHECK(files_in(scratch.path("relative")).empty());
  Launch homeless = scratch.tebweez(plain + Args{"akil"});
  homeless.env.erase("XDG_DATA_HOME");
  homeless.env.erase("HOME");
  check_refused(run(homeless), 1);
  homeless.args.insert(homeless.args.end(), {"--no-log"});
  check_done(run(homeless));
}

TEST_CASE("A match that shall not be written is written nowhere") {
  const Scratch scratch;
  check_done(run(scratch, plain + Args{"akil", "--no-log"}, akil_layout));
  CHECK(files_in(scratch.root()) == std::vector{scratch.path("home")});
  CHECK(files_in(scratch.path("home")).empty());
}

TEST_CASE("The list has the newest match first, and says of each what it is") {
  const Scratch scratch;
  const Finished none = run(scratch, {"list"});
  check_done(none);
  CHECK_FALSE(contains(none.out, ".tebweez"));

  save(scratch, "b.tebweez",
       match_of("2026-01-02T00:00:00Z", "Middle", "resign south\nmatch north\n"), 2);
  save(scratch, "a.tebweez", match_of("2020-01-03T00:00:00Z", "Newest", ""), 1);
  save(scratch, "c.tebweez", match_of("2026-01-01T00:00:00Z", "Oldest", "a\n"), 3);
  scratch.write("data/tebweez/matches/d.tebweez", "this is no log\n");
  scratch.write("data/tebweez/matches/notes.txt", "nor is this\n");
  const Finished done = run(scratch, {"list"});
  CHECK(done.status == 0);
  const std::size_t newest = done.out.find("Newest");
  const std::size_t middle = done.out.find("Middle");
  const std::size_t oldest = done.out.find("Oldest");
  CHECK(newest < middle);
  CHECK(middle < oldest);
  CHECK(oldest != std::string::npos);
  CHECK(contains(done.out, scratch.matches() + "/b.tebweez"));
  CHECK(contains(done.out, "akil"));
  CHECK(contains(done.out, "finished, "));
  CHECK_FALSE(contains(done.out, "notes.txt"));
  // One line a match, the path last.
  const auto lines = lines_of(done.out);
  CHECK(lines.size() == 4);
  for (const std::string& line : lines)
    if (contains(line, "Newest"))
      CHECK(line.ends_with("round 1, 2 actions, stores Newest 0, North 0  " + scratch.matches() +
                           "/a.tebweez"));
}

TEST_CASE("Resume without a file takes the newest unfinished match") {
  const Scratch scratch;
  check_refused(run(scratch, {"resume", "--plain"}), 1);
  const std::string older =
      save(scratch, "a.tebweez", match_of("2026-01-01T00:00:00Z", "Older", ""), 3);
  const std::string newer =
      save(scratch, "b.tebweez", match_of("2026-01-02T00:00:00Z", "Newer", ""), 2);
  const std::string finished =
      scratch.write("data/tebweez/matches/c.tebweez",
                    match_of("2026-01-03T00:00:00Z", "Finished", "resign south\n"));
  const std::string before = read_file(finished);
  const Finished done = run(scratch, {"resume", "--plain"}, "c\n");
  check_done(done);
  CHECK(contains(done.out, "Newer"));
  CHECK(read_file(newer) == match_of("2026-01-02T00:00:00Z", "Newer", "c\n"));
  CHECK(read_file(older) == match_of("2026-01-01T00:00:00Z", "Older", ""));
  CHECK(read_file(finished) == before);
}

TEST_CASE("Resume takes the match that was played last, not the one begun last") {
  const Scratch scratch;
  const std::string begun_first = match_of("2026-01-01T00:00:00Z", "First", "");
  const std::string first = save(scratch, "a.tebweez", begun_first, 2);
  save(scratch, "b.tebweez", match_of("2099-01-02T00:00:00Z", "Second", ""), 1);
  check_done(run(scratch, {"resume", "--plain", first}, "c\n"));
  CHECK(contains(run(scratch, {"resume", "--plain"}).out, "First"));
}

TEST_CASE("A file time that can't be is an unknown time, and never the newest") {
  const Scratch scratch;
  const std::string odd =
      save(scratch, "odd.tebweez", "tebweez-log 1\nvariant akil\n" + std::string{akil_layout}, 0);
  save(scratch, "usual.tebweez", match_of("2026-01-01T00:00:00Z", "Usual", ""), 1);
  for (const std::time_t seconds : {std::time_t{300000000000}, std::time_t{-2208988800},
                                    std::time_t{-1}, std::time_t{10000000000}}) {
    if (!date(odd, seconds)) continue;  // not every file system holds it
    INFO(seconds);
    const Finished listed = run(scratch, {"list"});
    check_done(listed);
    CHECK(contains(listed.out, "unknown time  akil"));
    CHECK(contains(run(scratch, {"resume", "--plain"}).out, "Usual"));
  }
}

TEST_CASE("The list tells local time") {
  const Scratch scratch;
  REQUIRE(date(save(scratch, "a.tebweez", match_of("2026-01-01T00:00:00Z", "Amina", ""), 0),
               1764511385));
  Launch launch = scratch.tebweez({"list"});
  launch.env["TZ"] = "EET-2";
  CHECK(run(launch).out.starts_with("2025-11-30 16:03  akil"));
}

TEST_CASE("Resume names a damaged match that was played last, and goes on when told so") {
  const Scratch scratch;
  const std::string damaged =
      save(scratch, "a.tebweez", match_of("2026-01-01T00:00:00Z", "Damaged", "A\n"), 1);
  const Finished alone = run(scratch, {"resume", "--plain"});
  check_refused(alone, 1);
  CHECK(alone.err.starts_with(damaged + ":7: "));
  const std::string next =
      save(scratch, "b.tebweez", match_of("2026-01-01T00:00:00Z", "Next", ""), 2);
  const Finished both = run(scratch, {"resume", "--plain"});
  check_refused(both, 1);
  CHECK(both.err.starts_with(damaged + ":7: "));
  CHECK(contains(both.err, "; the match before it: tebweez resume " + next));
  check_done(run(scratch, {"resume", "--plain", next}, "c\n"));
  check_done(run(scratch, {"resume", "--plain"}));  // now the damaged one is not the last
}

TEST_CASE("The folders of saved matches are for their owner only") {
  const Scratch scratch;
  check_done(run(scratch.command(
      "sh", {"-c", "umask 000; exec \"$0\" play --plain --variant akil", TEBWEEZ_PROGRAM})));
  for (const char* folder : {"data", "data/tebweez", "data/tebweez/matches"}) {
    struct stat about {};
    REQUIRE(::stat(scratch.path(folder).c_str(), &about) == 0);
    CHECK((about.st_mode & 0777U) == 0700U);
  }
}

TEST_CASE("Names in the list turn no text around, and equal ones are told apart") {
  const Scratch scratch;
  save(scratch, "a.tebweez",
       "tebweez-log 1\nvariant akil\nsouth \"a\u202Eb\"\nnorth \"a\u202Eb\"\n" +
           std::string{akil_layout},
       1);
  const Finished listed = run(scratch, {"list"});
  CHECK(contains(listed.out, "a?b (south) 0, a?b (north) 0"));
  CHECK_FALSE(contains(listed.out, "\u202E"));
}

TEST_CASE("A match resumed is the match played through") {
  const Scratch scratch;
  for (const char* name : {"akil-01", "ghashim-04", "akil-ludii-04", "madjnuni-00"}) {
    INFO(name);
    const auto log = cases("logs/" + std::string{name} + ".tebweez");
    const Script script = script_from(log);
    const auto lines = lines_of(script.lines);
    const std::string file = scratch.path(name);
    std::string part;
    bool begun = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      part += lines[i] + "\n";
      if (i % 20 != 19 && i + 1 != lines.size()) continue;
      const Args fresh = Args{"--plain", "--log", file} + script.options;
      check_done(run(scratch, begun ? Args{"resume", "--plain", file} : fresh, part));
      begun = true;
      part.clear();
    }
    CHECK(tsv_of(scratch, file) == contents(table_of(log)));
  }
}

TEST_CASE("A torn end is cut off before anything is added, with a note") {
  const Scratch scratch;
  const std::string whole = match_of("2026-01-01T00:00:00Z", "South", "");
  const std::string file = scratch.write("log", whole + "give");
  const Finished done = run(scratch, {"resume", "--plain", file}, "c\n");
  CHECK(done.status == 0);
  CHECK(is_one_line(done.err));
  CHECK(done.err.starts_with(file + ":7: "));
  CHECK(read_file(file) == whole + "c\n");
}

TEST_CASE("A wrong log is not resumed and not touched") {
  const Scratch scratch;
  const std::string wrong = match_of("2026-01-01T00:00:00Z", "South", "A\n");  // it is North's turn
  const std::string file = scratch.write("log", wrong);
  const Finished done = run(scratch, {"resume", "--plain", file}, "c\n");
  check_refused(done, 1);
  CHECK(done.err.starts_with(file + ":7: "));
  CHECK(read_file(file) == wrong);
}

TEST_CASE("A match has one player's program at a time, and a killed one leaves no lock") {
  const Scratch scratch;
  const std::string file = scratch.path("log");
  Process first{scratch.tebweez({"play", "--plain", "--variant", "akil", "--log", file})};
  first.send(akil_layout);
  REQUIRE(first.wait_until([&] { return holds(file, "tebweez south"); }));
  const std::string before = read_file(file);
  check_refused(run(scratch, {"resume", "--plain", file}, "keep\n"), 1);
  CHECK(read_file(file) == before);
  check_done(run(scratch, {"replay", "--check", file}));
  first.signal(SIGKILL);
  CHECK(first.wait().signal == SIGKILL);
  check_done(run(scratch, {"resume", "--plain", file}, "keep\n"));
  CHECK(read_file(file) == before + "keep\n");
}

TEST_CASE("A link to a match stays a link") {
  const Scratch scratch;
  const std::string file = scratch.write("log", match_of("2026-01-01T00:00:00Z", "South", ""));
  const std::string link = scratch.path("link");
  REQUIRE(::symlink(file.c_str(), link.c_str()) == 0);
  check_done(run(scratch, {"resume", "--plain", link}, "c\n"));
  CHECK(std::filesystem::is_symlink(link));
  CHECK(read_file(file).ends_with("keep\nc\n"));
}
