// What happens when there is no more memory.
#include "support/faults.hpp"

using namespace tebweez::testing;

TEST_CASE("Without memory a command ends with one line and status 1") {
  if (!memory_can_be_limited) return skip("the sanitizers need memory of their own");
  const Scratch scratch;
  const std::string script = "ulimit -v 40000; exec \"$0\" replay --check -";
  const Finished done = run(scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM}),
                            "tebweez-log 1\nvariant akil\n" + many_rounds(60000));
  check_refused(done, 1);
  CHECK(contains(done.err, "memory"));
}
