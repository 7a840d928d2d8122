// The command line: what is answered, and what is refused with status 2.
#include "catch.hpp"
#include "support/program.hpp"

using namespace tebweez::testing;
using namespace std::string_literals;

namespace {

const Args plain_akil{"play", "--plain", "--variant", "akil"};

/// The line of a new match's log that begins with a word.
std::string header_line(const std::string& log, const std::string& word) {
  for (const std::string& line : lines_of(read_file(log)))
    if (line.starts_with(word + " ")) return line;
  return {};
}

}  // namespace

TEST_CASE("Help is for everybody, whatever is missing") {
  const Scratch scratch;
  for (const Args& args :
       {Args{"--help"}, Args{"play", "--help"}, Args{"resume", "--help"}, Args{"list", "--help"},
        Args{"replay", "--help"}, Args{"rules", "--help"}}) {
    Launch launch = scratch.tebweez(args);
    launch.env.erase("HOME");
    launch.env.erase("XDG_DATA_HOME");
    launch.env.erase("TERM");
    launch.env.erase("LC_ALL");
    const Finished done = run(launch);
    check_done(done);
    CHECK(contains(done.out, args.front() == "--help" ? "replay" : "--help"));
    CHECK(contains(done.out, args.front() == "--help" ? "Usage: tebweez [OPTIONS]"
                                                      : "Usage: tebweez " + args.front() + " "));
  }
  const Finished all = run(scratch, {"--help"});
  for (const char* word : {"play", "resume", "list", "replay", "rules", "--variant", "--south",
                           "--north", "--target", "--origin", "--log", "--no-log", "--hints",
                           "--plain", "--ascii", "--color", "--no-mouse", "--speed", "--version"}) {
    INFO(word);
    CHECK(contains(all.out, word));
  }
}

TEST_CASE("No line of any help is wider than a terminal of 80 columns") {
  const Scratch scratch;
  for (const char* command : {"play", "resume", "list", "stats", "replay", "rules", "judge",
                              "perft", "survey", "analyse", "export", ""}) {
    Args args{"--help"};
    if (*command != '\0') args.insert(args.begin(), command);
    const Finished done = run(scratch, args);
    check_done(done);
    CHECK(contains(done.out, "Usage: "));
    for (const std::string& line : lines_of(done.out)) {
      INFO(line);
      CHECK(line.size() <= 80);
    }
  }
}

TEST_CASE("The version names that of the log too") {
  const Scratch scratch;
  const Finished done = run(scratch, {"--version"});
  check_done(done);
  CHECK(is_one_line(done.out));
  CHECK(done.out.starts_with("tebweez "));
  CHECK(contains(done.out, "log"));
}

TEST_CASE("Wrong words are refused") {
  const Scratch scratch;
  const std::string log = cases("logs/akil-00.tebweez");
  for (const Args& args : std::vector<Args>{{"--no-such-flag"},
                                            {"chess"},
                                            {"chess", "checkers", "go"},
                                            {"play", "chess"},
                                            {"Play"},
                                            {"list", "chess"},
                                            {"replay"},
                                            {"replay", log, log},
                                            {"replay", "--chess", log},
                                            {"resume", log, log},
                                            {"rules", "chess"},
                                            {"rules", "Akil"},
                                            {"rules", "akil", "akil"},
                                            {"play", "--variant"},
                                            {"play", "--variant", "chess"},
                                            {"play", "--variant", "Akil"},
                                            {"play", "--variant", ""},
                                            {"play", "--origin", "jump"},
                                            {"play", "--color", "sometimes"},
                                            {"play", "--log", "x", "--no-log"},
                                            {"\x1b[31m\nchess"},
                                            {"--\x1b[31m\nchess"},
                                            {"play", "--variant", "\x1b[31m\nchess"},
                                            {"play", "--target", "\xff\xfe"}}) {
    INFO(shown(scratch.tebweez(args)));
    check_refused(run(scratch, args), 2);
  }
  CHECK(files_in(scratch.matches()).empty());
  CHECK(files_in(scratch.root()) == std::vector{scratch.path("home")});
}

TEST_CASE("Whoever is wrong is told which help to read") {
  const Scratch scratch;
  CHECK(contains(run(scratch, {"--wrong"}).err, "see 'tebweez --help'\n"));
  CHECK(contains(run(scratch, {"perft", "--wrong"}).err, "see 'tebweez perft --help'\n"));
  CHECK(contains(run(scratch, {"replay"}).err, "see 'tebweez replay --help'\n"));
}

TEST_CASE("An option of play before another command is refused") {
  const Scratch scratch;
  const std::string log = cases("logs/akil-00.tebweez");
  for (const Args& args : std::vector<Args>{{"--variant", "akil", "replay", "--check", log},
                                            {"--plain", "replay", log},
                                            {"--target", "3", "list"},
                                            {"--no-log", "list"},
                                            {"--hints", "rules"},
                                            {"--ascii", "replay", "--check", log},
                                            {"--log", "file", "resume", "--plain", log}}) {
    INFO(shown(scratch.tebweez(args)));
    check_refused(run(scratch, args), 2);
  }
}

TEST_CASE("Play may be left out") {
  const Scratch scratch;
  check_done(run(scratch, {"--plain", "--variant", "akil", "--log", "log"}));
  CHECK(header_line(scratch.path("log"), "variant") == "variant akil");
}

TEST_CASE("A number is decimal digits only") {
  const Scratch scratch;
  for (const std::string wrong : {"",
                                  " ",
                                  "0x3",
                                  "0X3",
                                  "0b1",
                                  "3h",
                                  "-1",
                                  "-0",
                                  "+5",
                                  " 5",
                                  "5 ",
                                  "5\n",
                                  "1'000",
                                  "1,000",
                                  "5.0",
                                  "1e2",
                                  "one",
                                  "1001",
                                  "4294967296",
                                  "4294967356",
                                  "18446744073709551676",
                                  "99999999999999999999999999",
                                  "\xD9\xA5" /* an Arabic five */}) {
    INFO(wrong);
    check_refused(run(scratch, plain_akil + Args{"--no-log", "--target", wrong}), 2);
    check_refused(run(scratch, plain_akil + Args{"--no-log", "--target=" + wrong}), 2);
  }
  for (const auto& [given, kept] :
       {std::pair{"0", "0"}, std::pair{"1000", "1000"}, std::pair{"010", "10"},
        std::pair{"00000000000000000060", "60"}}) {
    INFO(given);
    const Scratch fresh;
    check_done(run(fresh, plain_akil + Args{"--log", "log", "--target", given}));
    CHECK(header_line(fresh.path("log"), "target") == "target "s + kept);
  }
  for (const std::string wrong : {"-1", "0x3", "fast", ""}) {
    INFO(wrong);
    check_refused(run(scratch, {"resume", "--plain", "--speed", wrong, "nothing"}), 2);
  }
}

TEST_CASE("A name is one to forty characters of any script, none of them a control") {
  const Scratch scratch;
  const auto times = [](int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
  };
  for (const std::string& wrong :
       {""s, times(41, "x"), times(41, "\u7530"), "a\nb"s, "a\tb"s, "\x1b[31m"s, "a\x7f"s,
        "a\u0085b"s, "a\u009bb"s, "\xff"s, "\xc3"s, "\xed\xa0\x80"s}) {
    INFO(wrong);
    check_refused(run(scratch, plain_akil + Args{"--no-log", "--south", wrong}), 2);
    check_refused(run(scratch, plain_akil + Args{"--no-log", "--north", wrong}), 2);
  }
  int number = 0;
  for (const std::string& right :
       {"x"s, times(40, "\u7530"), "\u0623\u0645\u064a\u0646\u0629"s, "a b"s, "-x"s, "#\"\\\""s}) {
    INFO(right);
    const std::string log = scratch.path("log" + std::to_string(++number));
    check_done(run(scratch, plain_akil + Args{"--log", log, "--south", right}));
    check_done(run(scratch, {"replay", "--check", log}));
  }
  CHECK(header_line(scratch.path("log6"), "south") == R"(south "#\"\\\"")");
}

TEST_CASE("Where a terminal is needed and there is none, the command line is wrong") {
  const Scratch scratch;
  const std::string log = scratch.write("log", "tebweez-log 1\nvariant akil\n");
  for (const Args& args : std::vector<Args>{
           {}, {"play"}, {"play", "--variant", "akil"}, {"resume", log}, {"--hints"}}) {
    INFO(shown(scratch.tebweez(args)));
    check_refused(run(scratch, args), 2);
  }
  CHECK(files_in(scratch.matches()).empty());
  check_refused(run(scratch, {"play", "--plain"}), 2);
}

TEST_CASE("The rules name every reading") {
  const Scratch scratch;
  const Finished all = run(scratch, {"rules"});
  check_done(all);
  for (int reading = 1; reading <= 20; ++reading) {
    INFO(reading);
    CHECK(contains(all.out, "R" + std::to_string(reading)));
  }
  for (const auto& [variant, name] :
       {std::pair{"akil", "L'ab al-Akil"}, std::pair{"ghashim", "L'ab al-Ghashim"},
        std::pair{"akil-ludii", "Li'b al-'Aqil"}, std::pair{"madjnuni", "La'b Madjnuni"}}) {
    const Finished one = run(scratch, {"rules", variant});
    check_done(one);
    CHECK(contains(one.out, name));
    CHECK(contains(all.out, name));
  }
}

TEST_CASE("A word that nobody knows is named, whatever else is missing or asked for") {
  const Scratch scratch;
  for (const Args& args : {Args{"nosuch", "--help"}, Args{"replay", "--nosuch"}}) {
    const Finished done = run(scratch, args);
    check_refused(done, 2);
    CHECK(contains(done.err, "nosuch"));
    CHECK_FALSE(contains(done.err, "required"));
  }
}

TEST_CASE("A name that is refused says why") {
  const Scratch scratch;
  for (const auto& [name, why] :
       std::vector<std::pair<std::string, std::string>>{{"a\x01", "control character"},
                                                        {"   ", "blank"},
                                                        {"\u3000\u00a0", "blank"},
                                                        {"--hints", "as an option does"},
                                                        {"", "empty"},
                                                        {std::string(41, 'x'), "longer than 40"}}) {
    INFO(why);
    const Finished done = run(scratch, plain_akil + Args{"--no-log", "--south", name});
    check_refused(done, 2);
    CHECK(contains(done.err, why));
  }
}

TEST_CASE("A match is written to no file without a name, nor to one called like an option") {
  const Scratch scratch;
  for (const char* file : {"", "--hints"}) {
    const Finished done = run(scratch, plain_akil + Args{"--log", file});
    check_refused(done, 2);
    CHECK(contains(done.err, "expected the name of a file"));
  }
}
