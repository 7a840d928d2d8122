// Every screen at every size: what tests/screens shows, and what the tests compare with it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "screen/grid.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

namespace tebweez::testing {

/// One screen in one situation.
struct Situation {
  std::string name;   ///< of its file
  std::string about;  ///< what is to be seen
  std::function<std::unique_ptr<screen::Screen>()> begin;
  std::string keys;  ///< that lead there
  screen::Charset charset = screen::Charset::utf8;
  std::vector<Canvas> canvases{};  ///< nothing: the three sizes
};
/// All of them. A Desk must be there while they are drawn.
[[nodiscard]] std::vector<Situation> situations(const Desk& desk);

/// The sizes at which a situation is drawn.
[[nodiscard]] std::vector<Canvas> canvases_of(const Situation& situation);
[[nodiscard]] screen::Grid draw(const Situation& situation, const Canvas& canvas);

/// What tests/screens/README.md says.
[[nodiscard]] std::string index_of(const std::vector<Situation>& all);
/// The file of a situation: its pictures, each in a frame that is the window's edge.
[[nodiscard]] std::string document(const Situation& situation);

}  // namespace tebweez::testing
