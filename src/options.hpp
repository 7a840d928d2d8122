// What the command line asks for, one struct a command.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tebweez/record.hpp"

namespace tebweez {

enum class ColorUse : std::uint8_t { automatic, always, never };

/// How play, resume and replay look on a terminal.
struct DisplayOptions {
  bool ascii = false;
  ColorUse color = ColorUse::automatic;
  bool mouse = true;
  std::optional<int> speed;  ///< seeds a second; 0: no animation; nothing: the program's own
};

struct PlayOptions {
  const Rules* rules = nullptr;  ///< null: ask
  PerSide<std::optional<std::string>> name;
  std::optional<int> target;
  std::optional<Origin> origin;
  std::optional<std::string> log;  ///< nothing: a new file in the folder of saved matches
  bool no_log = false;
  bool hints = false;
  bool plain = false;
  DisplayOptions display;
};

struct ResumeOptions {
  std::optional<std::string> file;  ///< nothing: the newest unfinished match
  bool plain = false;
  DisplayOptions display;
};

struct ListOptions {};

struct ReplayOptions {
  enum class Output : std::uint8_t { automatic, plain, tsv, check };
  std::string file;
  Output output{};
  bool follow = false;
  DisplayOptions display;
};

struct RulesOptions {
  const Rules* rules = nullptr;  ///< null: all of them
};

}  // namespace tebweez
