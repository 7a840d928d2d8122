#include "matches/kept_lines.hpp"

#include <algorithm>

namespace tebweez {
namespace {

constexpr std::string_view blanks = " \t";

/// The parts of a line around its statement.
struct Around {
  std::string_view before, after;
};

Around around_statement(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(blanks), line.size());
  const std::string_view body = line.substr(0, line.find_last_not_of("\r\n") + 1);
  const std::size_t comment = body.size() - comment_of(body).size();
  const std::size_t last = body.substr(0, comment).find_last_not_of(blanks);
  const std::size_t end = last == std::string_view::npos ? begin : last + 1;
  return {line.substr(0, begin), line.substr(end)};
}

}  // namespace

KeptLines::KeptLines(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
    lines_.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
}

std::vector<Fault> KeptLines::read(
    const std::function<Checked(std::size_t number, const Words& words)>& take) const {
  std::vector<Fault> faults;
  LineReader reader;
  const auto fail = [&faults](const Fault& fault) {
    faults.push_back(fault);
    return true;
  };
  const auto take_line = [&](const LineReader::Line& line) {
    const auto words = split_words(line.text);
    if (!words) return fail({line.number, words.error().what});
    if (words->empty() || words->front().text.starts_with("x-")) return true;
    const auto taken = take(line.number, *words);
    return taken ? true : fail({line.number, taken.error().what});
  };
  for (const std::string& line : lines_) reader.feed(line, take_line, fail);
  if (reader.torn()) reader.feed("\n", take_line, fail);  // the last line may lack its end
  return faults;
}

void KeptLines::replace(std::size_t number, std::string_view statement) {
  std::string& line = lines_[number - 1];
  const auto [before, after] = around_statement(line);
  line = std::string{before}.append(statement).append(after);
}

void KeptLines::remove(std::size_t number) {
  std::string& line = lines_[number - 1];
  const auto [before, after] = around_statement(line);
  const std::size_t comment = after.find('#');
  // The others keep their numbers.
  line = comment == std::string_view::npos ? "" : std::string{before}.append(after.substr(comment));
}

void KeptLines::add(std::string_view statement) {
  const auto last = std::find_if(lines_.rbegin(), lines_.rend(),
                                 [](const std::string& line) { return !line.empty(); });
  if (last != lines_.rend() && !last->ends_with('\n')) *last += '\n';
  lines_.push_back(std::string{statement} + "\n");
}

std::string KeptLines::text() const {
  std::string text;
  for (const std::string& line : lines_) text += line;
  return text;
}

}  // namespace tebweez
