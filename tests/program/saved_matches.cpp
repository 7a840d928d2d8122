// Saved matches: where they lie, list and resume.
#include <unistd.h>

#include <csignal>
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

  scratch.write("data/tebweez/matches/b.tebweez",
                match_of("2026-01-02T00:00:00Z", "Middle", "resign south\nmatch north\n"));
  scratch.write("data/tebweez/matches/a.tebweez", match_of("2026-01-03T00:00:00Z", "Newest", ""));
  scratch.write("data/tebweez/matches/c.tebweez",
                match_of("2026-01-01T00:00:00Z", "Oldest", "a\n"));
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
  CHECK(contains(done.out, "finished"));
  CHECK_FALSE(contains(done.out, "notes.txt"));
}

TEST_CASE("Resume without a file takes the newest unfinished match") {
  const Scratch scratch;
  check_refused(run(scratch, {"resume", "--plain"}), 1);
  const std::string older = scratch.write("data/tebweez/matches/a.tebweez",
                                          match_of("2026-01-01T00:00:00Z", "Older", ""));
  const std::string newer = scratch.write("data/tebweez/matches/b.tebweez",
                                          match_of("2026-01-02T00:00:00Z", "Newer", ""));
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
