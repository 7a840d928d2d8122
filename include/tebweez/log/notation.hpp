// Pits, boards and statements of the move log as text, and back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tebweez/action.hpp"
#include "tebweez/log/text.hpp"
#include "tebweez/log/words.hpp"
#include "tebweez/position.hpp"
#include "tebweez/result.hpp"
#include "tebweez/rules.hpp"

namespace tebweez {

/// The version of the log language that is read and written here.
inline constexpr int log_version = 1;
/// A line of a log holds at most so many bytes, its LF or CRLF not counted.
inline constexpr std::size_t longest_line = 4096;
/// A player's name has 1 to so many code points.
inline constexpr std::size_t longest_name = 40;

// ---- Names of things ----

[[nodiscard]] constexpr std::string_view to_text(Side side) noexcept {
  return side == Side::south ? "south" : "north";
}
[[nodiscard]] constexpr std::string_view to_text(Origin origin) noexcept {
  return origin == Origin::sow ? "sow" : "skip";
}
[[nodiscard]] constexpr std::string_view to_text(Reason reason) noexcept {
  constexpr std::array<std::string_view, 5> names{"cleared", "last", "stuck", "circling", "agreed"};
  return names[static_cast<std::size_t>(reason)];
}
[[nodiscard]] constexpr std::string_view to_text(Action::Kind kind) noexcept {
  constexpr std::array<std::string_view, 7> names{"tebweez", "keep",  "turn",  "sow",
                                                  "give",    "agree", "resign"};
  return names[static_cast<std::size_t>(kind)];
}

/// A pit's letter: A to G for South's, a to g for North's.
[[nodiscard]] constexpr char letter(Pit pit) noexcept {
  return static_cast<char>((pit.side == Side::south ? 'A' : 'a') + pit.place);
}
/// The pit with this letter, on the longest row; nothing for any other character.
[[nodiscard]] constexpr std::optional<Pit> pit_from(char text) noexcept {
  if (text >= 'A' && text < 'A' + longest_row) return Pit{Side::south, text - 'A'};
  if (text >= 'a' && text < 'a' + longest_row) return Pit{Side::north, text - 'a'};
  return std::nullopt;
}

/// One row in its owner's order: `6 6 6 6 6 6`.
[[nodiscard]] inline std::string to_text(const Board& board, Side side) {
  std::string text;
  for (int place = 0; place < board.row_length(); ++place) {
    if (place > 0) text += ' ';
    text += std::to_string(board[Pit{side, place}]);
  }
  return text;
}
/// Both rows: South's, a slash, North's.
[[nodiscard]] inline std::string to_text(const Board& board) {
  return to_text(board, Side::south) + " / " + to_text(board, Side::north);
}

/// The letters of a set of pits: `A C D`.
[[nodiscard]] inline std::string to_text(PitSet pits) {
  std::string text;
  for (const Pit pit : pits) {
    if (!text.empty()) text += ' ';
    text += letter(pit);
  }
  return text;
}

/// An action as a statement of the log.
[[nodiscard]] inline std::string to_text(const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::tebweez:
      return "tebweez " + std::string{to_text(action.by)} + " " + to_text(action.layout);
    case Kind::sow: return std::string(1, letter(action.pit));
    case Kind::give: return std::string{"give "} + letter(action.pit);
    case Kind::resign: return "resign " + std::string{to_text(action.by)};
    case Kind::keep:
    case Kind::turn:
    case Kind::agree: break;
  }
  return std::string{to_text(action.kind)};
}

/// A name between quotes, with the two escapes that there are.
[[nodiscard]] inline std::string quoted(std::string_view name) {
  std::string text{'"'};
  for (const char c : name) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + '"';
}

/// What is wrong with a player's name, if anything.
[[nodiscard]] constexpr std::optional<std::string_view> check_name(std::string_view name) noexcept {
  if (!is_utf8(name)) return "the name is not UTF-8";
  const TextShape shape = shape_of(name);
  if (shape.length == 0) return "the name is empty";
  if (shape.length > longest_name) return "the name is longer than 40 characters";
  if (shape.controls) return "the name has a control character";
  return std::nullopt;
}

// ---- Statements ----

/// A line without a statement: blank, or a comment only.
struct Blank {};

/// Statements of the header.
namespace header {
struct Version {
  int number = 0;
};
struct Variant {
  const Rules* rules = nullptr;
};
struct Target {
  int gains = 0;
};
struct OriginIs {
  Origin origin{};
};
struct Name {
  Side side{};
  std::string text;
};
struct Started {
  std::string time;
};
/// A header that begins with `x-`: kept as it stands, never looked at.
struct Extra {
  std::string text;
};
}  // namespace header

/// Takes the last action back.
struct Undo {};

/// Assertions: what the rules must have given.
namespace claim {
struct RoundIs {
  int number = 0;
};
struct RoundEnded {
  Reason reason{};
  PerSide<int> store;
};
struct MatchEnded {
  std::optional<Side> winner;
};
}  // namespace claim

using Statement = std::variant<Blank, header::Version, header::Variant, header::Target,
                               header::OriginIs, header::Name, header::Started, header::Extra,
                               Action, Undo, claim::RoundIs, claim::RoundEnded, claim::MatchEnded>;

/// Text that came from outside, made fit to stand in one line on a terminal: between quotes, cut
/// to 24 code points, with `?` for each control character and each byte that is not UTF-8.
[[nodiscard]] inline std::string shown(std::string_view text) {
  constexpr int longest = 24;
  std::string out{'\''};
  for (int length = 0; !text.empty(); ++length) {
    if (length == longest) {
      out += "...";
      break;
    }
    out += next_harmless(text);
  }
  return out + '\'';
}

namespace detail {

template <class T>
using Parsed = Result<T, Wrong>;

[[nodiscard]] inline std::optional<Side> side_from(const Word& word) noexcept {
  if (word.quoted) return std::nullopt;
  for (const Side side : both_sides)
    if (word.text == to_text(side)) return side;
  return std::nullopt;
}

[[nodiscard]] inline std::optional<int> number_from(const Word& word,
                                                    int highest = std::numeric_limits<int>::max()) {
  if (word.quoted) return std::nullopt;
  return parse_number(word.text, highest);
}

/// The counts of both rows, from `words[from]` to the end.
[[nodiscard]] inline Parsed<Board> board_from(const Words& words, std::size_t from) {
  PerSide<std::vector<int>> counts;
  Side side = Side::south;
  for (std::size_t i = from; i < words.size(); ++i) {
    if (!words[i].quoted && words[i].text == "/") {
      if (side == Side::north) return Wrong{"a board has one '/' between its two rows"};
      side = Side::north;
      continue;
    }
    const auto number = number_from(words[i], most_seeds);
    if (!number)
      return Wrong{"expected a number of seeds, 0 to " + std::to_string(most_seeds) + ", not " +
                   shown(words[i].text)};
    counts[side].push_back(*number);
  }
  if (side == Side::south) return Wrong{"a board has a '/' between its two rows"};
  const std::size_t row = counts.south.size();
  if (row != counts.north.size() || row < 1 || row > longest_row)
    return Wrong{"expected two rows of 6 or 7 pits, not " + std::to_string(row) + " and " +
                 std::to_string(counts.north.size())};
  Board board{static_cast<int>(row)};
  for (const Side owner : both_sides)
    for (std::size_t place = 0; place < row; ++place)
      board.set(Pit{owner, static_cast<int>(place)}, counts[owner][place]);
  return board;
}

/// The keys of all rulesets: `akil|ghashim|…`.
[[nodiscard]] inline std::string all_keys() {
  std::string keys;
  for (const Rules* rules : all_rules) keys.append(keys.empty() ? "" : "|").append(rules->key);
  return keys;
}

/// Reads the statement of one line, word by word.
class StatementParser {
 public:
  explicit StatementParser(const Words& words) : words_{words} {}

  [[nodiscard]] Parsed<Statement> parse() const {
    if (words_.empty()) return Statement{Blank{}};
    const std::string& keyword = words_.front().text;
    if (words_.front().quoted) return Wrong{"expected a keyword, not " + shown(keyword)};
    if (keyword.size() == 1 && pit_from(keyword.front())) {
      if (!takes(0)) return extra();
      return Statement{sow_from(*pit_from(keyword.front()))};
    }
    if (auto statement = header_statement(keyword)) return *std::move(statement);
    if (auto statement = action_statement(keyword)) return *std::move(statement);
    if (auto statement = claim_statement(keyword)) return *std::move(statement);
    return Wrong{"unknown keyword " + shown(keyword)};
  }

 private:
  using Found = std::optional<Parsed<Statement>>;

  [[nodiscard]] bool takes(std::size_t arguments) const noexcept {
    return words_.size() == arguments + 1;
  }
  [[nodiscard]] const Word& argument(std::size_t i) const { return words_[i]; }

  [[nodiscard]] Wrong extra() const {
    return {"nothing may follow " + shown(words_.front().text) + " here"};
  }
  [[nodiscard]] Wrong expected(std::string_view arguments) const {
    return {"expected '" + words_.front().text + " " + std::string{arguments} + "'"};
  }

  [[nodiscard]] Found header_statement(std::string_view keyword) const {
    if (keyword.starts_with("x-"))
      return Parsed<Statement>{Statement{header::Extra{std::string{keyword}}}};
    if (keyword == "tebweez-log") return version();
    if (keyword == "variant") return variant();
    if (keyword == "target") {
      if (const auto gains = takes(1) ? number_from(argument(1), highest_target) : std::nullopt)
        return Parsed<Statement>{Statement{header::Target{*gains}}};
      return Parsed<Statement>{expected("0...1000")};
    }
    if (keyword == "origin") {
      for (const Origin origin : {Origin::sow, Origin::skip})
        if (takes(1) && !argument(1).quoted && argument(1).text == to_text(origin))
          return Parsed<Statement>{Statement{header::OriginIs{origin}}};
      return Parsed<Statement>{expected("sow|skip")};
    }
    if (keyword == "started") {
      if (takes(1) && !argument(1).quoted && is_utc_time(argument(1).text))
        return Parsed<Statement>{Statement{header::Started{argument(1).text}}};
      return Parsed<Statement>{expected("YYYY-MM-DDTHH:MM:SSZ")};
    }
    if (const auto side = side_from(words_.front())) return name(*side);
    return std::nullopt;
  }

  [[nodiscard]] Parsed<Statement> version() const {
    const auto number = takes(1) ? number_from(argument(1)) : std::nullopt;
    if (!number) return expected("1");
    return Statement{header::Version{*number}};
  }

  [[nodiscard]] Parsed<Statement> variant() const {
    const Rules* rules = takes(1) && !argument(1).quoted ? find_rules(argument(1).text) : nullptr;
    if (rules == nullptr) return expected(all_keys());
    return Statement{header::Variant{rules}};
  }

  [[nodiscard]] Parsed<Statement> name(Side side) const {
    if (!takes(1) || !argument(1).quoted) return expected("\"NAME\"");
    if (const auto wrong = check_name(argument(1).text)) return Wrong{std::string{*wrong}};
    return Statement{header::Name{side, argument(1).text}};
  }

  [[nodiscard]] Found action_statement(std::string_view keyword) const {
    if (keyword == "tebweez") return tebweez_statement();
    if (keyword == "give") return give_statement();
    if (keyword == "resign") {
      const auto side = takes(1) ? side_from(argument(1)) : std::nullopt;
      if (!side) return Parsed<Statement>{expected("south|north")};
      return Parsed<Statement>{Statement{resign_by(*side)}};
    }
    for (const auto& [word, statement] : {std::pair<std::string_view, Statement>{"keep", keep()},
                                          {"turn", turn()},
                                          {"agree", agree()},
                                          {"undo", Undo{}}})
      if (keyword == word)
        return takes(0) ? Parsed<Statement>{statement} : Parsed<Statement>{extra()};
    return std::nullopt;
  }

  [[nodiscard]] Parsed<Statement> tebweez_statement() const {
    const auto side = words_.size() > 1 ? side_from(argument(1)) : std::nullopt;
    if (!side) return expected("south|north A... / a...");
    auto board = board_from(words_, 2);
    if (!board) return board.error();
    return Statement{tebweez_by(*side, *board)};
  }

  [[nodiscard]] Parsed<Statement> give_statement() const {
    if (takes(1) && !argument(1).quoted && argument(1).text.size() == 1)
      if (const auto pit = pit_from(argument(1).text.front())) return Statement{give_from(*pit)};
    return expected("PIT");
  }

  [[nodiscard]] Found claim_statement(std::string_view keyword) const {
    if (keyword == "round") {
      const auto number = takes(1) ? number_from(argument(1)) : std::nullopt;
      if (!number) return Parsed<Statement>{expected("N")};
      return Parsed<Statement>{Statement{claim::RoundIs{*number}}};
    }
    if (keyword == "end") return end_claim();
    if (keyword == "match") {
      if (takes(1)) {
        if (const auto side = side_from(argument(1)))
          return Parsed<Statement>{Statement{claim::MatchEnded{side}}};
        if (!argument(1).quoted && argument(1).text == "draw")
          return Parsed<Statement>{Statement{claim::MatchEnded{std::nullopt}}};
      }
      return Parsed<Statement>{expected("south|north|draw")};
    }
    return std::nullopt;
  }

  [[nodiscard]] Parsed<Statement> end_claim() const {
    const Wrong form = expected("REASON south N north N");
    if (!takes(5)) return form;
    claim::RoundEnded claim;
    bool known = false;
    for (const Reason reason :
         {Reason::cleared, Reason::last, Reason::stuck, Reason::circling, Reason::agreed}) {
      if (argument(1).quoted || argument(1).text != to_text(reason)) continue;
      claim.reason = reason;
      known = true;
    }
    const auto south = number_from(argument(3));
    const auto north = number_from(argument(5));
    if (!known || side_from(argument(2)) != Side::south || !south ||
        side_from(argument(4)) != Side::north || !north)
      return form;
    claim.store = {*south, *north};
    return Statement{claim};
  }

  const Words& words_;
};

}  // namespace detail

/// Reads one line of a log, without its line end. An error says what is wrong and, where that is
/// short, what was expected.
[[nodiscard]] inline Result<Statement, Wrong> parse_statement(std::string_view line) {
  auto words = split_words(line);
  if (!words) return words.error();
  auto statement = detail::StatementParser{*words}.parse();
  if (statement)
    if (const auto* extra = std::get_if<header::Extra>(&*statement); extra != nullptr)
      return Statement{header::Extra{std::string{line.substr(line.find_first_not_of(" \t"))}}};
  return statement;
}

/// Reads a board: the counts of South's row, `/`, the counts of North's, each in its owner's order.
/// Both rows are of the same length, at most `longest_row`; whether a ruleset has such rows, and so
/// many seeds, is not looked at.
[[nodiscard]] inline Result<Board, Wrong> parse_board(std::string_view text) {
  auto words = split_words(text);
  if (!words) return words.error();
  return detail::board_from(*words, 0);
}

// ---- Refusals in words ----

/// What a round waits for, as a few words with the legal pits: "north sows b, d or e".
[[nodiscard]] std::string due_text(const Refusal& refusal);
/// Why an action was refused, in one line without a full stop.
[[nodiscard]] std::string to_text(const Refusal& refusal);

[[nodiscard]] inline std::string due_text(const Refusal& refusal) {
  const std::string who = refusal.side ? std::string{to_text(*refusal.side)} : "south or north";
  const std::string from = " (" + to_text(refusal.pits) + ")";
  switch (refusal.due) {
    case Stage::tebweez: return "a tebweez by " + who;
    case Stage::choice: return "keep or turn by " + who;
    case Stage::sowing: return "a sowing by " + who + from;
    case Stage::gift: return "a gift by " + who + from;
    case Stage::over: break;
  }
  return "nothing: it is over";
}

[[nodiscard]] inline std::string to_text(const Refusal& refusal) {
  using Why = Refusal::Why;
  const std::string pit{letter(refusal.pit)};
  const auto number = [](int n) { return std::to_string(n); };
  switch (refusal.why) {
    case Why::wrong_stage:
    case Why::not_your_pit: return "expected " + due_text(refusal);
    case Why::wrong_layer: return "expected a tebweez by " + std::string{to_text(*refusal.side)};
    case Why::wrong_row:
      return "expected " + number(refusal.expected) + " pits a row, not " + number(refusal.found);
    case Why::wrong_sum:
      return "expected " + number(refusal.expected) + " seeds in all, not " + number(refusal.found);
    case Why::below_minimum:
      return "expected at least " + number(refusal.expected) + " seeds in each pit; " + pit +
             " holds " + number(refusal.found);
    case Why::not_corresponding: {
      const std::string same{letter(Pit{other(refusal.pit.side), refusal.pit.place})};
      return pit + " is empty but " + same + " is not: expected seeds in both or in neither";
    }
    case Why::empty_pit: return pit + " is empty; expected " + due_text(refusal);
    case Why::not_nearest_head:
      return pit + " is not the occupied pit nearest the head; expected " + due_text(refusal);
    case Why::never_ends: return "sowing " + pit + " never ends; expected " + due_text(refusal);
    case Why::nothing_yet: return "nothing has been laid out, so nobody can resign";
    case Why::match_over: return "the match is over; only undo can follow";
  }
  return {};
}

}  // namespace tebweez
