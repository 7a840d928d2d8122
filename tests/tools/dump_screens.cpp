// Draws every screen at every size into a folder: `dump_screens FOLDER`.
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>

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
    const Desk desk;
    const auto write = [&](const std::string& name, const std::string& text) {
      std::ofstream file{folder / name, std::ios::binary};
      file << text;
      if (!file.flush()) throw std::runtime_error{"can't write " + name};
    };
    const auto all = situations(desk);
    std::map<std::string, std::string> files{{"README.md", index_of(all)}};
    for (const Situation& situation : all) files[situation.name + ".txt"] = document(situation);
    for (const auto& entry : fs::directory_iterator{folder})
      if (entry.path().extension() == ".txt" && !files.contains(entry.path().filename().string()))
        fs::remove(entry.path());
    for (const auto& [name, text] : files) write(name, text);
  } catch (const std::exception& wrong) {
    std::cerr << "dump_screens: " << wrong.what() << "\n";
    return 1;
  }
}
