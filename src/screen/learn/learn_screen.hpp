// The lessons on the board screen, and a first round behind them.
#pragma once

#include <cstddef>
#include <memory>

#include "screen/screen.hpp"

namespace tebweez::screen {

/// @param first the lesson to begin with, counted from 0
[[nodiscard]] std::unique_ptr<Screen> learn_screen(std::size_t first = 0);

}  // namespace tebweez::screen
