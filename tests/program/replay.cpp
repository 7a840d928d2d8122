// Replay without a screen, and what is said of files that are wrong: status 1.
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "support/program.hpp"

using namespace tebweez::testing;

namespace {

/// Runs the program as somebody whom file modes bind, which root is not.
Finished as_nobody(const Scratch& scratch, const Args& args) {
  Launch launch = scratch.tebweez(args);
  if (::geteuid() == 0) {
    launch.args.insert(launch.args.begin(), {"--reuid=65534", "--clear-groups", launch.program});
    launch.program = "setpriv";
  }
  return run(launch);
}

/// The lines of stderr that a log with a torn last line gets, none for any other.
void check_torn_note(const Finished& done, const std::string& name, const std::string& log) {
  if (log.ends_with('\n')) {
    CHECK(done.err.empty());
  } else {
    CHECK(is_one_line(done.err));
    const std::size_t line = lines_of(log).size();
    CHECK(done.err.starts_with(name + ":" + std::to_string(line) + ": "));
  }
  CHECK(done.status == 0);
}

}  // namespace

TEST_CASE("Right logs replay to their tables") {
  const Scratch scratch;
  for (const char* folder : {"logs", "forms"})
    for (const auto& path : files_in(cases(folder), ".tebweez")) {
      INFO(path);
      const Finished tsv = run(scratch, {"replay", "--tsv", path});
      CHECK(tsv.out == contents(table_of(path)));
      check_torn_note(tsv, path, contents(path));
    }
}

TEST_CASE("A check is one line") {
  const Scratch scratch;
  for (const auto& path : files_in(cases("forms"), ".tebweez")) {
    INFO(path);
    const Finished check = run(scratch, {"replay", "--check", path});
    CHECK(is_one_line(check.out));
    check_torn_note(check, path, contents(path));
  }
}

TEST_CASE("A check counts actions and rounds and names the result") {
  const Scratch scratch;
  const std::string path = cases("logs/madjnuni-agree.tebweez");
  const Finished check = run(scratch, {"replay", "--check", path});
  check_done(check);
  CHECK(contains(check.out, path));
  CHECK(contains(check.out, "12 actions"));
  CHECK(contains(check.out, "2 rounds"));
  CHECK(contains(check.out, "Amina"));
}

TEST_CASE("Without a terminal every position is told as text") {
  const Scratch scratch;
  for (const char* name : {"akil-01", "ghashim-00", "akil-ludii-04", "madjnuni-00"}) {
    const std::string path = cases("logs/" + std::string{name} + ".tebweez");
    const Finished plain = run(scratch, {"replay", "--plain", path});
    check_done(plain);
    CHECK(run(scratch, {"replay", path}).out == plain.out);
    CHECK(contains(plain.out, "Amina"));
    CHECK(contains(plain.out, "Karim"));
    CHECK(contains(plain.out, "Round 1"));
    // No more than words: nothing here is drawn.
    CHECK_FALSE(contains(plain.out, "\x1b"));
  }
}

TEST_CASE("A log is read from standard input") {
  const Scratch scratch;
  const std::string log = contents(cases("logs/akil-01.tebweez"));
  const std::string table = contents(cases("logs/akil-01.tsv"));
  CHECK(run(scratch, {"replay", "--tsv", "-"}, log).out == table);
  check_done(run(scratch, {"replay", "-"}, log));
  const Finished torn = run(scratch, {"replay", "--tsv", "-"}, log + "res");
  CHECK(torn.out == table);
  check_torn_note(torn, "stdin", log + "res");
  const Finished wrong = run(scratch, {"replay", "--check", "-"}, log + "undo\nplay\n");
  check_refused(wrong, 1);
  CHECK(wrong.err.starts_with("stdin:72: "));
}

TEST_CASE("Wrong logs are refused at their line, with nothing on standard output") {
  const Scratch scratch;
  const auto rows = table(cases("errors/errors.tsv"));
  // The reader's own tests look at them all.
  for (std::size_t i = 0; i < rows.size(); i += 3) {
    const auto& row = rows[i];
    const std::string path = cases("errors/" + row.at(0));
    INFO(path);
    const Finished done = run(scratch, {"replay", "--tsv", path});
    check_refused(done, 1);
    CHECK(done.err.starts_with(path + ":" + row.at(1) + ": "));
  }
}

TEST_CASE("Text and check of a wrong log fail in the same words") {
  const Scratch scratch;
  const std::string path = cases("errors/after-match-akil.tebweez");
  const Finished check = run(scratch, {"replay", "--check", path});
  check_refused(check, 1);
  CHECK(run(scratch, {"replay", "--tsv", path}).err == check.err);
  const Finished plain = run(scratch, {"replay", "--plain", path});
  CHECK(plain.status == 1);
  CHECK(plain.err == check.err);
}

TEST_CASE("A log given by a relative name is named as it was given") {
  const Scratch scratch;
  scratch.write("wrong.tebweez", "tebweez-log 1\nvariant chess\n");
  const Finished done = run(scratch, {"replay", "--check", "./wrong.tebweez"});
  check_refused(done, 1);
  CHECK(done.err.starts_with("./wrong.tebweez:2: "));
}

TEST_CASE("Files that can't be read are named") {
  const Scratch scratch;
  const std::string log = scratch.write("secret", contents(cases("logs/akil-01.tebweez")));
  scratch.write("folder/file", "");
  ::chmod(scratch.root().c_str(), 0755);
  ::chmod(log.c_str(), 0);
  for (const char* output : {"--check", "--tsv", "--plain"}) {
    for (const std::string name : {"nothing", "folder", "secret/below", ""}) {
      INFO(name);
      const Finished done = run(scratch, {"replay", output, name});
      check_refused(done, 1);
      CHECK(contains(done.err, name));
    }
    const Finished done = as_nobody(scratch, {"replay", output, log});
    check_refused(done, 1);
    CHECK(contains(done.err, log));
  }
  check_refused(run(scratch, {"resume", "--plain", "nothing"}), 1);
  check_refused(run(scratch, {"resume", "--plain", "folder"}), 1);
  CHECK(files_in(scratch.path("nothing")).empty());
}

TEST_CASE("What a file's name or text holds never reaches a terminal raw") {
  const Scratch scratch;
  check_refused(run(scratch, {"replay", "--check", "no\nsuch\x1b[31m file\x07"}), 1);
  check_refused(run(scratch, {"replay", "--check", "-"},
                    "tebweez-log 1\nvariant akil\n\x1b[31mred\x07 \xff\n"),
                1);
  check_refused(
      run(scratch, {"replay", "--check", "-"}, "tebweez-log 1\nvariant akil\ntarget \x1b[2J\n"), 1);
}

TEST_CASE("What can't be written is an error") {
  const Scratch scratch;
  const std::string path = cases("logs/akil-01.tebweez");
  for (const char* command : {"replay --tsv \"$1\"", "replay --check \"$1\"",
                              "replay --plain \"$1\"", "rules", "list", "--help", "--version"}) {
    INFO(command);
    const std::string script = std::string{"exec \"$0\" "} + command + " >/dev/full";
    check_refused(run(scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM, path})), 1);
  }
}

TEST_CASE("A reader that goes away ends a replay without a fuss") {
  const Scratch scratch;
  // More than a pipe holds.
  const std::string path = cases("logs/madjnuni-04.tebweez");
  Process process{scratch.tebweez({"replay", "--plain", path})};
  process.close_output();
  const Exit exit = process.wait();
  CHECK(exit.signal == 0);
  CHECK(exit.status == 141);  // as if by SIGPIPE
  CHECK(process.err().empty());
}

TEST_CASE("Text tells a wrong log up to the fault, and then what is wrong") {
  const Scratch scratch;
  const std::string good = "tebweez-log 1\nvariant akil\n" + std::string{akil_layout} + "keep\nc\n";
  const Finished whole = run(scratch, {"replay", "--plain", "-"}, good);
  check_done(whole);
  const std::string told = whole.out.substr(0, whole.out.rfind("\n\n") + 1);
  const std::string log = scratch.write("log", good + "Q\nd\n");
  for (const Args& args : {Args{"replay", "--plain", log}, Args{"replay", log}}) {
    const Finished done = run(scratch, args);
    CHECK(done.out == told);
    CHECK(is_one_line(done.err));
    CHECK(done.err.starts_with(log + ":6: "));
    CHECK(done.status == 1);
  }
  const Finished piped = run(scratch, {"replay", "-"}, good + "Q\n");
  CHECK(piped.out == told);
  CHECK(piped.err.starts_with("stdin:6: "));
  CHECK(piped.status == 1);
  // There is nothing to tell of a header.
  check_refused(run(scratch, {"replay", "-"}, "tebweez-log 1\nvariant chess\n"), 1);
}

TEST_CASE("The text of a long match is never held as a whole") {
  const Scratch scratch;
  std::string log = "tebweez-log 1\nvariant akil\n";
  for (int round = 0; round < 100'000; ++round) log += std::string{akil_layout} + "keep\nagree\n";
  const std::string file = scratch.write("log", log);
  Process process{scratch.command(
      "sh", {"-c", "exec \"$0\" replay --plain \"$1\" > text", TEBWEEZ_PROGRAM, file})};
  const Exit exit = process.wait();
  CHECK(exit.status == 0);
  const auto text = std::filesystem::file_size(scratch.path("text"));
  CHECK(text > 40'000'000);
#ifndef __SANITIZE_ADDRESS__
  CHECK(exit.peak_kilobytes < 120'000);  // the match itself, and no more
#endif
}

TEST_CASE("Without a terminal a match is followed in text") {
  const Scratch scratch;
  const std::string begun = "tebweez-log 1\nvariant akil\n" + std::string{akil_layout} + "keep\n";
  for (const Args& options : {Args{}, Args{"--plain"}}) {
    const std::string log = scratch.write("log", begun);
    Process process{scratch.tebweez(Args{"replay", "--follow", log} + options)};
    process.await("2. ");
    const auto add = [&](const char* lines) { std::ofstream{log, std::ios::app} << lines; };
    add("c\n");
    process.await("3. North sowed c");
    add("undo\nd");
    process.await("Taken back.");
    CHECK_FALSE(contains(process.out(), "sowed d"));
    add("\n");
    process.await("3. North sowed d");
    add("Q\n");
    CHECK(process.wait().status == 1);
    CHECK(process.err().starts_with(log + ":8: "));
  }
  const Finished piped = run(scratch, {"replay", "--follow", "-"}, begun);
  check_done(piped);
  CHECK(piped.out == run(scratch, {"replay", "--plain", "-"}, begun).out);
  Process stopped{scratch.tebweez({"replay", "--follow", scratch.write("log", begun)})};
  stopped.await("2. ");
  stopped.signal(SIGINT);
  CHECK(stopped.wait().status == 130);
}

TEST_CASE("What can't be read from standard input is not waited for") {
  const Scratch scratch;
  for (const char* options : {"", "--follow", "--plain", "--check"})
    for (const char* input : {"< .", "<&-"}) {
      INFO(options << input);
      const std::string script =
          "exec \"$0\" replay " + std::string{options} + " - " + std::string{input};
      const Finished done = run(scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM}));
      check_refused(done, 1);
      CHECK(contains(done.err, "stdin: "));
    }
}

TEST_CASE("A resignation between rounds leaves the gains as they are") {
  const Scratch scratch;
  const Finished done = run(scratch, {"replay", "--plain", "-"},
                            "tebweez-log 1\nvariant akil\n" + std::string{akil_layout} +
                                "keep\nc\nagree\nresign south\n");
  check_done(done);
  const std::string last = done.out.substr(done.out.find("\n5. "));
  CHECK(contains(last, "resigned"));
  const auto lines = lines_of(last);
  REQUIRE(lines.size() > 3);
  CHECK(lines[2].starts_with("North"));
  CHECK(lines[2].ends_with("gains 20."));
  CHECK(lines[3].starts_with("South"));
  CHECK(lines[3].ends_with("gains 0."));
}
