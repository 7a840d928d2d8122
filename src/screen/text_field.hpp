// A line of text that is being typed: a name, a number.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "screen/grid.hpp"
#include "screen/screen.hpp"
#include "tebweez/log/notation.hpp"

namespace tebweez::screen {

/// A field whose screen is in the context `where::text` as long as it is typed in.
class TextField {
 public:
  /// How it stands after an input.
  enum class Stand : std::uint8_t { typing, done, given_up };

  /// @param text what stands in it at first
  /// @param longest characters that it takes at most
  explicit TextField(std::string text, std::size_t longest = longest_name)
      : text_{std::move(text)}, longest_{longest} {}

  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  /// Types a character, or takes the last one off. Enter and the arrows up and down are done with
  /// it, Esc gives it up.
  Stand take(const Input& input);
  /// Draws it in brackets, its end in sight and the cursor there.
  /// @param columns that it may take, the brackets among them
  void draw(Grid& grid, Spot at, int columns) const;

 private:
  std::string text_;
  std::size_t longest_;
};

}  // namespace tebweez::screen
