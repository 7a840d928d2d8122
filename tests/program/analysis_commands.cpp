// The commands perft, judge and survey: what scripts rely on, and what is refused.
#include <csignal>

#include "support/program.hpp"

using namespace tebweez::testing;

namespace {

const std::string sixes = "6 6 6 6 6 6 / 6 6 6 6 6 6";
const std::string uneven = "2 3 4 5 4 5 / 5 1 2 1 4 3";  // of the cases: 27 sequences of two
const std::string sevens = "7 7 7 7 7 7 7 / 7 7 7 7 7 7 7";

Args perft(const std::string& variant, const std::string& board, const std::string& depth) {
  return {"perft", "--variant", variant, "--board", board, "--mover", "south", "--depth", depth};
}
Args judge(const std::string& variant, const std::string& board) {
  return {"judge", "--variant", variant, "--board", board, "--mover", "south"};
}
Args survey(const std::string& variant, const Args& more = {}) {
  return Args{"survey", "--variant", variant} + more;
}

/// The first line of what a command says; it must have no complaint.
std::string first_line(const Scratch& scratch, const Args& args) {
  const Finished done = run(scratch, args);
  check_done(done);
  return done.out.substr(0, done.out.find('\n'));
}

/// The number behind a word at the beginning of a line.
long long figure(const std::string& text, const std::string& word) {
  for (const std::string& line : lines_of(text))
    if (line.starts_with(word + " ")) return std::stoll(line.substr(word.size() + 1));
  return -1;
}

}  // namespace

TEST_CASE("perft says the number alone, and how long it took on standard error") {
  const Scratch scratch;
  const Finished done = run(scratch, perft("akil", uneven, "2"));
  CHECK(done.status == 0);
  CHECK(done.out == "27\n");
  CHECK(is_one_line(done.err));
  CHECK(contains(done.err, " million a second"));
  CHECK(run(scratch, perft("akil", sixes, "0")).out == "1\n");
}

TEST_CASE("perft --divide tells the first actions apart, in the order of the pits") {
  const Scratch scratch;
  const Finished done = run(scratch, perft("akil", uneven, "2") + Args{"--divide"});
  CHECK(done.status == 0);
  const auto lines = lines_of(done.out);
  REQUIRE(lines.size() == 7);
  long long sum = 0;
  for (std::size_t i = 0; i < 6; ++i) {
    CHECK(lines[i].starts_with(std::string(1, static_cast<char>('A' + i)) + " "));
    sum += std::stoll(lines[i].substr(2));
  }
  CHECK(lines.back() == "total 27");
  CHECK(sum == 27);
  // With South's row empty and the turn South's, North gives.
  const Finished gifts =
      run(scratch, perft("akil", "0 0 0 0 0 0 / 0 1 0 2 0 0", "1") + Args{"--divide"});
  CHECK(gifts.out == "give b 1\ngive d 1\ntotal 2\n");
}

TEST_CASE("judge begins with a line for scripts and goes on with the best play") {
  const Scratch scratch;
  const Finished done = run(scratch, judge("akil-ludii", sixes));
  check_done(done);
  CHECK(done.out.starts_with("value -10 mover south best A exact\nBest play to the end"));
  CHECK(contains(done.out, "1. South sowed A: 2 laps"));
  CHECK(contains(done.out, "North gains 10.\n"));
  CHECK(first_line(scratch, {"judge", "--variant", "ghashim", "--tebweez", sixes}) ==
        "value 38 mover north best f exact");
  CHECK(first_line(scratch, {"judge", "--variant", "ghashim", "--origin", "skip", "--tebweez",
                             sixes}) == "value -12 mover north best f exact");
  CHECK(first_line(scratch, {"judge", "--variant", "madjnuni", "--tebweez", sevens}) ==
        "value -20 mover south best G exact");
}

TEST_CASE("judge --depth looks no further, and says whether it had to") {
  const Scratch scratch;
  CHECK(first_line(scratch, judge("akil", sixes) + Args{"--depth", "1"}) ==
        "value 14 mover south best A bound");
  CHECK(first_line(scratch, judge("akil", "0 0 0 0 0 1 / 1 0 0 0 0 0") + Args{"--depth", "1"}) ==
        "value 2 mover south best F exact");
}

TEST_CASE("judge --all tells the worth of each first action, in the order of the pits") {
  const Scratch scratch;
  const Finished done = run(scratch, judge("akil", sixes) + Args{"--all", "--time", "600"});
  check_done(done);
  CHECK(
      done.out.starts_with("value 6 mover south best A exact\n"
                           "action A worth 6 exact\n"
                           "action B worth -14 exact\n"
                           "action C worth 6 exact\n"
                           "action D worth -6 exact\n"
                           "action E worth -2 exact\n"
                           "action F worth -2 exact\n"
                           "Best play to the end of the round:\n"));
  // Gifts are first actions too, and where there is nothing to choose there is one.
  const Finished gifts = run(scratch, judge("akil", "0 0 0 0 0 0 / 0 1 0 2 0 0") + Args{"--all"});
  check_done(gifts);
  CHECK(contains(gifts.out, "\naction give b worth "));
  CHECK(contains(gifts.out, "\naction give d worth "));
  const Finished forced = run(scratch, judge("ghashim", sixes) + Args{"--all"});
  check_done(forced);
  CHECK(forced.out.starts_with(
      "value 38 mover south best F exact\naction F worth 38 exact\nBest play"));
  const Finished over = run(scratch, judge("akil", "0 0 0 0 0 1 / 0 0 0 0 0 0") + Args{"--all"});
  CHECK_FALSE(contains(over.out, "action"));
}

TEST_CASE("judge says the same with little memory and any threads, and perft with any threads") {
  const Scratch scratch;
  const std::string much = run(scratch, judge("akil-ludii", sixes)).out;
  CHECK(run(scratch, judge("akil-ludii", sixes) + Args{"--memory", "1"}).out == much);
  CHECK(run(scratch, judge("akil-ludii", sixes) + Args{"--memory", "65536"}).out == much);
  for (const char* threads : {"1", "2", "7"})
    CHECK(run(scratch, judge("akil-ludii", sixes) + Args{"--threads", threads}).out == much);
  const Args divided = perft("madjnuni", sevens, "9") + Args{"--divide"};
  const Args wise = perft("akil", sixes, "6") + Args{"--divide"};
  for (const Args& args : {divided, wise})
    for (const char* threads : {"1", "2", "7", "1024"})
      CHECK(run(scratch, args + Args{"--threads", threads}).out == run(scratch, args).out);
}

TEST_CASE("judge of a round that is over has nothing to play") {
  const Scratch scratch;
  const Finished last = run(scratch, judge("akil", "0 0 0 0 0 1 / 0 0 0 0 0 0"));
  check_done(last);
  CHECK(last.out ==
        "value 1 mover south best - exact\nThe round is over: one seed was left. "
        "South takes the 1 seed left in the row. South 1, North 0: South gains 1.\n");
  // R4: the one layout whose first sowing never ends.
  CHECK(first_line(scratch, judge("ghashim", "5 8 6 4 7 5 / 7 5 8 6 4 7")) ==
        "value -2 mover south best - exact");
}

TEST_CASE("survey counts a part of the layouts, margins ascending") {
  const Scratch scratch;
  const Finished done = run(scratch, survey("ghashim", {"--part", "7/100000"}));
  check_done(done);
  const auto lines = lines_of(done.out);
  REQUIRE(lines.size() > 6);
  CHECK(lines[0] == "layouts 4173");  // of 417,225,900 those with i mod 100,000 = 7
  CHECK(figure(done.out, "won") + figure(done.out, "drawn") + figure(done.out, "lost") == 4173);
  CHECK(lines[4].starts_with("endless "));
  long long sum = 0;
  int last = -99;
  for (std::size_t i = 5; i < lines.size(); ++i) {
    REQUIRE(lines[i].starts_with("margin "));
    std::size_t read = 0;
    const int margin = std::stoi(lines[i].substr(7), &read);
    CHECK(margin > last);
    last = margin;
    sum += std::stoll(lines[i].substr(7 + read));
  }
  CHECK(sum == 4173);
}

TEST_CASE("survey draws the same layouts for the same seed, with any number of threads") {
  const Scratch scratch;
  const auto sample = [&](const std::string& seed, const std::string& threads) {
    const Finished done = run(
        scratch, survey("madjnuni", {"--sample", "2000", "--seed", seed, "--threads", threads}));
    check_done(done);
    return done.out;
  };
  const std::string one = sample("5", "1");
  CHECK(one.starts_with("layouts 2000\n"));
  CHECK(sample("5", "3") == one);
  CHECK(sample("6", "1") != one);
}

TEST_CASE("survey broken off says what was counted so far, marked as partial") {
  const Scratch scratch;
  Process process{scratch.tebweez(survey("ghashim"))};
  static_cast<void>(process.wait_until([] { return false; }, milliseconds{300}));
  process.signal(SIGINT);
  const Exit exit = process.wait();
  CHECK(exit.status == 130);
  CHECK(process.err().empty());
  CHECK(process.out().starts_with("partial\nlayouts "));
  CHECK(figure(process.out(), "layouts") < 417'225'900);
  CHECK(figure(process.out(), "layouts") == figure(process.out(), "won") +
                                                figure(process.out(), "drawn") +
                                                figure(process.out(), "lost"));
}

TEST_CASE("What can't be judged, counted or surveyed is a wrong command line") {
  const Scratch scratch;
  for (const Args& args :
       {Args{"perft"},
        perft("akil", sixes, "-1"),
        perft("akil", sixes, "x"),
        perft("akil", sevens, "2"),
        perft("akil", "73 0 0 0 0 0 / 0 0 0 0 0 0", "2"),
        perft("akil", "6 6 6", "2"),
        perft("chess", sixes, "2"),
        Args{"judge"},
        Args{"judge", "--variant", "akil", "--board", sixes},
        Args{"judge", "--variant", "ghashim", "--tebweez", "72 0 0 0 0 0 / 0 0 0 0 0 0"},
        judge("akil", sixes) + Args{"--depth", "0"},
        judge("akil", sixes) + Args{"--memory", "0"},
        judge("akil", sixes) + Args{"--memory", "65537"},
        judge("akil", sixes) + Args{"--threads", "0"},
        perft("akil", sixes, "2") + Args{"--threads", "0"},
        perft("akil", sixes, "2") + Args{"--threads", "1025"},
        judge("akil", sixes) + Args{"--depth", "3", "--time", "1"},
        judge("akil", sixes) + Args{"--tebweez", sixes},
        survey("akil"),
        survey("akil-ludii"),
        survey("ghashim", {"--part", "3/3"}),
        survey("ghashim", {"--part", "1"}),
        survey("ghashim", {"--seed", "1"}),
        survey("ghashim", {"--threads", "0"})})
    check_refused(run(scratch, args), 2);
  const Finished many = run(scratch, survey("madjnuni"));
  check_refused(many, 2);
  CHECK(contains(many.err, "528955739755020"));
}

TEST_CASE("analyse tells scripts what each action gave away") {
  const Scratch scratch;
  const std::string log = scratch.write("log",
                                        "tebweez-log 1\nvariant akil\n"
                                        "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\n"
                                        "keep\nagree\n"
                                        "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nturn\n"
                                        "resign south\n");
  const Finished done = run(scratch, {"analyse", "--tsv", log});
  check_done(done);
  CHECK(done.out ==
        "round\tply\taction\tworth\tkind\tbest\tloss\n"
        "1\t1\ttebweez\t-6\texact\t-\t-\n"
        "1\t2\tkeep\t-6\texact\t-\t0\n"
        "1\t3\tagree\t0\texact\t-\t-\n"
        "2\t1\ttebweez\t-6\texact\t-\t-\n"
        "2\t2\tturn\t6\texact\tkeep\t12\n"
        "2\t3\tresign south\t-\t-\t-\t-\n");
  const Finished second = run(scratch, {"analyse", "--tsv", "--round", "2", log});
  CHECK(lines_of(second.out).size() == 4);
  CHECK(contains(second.out, "\n2\t2\tturn\t6\texact\tkeep\t12\n"));
}

TEST_CASE("analyse tells people what was given away, and of the choice") {
  const Scratch scratch;
  const std::string log = scratch.write("log",
                                        "tebweez-log 1\nvariant akil\nsouth \"Amina\"\n"
                                        "north \"Karim\"\n"
                                        "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nturn\nagree\n");
  const Finished done = run(scratch, {"analyse", log});
  check_done(done);
  CHECK(contains(done.out, "Keeping the board instead would have gained 12 more."));
  CHECK(contains(done.out, "Karim gave away 12 seeds by turning the board (action 2)."));
  CHECK(contains(done.out, "Amina gave away 6 seeds by agreeing (action 3)."));
  CHECK(contains(done.out,
                 "Karim should have chosen otherwise: keeping the board was worth 6 seeds."));
}

TEST_CASE("analyse names what is wrong with its options and its file") {
  const Scratch scratch;
  const std::string log = scratch.write("log", "tebweez-log 1\nvariant akil\n");
  check_done(run(scratch, {"analyse", log}));
  const Finished none = run(scratch, {"analyse", "--round", "2", log});
  CHECK(none.status == 1);
  CHECK(contains(none.err, "there is no round 2"));
  CHECK(run(scratch, {"analyse", "--round", "0", log}).status == 2);
  CHECK(run(scratch, {"analyse", "--time", "-1", log}).status == 2);
  CHECK(run(scratch, {"analyse"}).status == 2);
  const std::string bad = scratch.write("bad", "tebweez-log 1\nvariant akil\nkeep\n");
  const Finished damaged = run(scratch, {"analyse", bad});
  CHECK(damaged.status == 1);
  CHECK(contains(damaged.err, bad + ":3: "));
}
