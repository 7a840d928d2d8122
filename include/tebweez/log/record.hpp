// The move log: from bytes to a match, with errors that name their line, and back.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tebweez/log/notation.hpp"
#include "tebweez/log/text.hpp"
#include "tebweez/match.hpp"

namespace tebweez {

/// What stands above the actions of a log.
struct Header {
  std::optional<Rules> rules{};  ///< nothing until `variant` was read
  std::optional<int> target{};   ///< nothing: the variant's own
  std::optional<Origin> origin{};
  PerSide<std::optional<std::string>> name{};
  std::string started{};             ///< empty: not known
  std::vector<std::string> extra{};  ///< `x-` lines as they stand

  /// A player's name: South and North unless the log names them.
  [[nodiscard]] std::string name_of(Side side) const {
    return name[side].value_or(side == Side::south ? "South" : "North");
  }
  /// The ruleset that is played, R1 as the log reads it; `rules` must be known.
  [[nodiscard]] Rules ruleset() const { return rules->with(origin.value_or(rules->origin)); }
  /// The match that this header begins; `rules` must be known.
  [[nodiscard]] Match begin() const { return Match{ruleset(), target.value_or(rules->target)}; }
};

/// The header as text, every line with its LF. The origin is always written (R1). It must have
/// rules, and its names must be such as `check_name` has nothing against.
[[nodiscard]] inline std::string to_text(const Header& header) {
  std::string text = "tebweez-log " + std::to_string(log_version) + "\n";
  const auto line = [&](std::string_view keyword, std::string_view value) {
    text.append(keyword).append(" ").append(value).append("\n");
  };
  line("variant", header.rules->key);
  line("target", std::to_string(header.target.value_or(header.rules->target)));
  line("origin", to_text(header.ruleset().origin));
  for (const Side side : both_sides) line(to_text(side), tebweez::quoted(header.name_of(side)));
  if (!header.started.empty()) line("started", header.started);
  for (const std::string& extra : header.extra) text.append(extra).append("\n");
  return text;
}

/// How a round ended, as the log says it: `last south 40 north 32`.
[[nodiscard]] inline std::string end_text(const Reckoning& result) {
  return std::string{to_text(result.reason)} + " south " + std::to_string(result.store.south) +
         " north " + std::to_string(result.store.north);
}
/// Who won a match: `south`, `north` or `draw`.
[[nodiscard]] constexpr std::string_view winner_text(const Verdict& verdict) noexcept {
  return verdict.winner ? to_text(*verdict.winner) : "draw";
}

/// Something wrong, and the line it stands in, counted from 1.
struct Fault {
  std::size_t line = 0;
  std::string what;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// Cuts bytes that come in pieces of any size into whole lines and checks their form.
/// It never holds more than one line, and of that no more than `longest_line` bytes.
class LineReader {
 public:
  struct Line {
    std::size_t number = 0;
    std::string text;
  };

  /// Adds bytes; whole lines among them go to `take(Line)`, a bad one to `fail(Fault)`, one that is
  /// too long as soon as it is: its end may never come. Either returns false to stop; the bytes
  /// after that line are not looked at.
  template <class Take, class Fail>
  bool feed(std::string_view bytes, Take&& take, Fail&& fail) {
    while (!bytes.empty()) {
      const std::size_t end = bytes.find('\n');
      keep(bytes.substr(0, end));
      if (end == std::string_view::npos) {
        if (refused_ || pending_bytes_ < most_kept) return true;
        refused_ = true;
        return fail(Fault{lines_ + 1, std::string{too_long}});
      }
      bytes.remove_prefix(end + 1);
      ++lines_;
      if (refused_) {  // it was told of before it ended
        pending_.clear();
      } else if (const auto wrong = finish_line()) {
        if (!fail(Fault{lines_, std::string{*wrong}})) return false;
      } else if (!take(Line{lines_, pending_})) {
        return false;
      }
      whole_bytes_ += pending_bytes_ + 1;
      drop_torn();
    }
    return true;
  }

  /// How many whole lines there were, and how many bytes they took with their line ends.
  [[nodiscard]] std::size_t lines() const noexcept { return lines_; }
  [[nodiscard]] std::size_t whole_bytes() const noexcept { return whole_bytes_; }
  /// Is there a last line without its newline?
  [[nodiscard]] bool torn() const noexcept { return pending_bytes_ != 0; }
  /// Forgets that line: what comes next follows the whole lines.
  void drop_torn() noexcept {
    pending_.clear();
    pending_bytes_ = 0;
    refused_ = false;
  }

 private:
  static constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  static constexpr std::string_view too_long = "the line is longer than 4096 bytes";
  /// With a mark, a CR and one byte more, a line is too long whatever follows.
  static constexpr std::size_t most_kept = longest_line + byte_order_mark.size() + 2;

  void keep(std::string_view bytes) {
    pending_bytes_ += bytes.size();
    pending_ += bytes.substr(0, most_kept - std::min(most_kept, pending_.size()));
  }

  /// Makes the pending bytes a line's text, or says what is wrong with them.
  [[nodiscard]] std::optional<std::string_view> finish_line() {
    if (lines_ == 1 && pending_.starts_with(byte_order_mark)) pending_.erase(0, 3);
    if (pending_.ends_with('\r')) pending_.pop_back();
    if (pending_.size() > longest_line) return too_long;
    if (pending_.find('\r') != std::string::npos) return "a CR stands inside the line";
    if (pending_.find('\0') != std::string::npos) return "the line holds a NUL byte";
    if (!is_utf8(pending_)) return "the line is not UTF-8";
    return std::nullopt;
  }

  std::string pending_;
  std::size_t pending_bytes_ = 0;
  bool refused_ = false;  ///< the pending line is too long, and that was told
  std::size_t lines_ = 0;
  std::size_t whole_bytes_ = 0;
};

/// What a statement did to the match: nothing, unless it was an action or undo.
struct Effect {
  std::optional<Ply> played{};      ///< the action, and what came of it
  std::optional<Ply> taken_back{};  ///< by undo
};

/// A header and the match played under it, built statement by statement.
class Record {
 public:
  /// An empty record, for reading a log from its first line.
  Record() = default;
  /// A record whose header is settled, for a new match; `header.rules` must be known.
  explicit Record(Header header)
      : header_{std::move(header)}, begun_{true}, match_{header_.begin()} {}

  [[nodiscard]] const Header& header() const noexcept { return header_; }
  /// The match; there is one as soon as the header named its variant and an action, or the end of
  /// the log, has closed it.
  [[nodiscard]] const std::optional<Match>& match() const noexcept { return match_; }

  /// What was taken back and can be done again, the next to be done last: undone actions that no
  /// other action has replaced since.
  [[nodiscard]] const std::vector<Action>& undone() const noexcept { return undone_; }

  /// Takes one statement: a header's, an action, undo or an assertion.
  /// When it is wrong nothing has changed, but that an action,
  /// played or refused, has closed the header.
  Result<Effect, Wrong> apply(const Statement& statement) {
    return std::visit([this](const auto& s) { return take(s); }, statement);
  }

  /// Closes the header where no statement did. An error says what is missing.
  Checked close_header() {
    if (match_) return {};
    if (!versioned_) return Wrong{"expected 'tebweez-log 1' as the first statement"};
    if (!header_.rules) return Wrong{"expected 'variant " + detail::all_keys() + "' in the header"};
    match_ = header_.begin();
    return {};
  }

 private:
  using Applied = Result<Effect, Wrong>;

  Applied take(const Blank& /*nothing*/) { return Effect{}; }

  Applied take(const header::Version& read) {
    if (versioned_) return Wrong{"'tebweez-log' may stand only once, as the first statement"};
    if (begun_) return late();
    if (read.number != log_version)
      return Wrong{"version " + std::to_string(read.number) +
                   " of the log is not known here; expected 1"};
    versioned_ = true;
    return Effect{};
  }
  Applied take(const header::Variant& variant) {
    return set_once(!header_.rules, "variant", [&] { header_.rules = *variant.rules; });
  }
  Applied take(const header::Target& target) {
    return set_once(!header_.target, "target", [&] { header_.target = target.gains; });
  }
  Applied take(const header::OriginIs& origin) {
    return set_once(!header_.origin, "origin", [&] { header_.origin = origin.origin; });
  }
  Applied take(const header::Name& name) {
    return set_once(!header_.name[name.side], to_text(name.side),
                    [&] { header_.name[name.side] = name.text; });
  }
  Applied take(const header::Started& started) {
    return set_once(header_.started.empty(), "started", [&] { header_.started = started.time; });
  }
  Applied take(const header::Extra& extra) {
    return set_once(true, "x-", [&] { header_.extra.push_back(extra.text); });
  }

  static Wrong late() { return {"a header statement must stand before the first action"}; }

  template <class Set>
  Applied set_once(bool unset, std::string_view keyword, Set set) {
    if (begun_) return late();
    if (!versioned_) return Wrong{"expected 'tebweez-log 1' as the first statement"};
    if (!unset) return Wrong{"'" + std::string{keyword} + "' may stand only once"};
    set();
    if (match_) match_ = header_.begin();  // a log that grows may have been closed too early
    return Effect{};
  }

  Checked begin() {
    if (auto closed = close_header(); !closed) return closed;
    begun_ = true;
    return {};
  }

  Applied take(const Action& action) {
    if (const auto begun = begin(); !begun) return begun.error();
    const auto ply = match_->play(action);
    if (!ply) return Wrong{to_text(ply.error())};
    if (!undone_.empty() && undone_.back() == action)
      undone_.pop_back();
    else
      undone_.clear();
    return Effect{.played = *ply};
  }
  Applied take(const Undo& /*undo*/) {
    if (const auto begun = begin(); !begun) return begun.error();
    const auto ply = match_->undo();
    if (!ply) return Wrong{"there is nothing to undo"};
    undone_.push_back(ply->action);
    return Effect{.taken_back = ply};
  }

  Applied take(const claim::RoundIs& claim) {
    if (const auto begun = begin(); !begun) return begun.error();
    if (claim.number == match_->round_number()) return Effect{};
    return Wrong{"this is round " + std::to_string(match_->round_number())};
  }
  Applied take(const claim::RoundEnded& claim) {
    if (const auto begun = begin(); !begun) return begun.error();
    const auto result = match_->round() == nullptr ? std::nullopt : match_->round()->reckoning();
    if (!result) return Wrong{"no round has ended here"};
    if (claim.reason == result->reason && claim.store == result->store) return Effect{};
    return Wrong{"the round ended: " + end_text(*result)};
  }
  Applied take(const claim::MatchEnded& claim) {
    if (const auto begun = begin(); !begun) return begun.error();
    const auto verdict = match_->verdict();
    if (!verdict) return Wrong{"the match is not over"};
    if (claim.winner == verdict->winner) return Effect{};
    return Wrong{"the match ended: " + std::string{winner_text(*verdict)}};
  }

  Header header_;
  bool versioned_ = false;
  bool begun_ = false;  ///< the first action or assertion has closed the header
  std::optional<Match> match_;
  std::vector<Action> undone_;
};

/// Reads a log that comes in pieces of any size, up to the first fault.
class LogReader {
 public:
  /// Adds bytes. After a fault the rest is not looked at. False: there is a fault.
  bool feed(std::string_view bytes) {
    if (fault_) return false;
    return lines_.feed(
        bytes, [this](const LineReader::Line& line) { return take(line); },
        [this](const Fault& fault) {
          fault_ = fault;
          return false;
        });
  }
  /// Says that there is no more for now. False: there is a fault.
  bool finish() {
    if (fault_) return false;
    if (lines_.lines() == 0)
      fault_ = Fault{1, "there is no whole line"};
    else if (const auto closed = record_.close_header(); !closed)
      fault_ = Fault{lines_.lines(), closed.error().what};
    return !fault_;
  }

  [[nodiscard]] const Record& record() const noexcept { return record_; }
  [[nodiscard]] Record&& take_record() noexcept { return std::move(record_); }
  [[nodiscard]] const std::optional<Fault>& fault() const noexcept { return fault_; }
  [[nodiscard]] const LineReader& lines() const noexcept { return lines_; }
  /// Forgets the torn last line, when whoever wrote it has cut it off again.
  void drop_torn() noexcept { lines_.drop_torn(); }
  /// The torn last line, if there is one and no fault before it: it is neither acted upon nor
  /// checked.
  [[nodiscard]] std::optional<Fault> torn() const {
    if (fault() || !lines_.torn()) return std::nullopt;
    return Fault{lines_.lines() + 1, "the last line is torn and was left out"};
  }

 private:
  bool take(const LineReader::Line& line) {
    const Checked applied = apply(line.text);
    if (!applied) fault_ = Fault{line.number, applied.error().what};
    return applied.ok();
  }

  Checked apply(std::string_view line) {
    const auto statement = parse_statement(line);
    if (!statement) return statement.error();
    const auto effect = record_.apply(*statement);
    if (!effect) return effect.error();
    return {};
  }

  LineReader lines_;
  Record record_;
  std::optional<Fault> fault_;
};

/// What the program writes of an action: its own line and the assertions that hold with it.
/// `round N` stands before a tebweez, `end` and `match` after the action that ended them.
[[nodiscard]] inline std::string lines_for(const Match& after, const Ply& ply) {
  std::string text;
  if (ply.action.kind == Action::Kind::tebweez)
    text += "round " + std::to_string(after.chapters().size()) + "\n";
  text += to_text(ply.action) + "\n";
  if (ply.ended) {
    const auto result = after.round()->reckoning();
    text += "end " + end_text(*result) + "\n";
  }
  if (const auto verdict = after.verdict())
    text.append("match ").append(winner_text(*verdict)).append("\n");
  return text;
}

}  // namespace tebweez
