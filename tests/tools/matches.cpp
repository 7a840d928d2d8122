#include "tools/matches.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <unistd.h>
#include <array>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "matches/session.hpp"
#include "screen/puzzle/puzzle_screen.hpp"
#include "screen/replay/replay_screen.hpp"
#include "screen/screens.hpp"
#include "tools/painted.hpp"

namespace tebweez::testing {
namespace {

constexpr auto saved_folder = "data/tebweez/matches";

void write_to(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(std::filesystem::absolute(path).parent_path());
  std::ofstream file{path, std::ios::binary};
  file << text;
  if (!file.flush()) throw std::runtime_error{"can't write " + path.string()};
}

}  // namespace

void use_utf8() {
  if (std::setlocale(LC_ALL, "C.UTF-8") == nullptr)
    throw std::runtime_error{"there is no locale C.UTF-8"};
}

Desk::Desk() : former_{std::filesystem::current_path()} {
  use_utf8();
  std::string name = std::filesystem::temp_directory_path() / "tebweez-screens-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error{"can't make a folder"};
  folder_ = name;
  std::filesystem::current_path(folder_);
  ::setenv("TZ", "UTC0", 1);
  ::setenv("XDG_DATA_HOME", (folder_ + "/data").c_str(), 1);
  ::setenv("XDG_STATE_HOME", (folder_ + "/state").c_str(), 1);
}

Desk::~Desk() {
  std::error_code ignored;
  std::filesystem::current_path(former_, ignored);
  std::filesystem::remove_all(folder_, ignored);
}

void Desk::write(const std::string& name, const std::string& text) const {
  write_to(folder_ + "/" + name, text);
}
std::string Desk::read(const std::string& name) const {
  std::ifstream file{folder_ + "/" + name, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, std::istreambuf_iterator<char>{}};
}

void Desk::save(const std::string& name, const std::string& text) const {
  const std::string path = folder_ + "/" + saved_folder + "/" + name;
  write_to(path, text);
  const std::array<timespec, 2> played{timespec{1764511385, 0}, timespec{1764511385, 0}};
  if (::utimensat(AT_FDCWD, path.c_str(), played.data(), 0) != 0)
    throw std::runtime_error{path + " can't be given a time"};
}
void Desk::forget_streaks() const {
  std::filesystem::remove_all(folder_ + "/state");
}
void Desk::forget_saved() const {
  std::filesystem::remove_all(folder_ + "/" + saved_folder);
}

std::string log_up_to(const std::string& file, std::size_t actions,
                      const PerSide<std::string>& names) {
  std::ifstream input{TEBWEEZ_CASES_DIR "/logs/" + file, std::ios::binary};
  std::ostringstream text;
  text << input.rdbuf();
  LogReader reader;
  reader.feed(text.str());
  reader.finish();
  if (!reader.record().match()) throw std::runtime_error{"no log " + file};
  Header header = reader.record().header();
  for (const Side side : both_sides) header.name[side] = names[side];
  std::string log = to_text(header);
  Match match = header.begin();
  for (const Chapter& chapter : reader.record().match()->chapters())
    for (const Ply& ply : chapter.round.plies()) {
      if (match.actions() == actions) return log;
      log += lines_for(match, *match.play(ply.action));
    }
  return log;
}

std::string log_of(const Rules& rules, const std::string& actions,
                   const PerSide<std::string>& names) {
  Header header{.rules = rules, .started = "2026-11-30T14:03:05Z"};
  for (const Side side : both_sides) header.name[side] = names[side];
  std::string log = to_text(header);
  for (const char c : actions) log += c == ';' ? '\n' : c;
  return log + "\n";
}

std::unique_ptr<screen::Screen> match_screen(const std::string& log) {
  write_to("match.tebweez", log);
  auto session = Session::resume("match.tebweez");
  if (!session) throw std::runtime_error{session.error().what};
  MatchSettings again = settings_like(session->header());
  again.no_log = true;
  return screen::match_screen(*std::move(session), std::move(again));
}

std::unique_ptr<screen::Screen> new_match(const Rules& rules, const PerSide<std::string>& names) {
  MatchSettings options;
  options.rules = rules;
  options.no_log = true;
  for (const Side side : both_sides) options.name[side] = names[side];
  auto session = Session::begin(options);
  if (!session) throw std::runtime_error{session.error().what};
  return screen::match_screen(*std::move(session), std::move(options));
}

std::unique_ptr<screen::Screen> replay_screen(const std::string& log) {
  write_to("match.tebweez", log);
  auto watched = WatchedLog::open("match.tebweez", false);
  if (!watched) throw std::runtime_error{watched.error().what};
  return std::make_unique<screen::ReplayScreen>(*std::move(watched), false);
}

std::unique_ptr<screen::Screen> start_screen(const MatchSettings& options) {
  MatchSettings quiet = options;
  quiet.no_log = true;
  return screen::start_screen(std::move(quiet));
}

std::unique_ptr<screen::Screen> puzzle_screen(const Rules& rules, const PuzzleWish& wish) {
  auto posed = pose(rules, wish);
  if (!posed) throw std::runtime_error{posed.error().what};
  return screen::puzzle_screen(*std::move(posed));
}

std::string down_to(const std::string& row) {
  constexpr int most = 60;
  constexpr Canvas large{60, 200, screen::Charset::utf8};
  std::string keys;
  for (int i = 0; i < most; ++i, keys += "{Down}")
    if (picture(start_screen(), large, keys).text().find("\u25b8 " + row) != std::string::npos)
      return keys;
  throw std::invalid_argument{"no row of the start screen: " + row};
}

}  // namespace tebweez::testing
