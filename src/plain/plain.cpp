#include "plain/plain.hpp"

#include <utility>
#include <variant>

#include "plain/asking.hpp"
#include "plain/line_dialogue.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "tebweez/log/notation.hpp"
#include "thinking/computer.hpp"
#include "words/refusals.hpp"
#include "words/words.hpp"

namespace tebweez {
namespace {

/// One row as its owner reads it: "North, Karim: a 6, b 6 … Store 0, gains 0."
std::string row_text(const Board& board, Side side, const Names& names) {
  std::string text = side == Side::south ? "South, " : "North, ";
  text += names[side] + ":";
  for (int place = 0; place < board.row_length(); ++place) {
    const Pit pit{side, place};
    text += place == 0 ? " " : ", ";
    text += letter(pit);
    text += " " + std::to_string(board[pit]);
  }
  return text + ".";
}

std::string board_text(const Board& board, const PerSide<int>& store, const PerSide<int>& gains,
                       const Names& names) {
  std::string text;
  for (const Side side : {Side::north, Side::south})
    text += row_text(board, side, names) + " Store " + std::to_string(store[side]) + ", gains " +
            std::to_string(gains[side]) + ".\n";
  return text;
}

/// Plays the lines that come in, until the input ends or a wrong line ends it.
class PlainPlay final : LineDialogue {
 public:
  PlainPlay(Session& session, LineReader lines)
      : LineDialogue{"That can't be played", std::move(lines)},
        session_{session},
        names_{names_of(session.header())} {
    const ComputerSettings computer = settings_like(session.header()).computer;
    plays_ = computer.plays;
    if (computer.any()) computer_.emplace(computer_player(session.match().rules(), computer));
  }

  int run(std::string_view typed_ahead) {
    if (!session_.note().empty()) complain(session_.note());
    if (!show(greeting() + position()) || !let_computer_play()) return exit_status();
    read_lines(typed_ahead);
    if (const auto unsaved = session_.leave()) {
      complain(unsaved->what);
      if (exit_status() == status::done) fail_with(unsaved->status);
    }
    return exit_status();
  }

 private:
  [[nodiscard]] std::string greeting() const {
    const Match& match = session_.match();
    return std::string{match.rules().name} + ", " + std::string{match.rules().meaning} + ", " +
           target_text(match.target()) + ".\n";
  }

  /// The position, and what may be typed in it.
  [[nodiscard]] std::string position() const {
    const std::string text = plain_position(session_.match(), names_);
    return computer_to_act() ? text : text + suggestion(session_.match()) + "\n";
  }

  bool take(const LineReader::Line& line) override {
    if (const auto asked = asked_for(line.text)) return answer(*asked, line.number);
    const auto statement = parse_statement(line.text);
    if (!statement)
      return refuse({line.number,
                     foreign_letter(line.text, session_.match()).value_or(statement.error().what)});
    if (is_header(*statement))
      return refuse({line.number, "the header is settled by the command line, not here"});
    if (const auto* action = std::get_if<Action>(&*statement); action != nullptr) {
      if (const auto why = computer_minds(*action)) return refuse({line.number, *why});
      if (const auto refusal = session_.match().refusal(*action); refusal && asks_again())
        return show(refusal_sentence(*refusal, names_) + "\n");
    }
    auto effect = session_.apply(*statement);
    if (!effect) return refuse({line.number, effect.error().what});
    if (!effect->played && !effect->taken_back) return show({});
    // With the computer's actions behind it, back to the player's own.
    while (effect && effect->taken_back && computer_to_act() && session_.match().actions() > 0)
      effect = session_.apply(Undo{});
    return tell(effect->played.has_value()) && let_computer_play();
  }

  /// Does again what was taken back, with the computer's actions behind it.
  bool redo(std::size_t line) {
    auto effect = session_.redo();
    if (!effect) return refuse({line, effect.error().what});
    while (effect && computer_to_act() && !session_.record().undone().empty()) {
      if (!tell(true)) return false;
      effect = session_.redo();
    }
    return tell(true) && let_computer_play();
  }

  /// Tells what was just done, and the position now.
  bool tell(bool played) {
    if (session_.lost_its_file())
      if (const auto problem = session_.go_on_in_new_file()) complain(problem->what);
    if (!session_.note().empty()) complain(session_.note());
    if (!played) return show("\nTaken back.\n" + position());
    const Round& round = *session_.match().round();
    std::string text = "\n" + sentence(round, round.plies().size() - 1, names_) + "\n";
    if (round.plies().back().ended) text += end_sentence(*round.reckoning(), names_) + "\n";
    return show(text + position());
  }

  /// Whom the computer is to act for; who plays against it lays out first.
  [[nodiscard]] std::optional<Side> computer_to_act() const {
    const Match& match = session_.match();
    if (!computer_ || match.stage() == Stage::over) return std::nullopt;
    const auto actor = match.actor();
    if (!actor && plays_.south && plays_.north) return Side::south;
    return actor && plays_[*actor] ? actor : std::nullopt;
  }

  /// Plays the computer's actions as if they were typed, until a person is to act.
  bool let_computer_play() {
    const Stopped interrupted = [] { return signals::received() != 0; };
    while (const auto side = computer_to_act()) {
      const Action action = computer_->choose(session_.match(), *side, interrupted);
      if (interrupted()) return false;
      static_cast<void>(session_.apply(action));
      if (!put(to_text(action) + "\n") || !tell(true)) return false;
    }
    return true;
  }

  /// Why the computer does not let an action be done, if it does not.
  [[nodiscard]] std::optional<std::string> computer_minds(const Action& action) {
    if (!computer_ || session_.match().round() == nullptr) return std::nullopt;
    if (action.kind == Action::Kind::resign && plays_[action.by])
      return names_[action.by] + " never resigns";
    if (action.kind != Action::Kind::agree) return std::nullopt;
    const Round& round = *session_.match().round();
    for (const Side side : both_sides)
      if (plays_[side] && round.stage() != Stage::over &&
          !computer_->agrees(round, side, [] { return signals::received() != 0; }))
        return names_[side] + " does not agree to end the round";
    return std::nullopt;
  }

  /// Does or tells what was asked for in words that are no statements of the log.
  bool answer(Asked asked, std::size_t line) {
    const Match& match = session_.match();
    switch (asked) {
      case Asked::nothing: return show(asks_again() ? suggestion(match) + "\n" : "");
      case Asked::help: return show(help_text(match));
      case Asked::board: return show(position());
      case Asked::moves: return show(moves_text(match, names_));
      case Asked::rules: return show(rules_text(match.rules()));
      case Asked::redo: return redo(line);
      case Asked::quit: break;
    }
    return false;
  }

  static bool is_header(const Statement& statement) {
    return std::visit(
        [](const auto& s) {
          using Kind = std::decay_t<decltype(s)>;
          return !(std::is_same_v<Kind, Blank> || std::is_same_v<Kind, Action> ||
                   std::is_same_v<Kind, Undo> || std::is_same_v<Kind, claim::RoundIs> ||
                   std::is_same_v<Kind, claim::RoundEnded> ||
                   std::is_same_v<Kind, claim::MatchEnded>);
        },
        statement);
  }

  Session& session_;
  Names names_;
  PerSide<bool> plays_{};  ///< whom the computer plays
  std::optional<ComputerPlayer> computer_;
};

}  // namespace

std::string plain_board(const Board& board, const Names& names) {
  return row_text(board, Side::north, names) + "\n" + row_text(board, Side::south, names) + "\n";
}

std::string plain_position(const Match& match, const Names& names) {
  std::string text;
  if (match.stage() != Stage::tebweez && match.stage() != Stage::over) {
    const Position position = match.round()->position();
    text = "Round " + std::to_string(match.round_number()) + ".\n" +
           board_text(position.board, position.store, match.gains(), names);
  } else if (match.round() != nullptr) {
    const PerSide<int> gains = match.gains();
    text = "Gains: " + names.south + " " + std::to_string(gains.south) + ", " + names.north + " " +
           std::to_string(gains.north) + ".\n";
  }
  return text + due_sentence(match, names) + "\n";
}

std::string plain_after(const Chapter& chapter, std::size_t number, const Names& names) {
  const Ply& ply = chapter.round.plies()[number];
  const auto result = ply.ended ? chapter.round.reckoning() : std::nullopt;
  const Board board = result ? Board{ply.after.board.row_length()} : ply.after.board;
  const PerSide<int> store = result ? result->store : ply.after.store;
  const PerSide<int> gains =
      chapter.round.ended_by(number) ? Match::gains_after(chapter) : chapter.gains_before;
  std::string text;
  if (result) text = end_sentence(*result, names) + "\n";
  return text + board_text(board, store, gains, names);
}

int play_plain(Session session, LineReader lines, const std::string& rest) {
  return PlainPlay{session, std::move(lines)}.run(rest);
}

}  // namespace tebweez
