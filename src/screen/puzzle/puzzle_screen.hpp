// A puzzle on the board screen: one sowing is tried, then best play is shown.
#pragma once

#include <functional>
#include <memory>

#include "screen/screen.hpp"
#include "thinking/posed_puzzle.hpp"

namespace tebweez::screen {

/// Told how the streak stands once the first try of a day has been counted.
using StreakNews = std::function<void(const KeptStreak&)>;

[[nodiscard]] std::unique_ptr<Screen> puzzle_screen(PosedPuzzle posed, StreakNews news = {});

}  // namespace tebweez::screen
