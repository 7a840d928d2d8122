#include "screen/match/tebweez_editor.hpp"

#include <algorithm>
#include <numeric>

#include "tebweez/customary.hpp"
#include "tebweez/log/notation.hpp"
#include "words/words.hpp"

namespace tebweez::screen {
namespace {

constexpr std::size_t most_digits = 2;

/// Deals `seeds` into the pits of a board so that every way of doing it is equally likely.
void deal(Board& board, const std::vector<Pit>& pits, int seeds, std::mt19937& random) {
  // Stars and bars: where the bars fall among the seeds parts them into the pits.
  std::vector<int> places(static_cast<std::size_t>(seeds) + pits.size() - 1);
  std::iota(places.begin(), places.end(), 0);
  std::vector<int> bars;
  std::sample(places.begin(), places.end(), std::back_inserter(bars), pits.size() - 1, random);
  bars.push_back(static_cast<int>(places.size()));
  int behind = -1;
  for (std::size_t i = 0; i < pits.size(); ++i) {
    board.set(pits[i], board[pits[i]] + bars[i] - behind - 1);
    behind = bars[i];
  }
}

std::vector<Pit> all_pits(int row) {
  std::vector<Pit> pits;
  for (const Side side : both_sides)
    for (int place = 0; place < row; ++place) pits.emplace_back(side, place);
  return pits;
}

}  // namespace

Board random_layout(const Rules& rules, std::mt19937& random) {
  Board board = Board::filled(rules.row_length, rules.minimum);
  std::vector<Pit> pits = all_pits(rules.row_length);
  if (rules.layout == Layout::corresponding) {
    pits.clear();
    std::uniform_int_distribution<unsigned> letters{
        1, (1U << static_cast<unsigned>(rules.row_length)) - 1};
    const unsigned used = letters(random);
    for (const Side side : both_sides)
      for (int place = 0; place < rules.row_length; ++place)
        if ((used >> static_cast<unsigned>(place) & 1U) != 0) pits.emplace_back(side, place);
    for (const Pit pit : pits) board.set(pit, 1);
  }
  deal(board, pits, rules.seeds - board.total(), random);
  return board;
}

TebweezEditor::TebweezEditor(const Rules& rules, Side layer)
    : rules_{&rules},
      layer_{layer},
      layout_{Board::filled(rules.row_length, rules.start)},
      chosen_{Board::first(layer)} {
  set_own({});
}

void TebweezEditor::set_own(const std::vector<OwnLayout>& own) {
  layouts_.clear();
  for (const CustomaryLayout& known : customary_layouts(*rules_))
    layouts_.push_back({std::string{known.name}, known.board});
  layouts_.insert(layouts_.end(), own.begin(), own.end());
}

void TebweezEditor::choose(Pit pit) {
  if (pit.place >= rules_->row_length) return;
  chosen_ = pit;
  typed_.clear();
}

void TebweezEditor::start_from(const Board& layout) {
  layout_ = layout;
}

void TebweezEditor::type(int digit) {
  if (typed_.size() < most_digits) typed_ += static_cast<char>('0' + digit);
}

void TebweezEditor::erase() {
  if (!typed_.empty()) typed_.pop_back();
}

void TebweezEditor::change(const Board& layout) {
  if (layout == layout_) return;
  earlier_.push_back(layout_);
  later_.clear();
  layout_ = layout;
}

bool TebweezEditor::undo() {
  if (earlier_.empty()) return false;
  later_.push_back(layout_);
  layout_ = earlier_.back();
  earlier_.pop_back();
  return true;
}

bool TebweezEditor::redo() {
  if (later_.empty()) return false;
  earlier_.push_back(layout_);
  layout_ = later_.back();
  later_.pop_back();
  return true;
}

std::string TebweezEditor::change_chosen(int by) {
  const int seeds = layout_[chosen_] + by;
  if (seeds < 0) return std::string{letter(chosen_)} + " is empty.";
  if (seeds < rules_->minimum)
    return "Each pit must hold at least " + counted(rules_->minimum, "seed") + ".";
  if (by > in_hand() && in_hand() == 0) return "Nothing is left in hand.";
  if (by > in_hand()) return "Only " + std::to_string(in_hand()) + " left in hand.";
  Board layout = layout_;
  layout.set(chosen_, seeds);
  change(layout);
  return {};
}

std::string TebweezEditor::set_typed() {
  const int seeds = parse_number(typed_).value_or(0);
  typed_.clear();
  return change_chosen(seeds - layout_[chosen_]);
}

std::string TebweezEditor::spread() {
  if (in_hand() == 0) return "Nothing is left in hand.";
  Board layout = layout_;
  const std::vector<Pit> pits = all_pits(rules_->row_length);
  const int share = in_hand() / layout.pits();
  for (const Pit pit : pits) layout.set(pit, layout[pit] + share);
  for (int rest = in_hand() % layout.pits(); rest > 0; --rest) {
    const auto emptiest = std::min_element(pits.begin(), pits.end(),
                                           [&](Pit a, Pit b) { return layout[a] < layout[b]; });
    layout.set(*emptiest, layout[*emptiest] + 1);
  }
  change(layout);
  return {};
}

std::string TebweezEditor::mirror() {
  Board layout = layout_;
  for (int place = 0; place < rules_->row_length; ++place)
    layout.set(Pit{other(chosen_.side), place}, layout[Pit{chosen_.side, place}]);
  if (layout.total() > rules_->seeds)
    return "This row holds more than half of the seeds, so it can't be mirrored.";
  change(layout);
  return {};
}

std::string TebweezEditor::next_layout() {
  const std::size_t number = next_layout_ % layouts_.size();
  take_layout(number);
  return layouts_[number].name + ".";
}

void TebweezEditor::take_layout(std::size_t number) {
  typed_.clear();
  change(layouts_[number].board);
  next_layout_ = number + 1;
}

std::string TebweezEditor::edit(Request request) {
  typed_.clear();
  switch (request) {
    case Request::add: return change_chosen(1);
    case Request::remove: return change_chosen(-1);
    case Request::empty_pit: return change_chosen(rules_->minimum - layout_[chosen_]);
    case Request::empty_all: change(Board::filled(rules_->row_length, rules_->minimum)); break;
    case Request::spread: return spread();
    case Request::mirror: return mirror();
    case Request::random: change(random_layout(*rules_, random_)); break;
    case Request::next_layout: return next_layout();
    default: break;
  }
  return {};
}

}  // namespace tebweez::screen
