#include "screen/keys.hpp"

#include <array>

namespace tebweez::screen {
namespace {

using namespace where;

constexpr unsigned moves = start | tebweez | hand_over | board | gift | page | question | finished;
constexpr unsigned turnable = tebweez | hand_over | board | gift | reckoning | finished | replay;
constexpr unsigned quiet = all & ~text;  ///< where printable keys are not text

// Three laws hold for this table, and are tested: a-g in either case always mean pits, no two
// commands differ by case, and a key means the same wherever it means anything.
constexpr std::array table{
    // moving, as seen on the screen
    Binding{key::left, Command::left, moves | replay, "", "to the left, as seen on the screen"},
    Binding{key::right, Command::right, moves | replay, "", "to the right"},
    Binding{key::up, Command::up, moves | replay | text, "", "up"},
    Binding{key::down, Command::down, moves | replay | sowing | text, "",
            "down; to the end of the lap"},
    Binding{'h', Command::left, moves | replay, "", ""},
    Binding{'j', Command::down, moves | replay | sowing, "", ""},
    Binding{'k', Command::up, moves | replay, "", ""},
    Binding{'l', Command::right, moves | replay, "", ""},
    Binding{key::enter, Command::act, moves | reckoning | replay | text, "", "do it"},
    // board and gift
    Binding{'v', Command::preview, board, "preview", "preview: where the sowing would end"},
    Binding{key::f0 + 4, Command::preview, board, "", ""},
    Binding{'n', Command::play_forced, board | gift, "play on",
            "play on while only one action is possible"},
    Binding{key::f0 + 5, Command::play_forced, board | gift, "", ""},
    Binding{'o', Command::agree, board | gift, "", "offer to agree to end the round"},
    Binding{'r', Command::resign, turnable & ~replay & ~finished, "", "resign the match"},
    Binding{'y', Command::hint, board | gift, "hint", "hint, in a match with --hints"},
    // tebweez
    Binding{'+', Command::add, tebweez, "add", "put one seed of those in hand there"},
    Binding{'=', Command::add, tebweez, "", ""},
    Binding{key::f0 + 6, Command::add, tebweez, "", ""},
    Binding{'-', Command::remove, tebweez, "take", "take one seed back"},
    Binding{key::f0 + 7, Command::remove, tebweez, "", ""},
    Binding{'p', Command::next_layout, tebweez, "layouts", "the next customary layout"},
    Binding{key::f0 + 8, Command::next_layout, tebweez, "", ""},
    Binding{'s', Command::spread, tebweez, "spread", "spread what is left evenly"},
    Binding{'m', Command::mirror, tebweez, "mirror",
            "mirror this row to the same letters of the other"},
    Binding{'*', Command::random, tebweez, "random", "a random legal layout"},
    Binding{'x', Command::empty_pit, tebweez, "", "empty the pit, down to the least it must hold"},
    Binding{key::remove, Command::empty_pit, tebweez, "", ""},
    Binding{'z', Command::empty_all, tebweez, "", "empty all pits"},
    Binding{'t', Command::other_one, tebweez | hand_over, "",
            "kept or turned; in round 1: who lays out"},
    Binding{key::f0 + 9, Command::other_one, tebweez | hand_over, "", ""},
    // while sowing, and in a replay
    Binding{' ', Command::pause, sowing | replay, "pause", "pause and go on"},
    Binding{'.', Command::next_seed, sowing | replay, "seed", "one seed on"},
    Binding{',', Command::previous_seed, replay, "", "one seed back"},
    Binding{'<', Command::slower, sowing | replay, "slower", "slower"},
    Binding{'>', Command::faster, sowing | replay, "faster", "faster"},
    Binding{']', Command::next_capture, replay, "capture", "to the next capture"},
    Binding{'[', Command::previous_capture, replay, "", "to the capture before"},
    Binding{key::page_down, Command::next_page, replay | page | finished, "",
            "the next round, or page"},
    Binding{key::page_up, Command::previous_page, replay | page | finished, "",
            "the round before, or page"},
    Binding{key::home, Command::first, replay | page, "", "to the beginning"},
    Binding{key::end, Command::last, replay | page, "", "to the end"},
    Binding{key::backspace, Command::erase, text | tebweez | replay, "", ""},
    // everywhere
    Binding{'u', Command::undo, playing, "undo", "undo: take the last action back"},
    Binding{key::f0 + 3, Command::undo, playing, "", ""},
    Binding{'w', Command::view, turnable | sowing, "", "turn the view, never the board"},
    Binding{key::f0 + 10, Command::view, turnable | sowing, "", ""},
    Binding{'?', Command::help, quiet, "help", "this help"},
    Binding{key::f0 + 1, Command::help, all, "", ""},
    Binding{'i', Command::rules, quiet, "rules", "the rules of this variant and their readings"},
    Binding{key::f0 + 2, Command::rules, all, "", ""},
    Binding{key::control('l'), Command::redraw, all, "", "draw the screen afresh"},
    Binding{key::control('z'), Command::suspend, all, "", "suspend to the shell"},
    Binding{key::escape, Command::close, all, "", "close what lies on top; to the end of a sowing"},
    Binding{'q', Command::leave, quiet, "leave", "save and leave"},
    Binding{key::control('d'), Command::leave, all, "", ""},
    Binding{key::control('c'), Command::interrupt, all, "", "the same, with exit status 130"},
};

}  // namespace

std::span<const Binding> bindings() noexcept {
  return table;
}

Command command_for(char32_t key, unsigned place) noexcept {
  for (const Binding& binding : table)
    if (binding.key == key && (binding.places & place) != 0) return binding.command;
  return Command::none;
}

std::string name_of_key(char32_t key, Charset charset) {
  const bool utf8 = charset == Charset::utf8;
  switch (key) {
    case key::up: return utf8 ? "↑" : "Up";
    case key::down: return utf8 ? "↓" : "Down";
    case key::left: return utf8 ? "←" : "Left";
    case key::right: return utf8 ? "→" : "Right";
    case key::page_up: return "PgUp";
    case key::page_down: return "PgDn";
    case key::home: return "Home";
    case key::end: return "End";
    case key::remove: return "Delete";
    case key::backspace: return "Backspace";
    case key::enter: return "Enter";
    case key::escape: return "Esc";
    case ' ': return "Space";
    default: break;
  }
  if (key > key::f0) return "F" + std::to_string(key - key::f0);
  if (key < ' ') return std::string{"Ctrl-"} + static_cast<char>(key + '@');
  return std::string(1, static_cast<char>(key));
}

}  // namespace tebweez::screen
