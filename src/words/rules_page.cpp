#include "words/rules_page.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "tebweez/board.hpp"
#include "tebweez/log/notation.hpp"
#include "tebweez/log/text.hpp"
#include "tebweez/sowing.hpp"
#include "words/readings.hpp"
#include "words/wrapping.hpp"

namespace tebweez {
namespace {

// ---- Wrapped lines ----

int columns(std::string_view utf8) {
  return static_cast<int>(shape_of(utf8).length);
}

class Page {
 public:
  explicit Page(int width) : width_{std::max(width, narrowest)} {}

  [[nodiscard]] std::vector<std::string> take() && { return std::move(lines_); }

  void blank() {
    if (!lines_.empty() && !lines_.back().empty()) lines_.emplace_back();
  }
  void title(const std::string& text) {
    blank();
    const std::size_t from = lines_.size();
    wrap(text, "", "");
    int longest = 0;
    for (std::size_t i = from; i < lines_.size(); ++i)
      longest = std::max(longest, columns(lines_[i]));
    lines_.emplace_back(static_cast<std::size_t>(longest), '=');
    lines_.emplace_back();
  }
  void heading(std::string_view text) {
    blank();
    wrap(text, "", "");
  }
  void paragraph(std::string_view text) { wrap(text, "  ", "  "); }
  void item(std::string_view text) { wrap(text, "  - ", "    "); }
  /// A reading: its number and title, its text below.
  void reading(const Reading& reading, const std::string& note) {
    blank();
    wrap("R" + std::to_string(reading.number) + "  " + std::string{reading.title} + note, "  ",
         "      ");
    wrap(reading.text, "      ", "      ");
  }
  /// A line that is never wrapped.
  void drawn(std::string_view text) { lines_.push_back("      " + std::string{text}); }

 private:
  static constexpr int narrowest = 36;  // the boards are as wide

  void wrap(std::string_view text, std::string_view first, std::string_view later) {
    for (std::string& line : wrapped(text, width_, columns, first, later))
      lines_.push_back(std::move(line));
  }

  int width_;
  std::vector<std::string> lines_;
};

// ---- One ruleset ----

std::string number_word(int number) {
  constexpr std::array<std::string_view, 8> words{"none", "one",  "two", "three",
                                                  "four", "five", "six", "seven"};
  if (number < static_cast<int>(words.size()))
    return std::string{words[static_cast<std::size_t>(number)]};
  return std::to_string(number);
}

/// "A to F", or "a to f".
std::string row_letters(const Board& board, Side side) {
  return std::string{letter(Board::first(side))} + " to " + letter(board.head(side));
}

enum class Show : std::uint8_t { letters, seeds };

/// One row as it is seen from South: North's runs from right to left.
std::string drawn_row(const Board& board, Side side, Show show) {
  std::string text;
  for (int i = 0; i < board.row_length(); ++i) {
    const Pit pit{side, side == Side::south ? i : board.row_length() - 1 - i};
    const std::string cell =
        show == Show::letters ? std::string{letter(pit)} : std::to_string(board[pit]);
    text += std::string(3 - cell.size(), ' ') + cell;
  }
  return text;
}

void draw_letters(Page& page, const Board& board) {
  page.blank();
  page.drawn(drawn_row(board, Side::north, Show::letters) + "    North");
  page.drawn(drawn_row(board, Side::south, Show::letters) + "    South");
  page.blank();
}

void draw_seeds(Page& page, const Board& board) {
  page.blank();
  page.drawn(drawn_row(board, Side::north, Show::letters));
  page.drawn(drawn_row(board, Side::north, Show::seeds));
  page.drawn(drawn_row(board, Side::south, Show::seeds));
  page.drawn(drawn_row(board, Side::south, Show::letters));
  page.blank();
}

void tell_board(Page& page, const Rules& rules) {
  const Board board{rules.row_length};
  page.heading("The board");
  page.paragraph("Two rows of " + number_word(rules.row_length) +
                 " pits lie between the players, and each player has a store for what they take. "
                 "South sits below and owns the pits " +
                 row_letters(board, Side::south) + ", North sits above and owns " +
                 row_letters(board, Side::north) +
                 "; each names the row from their own left to right. There are " +
                 std::to_string(rules.seeds) + " seeds, which may be shells or pebbles.");
  draw_letters(page, board);
  const char head = letter(board.head(Side::south));
  const char far_head = letter(board.head(Side::north));
  page.paragraph(std::string{"Seeds travel counter-clockwise: from A to "} + head +
                 ", on into a, " + "along to " + far_head +
                 ", and round into A again. Pits that face each other " +
                 "across the board are opposite: A and " + far_head + ", " + head +
                 " and a. A player's first pit is A or a; the last pit of the row on the way of " +
                 "the seeds, " + head + " or " + far_head + ", is its head.");
}

std::string layout_text(const Rules& rules) {
  const int in_hand = rules.seeds - 2 * rules.row_length * rules.start;
  std::string text;
  switch (rules.layout) {
    case Layout::any: text = "in any pits and any numbers; pits may stay empty."; break;
    case Layout::minimum:
      text = "with at least " + number_word(rules.minimum) + " in each pit.";
      break;
    case Layout::corresponding:
      text =
          "so that a pit holds seeds exactly when the pit of the same letter in the other row does "
          "(R9). The numbers are free; by custom they are uneven.";
      break;
  }
  if (rules.start == 0) return text;
  text += " The board starts with " + number_word(rules.start) + " in each";
  if (in_hand > 0)
    text += ", and " + std::to_string(in_hand) + " more are added wherever the player likes";
  if (rules.start > rules.minimum) text += "; that is custom, and any pit may be taken down";
  return text + ".";
}

void tell_tebweez(Page& page, const Rules& rules) {
  page.heading("Laying out: the tebweez");
  page.paragraph("One player lays out all " + std::to_string(rules.seeds) + " seeds, " +
                 layout_text(rules) + " In the first round either player may lay out (R12).");
  if (rules.turning && rules.choice == Choice::any)
    page.paragraph(
        "Lane names two customs: four pits on each side, the end ones left empty; and about half "
        "of the seeds in A, the rest in a. His players did not count them: to judge by eye is a "
        "part of the game (R25).");
  if (rules.turning && rules.choice == Choice::head)
    page.paragraph(
        "Since nothing is chosen later but gifts, this is where the game is decided. Lane says "
        "that six in each pit are seldom laid out, as whoever begins is then sure to lose; that "
        "is so with --origin skip (R1). Four in each pit are a custom with Lane, a rule with "
        "Mancala World (R21).");
  if (!rules.turning)
    page.paragraph(rules.choice == Choice::head
                       ? "Seven in each pit make La'b Rosëya, the children's game (R18)."
                       : "Seven in each pit are customary (R22).");
  if (!rules.turning) {
    page.paragraph(
        "The player who laid out makes the first move. The board is not turned round (R10).");
    return;
  }
  page.heading("Keep or turn");
  page.paragraph(
      "The other player looks at both rows and either keeps the board and begins, or turns it "
      "round by half a turn: each pit then holds what the pit of the same letter in the other row "
      "held. Whoever turns the board gives up the first move (R8). One cuts, the other chooses.");
}

void tell_sowing(Page& page, const Rules& rules) {
  const std::string which =
      rules.choice == Choice::any
          ? std::string{"At your turn choose any pit of your own row that holds seeds"} +
                (rules.turning ? "." : " (R23).")
          : "At your turn there is nothing to choose: you sow the occupied pit of your own row "
            "that is nearest to its head.";
  const bool even = rules.capture == Capture::even;
  page.heading("Sowing");
  page.paragraph(which +
                 " Lift all its seeds and drop one in each following pit, in your row and in the "
                 "other, passing none over (R1; with --origin skip the pit that it came from). "
                 "Then look at the pit of the last seed, that seed "
                 "counted:");
  page.item("One: the pit was empty. Your move is over.");
  page.item(even ? "Two, four, six or any other even number: you capture, and your move is over."
                 : "Two or four: you capture, and your move is over.");
  page.item(std::string{even ? "Three, five or any other odd number"
                             : "Three, five, six or any other number"} +
            ": lift that whole pit and sow on from there. This relay goes on, lap after lap, until "
            "a lap ends in one of the two ways above.");
  page.paragraph("A sowing that would never end is not a legal move (R4).");
}

void tell_capture(Page& page, const Rules& rules) {
  const bool even = rules.capture == Capture::even;
  const std::string numbers = even ? "an even number" : "two or four";
  page.heading("Capture");
  page.paragraph(
      "You take the pit of the last seed and, walking back the way the seeds came, every pit that "
      "also holds " +
      numbers +
      ", up to the first that does not: the line (R14). With each pit of the line you take the "
      "pit opposite, whatever it holds. It all goes into your store, from whichever row it came.");

  // South's head holds three: they make a one, b two, and c four (or six, where six captures).
  Board before{rules.row_length};
  const Pit head = before.head(Side::south);
  const Pit a{Side::north, 0};
  const Pit b{Side::north, 1};
  const Pit c{Side::north, 2};
  before.set(head, 3);
  before.set(b, 1);
  before.set(c, even ? 5 : 3);
  before.set(before.opposite(b), 5);
  before.set(before.opposite(c), 6);
  before.set(Pit{Side::south, 1}, 4);
  before.set(before.head(Side::north), 5);
  const Sowing sowing = sow(before, head, rules);

  const auto name = [](Pit pit) { return std::string{letter(pit)}; };
  page.blank();
  page.paragraph("An example: South sows the three seeds of " + name(head) + ".");
  draw_seeds(page, before);
  page.paragraph(
      "They fall into " + name(a) + ", " + name(b) + " and " + name(c) + ". The last makes " +
      number_word(before[c] + 1) + " in " + name(c) + ": South takes these and the " +
      number_word(before[before.opposite(c)]) + " of " + name(before.opposite(c)) +
      " opposite. Before it, " + name(b) + " now holds " + number_word(before[b] + 1) +
      ": South takes them too, with the " + number_word(before[before.opposite(b)]) + " of " +
      name(before.opposite(b)) + ". Pit " + name(a) +
      " holds one, and there the line ends: " + std::to_string(sowing.captured) + " seeds in all.");
  draw_seeds(page, sowing.after);
}

void tell_gift(Page& page, const Rules& rules) {
  if (rules.gift == Gift::none) return;
  page.heading("The gift");
  page.paragraph(rules.gift == Gift::any_time
                     ? "Whenever one row is empty and the other holds more than one seed, the "
                       "player of the full row gives one seed, from any pit of that row, into the "
                       "first pit of the empty one. Then play goes on with whoever's turn it is "
                       "(R6)."
                     : "When the row of the player about to move is empty, the other player gives "
                       "one seed, from any pit of their row, into that player's first pit; it is "
                       "sown from there (R7).");
}

void tell_end(Page& page, const Rules& rules) {
  page.heading("The end of a round");
  page.paragraph("A round ends");
  page.item("when the board is empty (cleared);");
  if (rules.last_ends)
    page.item(std::string{"when a single seed is left (last)"} +
              (rules.gift == Gift::at_turn ? " (R13);" : ";"));
  page.item(rules.gift == Gift::none
                ? "when the player to move has an empty row, or only a sowing that never ends "
                  "(stuck) (R4, R19);"
                : "when the player to move has no sowing that ever ends (stuck) (R4);");
  page.item("when the seeds only circle (circling) (R5);");
  page.item("when both players agree to end it (agreed) (R16).");
  page.paragraph(
      "Each player then takes what is left in their own row. The larger store wins the round; "
      "equal stores are a draw.");
}

void tell_match(Page& page, const Rules& rules) {
  page.heading("The match");
  const bool one_round = rules.target == 0;
  const std::string gain =
      "he winner of a round gains the difference of the two stores (R15); gains add up from round "
      "to round, and whoever first has " +
      (one_round ? "as many as the target" : std::to_string(rules.target) + " or more") +
      " wins the match. " +
      (rules.next_layer == NextLayer::loser
           ? "The loser of a round lays out the next; after a draw the same player does again "
             "(R11)."
           : "The same player lays out every round (R11).");
  page.paragraph(
      (one_round ? "One round is the whole game. If it is played to a target all the same (R20), t"
                 : "T") +
      gain);
  page.paragraph("A player may also resign the match (R16).");
}

void tell_sources(Page& page, const Rules* rules) {
  page.heading("Sources");
  for (const Source& source : sources())
    if (rules == nullptr || source.applies(*rules)) page.item(source.text);
}

/// In brief what docs/history.md tells with its sources.
void tell_history(Page& page) {
  page.heading("History in brief");
  page.paragraph(
      "Lane, in Cairo, calls the game mankal'ah; Mancala World derives the word from naqala, "
      "moved, and it has become the name of the whole family. The seeds are hasa, one of them a "
      "hasweh: cowries or pebbles; the pits are buyoot or beyts, houses; laying out is tebweez. "
      "Culin's words from Damascus are wada or hajdar for the pieces, bute for the holes and el "
      "ras, the head, for the first that is sown.");
  page.paragraph(
      "The game of the ignorant was that of young persons, says Lane; that of the wise was very "
      "common at the coffee-shops, where the loser paid for the coffee, though that was unlawful. "
      "Tyndale, in 1912, reports the game still universal in the villages (by Mancala World).");
  page.paragraph(
      "Culin did not travel for his account: a lad from Damascus described the games to him in New "
      "York, and he played them with Syrians at the Chicago fair of 1893. In Syria, he says, the "
      "game was common in cafés, and children played it in holes in the ground.");
}

void tell_game(Page& page, const Rules& rules) {
  page.title(std::string{rules.name} + ", " + std::string{rules.meaning} + " (" +
             std::string{rules.key} + ")");
  page.paragraph(std::string{rules.country} + ". Source: " + std::string{rules.source} +
                 ". In brief: " + std::string{rules.in_brief} + ".");
  tell_board(page, rules);
  tell_tebweez(page, rules);
  tell_sowing(page, rules);
  tell_capture(page, rules);
  tell_gift(page, rules);
  tell_end(page, rules);
  tell_match(page, rules);
}

/// " (akil, ghashim)"; nothing where a reading applies to all rulesets.
std::string rulesets_note(const Reading& reading) {
  std::string note;
  std::size_t count = 0;
  for (const Rules* rules : all_rules) {
    if (!reading.applies(*rules)) continue;
    note += (note.empty() ? "" : ", ") + std::string{rules->key};
    ++count;
  }
  return count == all_rules.size() ? std::string{} : " (" + note + ")";
}

void tell_readings(Page& page, const Rules* rules) {
  page.heading("Readings");
  page.paragraph(
      "Where the sources are silent or disagree, this is what is played here, and why. The "
      "numbers are the same in the program, its tests and its documents.");
  for (const Reading& reading : readings)
    if (rules == nullptr || reading.applies(*rules))
      page.reading(reading, rules == nullptr ? rulesets_note(reading) : "");
}

}  // namespace

std::vector<std::string> rules_page(const Rules* rules, int width) {
  Page page{width};
  if (rules == nullptr) {
    page.title("The rules of " + number_word(static_cast<int>(all_rules.size())) + " games");
    page.paragraph(
        "They were played in Egypt and Syria in the nineteenth century, and share one kind of "
        "board and one way of sowing. Each is told as its source tells it, and named as its source "
        "spells it: L'ab, La'b, Li'b and Leab are one Arabic word, game. The rules of each come "
        "first, then the history, the sources and the readings, R1 to R" +
        std::to_string(reading_count) + ".");
    for (const Rules* each : all_rules) tell_game(page, *each);
    page.title("Where the rules come from");
    tell_history(page);
  } else {
    tell_game(page, *rules);
  }
  tell_sources(page, rules);
  tell_readings(page, rules);
  page.blank();
  page.paragraph(
      "The document findings.md says what the games are worth, as far as this program has settled "
      "it; history.md tells their history, with its sources.");
  return std::move(page).take();
}

}  // namespace tebweez
