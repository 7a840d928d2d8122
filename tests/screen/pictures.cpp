// Every screen at every size: tests/screens shows them as they are, and nothing on them is cut or
// overlaps.
#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "screen/board_view.hpp"
#include "support/files.hpp"
#include "tools/pictures.hpp"

using namespace tebweez;
using screen::Charset;
using screen::Grid;
using screen::Role;
using testing::Canvas;
using testing::Desk;
using testing::Situation;

namespace {

bool is_word(const std::string& glyph) {
  return glyph.size() == 1 && std::isalnum(static_cast<unsigned char>(glyph[0])) != 0;
}
bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}
std::string_view ellipsis(const Grid& grid) {
  return grid.charset() == Charset::utf8 ? "…" : "~";
}

/// The parts of a row that at least two blanks divide.
std::vector<std::string> parts_of(const std::string& row) {
  std::vector<std::string> parts;
  std::size_t at = 0;
  while ((at = row.find_first_not_of(' ', at)) != std::string::npos) {
    const std::size_t end = std::min(row.find("  ", at), row.size());
    parts.push_back(row.substr(at, end - at));
    at = end;
  }
  return parts;
}

/// Every key with its label as the last row may show it.
std::set<std::string> whole_hints(Charset charset) {
  std::set<std::string> hints{"Esc back"};
  for (const auto& binding : screen::bindings())
    if (!binding.label.empty())
      hints.insert(screen::name_of_key(binding.key, charset) + " " + std::string{binding.label});
  const auto& glyphs = screen::glyphs_for(charset);
  for (const auto* what : {"choose", "change", "action", "scroll"})
    for (const auto arrows : {glyphs.left_right, glyphs.up_down})
      hints.insert(std::string{arrows} + " " + what);
  for (const auto* what : {"sow", "give", "done", "set", "confirm", "next round", "all rounds",
                           "do it", "go there", "play", "best play", "another one", "change",
                           "go on", "answer", "next page", "show them", "replay", "learn"})
    hints.insert(std::string{"Enter "} + what);
  for (const char* what : {"Space play", "v preview: on", "v preview: off"}) hints.insert(what);
  return hints;
}

/// Is it a screen with a board in play, and nothing over it?
bool shows_play(const Situation& situation) {
  const std::string& name = situation.name;
  if (contains(name, "question") || contains(name, "leave")) return false;
  constexpr std::array kinds{"board", "gift", "sowing", "tebweez", "reckoning", "replay"};
  return !contains(name, "help") && std::any_of(kinds.begin(), kinds.end(), [&](const char* kind) {
    return contains(name, kind);
  });
}

/// No text runs out of the window or into another.
void check_edges(const Situation& situation, const Grid& grid) {
  for (int row = 0; row < grid.rows(); ++row) {
    INFO("row " << row);
    // At the edges stand frames and marks, never text: there it would have been cut.
    if (situation.name != "too-small") {
      CHECK_FALSE(is_word(grid.at(row, 0).glyph));
      CHECK_FALSE(is_word(grid.at(row, grid.columns() - 1).glyph));
    }
    for (int column = 1; column < grid.columns(); ++column) {
      const auto& left = grid.at(row, column - 1);
      const auto& right = grid.at(row, column);
      const bool touch = is_word(left.glyph) && is_word(right.glyph) && left.role != right.role;
      INFO("column " << column);
      if (touch) FAIL("two texts touch");
    }
  }
}

/// Every key in the last row stands there whole.
void check_keys(const Situation& situation, const Grid& grid) {
  if (situation.name == "too-small") return;
  const auto known = whole_hints(grid.charset());
  const auto hints = parts_of(grid.text(grid.rows() - 1));
  CHECK_FALSE(hints.empty());
  for (const std::string& hint : hints) {
    INFO(hint);
    CHECK(known.contains(hint));
  }
}

/// Every sentence below the board is whole, or says that it is not.
void check_sentences(const Situation& situation, const Grid& grid) {
  if (!shows_play(situation) || contains(situation.name, "replay")) return;
  int row = grid.rows() - 2;
  std::string text;
  const auto is_rule = [&](int at) { return grid.text(at).starts_with(grid.glyphs().rule); };
  if (is_rule(row)) --row;
  for (; row > 1 && !contains(grid.text(row), "store "); --row) text.insert(0, grid.text(row));
  while (!text.empty() && text.back() == ' ') text.pop_back();
  REQUIRE_FALSE(text.empty());
  const bool ends = text.back() == '.' || text.back() == '?' || text.ends_with(ellipsis(grid));
  CHECK(ends);
}

/// The cells of a row that are so.
template <class So>
int count_cells(const Grid& grid, int row, const So& so) {
  int count = 0;
  for (int column = 0; column < grid.columns(); ++column) count += so(grid.at(row, column)) ? 1 : 0;
  return count;
}

/// Both players' lines: the store, the gains as a figure and as a bar, and whose turn it is.
void check_players(const Situation& situation, const Grid& grid) {
  const std::string text = grid.text();
  const auto& glyphs = grid.glyphs();
  const auto target = text.find("first to ");
  int lines = 0;
  int marks = 0;
  for (int row = 0; row < grid.rows(); ++row) {
    if (!contains(grid.text(row), "store ")) continue;
    ++lines;
    marks += count_cells(grid, row, [&](const auto& cell) {
      return (cell.role == Role::south_count || cell.role == Role::north_count) &&
             cell.glyph == glyphs.turn;
    });
    if (target == std::string::npos) continue;
    CHECK(contains(grid.text(row), "/" + text.substr(target + 9, 2)));
    const int bar = count_cells(grid, row, [&](const auto& cell) {
      return cell.glyph == glyphs.bar || cell.glyph == glyphs.bar_half ||
             (cell.role == Role::dim && cell.glyph == glyphs.empty);
    });
    CHECK(bar >= 6);
  }
  CHECK(lines == 2);
  const bool nobody = contains(situation.name, "reckoning") || situation.name == "replay-begin" ||
                      situation.name == "replay-end";
  CHECK(marks == (nobody ? 0 : 1));
}

/// What must always be seen is seen at every size.
void check_parts(const Situation& situation, const Grid& grid) {
  if (!shows_play(situation)) return;
  const std::string text = grid.text();
  CHECK((contains(text, "L'ab al-") || contains(text, "La'b Madjnuni") ||
         contains(text, "Li'b al-'Aqil")));
  CHECK((contains(text, "first to ") || contains(text, "one round")));
  check_players(situation, grid);
  // In a small window the reckoning is more than the empty board.
  if (contains(situation.name, "reckoning") && grid.rows() < 24) return;
  CHECK(contains(text, grid.glyphs().left));
  CHECK(contains(text, grid.glyphs().right));
  const int pits = contains(text, "Madjnuni") ? 14 : 12;
  std::set<char> letters;
  for (int row = 0; row < grid.rows(); ++row)
    for (int column = 0; column < grid.columns(); ++column) {
      const auto target = grid.target_at({row, column});
      const auto* pit = target ? std::get_if<Pit>(&*target) : nullptr;
      if (pit != nullptr && grid.at(row, column).glyph == std::string(1, letter(*pit)))
        letters.insert(letter(*pit));
    }
  CHECK(static_cast<int>(letters.size()) == pits);
}

/// Names are seen whole or cut in the middle.
void check_names(const Situation& situation, const Grid& grid) {
  if (!shows_play(situation) || grid.charset() == Charset::ascii) return;
  const std::string text = grid.text();
  const auto seen = [&](std::string_view name, std::string_view front, std::string_view end) {
    if (contains(text, name)) return true;
    const auto begin = text.find(front);
    if (begin == std::string::npos) return false;
    const auto cut = text.find("…", begin);
    const auto last = text.find(end, begin);
    return cut != std::string::npos && last != std::string::npos && cut < last;
  };
  if (contains(situation.name, "long-names") || situation.name == "gift-chosen") {
    CHECK(seen("Abd al-Rahman ibn Muhammad al-Hadrami", "Abd a", "rami"));
    CHECK(seen("Umm Kulthum bint Ibrahim al-Sayyid", "Umm K", "yyid"));
  } else if (situation.name == "board-scripts" || situation.name == "replay-seven") {
    CHECK(seen("小林一茶と申します", "小林", "します"));
    CHECK(seen("أمينة بنت خالد", "أمينة", "خالد"));
  } else {
    CHECK(contains(text, "Amina"));
    CHECK(contains(text, "Karim"));
  }
}

}  // namespace

TEST_CASE("tests/screens shows the screens as they are", "[view]") {
  const std::string folder = testing::source_tree("tests/screens/");
  std::set<std::string> names;
  const Desk desk;
  const auto all = testing::situations(desk);
  for (const Situation& situation : all) {
    names.insert(situation.name + ".txt");
    INFO("if this is meant: sh cmake/screens.sh");
    CHECK(testing::contents(folder + situation.name + ".txt") == testing::document(situation));
  }
  CHECK(testing::contents(folder + "README.md") == testing::index_of(all));
  for (const std::string& path : testing::files_in(folder, ".txt")) {
    INFO(path);
    CHECK(names.contains(std::filesystem::path{path}.filename().string()));
  }
}

TEST_CASE("Nothing on any screen is cut, overlaps or is missing", "[view]") {
  const Desk desk;
  for (const Situation& situation : testing::situations(desk))
    for (const Canvas& canvas : testing::canvases_of(situation)) {
      const Grid grid = testing::draw(situation, canvas);
      INFO(situation.name << "\n" << grid.text());
      check_edges(situation, grid);
      check_keys(situation, grid);
      check_sentences(situation, grid);
      check_parts(situation, grid);
      check_names(situation, grid);
    }
}
