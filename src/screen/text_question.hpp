// A question that is answered by typing: the name of a layout, a new name for a match.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "screen/app.hpp"
#include "screen/text_field.hpp"

namespace tebweez::screen {

/// Lies over the screen that asks; Esc answers nothing.
class TextQuestion final : public Screen {
 public:
  /// Does what the answer is for, once the question has gone; or says why it is none, a sentence,
  /// and then it can be mended.
  using Take = std::function<std::optional<std::string>(const std::string& text, App& app)>;

  /// @param first what stands in the field at first
  TextQuestion(std::string question, std::string first, Take take)
      : question_{std::move(question)}, field_{std::move(first)}, take_{std::move(take)} {}

  [[nodiscard]] Context context() const override { return where::text; }
  void draw(Grid& grid, const App& app) override;
  void handle(const Input& input, App& app) override;
  [[nodiscard]] bool floats() const override { return true; }

 private:
  std::string question_;
  TextField field_;
  Take take_;
  std::string wrong_;
};

}  // namespace tebweez::screen
