#include "screen/text_question.hpp"

#include "screen/box.hpp"
#include "screen/scene.hpp"

namespace tebweez::screen {

void TextQuestion::draw(Grid& grid, const App& /*app*/) {
  constexpr int margin = 3;
  const int width = box_columns(grid) - 2 * margin;
  const auto lines = wrap(question_, width, grid.charset());
  const auto wrong =
      wrong_.empty() ? std::vector<std::string>{} : wrap(wrong_, width, grid.charset());
  const Spot corner = draw_box(grid, static_cast<int>(lines.size() + wrong.size()) + 4);
  const int column = corner.column + margin;
  int row = corner.row + 1;
  for (const std::string& line : lines) grid.put(row++, column, line, Role::title);
  ++row;
  field_.draw(grid, {row++, column}, width);
  for (const std::string& line : wrong) grid.put(row++, column, line, Role::warning);
  const Area area = content_area(grid);
  grid.clear(area.top + area.rows - 1, area.left, 1, area.columns);
  draw_key_line(grid, area, {.context = where::text, .act = "done"});
}

void TextQuestion::handle(const Input& input, App& app) {
  wrong_.clear();
  if (field_.take(input) != TextField::Stand::done)
    return;  // Esc closes any screen that lies on top
  if (auto wrong = take_(field_.text(), app))
    wrong_ = *std::move(wrong);
  else
    app.pop();
}

}  // namespace tebweez::screen
