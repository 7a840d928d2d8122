// The list of saved matches: what stands in it, what keys do there.
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "matches/log_file.hpp"
#include "matches/saved_matches.hpp"
#include "screen/screens.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using testing::Canvas;
using testing::Desk;
using testing::picture;

namespace {

namespace fs = std::filesystem;

constexpr Canvas usual{24, 80, screen::Charset::utf8};
constexpr Canvas least{12, 40, screen::Charset::ascii};

std::string after(const std::string& keys, const Canvas& canvas = usual) {
  return picture(screen::saved_screen(true), canvas, keys).text();
}
bool shows(const std::string& keys, const std::string& text, const Canvas& canvas = usual) {
  const std::string picture = after(keys, canvas);
  return picture.find(text) != std::string::npos;
}

std::string path_of(const std::string& name) {
  return *matches_folder() + "/" + name;
}
bool is_there(const std::string& name) {
  return fs::exists(fs::symlink_status(path_of(name)));
}

/// Saves a match that was played last so many hours ago.
void save(const Desk& desk, const std::string& name, const std::string& text, int hours) {
  desk.save(name, text);
  fs::last_write_time(path_of(name), fs::file_time_type::clock::now() - std::chrono::hours{hours});
}

const PerSide<std::string> others{"Nur", "Dalia"};

/// The newest is unfinished, the second over, the third damaged.
void save_three(const Desk& desk) {
  save(desk, "new.tebweez", testing::log_up_to("akil-00.tebweez", 9), 1);
  save(desk, "over.tebweez",
       testing::log_of(madjnuni, "tebweez south 7 7 7 7 7 7 7 / 7 7 7 7 7 7 7; resign south",
                       others),
       2);
  save(desk, "broken.tebweez", testing::log_up_to("ghashim-00.tebweez", 5) + "sow everything\n", 3);
}

}  // namespace

TEST_CASE("The list says there are no saved matches, and nothing can be done to one") {
  const Desk desk;
  desk.forget_saved();
  CHECK(shows("", "There are no saved matches."));
  CHECK(after("{Enter}{Down}vytx{End}") == after(""));
}

TEST_CASE("Each saved match has a row, the last played first, and the chosen one is told whole") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  const std::string text = after("");
  INFO(text);
  CHECK(text.find("1 of 3") != std::string::npos);
  CHECK(text.find("Amina, Karim") < text.find("Nur, Dalia"));
  CHECK(text.find("Nur, Dalia") < text.find("broken.tebweez:"));
  CHECK(text.find("9 actions") != std::string::npos);
  CHECK(text.find("new.tebweez") != std::string::npos);
  CHECK(shows("{Down}", "Dalia wins: Nur resigned."));
  CHECK(shows("{End}", "unknown keyword 'sow'"));
  CHECK(shows("{End}{Home}", "1 of 3"));
  CHECK(shows("{WheelDown}", "2 of 3"));
}

TEST_CASE("The smallest list has the names, and whether a match is over") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  CHECK(shows("", "Amina, Karim", least));
  CHECK(shows("{Down}", "over", least));
  CHECK(shows("{Down}", "over.tebweez", least));
}

TEST_CASE("Enter goes on with a match, and replays one that is over or damaged") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  CHECK(shows("{Enter}", "hint") == false);
  CHECK(shows("{Enter}", "undo"));
  CHECK(shows("{Down}{Enter}", "action 0 of 2"));
  CHECK(shows("{End}{Enter}", "action 0 of 5"));
  CHECK(shows("v", "action 0 of 9"));
  CHECK(shows("v{Esc}", "1 of 3"));
  CHECK(shows("vq", "1 of 3"));
}

TEST_CASE("A match is renamed in its folder, never over another, and stays chosen") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  CHECK(shows("t{Back}{Back}{Back}over{Enter}", "there is a match of that name"));
  CHECK(shows("t/x{Enter}", "a name has no /"));
  CHECK(is_there("new.tebweez"));
  CHECK(shows("t2{Enter}", "new2.tebweez"));
  CHECK(is_there("new2.tebweez"));
  CHECK_FALSE(is_there("new.tebweez"));
  CHECK(after("t").find("new2") != std::string::npos);
}

TEST_CASE("A match is thrown away once that is confirmed, and the list says where it went") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  after("x{Enter}");
  after("x{Esc}");
  CHECK(is_there("new.tebweez"));
  const std::string text = after("x{Down}{Enter}");
  INFO(text);
  CHECK(text.find("1 of 2") != std::string::npos);
  CHECK(text.find("It lies in the trash now") != std::string::npos);
  CHECK_FALSE(is_there("new.tebweez"));
  CHECK(is_there("trash/new.tebweez"));
}

TEST_CASE("A match that is being played is neither renamed nor thrown away") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  const auto played = LogFile::resume(path_of("new.tebweez"));
  REQUIRE(played);
  CHECK(shows("t2{Enter}", "another tebweez is playing"));
  CHECK(shows("x{Down}{Enter}", "another tebweez is playing"));
  CHECK(shows("{Enter}", "another tebweez is playing"));
  CHECK(is_there("new.tebweez"));
}

TEST_CASE("A search leaves those with the text in a name or the ruleset") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  CHECK(shows("/nUR{Enter}", "1 of 1"));
  CHECK(shows("/madj{Enter}", "Nur, Dalia"));
  CHECK(shows("/nobody{Enter}", "No match has that in it."));
  CHECK(shows("/nur{Enter}/{Back}{Back}{Back}{Enter}", "2 of 3"));
}

TEST_CASE("The start screen leads to the list, and knows what was thrown away there") {
  const Desk desk;
  desk.forget_saved();
  save_three(desk);
  const std::string to_list = testing::down_to("Saved matches") + "{Enter}";
  const auto from_start = [](const std::string& keys) {
    return picture(testing::start_screen(), Canvas{44, 120, screen::Charset::utf8}, keys).text();
  };
  CHECK(from_start(to_list).find("1 of 3") != std::string::npos);
  const std::string back = from_start(to_list + "x{Down}{Enter}{Esc}");
  INFO(back);
  CHECK(back.find("Saved matches") != std::string::npos);
  CHECK(back.find("Amina") == std::string::npos);
}
