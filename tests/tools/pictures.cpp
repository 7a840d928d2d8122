#include "tools/pictures.hpp"

#include <algorithm>
#include <utility>

#include "screen/screens.hpp"
#include "tebweez/rules.hpp"
#include "words/story.hpp"

namespace tebweez::testing {
namespace {

using screen::Charset;
using screen::Grid;

constexpr int compact_rows = 12;
constexpr int compact_columns = 40;

const PerSide<std::string> long_names{"Abd al-Rahman ibn Muhammad al-Hadrami",
                                      "Umm Kulthum bint Ibrahim al-Sayyid"};
const PerSide<std::string> other_scripts{"小林一茶と申します", "أمينة بنت خالد"};

/// Situations of a match, all begun from a log.
class List {
 public:
  explicit List(const Desk& desk) : desk_{desk} {}

  void add(std::string name, std::string about,
           std::function<std::unique_ptr<screen::Screen>()> begin, std::string keys = {}) {
    all.push_back({std::move(name), std::move(about), std::move(begin), std::move(keys)});
  }
  void match(std::string name, std::string about, std::string log, std::string keys = {}) {
    add(
        std::move(name), std::move(about), [log = std::move(log)] { return match_screen(log); },
        std::move(keys));
  }
  void fresh(std::string name, std::string about, const Rules& rules, std::string keys = {}) {
    add(
        std::move(name), std::move(about), [&rules] { return new_match(rules); }, std::move(keys));
  }
  void replay(std::string name, std::string about, std::string log, std::string keys = {}) {
    add(
        std::move(name), std::move(about), [log = std::move(log)] { return replay_screen(log); },
        std::move(keys));
  }
  /// The start screen with this row chosen, and what is typed then.
  void start(std::string name, std::string about, bool with_saved, const std::string& row,
             const std::string& keys = {}) {
    prepare(desk_, with_saved);
    add(
        std::move(name), std::move(about),
        [this_desk = &desk_, with_saved] {
          prepare(*this_desk, with_saved);
          return start_screen();
        },
        down_to(row) + keys);
  }

  void saved(std::string name, std::string about, std::string keys) {
    add(
        std::move(name), std::move(about),
        [this_desk = &desk_] {
          prepare(*this_desk, true);
          return screen::saved_screen(true);
        },
        std::move(keys));
  }

  std::vector<Situation> all;

 private:
  static void prepare(const Desk& desk, bool with_saved) {
    desk.forget_saved();
    if (!with_saved) return;
    desk.save("20261130-akil.tebweez", log_up_to("akil-03.tebweez", 191));
    desk.save("20261129-madjnuni.tebweez", log_up_to("madjnuni-04.tebweez", 376, other_scripts));
  }

  const Desk& desk_;
};

Match match_of(const std::string& log) {
  LogReader reader;
  reader.feed(log);
  reader.finish();
  return *reader.record().match();
}

/// The keys that sow a pit, one seed at a time, up to `before` steps before the end.
std::string seed_by_seed(const std::string& log, char letter, std::size_t before) {
  const Match match = match_of(log);
  const Pit pit = *pit_from(letter);
  const Story story = tell(match.round()->position().board, pit, match.rules());
  std::string keys{letter};
  return keys.append("{Enter}").append(story.steps.size() - before, '.');
}

std::string six() {
  return log_up_to("akil-03.tebweez", 191);
}
std::string seven() {
  return log_up_to("madjnuni-04.tebweez", 376);
}

void add_beginnings(List& list) {
  list.start("start", "Where one begins when no variant was named.", false, "");
  list.start("start-saved", "The same with saved matches, the first of them chosen.", true,
             "go on");
  list.saved("saved", "The saved matches.", "{Down}");
  list.saved("saved-delete", "May one of them be thrown away?", "x");
  list.start("start-name", "The name of a player is being typed.", false, "South's name",
             "{Enter}{Back}{Back}{Back}{Back}{Back}Amina");
  list.start("start-computer", "The computer plays North, and well.", false, "Played by",
             "{Right}{Down}{Right}");
  list.start("start-target", "A target that can't be.", false, "Target", "{Enter}4321{Enter}");
  list.fresh("tebweez", "The tebweez at its beginning: nothing is laid out.", akil);
  list.fresh("tebweez-half", "Half laid out, a number typed.", akil, "A12{Enter}c20{Enter}B7");
  list.fresh("tebweez-seven", "Seven pits, at least two in each.", madjnuni);
  list.fresh("tebweez-done", "A customary layout, ready.", ghashim, "p");
  list.fresh("tebweez-refused", "Done is refused: two pits must correspond.", akil_ludii,
             "A42{Enter}b30{Enter}{Enter}");
  list.fresh("tebweez-question", "Is it done?", madjnuni, "p{Enter}");
  list.fresh("tebweez-leave", "Leaving with a layout half made.", akil, "+q");
  const std::string laid = log_of(akil, "tebweez south 5 7 1 8 6 4 / 6 6 10 6 6 7");
  list.match("hand-over", "The board is handed over: kept.", laid, "{Tick}");
  list.match("hand-over-turned", "The board is handed over: turned.", laid, "{Right}");
}

void add_boards(List& list) {
  list.match("board", "A turn begins with nothing chosen.", six());
  list.match("board-seven", "The same with seven pits.", seven());
  list.match("board-first", "The first turn of a match.",
             log_of(akil, "tebweez south 5 7 1 8 6 4 / 6 6 10 6 6 7;keep"));
  list.match("board-view", "The view is turned: North's row is below.", six(), "w");
  list.match("board-chosen", "A pit is chosen; its first lap ends where it says lap.", six(), "a");
  list.match("board-chosen-seven", "The same with seven pits.", seven(), "g");
  list.match("board-preview", "The preview.", six(), "av");
  list.match("board-preview-seven", "The same with seven pits.", seven(), "gv");
  list.match("board-endless", "The chosen pit never ends.",
             log_of(akil, "tebweez south 6 8 10 6 15 17 / 3 4 0 2 1 0;keep"), "a");
  list.match("board-circling", "The chosen pit makes the seeds circle.",
             log_up_to("akil-02.tebweez", 119), "b");
  list.match("board-circling-seven", "The same with seven pits.",
             log_up_to("madjnuni-02.tebweez", 98), "b");
  list.match("board-refused", "A pit that may not be sown.", seven(), "c");
  list.match("board-long-names", "Names that are too long.",
             log_up_to("akil-03.tebweez", 191, long_names), "a");
  list.match("board-scripts", "Names in other scripts.",
             log_up_to("akil-03.tebweez", 191, other_scripts));
  list.match("gift", "A gift is due.", log_up_to("akil-00.tebweez", 79));
  list.match("gift-chosen", "The pit to give from is chosen.",
             log_up_to("akil-03.tebweez", 75, long_names), "{Right}{Right}");
  list.match("question-agree", "An offer to end the round.", six(), "o");
  list.match("question-resign", "Who resigns?", seven(), "r");
}

void add_sowings(List& list) {
  list.match("sowing", "A sowing on its way, paused.", six(), "a{Enter}{Down}.....");
  list.match("sowing-seven", "The same with seven pits, not paused.", seven(),
             "g{Enter}{Down}{Down}{Tick}{Tick}{Tick}");
  list.match("sowing-relay", "A relay: the next lap is lifted.", six(), "a{Enter}{Down}.");
  list.match("sowing-takes", "The last seed has fallen and will take.", six(),
             seed_by_seed(six(), 'A', 1));
  list.match("sowing-taken", "What was taken.", six(), seed_by_seed(six(), 'A', 0));
  list.match("sowing-taken-seven", "The same with seven pits.", seven(),
             seed_by_seed(seven(), 'G', 0));
}

void add_ends(List& list) {
  list.match("reckoning", "A round is over.", log_up_to("akil-03.tebweez", 128), "{Tick}");
  list.match("reckoning-seven", "The same with seven pits.", log_up_to("madjnuni-04.tebweez", 158),
             "{Tick}");
  list.match("reckoning-long-names", "The last round of a match, names that are too long.",
             log_up_to("akil-03.tebweez", 208, long_names), "{Tick}");
  list.match("finished", "The match is over.", log_up_to("akil-03.tebweez", 208), "{Enter}{Tick}");
  list.match("finished-seven", "The same with seven pits and eight rounds.",
             log_up_to("madjnuni-04.tebweez", 564, long_names), "{Enter}{Down}");
}

void add_replays(List& list) {
  const std::string whole = log_up_to("akil-03.tebweez", 208);
  list.replay("replay", "A replay, after an action that took seeds.", whole,
              "{PgDn}{PgDn}{PgDn}{PgDn}7{Enter}");
  list.replay("replay-begin", "A replay at its beginning.", whole);
  list.replay("replay-sowing", "A replay, in the midst of an action.", whole,
              "{PgDn}{PgDn}{PgDn}{PgDn}6{Enter}{Down}...");
  list.replay("replay-end", "A replay at its end.", whole, "{End}");
  list.replay("replay-typed", "The number of an action is typed.", whole, "]]10");
  list.replay("replay-seven", "The same with seven pits, playing.",
              log_up_to("madjnuni-04.tebweez", 564, other_scripts),
              "{PgDn}{PgDn}{PgDn}{PgDn}{PgDn}3{Enter} ");
  list.replay("replay-damaged", "A damaged log: everything up to the fault, and the error.",
              log_up_to("akil-03.tebweez", 20) + "Z\n", "{End}");
}

void add_puzzles(List& list, const Desk& desk) {
  const auto puzzle = [&](std::string name, std::string about, const Rules& rules,
                          const PuzzleWish& wish, std::string keys) {
    list.add(
        std::move(name), std::move(about),
        [&rules, &desk, wish] {
          desk.forget_streaks();
          return puzzle_screen(rules, wish);
        },
        std::move(keys));
  };
  const PuzzleWish two{.seed = 2};
  const PuzzleWish of_day = puzzle_of_day(std::chrono::sys_days{std::chrono::days{20'788}});
  puzzle("puzzle", "A puzzle: which sowing is best?", akil, two, "");
  puzzle("puzzle-chosen", "The pit to sow is chosen, in a puzzle of a day.", akil, of_day, "d");
  puzzle("puzzle-sown", "It is sown.", akil, two, "b{Enter}{Tick}");
  puzzle("puzzle-wrong", "It was not the best.", akil, two, "b{Enter}{Esc}");
  puzzle("puzzle-right", "It was the best of the day's puzzle.", akil, of_day, "d{Enter}{Esc}");
  puzzle("puzzle-seven", "Best play is gone through, with seven pits.", hakimi, two,
         "a{Enter}{Esc}{Enter}{Esc}{Enter}{Esc}{Enter}{Esc}");
  puzzle("puzzle-end", "Best play at its end.", akil, two, "b{Enter}{Esc}{Esc}");
}

void add_pages(List& list) {
  list.match("help", "Help on the board.", six(), "?");
  list.match("help-chosen", "A command chosen in the help.", six(), "?{End}{Up}{Up}{Up}{Up}{Up}");
  list.fresh("help-tebweez", "Help in the tebweez.", madjnuni, "?");
  list.replay("help-replay", "Help in the replay.", six(), "?");
  list.match("rules", "The rules of a variant.", six(), "i");
  list.match("rules-below", "Further down.", six(), "i{PgDn}{PgDn}");
  Situation small{"too-small", "Windows that are too small.", [] { return match_screen(six()); },
                  ""};
  small.canvases = {{11, 40}, {12, 39}, {5, 20}, {1, 60}};
  list.all.push_back(std::move(small));
}

/// Some of them once more, in ASCII.
void add_ascii(std::vector<Situation>& all) {
  for (const auto* name : {"start-saved", "tebweez-half", "hand-over", "board-chosen-seven",
                           "board-scripts", "gift", "sowing", "sowing-taken", "finished", "replay",
                           "question-agree", "help", "puzzle-chosen", "puzzle-end"}) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Situation& known) { return known.name == name; });
    Situation ascii = *found;
    ascii.name = "ascii-" + ascii.name;
    ascii.about += " In ASCII.";
    ascii.charset = Charset::ascii;
    all.push_back(std::move(ascii));
  }
}

void add_framed(std::string& text, const Grid& grid) {
  const bool utf8 = grid.charset() == Charset::utf8;
  const auto edge = [&](std::string_view left, std::string_view flat, std::string_view right) {
    text += left;
    for (int i = 0; i < grid.columns(); ++i) text += flat;
    text.append(right).append("\n");
  };
  edge(utf8 ? "┌" : "+", utf8 ? "─" : "-", utf8 ? "┐" : "+");
  for (int row = 0; row < grid.rows(); ++row) {
    text += utf8 ? "│" : "|";
    for (int column = 0; column < grid.columns(); ++column) text += grid.at(row, column).glyph;
    text += utf8 ? "│\n" : "|\n";
  }
  edge(utf8 ? "└" : "+", utf8 ? "─" : "-", utf8 ? "┘" : "+");
}

}  // namespace

std::vector<Situation> situations(const Desk& desk) {
  List list{desk};
  add_beginnings(list);
  add_boards(list);
  add_sowings(list);
  add_ends(list);
  add_replays(list);
  add_puzzles(list, desk);
  add_pages(list);
  add_ascii(list.all);
  return std::move(list.all);
}

std::vector<Canvas> canvases_of(const Situation& situation) {
  std::vector<Canvas> canvases = situation.canvases;
  if (canvases.empty()) canvases = {{24, 80}, {compact_rows, compact_columns}, {36, 110}};
  for (Canvas& canvas : canvases) canvas.charset = situation.charset;
  return canvases;
}

Grid draw(const Situation& situation, const Canvas& canvas) {
  return picture(situation.begin(), canvas, situation.keys);
}

std::string index_of(const std::vector<Situation>& all) {
  std::string text =
      "# The screens\n\nEvery screen at every size, drawn by the program itself; "
      "`sh cmake/screens.sh` draws them\nafresh, and a test compares. The frames are the edges of "
      "the window. Colours, bold and reverse\nare not shown here.\n\n| | |\n|---|---|\n";
  for (const Situation& situation : all)
    text.append("| [")
        .append(situation.name)
        .append("](")
        .append(situation.name)
        .append(".txt) | ")
        .append(situation.about)
        .append(" |\n");
  return text;
}

std::string document(const Situation& situation) {
  std::string text = situation.about + "\n";
  for (const Canvas& canvas : canvases_of(situation)) {
    text += "\n" + std::to_string(canvas.columns) + " columns, " + std::to_string(canvas.rows) +
            (canvas.rows == 1 ? " row\n" : " rows\n");
    add_framed(text, draw(situation, canvas));
  }
  return text;
}

}  // namespace tebweez::testing
