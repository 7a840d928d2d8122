// The order in which things are done, as the system sees it: write, sync, and only then the next
// key.
#include "support/faults.hpp"
#include "support/terminal.hpp"

using namespace tebweez::testing;

namespace {

/// One system call of interest.
struct Call {
  enum class Kind { key, write, sync, answer };
  Kind kind = Kind::key;
  std::string line;
};

/// Does a line end with `= N`, N the same as the length that was asked for?
bool whole(const std::string& line) {
  const std::size_t result = line.rfind("= ");
  const std::string before = line.substr(0, line.rfind(')'));
  // pwrite64(5, "c\n", 2, 189): the length is the last but one.
  const std::size_t offset = before.rfind(", ");
  const std::size_t length = before.rfind(", ", offset - 1);
  return before.substr(length + 2, offset - length - 2) == line.substr(result + 2);
}

/// What strace wrote down, in order.
std::vector<Call> calls_of(const std::string& trace) {
  std::vector<Call> calls;
  for (const std::string& line : lines_of(trace)) {
    using Kind = Call::Kind;
    if (line.starts_with("read(0,") && !line.ends_with("= 0"))
      calls.push_back({Kind::key, line});
    else if (line.starts_with("pwrite64("))
      calls.push_back({Kind::write, line});
    else if (line.starts_with("fdatasync(") && line.ends_with("= 0"))
      calls.push_back({Kind::sync, line});
    else if (line.starts_with("write(1,"))
      calls.push_back({Kind::answer, line});
  }
  return calls;
}

/// Is each line written whole, by one call, and synced before anything is answered or read? Says
/// how many lines were written.
int check_order(const std::vector<Call>& calls) {
  int written = 0;
  bool unsynced = false;
  for (const Call& call : calls) {
    INFO(call.line);
    switch (call.kind) {
      case Call::Kind::write:
        CHECK(contains(call.line, "\\n\", "));  // strace shows it so: the line ends in LF
        CHECK(whole(call.line));
        unsynced = true;
        ++written;
        break;
      case Call::Kind::sync: unsynced = false; break;
      case Call::Kind::key:
      case Call::Kind::answer: CHECK_FALSE(unsynced); break;
    }
  }
  CHECK_FALSE(unsynced);
  return written;
}

const Args watched{"-e", "trace=read,write,pwrite64,fdatasync", "-s", "4200"};

}  // namespace

TEST_CASE("In plain play each line is written, synced, and answered, in this order") {
  const Scratch scratch;
  if (!can_trace(scratch)) return skip("strace does not work here");
  Process game{traced(scratch, watched, plain_akil(scratch.path("log")))};
  for (const char* line :
       {"tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6", "keep", "c", "undo", "d", "agree"})
    play(game, line);
  CHECK(game.finish().status == 0);
  const auto calls = calls_of(read_file(scratch.path("trace")));
  CHECK(check_order(calls) == 7 + 8);  // a header of seven lines; round and end are written too
  // From one line that is read to the next everything happens once, and in order.
  const auto c = std::find_if(calls.begin(), calls.end(), [](const Call& call) {
    return call.line.starts_with("read(0, \"c\\n\"");
  });
  REQUIRE(calls.end() - c > 4);
  using Kind = Call::Kind;
  CHECK(contains(c[1].line, "\"c\\n\", 2"));
  CHECK(c[1].kind == Kind::write);
  CHECK(c[2].kind == Kind::sync);
  CHECK(c[3].kind == Kind::answer);
  CHECK(c[4].kind == Kind::key);
}

TEST_CASE("On the screen each line is written and synced before the next key is read") {
  const Scratch scratch;
  if (!can_trace(scratch)) return skip("strace does not work here");
  const std::string log = scratch.path("log");
  Terminal terminal{traced(scratch, watched, {"--variant", "akil", "--log", log, "--speed", "0"})};
  terminal.await("in hand");
  terminal.send("p").send(Key::enter);
  terminal.await("Done laying out?");
  terminal.send(Key::enter);
  terminal.await("Enter confirm");
  terminal.send(Key::enter);
  terminal.await("to sow");
  terminal.send("u");
  terminal.await("turned:");
  terminal.send("q");
  CHECK(terminal.wait().status == 0);
  CHECK(read_file(log).ends_with("\nkeep\nundo\n"));
  CHECK(check_order(calls_of(read_file(scratch.path("trace")))) == 7 + 4);
}
