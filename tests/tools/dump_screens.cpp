// Draws every screen at every size into a folder: `dump_screens FOLDER`.
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "tools/pictures.hpp"

int main(int argc, char** argv) {
  namespace fs = std::filesystem;
  using namespace tebweez::testing;
  if (argc != 2) {
    std::cerr << "usage: dump_screens FOLDER\n";
    return 2;
  }
  try {
    const fs::path folder = fs::absolute(argv[1]);
    fs::create_directories(folder);
    for (const auto& entry : fs::directory_iterator{folder})
      if (entry.path().extension() == ".txt") fs::remove(entry.path());
    const Desk desk;
    for (const Situation& situation : situations(desk)) {
      std::ofstream file{folder / (situation.name + ".txt"), std::ios::binary};
      file << document(situation);
      if (!file.flush()) throw std::runtime_error{"can't write " + situation.name};
    }
  } catch (const std::exception& wrong) {
    std::cerr << "dump_screens: " << wrong.what() << "\n";
    return 1;
  }
}
