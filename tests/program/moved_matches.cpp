// Saved matches renamed and thrown away: what becomes of their files.
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "matches/moved_match.hpp"
#include "support/program.hpp"

using namespace tebweez;
using testing::Scratch;

namespace {

namespace fs = std::filesystem;

/// The folder of the user's data is this one while it is in scope.
class Data {
 public:
  explicit Data(const std::string& folder) {
    if (const char* former = std::getenv("XDG_DATA_HOME")) former_ = former;
    ::setenv("XDG_DATA_HOME", folder.c_str(), 1);
  }
  ~Data() {
    former_.empty() ? ::unsetenv("XDG_DATA_HOME") : ::setenv("XDG_DATA_HOME", former_.c_str(), 1);
  }
  Data(const Data&) = delete;
  Data& operator=(const Data&) = delete;

 private:
  std::string former_;
};

}  // namespace

TEST_CASE("Without a trash of the desktop a match goes into a folder beside it, over nothing") {
  const Scratch scratch;
  const Data data{scratch.path("data")};
  for (const char* expected : {"m.tebweez", "m-2.tebweez", "m-3.tebweez"}) {
    const std::string path = scratch.write("data/tebweez/matches/m.tebweez", expected);
    const auto moved = throw_away(path);
    REQUIRE(moved);
    CHECK(*moved == scratch.matches() + "/trash/" + expected);
    CHECK(testing::read_file(*moved) == expected);
    CHECK_FALSE(fs::exists(path));
  }
}

TEST_CASE("A match goes into the trash of the desktop with a note of where it was") {
  const Scratch scratch;
  const Data data{scratch.path("data")};
  fs::create_directories(scratch.path("data/Trash"));
  const std::string name = "-a %\n\xff.tebweez";
  const std::string path = scratch.write("data/tebweez/matches/" + name, "first");
  const auto moved = throw_away(path);
  REQUIRE(moved);
  CHECK(*moved == scratch.path("data/Trash/files/" + name));
  const std::string note =
      testing::read_file(scratch.path("data/Trash/info/" + name + ".trashinfo"));
  CHECK(note.starts_with("[Trash Info]\nPath=/"));
  CHECK(note.find("/data/tebweez/matches/-a%20%25%0A%FF.tebweez\nDeletionDate=2") !=
        std::string::npos);
  CHECK(note.size() == note.find("DeletionDate=") + 13 + 19 + 1);

  // A note or a file of that name that is there already stays what it is.
  scratch.write("data/Trash/files/b.tebweez", "another");
  scratch.write("data/Trash/info/b-2.tebweez.trashinfo", "another");
  const auto second = throw_away(scratch.write("data/tebweez/matches/b.tebweez", "second"));
  REQUIRE(second);
  CHECK(*second == scratch.path("data/Trash/files/b-3.tebweez"));
  CHECK(testing::read_file(scratch.path("data/Trash/files/b.tebweez")) == "another");
  CHECK(testing::read_file(scratch.path("data/Trash/info/b-2.tebweez.trashinfo")) == "another");
  CHECK_FALSE(fs::exists(scratch.path("data/Trash/info/b.tebweez.trashinfo")));
}

TEST_CASE("A trash that is a link to a folder is used, one that leads nowhere is none") {
  const Scratch scratch;
  const Data data{scratch.path("data")};
  fs::create_directories(scratch.path("elsewhere"));
  fs::create_directories(scratch.path("data"));
  fs::create_directory_symlink(scratch.path("elsewhere"), scratch.path("data/Trash"));
  REQUIRE(throw_away(scratch.write("data/tebweez/matches/a.tebweez", "a")));
  CHECK(testing::read_file(scratch.path("elsewhere/files/a.tebweez")) == "a");
  fs::remove(scratch.path("data/Trash"));
  fs::create_directory_symlink(scratch.path("nowhere"), scratch.path("data/Trash"));
  const auto moved = throw_away(scratch.write("data/tebweez/matches/b.tebweez", "b"));
  REQUIRE(moved);
  CHECK(*moved == scratch.matches() + "/trash/b.tebweez");
}

TEST_CASE("A link among the matches is thrown away itself, not what it leads to") {
  const Scratch scratch;
  const Data data{scratch.path("data")};
  const std::string file = scratch.write("kept", "kept");
  fs::create_directories(scratch.matches());
  fs::create_symlink(file, scratch.matches() + "/l.tebweez");
  const auto moved = throw_away(scratch.matches() + "/l.tebweez");
  REQUIRE(moved);
  CHECK(fs::is_symlink(*moved));
  CHECK(testing::read_file(file) == "kept");
}

TEST_CASE("A new name has the ending, no folder, and is free") {
  const Scratch scratch;
  const std::string path = scratch.write("m/a.tebweez", "a");
  scratch.write("m/b.tebweez", "b");
  for (const std::string wrong :
       {"", ".tebweez", "b", "b.tebweez", "x/y", "../b", "a\nb", "\xff"}) {
    INFO(wrong);
    CHECK_FALSE(rename_match(path, wrong));
  }
  CHECK_FALSE(rename_match(path, std::string(300, 'n')));
  CHECK(testing::read_file(path) == "a");
  CHECK(testing::read_file(scratch.path("m/b.tebweez")) == "b");
  const auto same = rename_match(path, "a");
  REQUIRE(same);
  CHECK(*same == path);
  const auto renamed = rename_match(path, "- the %1 best.tebweez");
  REQUIRE(renamed);
  CHECK(*renamed == scratch.path("m/- the %1 best.tebweez"));
  CHECK(testing::read_file(*renamed) == "a");
}
