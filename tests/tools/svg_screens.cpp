// Draws some screens as SVG pictures for the README: `svg_screens FOLDER`.
#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "screen/pictures/svg.hpp"
#include "tools/pictures.hpp"

namespace {

using namespace tebweez::screen;
using namespace tebweez::testing;

constexpr std::array shown{"start",        "tebweez-half", "hand-over",
                           "board-chosen", "sowing-taken", "replay"};

}  // namespace

int main(int argc, char** argv) {
  namespace fs = std::filesystem;
  if (argc != 2) {
    std::cerr << "usage: svg_screens FOLDER\n";
    return 2;
  }
  try {
    const fs::path folder = fs::absolute(argv[1]);
    fs::create_directories(folder);
    const Desk desk;
    const auto all = situations(desk);
    for (const std::string_view name : shown) {
      const auto found = std::find_if(all.begin(), all.end(),
                                      [&](const Situation& known) { return known.name == name; });
      if (found == all.end()) throw std::runtime_error{"no such screen: " + std::string{name}};
      const fs::path path = folder / (found->name + ".svg");
      std::ofstream file{path, std::ios::binary};
      file << to_svg(draw(*found, Canvas{}), found->about, palette_for(Theme::dark));
      if (!file.flush()) throw std::runtime_error{"can't write " + path.string()};
    }
  } catch (const std::exception& wrong) {
    std::cerr << "svg_screens: " << wrong.what() << "\n";
    return 1;
  }
}
