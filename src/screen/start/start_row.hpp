// A row of the start screen: what it says, and what is done on it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "screen/app.hpp"
#include "tebweez/rules.hpp"

namespace tebweez::screen {

/// What rows belong together; a blank line parts them from others where there is room.
enum class RowGroup : std::uint8_t { first, rulesets, alone, match, looks, unfinished };

struct RowText {
  std::string left, right;
  std::string note;  ///< a line more, for the row that is chosen
  Role right_role = Role::plain;
};

/// What could not be done, a sentence with its full stop; nothing when it was done.
using Objection = std::optional<std::string>;

/// A row either does something on Enter, or has a value that Enter and ← → change, or text that is
/// typed into a field. What it needs it refers to; that outlives it.
struct StartRow {
  RowGroup group{};
  /// @param narrow at the smallest size
  std::function<RowText(const App& app, bool narrow)> text{};
  std::string enter = "change";  ///< the word for Enter in the line of keys
  /// On Enter.
  std::function<Objection(App& app)> act{};
  /// Takes the next value (1) or the one before (-1).
  std::function<void(int by, App& app)> step{};
  /// What stands in its field at first.
  std::function<std::string()> typed{};
  /// What was typed.
  std::function<Objection(const std::string& text)> take{};
  const Rules* rules = nullptr;  ///< those that `i` shows here
};

using StartRows = std::vector<StartRow>;

/// The value so many further in a list, from its end on to its beginning.
template <class List, class Value>
[[nodiscard]] Value stepped(const List& list, const Value& value, int by) {
  const int count = static_cast<int>(std::size(list));
  int at = 0;
  while (at < count - 1 && !(list[static_cast<std::size_t>(at)] == value)) ++at;
  return list[static_cast<std::size_t>((at + by % count + count) % count)];
}

}  // namespace tebweez::screen
