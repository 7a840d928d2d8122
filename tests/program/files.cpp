// Hostile files: what is no file, what never ends, what is huge, and what a terminal must not see.
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

#include "support/faults.hpp"
#include "support/long_round.hpp"

using namespace tebweez::testing;

namespace {

constexpr long modest_kilobytes = 90000;  // for what a hostile file must not blow up

struct Used {
  Finished done;
  Exit exit;
};
Used used(const Launch& launch) {
  Process process{launch};
  const Exit exit = process.finish();
  return {{exit.status, exit.signal, process.out(), process.err()}, exit};
}

/// Whole lines that any terminal can be sent.
bool is_clean(std::string_view text) {
  if (!text.empty() && text.back() != '\n') return false;
  for (const std::string& line : lines_of(text))
    if (!tebweez::is_utf8(line) || tebweez::shape_of(line).controls) return false;
  return true;
}

/// The lines of a round with so many actions taken back and played again at its end, one by one.
std::string swinging(const LongRound& round, int times) {
  std::string log = round.log();
  const std::string last = tebweez::to_text(round.actions().back());
  for (int i = 0; i < times; ++i) log += "undo\n" + last + "\n";
  return log;
}

std::string taken_back(const LongRound& round) {
  std::string log = round.log();
  for (std::size_t i = round.actions().size(); i > 0; --i) log += "undo\n";
  return log;
}

}  // namespace

TEST_CASE("What is no file is refused, and never waited for") {
  const Scratch scratch;
  const std::string folder = "data/tebweez/matches/";
  const std::string good = scratch.write(folder + "good.tebweez", akil_log());
  const auto path = [&](const std::string& name) { return scratch.path(folder + name); };
  std::filesystem::create_directory(path("directory.tebweez"));
  REQUIRE(::mkfifo(path("fifo.tebweez").c_str(), 0600) == 0);
  REQUIRE(::symlink("loop.tebweez", path("loop.tebweez").c_str()) == 0);
  REQUIRE(::symlink("/dev/zero", path("zero.tebweez").c_str()) == 0);
  REQUIRE(::symlink("/dev/full", path("full.tebweez").c_str()) == 0);
  const Finished listed = run(scratch, {"list"});
  CHECK(listed.status == 0);
  for (const char* name : {"directory", "fifo", "loop", "zero", "full"}) {
    INFO(name);
    const std::string file = path(std::string{name} + ".tebweez");
    CHECK(contains(listed.out, file + ": "));
    check_refused(run(scratch, {"resume", "--plain", file}), 1);
  }
  CHECK(contains(listed.out, good + "\n"));
  check_refused(run(scratch, {"resume", "--plain", "/dev/null"}), 1);
  check_refused(run(scratch, {"replay", "--check", "/dev/null"}), 1);
  check_done(run(scratch, {"resume", "--plain"}, "c\n"));
  CHECK(read_file(good) == akil_log() + "c\n");
}

TEST_CASE("What never ends can be interrupted, and takes no memory") {
  const Scratch scratch;
  const std::string fifo = scratch.path("fifo");
  REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
  for (const std::string& file : {fifo, std::string{"-"}}) {
    for (const auto& [signal, status] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}}) {
      INFO(file);
      Process process{scratch.tebweez({"replay", "--check", file})};
      static_cast<void>(process.wait_until([] { return false; }, milliseconds{100}));
      process.signal(signal);
      const Exit exit = process.wait();
      CHECK(exit.status == status);
      CHECK(exit.peak_kilobytes < modest_kilobytes);
      CHECK(process.err().empty());
    }
  }
}

TEST_CASE("A log of sowings that take long can be interrupted") {
  const Scratch scratch;
  // To know that North's `a` never ends takes 3.4 million laps, each time somebody asks.
  std::string text =
      "tebweez-log 1\nvariant akil\ntebweez south 6 8 7 3 5 4 / 3 11 7 9 5 4\nkeep\n";
  for (int i = 0; i < 5000; ++i) text += "undo\nkeep\n";
  const std::string log = scratch.write("log", text);
  for (const Args& args :
       std::vector<Args>{{"replay", "--check", log}, {"resume", "--plain", log}}) {
    Process process{scratch.tebweez(args)};
    static_cast<void>(process.wait_until([] { return false; }, milliseconds{100}));
    process.signal(SIGTERM);
    const Exit exit = process.wait();
    CHECK(exit.status == 143);
    CHECK(process.out().empty());
  }
}

TEST_CASE("A line over the limit is an error as soon as it is over") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log());
  REQUIRE(::truncate(log.c_str(), 100'000'000) == 0);  // NULs, and no room on the disk
  const std::string too_long = "the line is longer than 4096 bytes\n";
  for (const Args& args : {Args{"replay", "--check", log}, Args{"resume", "--plain", log}}) {
    const Used refused = used(scratch.tebweez(args));
    check_refused(refused.done, 1);
    CHECK(refused.done.err == log + ":11: " + too_long);
    CHECK(refused.exit.peak_kilobytes < modest_kilobytes);
  }
  CHECK(std::filesystem::file_size(log) == 100'000'000);
  const Finished zero = run(scratch, {"replay", "--check", "/dev/zero"});
  check_refused(zero, 1);
  CHECK(zero.err == "/dev/zero:1: " + too_long);
  const std::string endless = "cat /dev/zero | tr '\\0' x | \"$0\" replay --check -";
  const Finished piped = run(scratch.command("sh", {"-c", endless, TEBWEEZ_PROGRAM}));
  CHECK(piped.status == 1);
  CHECK(contains(piped.err, "stdin:1: " + too_long));
}

TEST_CASE("Time is in proportion to the file, however long a round, however deep an undo") {
  const Scratch scratch;
  constexpr std::size_t few = 20000;
  constexpr std::size_t many = 8 * few;
  const LongRound shorter{few};
  const LongRound longer{many};
  const auto cost = [&](const std::string& text, const std::string& actions) {
    const std::string log = scratch.write("log", text);
    const Used checked = used(scratch.tebweez({"replay", "--check", log}));
    CHECK(checked.done.err.empty());
    CHECK(contains(checked.done.out, " " + actions + " actions in 1 round"));
    CHECK(checked.exit.peak_kilobytes < 4 * modest_kilobytes);
    return checked.exit.cpu_seconds;
  };
  // Eight times as much takes eight times as long, not 64 times; the rest is for a busy machine.
  const double round = cost(shorter.log(), std::to_string(few + 2));
  CHECK(cost(longer.log(), std::to_string(many + 2)) < 24 * round + 0.5);
  const double swing = cost(swinging(shorter, few), std::to_string(few + 2));
  CHECK(cost(swinging(longer, many), std::to_string(many + 2)) < 24 * swing + 0.5);
  const double back = cost(taken_back(shorter), "2");
  CHECK(cost(taken_back(longer), "2") < 24 * back + 0.5);
}

TEST_CASE("Names of files never reach a terminal raw") {
  const Scratch scratch;
  const std::vector<std::string> names{"\x1b]0;owned\x07.tebweez", "two\nlines.tebweez",
                                       "\xff\xfe.tebweez",
                                       "\xc2\x9b"
                                       "31m.tebweez"};
  for (const std::string& name : names) {
    const std::string log = scratch.write("data/tebweez/matches/" + name, akil_log() + "torn");
    for (const Args& args :
         std::vector<Args>{{"list"},
                           {"replay", "--check", log},
                           {"replay", "--plain", log},
                           {"resume", "--plain", log},
                           {"play", "--plain", "--variant", "akil", "--log", log},
                           {"replay", "--check", log + "/none"},
                           {"replay", "--variant", name}}) {
      const Finished done = run(scratch, args);
      INFO(done.out + done.err);
      CHECK(is_clean(done.out));
      CHECK(is_clean(done.err));
      CHECK(done.out.size() + done.err.size() > 0);
    }
    write_file(log, "tebweez-log 1\nvariant \x1b[2J\n");
    const Finished wrong = run(scratch, {"replay", "--check", log});
    check_refused(wrong, 1);
    CHECK(is_clean(wrong.err));
    CHECK(is_clean(run(scratch, {"list"}).out));
  }
}

TEST_CASE("Control characters in a log are refused, and shown as question marks") {
  const Scratch scratch;
  for (const std::string& line :
       {std::string{"south \"\x1b[31mred\""}, std::string{"south \"\x7f\""},
        std::string{"south \"\xc2\x9b"
                    "31m\""},
        std::string{"\x1b]0;owned\x07"}, std::string{"target \x08\x08"},
        std::string{"south \"\xff\""}, std::string{"a\0b", 3}, std::string{"tebweez south \x1b[5n"},
        std::string{"started \x1bZ"}}) {
    const Finished done =
        run(scratch, {"replay", "--check", "-"}, "tebweez-log 1\nvariant akil\n" + line + "\n");
    check_refused(done, 1);
    CHECK(is_clean(done.err));
    CHECK(done.err.starts_with("stdin:3: "));
  }
}
