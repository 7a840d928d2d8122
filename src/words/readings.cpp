#include "words/readings.hpp"

#include <algorithm>

namespace tebweez {
namespace {

constexpr Applies everywhere = [](const Rules& /*any*/) { return true; };
constexpr Applies where_turned = [](const Rules& rules) { return rules.turning; };
constexpr Applies of_the_wise = [](const Rules& rules) {
  return rules.turning && rules.choice == Choice::any;
};
constexpr Applies of_the_ignorant = [](const Rules& rules) {
  return rules.turning && rules.choice == Choice::head;
};
constexpr Applies where_given_at_any_time = [](const Rules& rules) {
  return rules.gift == Gift::any_time;
};
constexpr Applies where_given_at_a_turn = [](const Rules& rules) {
  return rules.gift == Gift::at_turn;
};
constexpr Applies where_corresponding = [](const Rules& rules) {
  return rules.layout == Layout::corresponding;
};
constexpr Applies where_the_layer_begins = [](const Rules& rules) { return rules.layer_begins; };
constexpr Applies where_nothing_ends_but_empty_rows = [](const Rules& rules) {
  return !rules.last_ends;
};
constexpr Applies where_one_round = [](const Rules& rules) { return rules.target == 0; };
constexpr Applies in_the_crazy_game = [](const Rules& rules) {
  return !rules.turning && rules.choice == Choice::head;
};
constexpr Applies in_the_rational_game = [](const Rules& rules) {
  return !rules.turning && rules.choice == Choice::any;
};

}  // namespace

constexpr std::array<Reading, reading_count> readings{{
    {1, "A lap that comes round",
     "A lap of as many seeds as the board has pits, or more, comes back to the pit it was lifted "
     "from. No source names an exception for these games; Culin's note on Kale, a relative from "
     "Gaboon, does name one, so he would have known it. So a seed falls there too. Many relatives "
     "pass that pit over, and there is evidence for it: only so is Lane right that with six in "
     "every pit of the game of the ignorant whoever begins is sure to lose (as played here the "
     "beginner wins, 55 to 17), and only so do seven in every pit of the Crazy Game clear the "
     "board, the end that Culin names. --origin skip plays it that way; a log always names the "
     "origin.",
     everywhere},
    {2, "The line is read before it is lifted",
     "The sources say which pits a capture takes, not in what order the hand takes them. It "
     "matters when a line runs round the end of a row, for then one pit can be a part of the line "
     "and also the opposite of an earlier part. Here the whole line is read first, then lifted. "
     "The program MancalaGames lifts while it walks, so that the line breaks off there; in about "
     "one capturing move in a hundred that makes a difference. There is evidence for reading "
     "first: without gifts, seven in each pit clears the board, Culin's end, only with a line that "
     "is read before it is lifted.",
     everywhere},
    {3, "What a pit counts with",
     "A long sowing passes the same pit several times. Lane looks at what the last pit contains "
     "\"with this hasweh\", and at what the pits before it contain. So a pit counts with what it "
     "holds when the sowing stops, which is what the players see before them.",
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
     "A few seeds can follow each other round the board for ever. Neither Lane nor Culin mentions "
     "it; Mancala World sees it for the last two seeds of the Egyptian games and suggests one for "
     "each player, and ends the Syrian game when the seeds circle. Here the round ends when a "
     "player is about to sow a board that has stood before in this round with the same player to "
     "move and nothing captured since; each player takes what is in their row. A gift that is due "
     "comes first. In the games without a choice it happens with three seeds more often than with "
     "two. Where players choose, the screen says it before such a sowing or gift is made.",
     everywhere},
    {6, "When a gift is due",
     "The gift is Lane's word: a player who has more than a single hasweh in one or more pits must "
     "put one into the first pit of an adversary who has none. When it is due and from which pit "
     "are readings. \"More than a single hasweh\" is read as more than one seed in the row, not in "
     "one pit. It holds at any moment between moves, so the giver may be the player about to move "
     "or the other one, and gives from any occupied pit. A gift is an action of its own: then play "
     "goes on with whoever's turn it is. That it is due only at the turn of the player without "
     "seeds, as Ludii has it, could be defended too.",
     where_given_at_any_time},
    {7, "The gift, as Ludii tells it",
     "Lane's gift is due whenever a row is empty. Ludii has the opponent give one counter to a "
     "player who has none and is to move, into the leftmost hole, to be played from there. So it "
     "is given only to the player about to move, into that player's first pit.",
     where_given_at_a_turn},
    {8, "Turning the board gives up the first move",
     "Lane's word: a player who does not like how the seeds were laid out may turn the board "
     "round, and then the adversary begins, \"which is not the case otherwise\"; in the game of "
     "the wise that player \"forfeits his right of playing first\". Ludii says the same, Mancala "
     "World only that the opponent chooses a row. So whoever keeps the board begins. Turning never "
     "changes what will be played, only who plays which part: one cuts, the other chooses.",
     where_turned},
    {9, "Corresponding pits",
     "Lane's word: the seeds go into one or more pits on one side and the corresponding ones on "
     "the other. That does not mean every pit: if a pit holds seeds, so does the one that "
     "corresponds to it; Ludii asks the same. Lane's example, about half in A and the rest in a, "
     "shows that the same letter is meant and not the pit opposite. He and Ludii speak of uneven "
     "numbers; that is custom, and even layouts are allowed.",
     where_corresponding},
    {10, "Who lays out begins, and nobody turns",
     "Culin's word: one player distributes the pieces, and \"this player then\" makes the first "
     "move. He tells of no turning of the board. So it is played here.",
     where_the_layer_begins},
    {11, "Who lays out the next round",
     "Lane's word, in the game of the ignorant: the gainer begins the next board, the adversary "
     "having first distributed the seeds. So the loser of a round lays out the next; that of the "
     "wise is played alike. After a draw the same player lays out again. Where Ludii is followed "
     "another round begins exactly as before, so the same player lays out each time. For a match "
     "of the Syrian games no source says anything; the loser lays out there too, and so begins.",
     everywhere},
    {12, "Who lays out the first round",
     "The sources say that one player does, and not which. Either may; unless told otherwise the "
     "program asks South.",
     everywhere},
    {13, "The last seed, where Ludii is followed",
     "Lane's word: a hasweh that alone is left belongs to the player on whose side it is. Ludii's "
     "text plays on until the board is cleared; but a single seed can never be captured and would "
     "only be given back and forth. So Lane's end holds here too.",
     where_given_at_a_turn},
    {14, "Which way the line runs",
     "Lane's word: with the last pit the preceding ones are taken that contain \"either of these "
     "numbers\", with no other number between. So the line runs back over the pits sown just "
     "before, twos and fours mixed. Culin writes of holes \"that follow\"; that is read as a slip. "
     "Ludii's text speaks of one previous hole; the whole line is meant, as in its program. An "
     "empty pit is no even number: it never captures.",
     everywhere},
    {15, "What the winner gains",
     "Lane's word: the winner reckons the excess above the adversary's number as gain. That is the "
     "difference of the two stores; Ludii books it so, and what Culin's players have above their "
     "opponents is the same. A draw gains nothing. Gains add up (Lane's \"successive gains\") and "
     "are never taken back.",
     everywhere},
    {16, "Agreeing and resigning",
     "No source mentions either, and people do it. Once the round has begun the players may agree "
     "to end it: each takes what is in their row. A player may resign the match at any time after "
     "the first seeds were laid out: the other wins it, and no gains are booked.",
     everywhere},
    {17, "One game of the wise, told three ways",
     "Lane's game of the wise wants corresponding pits, and takes \"in the same cases\" as that of "
     "the ignorant: twos and fours. That is akil-lane. Mancala World keeps these captures and "
     "frees the layout: akil. Ludii keeps the layout and takes every even number: akil-ludii. Each "
     "is played as its page tells it; by Lane's text each of the two pages errs in one point.",
     of_the_wise},
    {18, "La'b Rosëya",
     "Culin's word: a variety of the Crazy Game, played by children, with seven in each hole. So "
     "it is a customary layout here, not a ruleset of its own. Culin says that the first player "
     "invariably wins, Mancala World that by his rules the second does; and so it comes out here: "
     "the first player loses, 39 to 59, and with --origin skip 31 to 67.",
     in_the_crazy_game},
    {19, "When the Syrian games end",
     "Culin counts when the board is cleared. Mancala World doubts that this is ever reached, and "
     "assumes an end when a row is empty at its owner's turn or when the seeds circle, the rest "
     "going to the owners. So here. Other ways could be defended and are not played: Culin finds "
     "Cairo's game \"quite in the manner\" of the Syrian one, so Lane's gift and last seed could "
     "fill the gap; and in the Mangala of Gaziantep, which Mancala World thinks perhaps the same "
     "game, a player who cannot move passes.",
     where_nothing_ends_but_empty_rows},
    {20, "One round, or a match",
     "Culin speaks of gains, and of a score of sixty only for Cairo; no source tells a match for "
     "Syria. So one round is the whole game here; with --target a match is played all the same.",
     where_one_round},
    {21, "Four in each pit of the game of the ignorant",
     "Lane: the seeds are laid out with \"generally\" at least four in each pit, and a pit \"may "
     "have been left empty at the first\". So four is a custom: in ghashim-lane the board starts "
     "with four in each, and any pit may be emptied. Mancala World makes it a rule: ghashim. "
     "\"Unequally\" is custom too, for Lane goes on to say what happens when it is equal.",
     of_the_ignorant},
    {22, "Seven in each pit by custom",
     "Culin: to put seven in each hole is \"customary\" in the Rational Game. So other layouts are "
     "allowed, with at least two in each pit, as in the game that he tells before it; the board "
     "starts with seven in each.",
     in_the_rational_game},
    {23, "Any pit, at every turn",
     "Culin: the players \"may select any hole on their side of the board as a starting place\". "
     "That is read of every turn, not of the first only. It is sown in laps, since Culin sets this "
     "game apart by the choice of the pit only; Mancala World's page on Al-manqala, which lists "
     "the name as another of its own, sows one lap. Who begins, no gifts, no turning and the ends "
     "are as in the Crazy Game.",
     in_the_rational_game},
    {24, "The gift and the last seed in the game of the wise",
     "Lane tells both in the game of the ignorant only. Of the game of the wise he says that the "
     "player \"proceeds in the same manner\"; so both hold in it too.",
     of_the_wise},
    {25, "Laid out uncounted",
     "In Lane's game of the wise the seeds are laid out uncounted, the first move is judged by "
     "eye, and the pits are counted after the first gain; one may stop the other to have a handful "
     "counted. Here figures are shown all the time, and no rule follows from that.",
     of_the_wise},
}};

static_assert(std::ranges::is_sorted(readings, {}, &Reading::number) &&
              readings.front().number == 1 && readings.back().number == reading_count);

std::span<const Source> sources() noexcept {
  static constexpr std::array list{
      Source{"Edward William Lane: An Account of the Manners and Customs of the Modern Egyptians. "
             "London 1836, written in the years 1833 to 1835; the chapter on games. Read in a "
             "later one-volume edition; in another such the passage stands on pages 344 to 346.",
             where_turned},
      Source{"Stewart Culin: Mancala, the National Game of Africa. Read in 1894; in the Report of "
             "the U.S. National Museum for 1894, pages 595 to 607, printed 1896.",
             everywhere},
      Source{"Mancala World, the pages of Ralf Gering: L'ab al-Akil, L'ab al-Ghashim, La'b "
             "Madjnuni, La'b Rosëya and Al-manqala.",
             everywhere},
      Source{"Ludii Portal: Li'b al-'Aqil (DLP.Games.395), which cites H. J. R. Murray, A History "
             "of Board-Games Other Than Chess, Oxford 1951, page 167. Murray was not read for "
             "this.",
             of_the_wise},
      Source{"Ludii Portal: the page on L'ab al-Ghashim, after Lane.", of_the_ignorant},
  };
  return list;
}

}  // namespace tebweez
