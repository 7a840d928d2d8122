#include "words/rules_page.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "tebweez/board.hpp"
#include "tebweez/log/notation.hpp"
#include "tebweez/log/text.hpp"
#include "tebweez/sowing.hpp"

namespace tebweez {
namespace {

// ---- To which rulesets something applies ----

using Applies = bool (*)(const Rules&);

constexpr Applies everywhere = [](const Rules& /*any*/) { return true; };
constexpr Applies where_turned = [](const Rules& rules) { return rules.turning; };
constexpr Applies in_the_game_of_the_wise = [](const Rules& rules) {
  return rules.key == akil.key || rules.key == akil_ludii.key;
};
constexpr Applies in_akil_ludii = [](const Rules& rules) { return rules.key == akil_ludii.key; };
constexpr Applies in_madjnuni = [](const Rules& rules) { return rules.key == madjnuni.key; };
constexpr Applies in_egypt_by_lane = [](const Rules& rules) {
  return rules.key == akil.key || rules.key == ghashim.key;
};
constexpr Applies in_egypt = [](const Rules& rules) { return rules.country == akil.country; };

}  // namespace

// ---- The readings ----

constexpr std::array<Reading, reading_count> readings{{
    {1, "A lap that comes round",
     "A lap of as many seeds as the board has pits, or more, comes back to the pit it was lifted "
     "from. Lane "
     "walks through a sowing and names no pit that is passed over; neither do the other sources, "
     "nor the programs MancalaGames and Ludii. So a seed falls there too. Many relatives of these "
     "games pass that pit over, and there is evidence for it: only so is Lane right that with six "
     "in every pit of Ghashim whoever begins is sure to lose (as played here the beginner wins, 55 "
     "to 17), and only so do seven in every pit of Madjnuni clear the board, which is how Culin's "
     "game ends. The option --origin skip plays it that way; "
     "a log always names the origin.",
     everywhere},
    {2, "The line is read before it is lifted",
     "The sources say which pits a capture takes, not in what order the hand takes them. It "
     "matters when a line runs round the end of a row, for then one pit can be both a part of the "
     "line and the opposite of an earlier part. Here the whole line is read first, and lifted "
     "then. MancalaGames lifts while it walks, so that the line breaks off there; in about one "
     "capturing move in a hundred that makes a difference.",
     everywhere},
    {3, "What a pit counts with",
     "A long sowing comes by the same pit several times, and no source says which time counts for "
     "a capture. A pit counts with what it holds when the sowing stops, which is what the players "
     "see before them.",
     everywhere},
    {4, "Endless sowing",
     "A relay can run for ever, and no source mentions it. It does so exactly when a state comes "
     "back: the same seeds in every pit, and the same pit about to be lifted. That is the test; "
     "the number of laps says nothing, for there are sowings of more than 150 laps that end. A "
     "sowing that never ends cannot be completed, so it is not a legal move; a player who has no "
     "other is stuck, and the round ends. It is real: from 2 7 3 15 1 3 in South's row and "
     "1 13 12 5 7 3 in North's, sowing F never ends.",
     everywhere},
    {5, "Circling",
     "A few seeds can follow each other round the board for ever. Lane says nothing of it; Mancala "
     "World sees it for the last two seeds of the Egyptian games and suggests one for each player, "
     "and ends the Syrian game when the seeds circle. Here the round ends when a player is about "
     "to sow a board that has stood before in this round with the same player to move and nothing "
     "captured since; each player takes what is in their row. A gift that is due comes first. In "
     "the games without a choice it happens with three seeds more often than with two. The screen "
     "says it before such a sowing or gift is made.",
     everywhere},
    {6, "The gift, as Mancala World tells it",
     "When one player has more than one seed in the row and the other has none, the first must put "
     "one into the other's first pit; so Mancala World, after Lane. Whose turn it must be is left "
     "open. Here it holds at any moment between moves, so the giver may be the player about to "
     "move or the other one. The giver takes the seed from any occupied pit; it goes into A or a. "
     "A gift is an action of its own: then play goes on with whoever's turn it is.",
     in_egypt_by_lane},
    {7, "The gift, as Ludii tells it",
     "Ludii has the opponent give one counter to a player who has none, into the leftmost hole, to "
     "be played from there. So it is given only to the player about to move, into that player's "
     "first pit, and that player then sows it.",
     in_akil_ludii},
    {8, "Turning the board gives up the first move",
     "Lane: a party that does not like how the seeds were laid out may turn the board round, and "
     "then the adversary begins, else not. Ludii says the same; Mancala World says only that the "
     "opponent chooses a row. So who keeps the board begins, and who turns it gives up the first "
     "move. Turning therefore never changes what will be played, only who plays which part: one "
     "cuts, the other chooses.",
     where_turned},
    {9, "Corresponding pits",
     "Ludii asks that corresponding holes on either side contain counters; Lane, that the seeds go "
     "into one or more pits on one side and the corresponding ones on the other. That does not "
     "mean every pit: if a pit holds seeds, so does the one that corresponds to it. Lane's "
     "example, half in A and the rest in a, shows that the same letter is meant and not the pit "
     "opposite. Both also say that the numbers are uneven; that is custom, and even layouts are "
     "allowed.",
     in_akil_ludii},
    {10, "Who lays out begins, and nobody turns",
     "Culin lets the player who laid out the seeds make the first move, and tells of no turning of "
     "the board. Mancala World adds nothing to this. So it is played here.",
     in_madjnuni},
    {11, "Who lays out the next round",
     "Ludii's page on Ghashim, after Lane: the loser lays out the next round and the winner begins "
     "it. Akil is played alike. After a draw the same player lays out again. For akil-ludii the "
     "source has another round begin exactly as before, so the same player lays out each time. "
     "For Madjnuni, when it is played to a target, no source says anything; the loser lays out "
     "there too, which means that the loser begins.",
     everywhere},
    {12, "Who lays out the first round",
     "The sources say that one player does, and not which. Either may; unless told otherwise the "
     "program asks South.",
     everywhere},
    {13, "The last seed",
     "Ludii's text plays on until the board is cleared. But a single seed can never be captured: "
     "it would only be given to and fro. Mancala World says of the Egyptian games that the owner "
     "of its pit takes the last seed, and so it is done here.",
     in_akil_ludii},
    {14, "Which way the line runs",
     "The line goes back over the pits sown just before: Mancala World speaks of the previous to "
     "the last seed and so on, and of preceding holes. Culin writes that holes which follow are "
     "taken too; that is read as a slip. Numbers that capture may stand mixed in a line. Ludii's "
     "text speaks of one previous hole; the whole line is meant, as in its program. An empty pit "
     "is no even number: it never captures.",
     everywhere},
    {15, "What the winner gains",
     "Ludii books the difference of the two counts for the winner; the excess of which Mancala "
     "World speaks, and what Culin's players have above their opponents, are read alike. A draw "
     "gains nothing. Gains add up, as the "
     "successive gains of Mancala World do, and are never taken back.",
     everywhere},
    {16, "Agreeing and resigning",
     "No source mentions either, and people do it. Once the round has begun the players may agree "
     "to end it: each takes what is in their row. A player may resign the match at any time after "
     "the first seeds were laid out: the other wins it, and no gains are booked.",
     everywhere},
    {17, "One game of the wise, told twice",
     "Lane describes one game. Mancala World tells it with any layout, and twos and fours that "
     "capture; Ludii, after Murray, with corresponding pits and every even number. Neither is "
     "corrected here by the other: they are two rulesets, akil and akil-ludii.",
     in_the_game_of_the_wise},
    {18, "La'b Rosëya",
     "Culin names it as the children's form, with seven in each pit, and by Mancala World's page "
     "on it the rules are the same. So it is not a ruleset of its own but a customary layout: "
     "seven in each pit. Culin says that the first player always wins it, Mancala World that it "
     "is the second; as played here the first player loses, 39 to 59, and with --origin skip 31 "
     "to 67. Culin's third game, La'b hakimi or akila, with seven in each and a free choice of the "
     "pit, is told of in one sentence; too little to play it by.",
     in_madjnuni},
    {19, "When the Crazy Game ends",
     "Culin ends it when all holes are empty. Mancala World doubts that, as it hardly ever comes "
     "to it, and assumes an end when a player has no seeds to move or when the seeds circle, the "
     "rest going to the owners of the pits. So it is played here.",
     in_madjnuni},
    {20, "One round, or a match",
     "Culin and Mancala World tell of a single game and no match. So one round is the whole game "
     "here; with --target a match is played all the same.",
     in_madjnuni},
}};

static_assert(std::ranges::is_sorted(readings, {}, &Reading::number) &&
              readings.front().number == 1 && readings.back().number == reading_count);

namespace {

// ---- The sources ----

struct Source {
  std::string_view text;
  Applies applies;
};

constexpr Applies after_mancala_world = [](const Rules& rules) {
  return in_egypt_by_lane(rules) || in_madjnuni(rules);
};

constexpr std::array sources{
    Source{"Edward William Lane: An Account of the Manners and Customs of the Modern Egyptians. "
           "London 1836. Written in the years 1833 to 1835.",
           in_egypt},
    Source{"H. J. R. Murray: A History of Board-Games Other Than Chess. Oxford 1951, page 167.",
           in_akil_ludii},
    Source{"Ludii Portal: Li'b al-'Aqil (DLP.Games.395), after Lane and Murray.", in_akil_ludii},
    Source{"Stewart Culin: Mancala, the National Game of Africa. Report of the National Museum "
           "1894, pages 597 to 611.",
           in_madjnuni},
    Source{"Mancala World, the pages of Ralf Gering on the game.", after_mancala_world},
};

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
    std::string line{first};
    bool fresh = true;  // nothing but the indent stands in the line
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(' '), text.size());
      const std::string_view word = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (!fresh && columns(line) + 1 + columns(word) > width_) {
        while (line.ends_with(' ')) line.pop_back();
        lines_.push_back(line);
        line = later;
        fresh = true;
      }
      if (!fresh) line += ' ';
      line += word;
      fresh = false;
    }
    lines_.push_back(line);
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
  const int in_hand = rules.seeds - 2 * rules.row_length * rules.minimum;
  switch (rules.layout) {
    case Layout::any:
      return "in any pits and any numbers; pits may stay empty. Customary are nine in each of the "
             "four inner pits of either row, with the end ones empty; or half of the seeds in A "
             "and half in a. Lane's players did not count them: to judge by eye is a part of the "
             "game.";
    case Layout::minimum:
      return "with at least " + number_word(rules.minimum) +
             " in each pit. The board starts with " + number_word(rules.minimum) +
             " in each, and " + std::to_string(in_hand) +
             " more are added wherever the player likes.";
    case Layout::corresponding:
      return "so that a pit holds seeds exactly when the pit of the same letter in the other row "
             "does (R9). The numbers are free; by custom they are uneven.";
  }
  return {};
}

void tell_tebweez(Page& page, const Rules& rules) {
  page.heading("Laying out: the tebweez");
  page.paragraph("One player lays out all " + std::to_string(rules.seeds) + " seeds, " +
                 layout_text(rules) + " In the first round either player may lay out (R12).");
  if (rules.key == ghashim.key)
    page.paragraph(
        "Since nothing is chosen later but gifts, this is where the game is decided. Lane says "
        "that six in each pit are seldom laid out, as whoever begins is then sure to lose; that "
        "is so with --origin skip (R1).");
  if (rules.key == madjnuni.key)
    page.paragraph("Seven in each pit make La'b Rosëya, the children's game (R18).");
  if (!rules.turning) {
    page.paragraph(
        "The player who laid out makes the first move. The board is not turned round (R10).");
    return;
  }
  page.heading("Keep or turn");
  page.paragraph(
      "The other player looks at both rows and either keeps the board and begins, or turns it "
      "round by half a turn: each pit then holds what the pit of the same letter in the other row "
      "held. Who turns the board gives up the first move (R8). One cuts, the other chooses.");
}

void tell_sowing(Page& page, const Rules& rules) {
  const std::string which =
      rules.choice == Choice::any
          ? "At your turn choose any pit of your own row that holds seeds."
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
      (one_round ? "One round is the whole game. Played to a target all the same (R20), t" : "T") +
      gain);
  page.paragraph("A player may also resign the match (R16).");
}

void tell_sources(Page& page, const Rules* rules) {
  page.heading("Sources");
  for (const Source& source : sources)
    if (rules == nullptr || source.applies(*rules)) page.item(source.text);
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
  for (const Rules* rules : all_rules)
    if (reading.applies(*rules)) note += (note.empty() ? "" : ", ") + std::string{rules->key};
  return reading.applies == everywhere ? std::string{} : " (" + note + ")";
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
    page.title("The rules of four games");
    page.paragraph(
        "They were played in the coffee-houses of Cairo and Damascus in the nineteenth century, "
        "and share one kind of board and one way of sowing. The rules of each are told first, the "
        "sources and the readings, R1 to R20, after them all.");
    for (const Rules* each : all_rules) tell_game(page, *each);
    page.title("Where the rules come from");
  } else {
    tell_game(page, *rules);
  }
  tell_sources(page, rules);
  tell_readings(page, rules);
  page.blank();
  page.paragraph(
      "What the games are worth, reckoned out by this program, stands in the document "
      "findings.md.");
  return std::move(page).take();
}

}  // namespace tebweez
