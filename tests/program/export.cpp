// tebweez export: pictures, recordings and texts of saved matches.
#include <sys/stat.h>
#include <unistd.h>

#include "catch.hpp"
#include "support/program.hpp"
#include "support/recording.hpp"

using namespace tebweez::testing;

namespace {

std::string one_round() {
  return cases("logs/ghashim-00.tebweez");
}

/// A picture without its title.
std::string untitled(const std::string& svg) {
  const std::size_t begin = svg.find("<title>");
  const std::size_t end = svg.find("</title>");
  REQUIRE(end != std::string::npos);
  return svg.substr(0, begin) + svg.substr(end);
}

RecordedTerminal recording_of(const Scratch& scratch, const Args& args) {
  const Finished done = run(scratch, Args{"export", "--cast"} + args);
  check_done(done);
  return read_recording(done.out);
}

}  // namespace

TEST_CASE("A picture is drawn as those of the documents") {
  const Scratch scratch;
  const std::string log = cases("logs/akil-03.tebweez");
  const Finished done = run(scratch, {"export", "--svg", "--action", "192", log});
  check_done(done);
  CHECK(untitled(done.out) == untitled(contents(source_tree("docs/screens/replay.svg"))));
  CHECK(contains(done.out, "<title>L'ab al-Akil: Amina and Karim, after 192 actions</title>"));
}

TEST_CASE("A picture is of any action, or of the last") {
  const Scratch scratch;
  const std::string log = one_round();
  const Finished last = run(scratch, {"export", "--svg", log});
  check_done(last);
  CHECK(contains(last.out, ">action 25 of 25<"));
  CHECK(run(scratch, {"export", "--svg", log, "--action", "25"}).out == last.out);
  const Finished first = run(scratch, {"export", "--svg", log, "--action", "0"});
  check_done(first);
  CHECK(contains(first.out, "Before the first action."));
  const Finished none = run(scratch, {"export", "--svg", log, "--action", "26"});
  check_refused(none, 1);
  CHECK(none.err == log + ": there is no action 26; the last is 25\n");
}

TEST_CASE("A picture and a recording have the colours of their theme") {
  const Scratch scratch;
  const std::string log = one_round();
  const auto picture = [&](const Args& theme) {
    return run(scratch, Args{"export", "--svg", log} + theme).out;
  };
  CHECK(picture({}) == picture({"--theme", "dark"}));
  CHECK(contains(picture({"--theme", "dark"}), "fill=\"#16191d\""));
  CHECK(contains(picture({"--theme", "light"}), "fill=\"#fbfcfd\""));
  CHECK_FALSE(contains(picture({"--theme", "light"}), "#16191d"));
  const auto dark = recording_of(scratch, {log});
  const auto light = recording_of(scratch, {log, "--theme", "light"});
  CHECK(dark.header["theme"]["bg"].text() == "#16191d");
  CHECK(light.header["theme"]["bg"].text() == "#fbfcfd");
  CHECK(dark.bytes() == light.bytes());
}

TEST_CASE("A recording tells its size and title, and its times do not decrease") {
  const Scratch scratch;
  for (const char* name : {"logs/akil-01", "logs/madjnuni-00", "forms/names", "forms/torn-move"}) {
    INFO(name);
    const Finished done = run(scratch, {"export", "--cast", cases(std::string{name} + ".tebweez")});
    CHECK(done.status == 0);
    const auto recording = read_recording(done.out);
    CHECK(recording.header["width"].number() == 80);
    CHECK(recording.header["height"].number() == 24);
    CHECK(contains(recording.header["title"].text(), " and "));
    CHECK(recording.header["env"]["TERM"].text() == "xterm-256color");
    double time = 0;
    for (const RecordedEvent& event : recording.events) {
      CHECK(event.time >= time);
      time = event.time;
    }
  }
}

TEST_CASE("A recording goes at the speed that is asked for") {
  const Scratch scratch;
  const auto length = [&](const Args& speed) {
    return recording_of(scratch, Args{one_round()} + speed).events.back().time;
  };
  CHECK(length({}) == length({"--speed", "12"}));
  CHECK(length({"--speed", "6"}) > length({"--speed", "12"}));
  CHECK(length({"--speed", "12"}) > length({"--speed", "0"}));
  // Without animation: a moment for each of the 25 actions but the first, and for the two ends.
  CHECK(length({"--speed", "0"}) == 24 * 0.9 + 1 + 3);
}

TEST_CASE("The text is what replay says") {
  const Scratch scratch;
  const Finished text = run(scratch, {"export", "--text", one_round()});
  check_done(text);
  CHECK(text.out == run(scratch, {"replay", "--plain", one_round()}).out);
}

TEST_CASE("A log is exported from standard input, whatever the locale is") {
  const Scratch scratch;
  const std::string log = contents(cases("forms/names.tebweez"));
  for (const char* form : {"--svg", "--cast", "--text"}) {
    INFO(form);
    Launch launch = scratch.tebweez({"export", form, "-"});
    const Finished done = run(launch, log);
    check_done(done);
    launch.env["LC_ALL"] = "C";
    CHECK(run(launch, log).out == done.out);
  }
}

TEST_CASE("What is exported goes to a new file, never over one that exists") {
  const Scratch scratch;
  for (const char* form : {"--svg", "--cast", "--text"}) {
    INFO(form);
    const std::string path = scratch.path(std::string{"out"} + form);
    const Args args{"export", form, one_round()};
    const Finished done = run(scratch, args + Args{"-o", path});
    check_done(done);
    CHECK(done.out.empty());
    CHECK(read_file(path) == run(scratch, args).out);
    const std::string kept = scratch.write(std::string{"kept"} + form, "mine");
    const Finished refused = run(scratch, args + Args{"-o", kept});
    check_refused(refused, 1);
    CHECK(refused.err == kept + ": File exists\n");
    CHECK(read_file(kept) == "mine");
    CHECK(run(scratch, args + Args{"-o", "-"}).out == read_file(path));
  }
  REQUIRE(::symlink("nowhere", scratch.path("link").c_str()) == 0);
  check_refused(run(scratch, {"export", "--svg", one_round(), "-o", "link"}), 1);
  CHECK_FALSE(std::filesystem::exists(scratch.path("nowhere")));
  check_refused(run(scratch, {"export", "--svg", one_round(), "-o", "no/folder"}), 1);
}

TEST_CASE("A file that can't be written whole is not left behind") {
  const Scratch scratch;
  const std::string path = scratch.path("out.cast");
  const std::string script = "ulimit -f 4; trap '' XFSZ; exec \"$0\" \"$@\"";
  check_refused(run(scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM, "export", "--cast",
                                           one_round(), "-o", path})),
                1);
  CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("Nothing of a damaged log is exported, and its fault is named") {
  const Scratch scratch;
  const std::string log = cases("errors/after-match-akil.tebweez");
  const std::string fault = run(scratch, {"replay", "--check", log}).err;
  for (const char* form : {"--svg", "--cast", "--text"}) {
    INFO(form);
    const Finished done = run(scratch, {"export", form, log, "-o", "out"});
    check_refused(done, 1);
    CHECK(done.err == fault);
    CHECK_FALSE(std::filesystem::exists(scratch.path("out")));
    check_refused(run(scratch, {"export", form, "nothing"}), 1);
    check_refused(run(scratch, {"export", form, "-"}, ""), 1);
  }
}

TEST_CASE("A torn last line is left out of what is exported, and that is said") {
  const Scratch scratch;
  const std::string log = contents(one_round());
  for (const char* form : {"--svg", "--cast", "--text"}) {
    INFO(form);
    const Finished done = run(scratch, {"export", form, "-"}, log + "un");
    CHECK(done.status == 0);
    CHECK(is_one_line(done.err));
    CHECK(done.err.starts_with("stdin:"));
    CHECK(done.out == run(scratch, {"export", form, one_round()}).out);
  }
}

TEST_CASE("An export is in exactly one form, with its own options") {
  const Scratch scratch;
  const std::string log = one_round();
  for (const Args& args : std::vector<Args>{{},
                                            {log},
                                            {"--svg"},
                                            {"--svg", "--cast", log},
                                            {"--svg", "--text", log},
                                            {"--cast", "--text", log},
                                            {"--action", "1", log},
                                            {"--cast", "--action", "1", log},
                                            {"--text", "--action", "1", log},
                                            {"--svg", "--speed", "3", log},
                                            {"--text", "--speed", "3", log},
                                            {"--text", "--theme", "light", log},
                                            {"--svg", "--theme", "blue", log},
                                            {"--svg", "--action", "-1", log},
                                            {"--cast", "--speed", "1001", log},
                                            {"--svg", log, log},
                                            {"--svg", log, "-o"}}) {
    INFO(shown(scratch.tebweez(args)));
    check_refused(run(scratch, Args{"export"} + args), 2);
  }
}
