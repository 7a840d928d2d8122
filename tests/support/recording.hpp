// An asciicast v2 file taken apart, as strictly as its description has it.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "support/json.hpp"

namespace tebweez::testing {

struct RecordedEvent {
  double time = 0;  ///< in seconds
  std::string bytes;
};

struct RecordedTerminal {
  Json header;
  std::vector<RecordedEvent> events;

  [[nodiscard]] std::string bytes() const {
    std::string all;
    for (const RecordedEvent& event : events) all += event.bytes;
    return all;
  }
};

/// Throws where the text is no such file.
[[nodiscard]] inline RecordedTerminal read_recording(std::string_view text) {
  RecordedTerminal recording;
  bool first = true;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) throw std::runtime_error{"the last line has no end"};
    const Json line = JsonReader{text.substr(0, end)}.whole();
    text.remove_prefix(end + 1);
    if (first) {
      recording.header = line;
      if (line["version"].number() != 2) throw std::runtime_error{"not version 2"};
    } else {
      const JsonArray& event = line.array();
      if (event.size() != 3 || event[1].text() != "o") throw std::runtime_error{"no output"};
      recording.events.push_back({event[0].number(), event[2].text()});
    }
    first = false;
  }
  if (first) throw std::runtime_error{"no header"};
  return recording;
}

}  // namespace tebweez::testing
