// The file of settings: what is read of it, and that what is written touches nothing else.
#include "matches/settings_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "catch.hpp"
#include "support/files.hpp"
#include "support/scratch.hpp"
#include "system/small_file.hpp"

using namespace tebweez;
using testing::read_file;
using testing::Scratch;
using testing::write_file;

namespace {

namespace fs = std::filesystem;

/// A file of settings in a folder of its own.
struct Kept {
  Scratch scratch;
  std::string path = scratch.path("settings");

  explicit Kept(const std::string& text) { write_file(path, text); }
  [[nodiscard]] SettingsFile file() const { return SettingsFile{path}; }
  /// The text after a setting was changed.
  template <class Change>
  [[nodiscard]] std::string after(const Change& change) const {
    SettingsFile settings = file();
    KeptSettings kept = settings.kept();
    change(kept);
    CHECK_FALSE(settings.keep(kept));
    return read_file(path);
  }
  /// The faults, without the name of the file.
  [[nodiscard]] std::vector<std::string> faults() const {
    std::vector<std::string> all = file().faults();
    for (std::string& fault : all) {
      CHECK(fault.starts_with(path + ":"));
      fault.erase(0, path.size() + 1);
    }
    return all;
  }
};

using Faults = std::vector<std::string>;

}  // namespace

TEST_CASE("Settings are read in the form of a log's header") {
  const Kept kept{
      "# mine\n\nsouth \"Amina \\\"A\\\"\"  # comes first\nnorth \"小林\"\nspeed 007\n"
      "\tpreview on\nmouse off\r\ncolor never\nscheme palm\nlevel strong"};
  const KeptSettings read = kept.file().kept();
  CHECK(kept.faults().empty());
  CHECK(read.name.south == "Amina \"A\"");
  CHECK(read.name.north == "小林");
  CHECK(read.speed == 7);
  CHECK(read.preview == true);
  CHECK(read.mouse == false);
  CHECK(read.color == ColorUse::never);
  CHECK(read.scheme == Scheme::palm);
  CHECK(read.level == Level::strong);
}

TEST_CASE("A line of settings that is broken is named, and the others count") {
  const Kept kept{
      "speed fast\nspeed 1001\nspeed -1\nspeed \"12\"\nspeed 12 13\npreview yes\ncolor\n"
      "scheme rainbow\nlevel hard\nsouth Amina\nsouth \"\"\nsouth \"  \"\nsouth \"A\n"
      "hue red\n\"south\" \"A\"\nx-mine whatever \"\nspeed 15\nspeed 16\nnorth \"B\"\n\xff\n"};
  CHECK(kept.faults() == Faults{"1: expected 'speed 0...1000'", "2: expected 'speed 0...1000'",
                                "3: expected 'speed 0...1000'", "4: expected 'speed 0...1000'",
                                "5: expected 'speed 0...1000'", "6: expected 'preview on|off'",
                                "7: expected 'color auto|always|never'",
                                "8: expected 'scheme nile|palm|henna|dusk'",
                                "9: expected 'level easy|medium|strong'",
                                "10: expected 'south \"NAME\"'", "11: the name is empty",
                                "12: the name is blank", "13: the quoted name is not closed",
                                "14: unknown keyword 'hue'", "15: expected a keyword, not 'south'",
                                "18: 'speed' may stand only once", "20: the line is not UTF-8"});
  CHECK(kept.file().kept().speed == 15);
  CHECK(kept.file().kept().name.north == "B");
  CHECK_FALSE(kept.file().kept().name.south);
}

TEST_CASE("Only the setting that changes is written; all else stays to the byte") {
  const Kept kept{
      "# mine\n\n  speed 12   # seeds\r\nspeed fast\nhue \"red\nlevel easy\nlevel strong\n\xff\r\n"
      "x-y 1"};
  CHECK(
      kept.after([](KeptSettings& s) { s.speed = 15; }) ==
      "# mine\n\n  speed 15   # seeds\r\nspeed fast\nhue \"red\nlevel easy\nlevel strong\n\xff\r\n"
      "x-y 1");
  CHECK(
      kept.after([](KeptSettings& s) { s.name.south = "A#\"\\"; }) ==
      "# mine\n\n  speed 15   # seeds\r\nspeed fast\nhue \"red\nlevel easy\nlevel strong\n\xff\r\n"
      "x-y 1\nsouth \"A#\\\"\\\\\"\n");
  CHECK(
      kept.after([](KeptSettings& s) {
        s.speed.reset();
        s.level = Level::medium;
        s.name.south.reset();
      }) ==
      "# mine\n\n  # seeds\r\nspeed fast\nhue \"red\nlevel medium\nlevel strong\n\xff\r\nx-y 1\n");
}

TEST_CASE("Settings that stay as they are touch no file, and make none") {
  const Scratch scratch;
  const std::string path = scratch.path("folder/settings");
  SettingsFile none{path};
  CHECK(none.faults().empty());
  CHECK_FALSE(none.keep(none.kept()));
  CHECK_FALSE(fs::exists(scratch.path("folder")));
  KeptSettings kept;
  kept.preview = false;
  CHECK_FALSE(none.keep(kept));
  CHECK(read_file(path) == "preview off\n");
  CHECK(SettingsFile{path}.kept().preview == false);
}

TEST_CASE("What another program wrote meanwhile stays") {
  const Kept kept{"speed 12\n"};
  SettingsFile first = kept.file();
  CHECK(kept.after([](KeptSettings& s) { s.scheme = Scheme::dusk; }) == "speed 12\nscheme dusk\n");
  KeptSettings slower = first.kept();
  slower.speed = 8;
  CHECK_FALSE(first.keep(slower));
  CHECK(read_file(kept.path) == "speed 8\nscheme dusk\n");
}

TEST_CASE("A symbolic link to settings stays one, and its target is written, there or not") {
  const Scratch scratch;
  write_file(scratch.path("mine"), "speed 12\n");
  ::chmod(scratch.path("mine").c_str(), 0640);
  for (const std::string name : {"mine", "new"}) {
    const std::string path = scratch.path("link-" + name);
    fs::create_symlink(name, path);
    SettingsFile file{path};
    KeptSettings kept = file.kept();
    kept.speed = 20;
    CHECK_FALSE(file.keep(kept));
    CHECK(fs::is_symlink(path));
    CHECK(read_file(scratch.path(name)) == "speed 20\n");
  }
  CHECK((fs::status(scratch.path("mine")).permissions() & fs::perms::mask) == fs::perms{0640});
  fs::create_symlink("loop", scratch.path("loop"));
  SettingsFile loop{scratch.path("loop")};
  CHECK(loop.faults().size() == 1);
  KeptSettings kept;
  kept.speed = 3;
  CHECK(loop.keep(kept));
}

TEST_CASE("What is no file of settings is named, read no further, and left alone") {
  const Scratch scratch;
  fs::create_directory(scratch.path("folder"));
  ::mkfifo(scratch.path("pipe").c_str(), 0600);
  fs::create_symlink("/dev/zero", scratch.path("endless"));
  const int huge = ::open(scratch.path("huge").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
  REQUIRE(huge >= 0);
  REQUIRE(::ftruncate(huge, off_t{10} * 1024 * 1024 * 1024) == 0);  // it takes no room on the disk
  ::close(huge);
  for (const auto& [name, what] :
       {std::pair{"folder", "Is a directory"}, std::pair{"pipe", "not a regular file"},
        std::pair{"endless", "not a regular file"},
        std::pair{"huge", "larger than 1048576 bytes"}}) {
    INFO(name);
    SettingsFile file{scratch.path(name)};
    CHECK(file.faults() == Faults{scratch.path(name) + ": " + what});
    KeptSettings kept;
    kept.level = Level::easy;
    const auto problem = file.keep(kept);
    REQUIRE(problem);
    CHECK(problem->what == scratch.path(name) + ": " + what);
    CHECK(file.kept().level == Level::easy);  // as long as the program runs
  }
}

TEST_CASE("Where nothing can be written settings are kept until the end, and the reason is told") {
  const Kept kept{"speed 12\n"};
  SettingsFile file{kept.path + "/below/settings"};
  KeptSettings settings;
  settings.speed = 3;
  const auto problem = file.keep(settings);
  REQUIRE(problem);
  CHECK(problem->what == kept.path + "/below: Not a directory");
  CHECK(file.kept().speed == 3);
  SettingsFile nowhere;
  CHECK_FALSE(nowhere.keep(settings));
  CHECK(nowhere.kept().speed == 3);
}

TEST_CASE("A file is replaced by a new one that is complete before it has the name") {
  const Scratch scratch;
  const std::string path = scratch.path("settings");
  write_file(path, "old");
  const int old = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  CHECK_FALSE(replace_small_file(path, "new"));
  char bytes[4] = {};
  CHECK(::read(old, bytes, 3) == 3);
  ::close(old);
  CHECK(std::string{bytes} == "old");  // who had it open still reads the old one
  CHECK(read_file(path) == "new");
  std::size_t files = 0;
  for (const auto& entry : fs::directory_iterator{fs::path{path}.parent_path()}) {
    INFO(entry.path());
    files += entry.path().filename().string().find(".new") == std::string::npos ? 0 : 1;
  }
  CHECK(files == 0);
}
