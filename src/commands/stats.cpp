#include "commands/stats.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "matches/saved_matches.hpp"
#include "matches/standings.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"

namespace tebweez {
namespace {

using Cells = std::vector<std::string>;

/// With a sign and one decimal, `+12.5`; `-` where no match was finished.
std::string margin_text(const Standing& standing) {
  const auto mean = standing.mean_margin();
  if (!mean) return "-";
  std::array<char, 32> text{};
  const int length = std::snprintf(text.data(), text.size(), "%+.1f", *mean);
  return {text.data(), static_cast<std::size_t>(length)};
}

Cells figures(const Standing& standing) {
  return {std::to_string(standing.wins),
          std::to_string(standing.losses),
          std::to_string(standing.draws),
          std::to_string(standing.unfinished),
          margin_text(standing),
          std::to_string(standing.largest_capture),
          std::to_string(standing.longest_sowing)};
}

bool counted_at_all(const Standing& standing) {
  return standing.finished() + standing.unfinished != 0;
}

Cells joined(Cells front, const Cells& back) {
  front.insert(front.end(), back.begin(), back.end());
  return front;
}

/// Those who won most come first, and by name where that is equal.
std::vector<std::pair<std::string, Standing>> in_order(const Standings& standings) {
  std::vector<std::pair<std::string, Standing>> list{standings.named.begin(),
                                                     standings.named.end()};
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& a, const auto& b) { return a.second.wins > b.second.wins; });
  return list;
}

int columns_of(const std::string& text) {
  return static_cast<int>(shape_of(text).length);
}

/// The first column is text and stands left, the others are numbers and stand right.
std::string aligned(const std::vector<Cells>& table) {
  std::vector<int> widths(table.front().size());
  for (const Cells& cells : table)
    for (std::size_t i = 0; i < cells.size(); ++i)
      widths[i] = std::max(widths[i], columns_of(cells[i]));
  std::string text;
  for (const Cells& cells : table) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string blanks(static_cast<std::size_t>(widths[i] - columns_of(cells[i])), ' ');
      text += (i == 0 ? "" : "  ") + (i == 0 ? cells[i] + blanks : blanks + cells[i]);
    }
    text += '\n';
  }
  return text;
}

std::string for_people(const Standings& standings) {
  std::vector<Cells> table{{"", "won", "lost", "drawn", "unfinished", "margin", "capture", "laps"}};
  for (const auto& [name, standing] : in_order(standings))
    table.push_back(joined({harmless(name)}, figures(standing)));
  for (const Side side : both_sides)
    if (const Standing& standing = standings.nameless[side]; counted_at_all(standing))
      table.push_back(
          joined({side == Side::south ? "(South without a name)" : "(North without a name)"},
                 figures(standing)));
  if (table.size() == 1) return "There are no saved matches.\n";
  return aligned(table);
}

std::string for_scripts(const Standings& standings) {
  std::vector<Cells> table{
      {"name", "nameless", "won", "lost", "drawn", "unfinished", "margin", "capture", "laps"}};
  for (const auto& [name, standing] : in_order(standings))
    table.push_back(joined({harmless(name), "-"}, figures(standing)));
  for (const Side side : both_sides)
    if (const Standing& standing = standings.nameless[side]; counted_at_all(standing))
      table.push_back(joined({"", std::string{to_text(side)}}, figures(standing)));
  std::string text;
  for (const Cells& cells : table) {
    for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : "\t") + cells[i];
    text += '\n';
  }
  return text;
}

class Stats final : public Command {
 public:
  explicit Stats(CLI::App& app) { app.add_flag("--tsv", tsv_, "A table for scripts"); }

  [[nodiscard]] int run() override {
    const auto files = saved_files();
    if (!files) return fail(files.error());
    Standings standings;
    for (const SavedFile& file : *files) {
      const SavedMatch saved = read_saved(file);
      if (signals::received() != 0) return signals::exit_status();
      if (saved.record)
        standings.add(*saved.record);
      else
        complain(saved.problem + "; left out");
    }
    return finish_with(tsv_ ? for_scripts(standings) : for_people(standings));
  }

 private:
  bool tsv_ = false;
};

}  // namespace

Subcommand add_stats(CLI::App& app) {
  return add_command<Stats>(app, "stats", "Tell how each player fared in the saved matches");
}

}  // namespace tebweez
