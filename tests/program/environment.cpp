// What the environment says, or does not say.
#include <sys/stat.h>

#include <optional>

#include "support/faults.hpp"

using namespace tebweez::testing;

namespace {

/// A variable's value; nothing: unset.
using Value = std::optional<std::string>;

Launch with(Launch launch, const Value& home, const Value& data) {
  const auto set = [&](const std::string& name, const Value& value) {
    launch.env.erase(name);
    if (value) launch.env[name] = *value;
  };
  set("HOME", home);
  set("XDG_DATA_HOME", data);
  return launch;
}

/// The same started by nobody, who may write only where everybody may.
Launch as_nobody(const Launch& launch) {
  Launch nobody = launch;
  nobody.args.insert(nobody.args.begin(),
                     {"--reuid=65534", "--regid=65534", "--clear-groups", launch.program});
  nobody.program = "setpriv";
  return nobody;
}

}  // namespace

TEST_CASE("Whatever HOME and XDG_DATA_HOME say, a match is saved or refused in a line") {
  const Scratch scratch;
  const std::string log = scratch.write("log", akil_log());
  const std::string good = scratch.path("good");
  const std::string file = scratch.write("file", "");
  const std::vector<Value> values{std::nullopt,
                                  "",
                                  "relative/path",
                                  file,
                                  file + "/\x1b[31m",
                                  "/dev/null",
                                  "/proc",
                                  "/" + std::string(10000, 'x'),
                                  "/" + std::string(100000, '/'),
                                  good};
  const auto check = [&](const Value& home, const Value& data) {
    INFO(home.value_or("unset").substr(0, 50) + " and " + data.value_or("unset").substr(0, 50));
    const auto launch = [&](const Args& args) { return with(scratch.tebweez(args), home, data); };
    const Finished played = run(launch({"play", "--plain", "--variant", "akil"}), akil_layout);
    const bool absolute = data && data->starts_with("/");
    if ((absolute ? data : home) == good)
      CHECK(played.status == 0);
    else
      check_refused(played, 1);
    const Finished listed = run(launch({"list"}));
    CHECK(listed.signal == 0);
    CHECK(listed.status <= 1);
    CHECK(listed.status == (listed.err.empty() ? 0 : 1));
    if (!listed.err.empty()) CHECK(is_one_line(listed.err));
  };
  for (const Value& value : values) {
    check(value, std::nullopt);
    check(value, "relative");
    check(good, value);
    // Reading and help need neither.
    for (const Args& args : std::vector<Args>{{"--help"},
                                              {"replay", "--check", log},
                                              {"play", "--plain", "--variant", "akil", "--no-log"},
                                              {"resume", "--plain", log}})
      CHECK(run(with(scratch.tebweez(args), value, value)).status == 0);
  }
  CHECK_FALSE(std::filesystem::exists(scratch.path("relative")));
  CHECK_FALSE(files_in(good + "/.local/share/tebweez/matches").empty());
  CHECK_FALSE(files_in(good + "/tebweez/matches").empty());
}

TEST_CASE("Where nothing may be written a match is refused, and can still be looked at") {
  const Scratch scratch;
  const std::string log = scratch.write("data/tebweez/matches/log.tebweez", akil_log());
  for (const std::string& path : {scratch.root(), scratch.path("data")})
    REQUIRE(::chmod(path.c_str(), 0755) == 0);
  REQUIRE(::chmod(log.c_str(), 0444) == 0);
  if (run(as_nobody(scratch.tebweez({"--version"}))).status != 0)
    return skip("nobody can't start the program here");
  const auto nobody = [&](const Args& args) { return run(as_nobody(scratch.tebweez(args))); };
  check_refused(nobody({"play", "--plain", "--variant", "akil"}), 1);
  check_refused(nobody({"resume", "--plain"}), 1);
  check_refused(nobody({"resume", "--plain", log}), 1);
  check_done(nobody({"replay", "--check", log}));
  CHECK(contains(nobody({"list"}).out, log));
  CHECK(files_in(scratch.matches()).size() == 1);
  REQUIRE(::chmod(scratch.path("data/tebweez/matches").c_str(), 0311) == 0);
  check_refused(nobody({"list"}), 1);
}

TEST_CASE("Two matches begun in the same second get a file each") {
  const Scratch scratch;
  const std::string script =
      "for i in 1 2 3 4 5 6 7 8; do \"$0\" play --plain --variant akil </dev/null & done; wait";
  const Finished done = run(scratch.command("sh", {"-c", script, TEBWEEZ_PROGRAM}));
  CHECK(done.err.empty());
  CHECK(files_in(scratch.matches()).size() == 8);
}
