// Which pit a player points at.
#pragma once

#include <optional>

#include "screen/board_view.hpp"
#include "screen/screen.hpp"

namespace tebweez::screen {

/// The pit of the row that may be chosen from which a letter, a digit, an arrow or a click means;
/// nothing for other input. It need not be one that may be sown; a click may mean the other row.
/// @param chosen the one that is chosen so far
/// @param legal those that may be chosen, at least one
/// @param below whose row is drawn below
[[nodiscard]] std::optional<Pit> pointed_at(const Input& input, std::optional<Pit> chosen,
                                            PitSet legal, Side below, int row_length);

}  // namespace tebweez::screen
