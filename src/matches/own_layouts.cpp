#include "matches/own_layouts.hpp"

#include <utility>

#include "matches/kept_lines.hpp"
#include "matches/match_settings.hpp"
#include "system/small_file.hpp"
#include "system/user_folders.hpp"
#include "tebweez/log/notation.hpp"
#include "tebweez/round.hpp"

namespace tebweez {
namespace {

std::string statement_of(const Rules& rules, const OwnLayout& layout) {
  return std::string{rules.key} + " " + quoted(layout.name) + " " + to_text(layout.board);
}

/// The board behind a ruleset and a name.
Result<Board, Wrong> board_of(const Words& words) {
  std::string text;
  for (std::size_t i = 2; i < words.size(); ++i)
    text += (words[i].quoted ? quoted(words[i].text) : words[i].text) + " ";
  return parse_board(text);
}

}  // namespace

OwnLayouts::OwnLayouts(std::string path) : path_{std::move(path)} {
  const auto text = read_small_file(path_);
  if (text)
    read(*text);
  else
    faults_.push_back(text.error().what);
}

OwnLayouts OwnLayouts::of_user() {
  const auto folder = user_folder("XDG_DATA_HOME", ".local/share");
  return folder ? OwnLayouts{*folder + "/layouts"} : OwnLayouts{};
}

void OwnLayouts::read(const std::string& text) {
  kept_.clear();
  faults_.clear();
  const auto take = [this](std::size_t number, const Words& words) -> Checked {
    const std::string& key = words.front().text;
    const Rules* rules = words.front().quoted ? nullptr : find_rules(key);
    if (rules == nullptr) return Wrong{"unknown ruleset " + shown(key)};
    if (words.size() < 2 || !words[1].quoted)
      return Wrong{"expected '" + key + " \"NAME\" A... / a...'"};
    const std::string& name = words[1].text;
    if (const auto wrong = check_new_name(name)) return Wrong{std::string{*wrong}};
    const auto board = board_of(words);
    if (!board) return board.error();
    if (const auto refusal = check_layout(*board, *rules)) return Wrong{to_text(*refusal)};
    if (find(*rules, name) != nullptr)
      return Wrong{"the name " + shown(name) + " may stand only once for " + key};
    kept_.push_back({rules, {name, *board}, number});
    return {};
  };
  for (const Fault& fault : KeptLines{text}.read(take))
    faults_.push_back(path_ + ":" + std::to_string(fault.line) + ": " + fault.what);
}

const OwnLayouts::Kept* OwnLayouts::find(const Rules& rules, const std::string& name) const {
  for (const Kept& kept : kept_)
    if (kept.rules->key == rules.key && kept.layout.name == name) return &kept;
  return nullptr;
}

std::vector<OwnLayout> OwnLayouts::of(const Rules& rules) const {
  std::vector<OwnLayout> layouts;
  for (const Kept& kept : kept_)
    if (kept.rules->key == rules.key) layouts.push_back(kept.layout);
  return layouts;
}

std::optional<Problem> OwnLayouts::keep(const Rules& rules, const OwnLayout& layout) {
  return write(rules, layout.name, statement_of(rules, layout));
}

std::optional<Problem> OwnLayouts::remove(const Rules& rules, const std::string& name) {
  return write(rules, name, std::nullopt);
}

std::optional<Problem> OwnLayouts::write(const Rules& rules, const std::string& name,
                                         const std::optional<std::string>& statement) {
  if (path_.empty()) return Problem{"there is no folder for layouts: set HOME or XDG_DATA_HOME"};
  const auto text = read_small_file(path_);
  if (!text) return text.error();
  read(*text);
  KeptLines lines{*text};
  const Kept* kept = find(rules, name);
  if (kept == nullptr) {
    if (!statement) return std::nullopt;
    lines.add(*statement);
  } else if (statement) {
    lines.replace(kept->line, *statement);
  } else {
    lines.remove(kept->line);
  }
  if (auto problem = replace_small_file(path_, lines.text())) return problem;
  read(lines.text());
  return std::nullopt;
}

}  // namespace tebweez
