#include "screen/keys.hpp"

#include <array>

namespace tebweez::screen {
namespace {

using namespace where;

constexpr Context choices = start | tebweez | hand_over | board | gift | page | question |
                            finished | puzzle | saved | learn;
constexpr Context walks = replay | where::moves;
constexpr Context turnable = playing | walks;
constexpr Context quiet = all & ~text;  ///< where printable keys are not text

// Three laws hold for this table, and are tested: a-g in either case always mean pits, no two
// commands differ by case, and a key means the same wherever it means anything.
constexpr std::array table{
    // moving, as seen on the screen
    Binding{key::left, Request::left, choices | walks, "", "to the left, as seen on the screen"},
    Binding{key::right, Request::right, choices | walks, "", "to the right"},
    Binding{key::up, Request::up, choices | walks | text, "", "up"},
    Binding{key::down, Request::down, choices | walks | sowing | text, "",
            "down; to the end of the lap"},
    Binding{'h', Request::left, choices | walks, "", ""},
    Binding{'j', Request::down, choices | walks | sowing, "", ""},
    Binding{'k', Request::up, choices | walks, "", ""},
    Binding{'l', Request::right, choices | walks, "", ""},
    Binding{key::enter, Request::act, choices | reckoning | walks | text, "", "do it"},
    // board and gift
    Binding{'v', Request::preview, board, "preview", "preview: where the sowing would end"},
    Binding{'v', Request::preview, saved, "replay", "replay the match"},
    Binding{key::f0 + 4, Request::preview, board | saved, "", ""},
    Binding{'n', Request::play_forced, board | gift, "play on",
            "play on while only one action is possible"},
    Binding{'n', Request::play_forced, walks, "play on",
            "play on from here, in a match of its own"},
    Binding{key::f0 + 5, Request::play_forced, board | gift | walks, "", ""},
    Binding{key::tab, Request::moves, board | gift | reckoning | finished | computer, "moves",
            "walk through the moves of the match"},
    Binding{key::tab, Request::moves, where::moves, "", "back to the match"},
    Binding{'o', Request::agree, board | gift, "", "offer to agree to end the round"},
    Binding{'r', Request::resign, playing & ~finished, "", "resign the match"},
    Binding{'y', Request::hint, board | gift, "hint", "hint, in a match with --hints"},
    Binding{'y', Request::hint, replay, "analysis", "analysis: what each action gave away"},
    Binding{'y', Request::hint, saved, "analysis", "replay it with an analysis"},
    Binding{'y', Request::hint, reckoning | finished, "given away", "what was given away"},
    // tebweez
    Binding{'+', Request::add, tebweez, "add", "put one seed from the hand there"},
    Binding{'=', Request::add, tebweez, "", ""},
    Binding{key::f0 + 6, Request::add, tebweez, "", ""},
    Binding{'-', Request::remove, tebweez, "take", "take one seed back"},
    Binding{key::f0 + 7, Request::remove, tebweez, "", ""},
    Binding{'p', Request::next_layout, tebweez, "layouts",
            "the next customary layout, or one of your own"},
    Binding{key::f0 + 8, Request::next_layout, tebweez, "", ""},
    Binding{'s', Request::spread, tebweez, "spread", "spread what is left evenly"},
    Binding{'m', Request::mirror, tebweez, "mirror",
            "copy this row to the same letters of the other"},
    Binding{'*', Request::random, tebweez, "random", "a random legal layout"},
    Binding{'*', Request::random, puzzle, "another", "another puzzle"},
    Binding{'x', Request::empty_pit, tebweez, "", "empty the pit, down to the minimum"},
    Binding{'x', Request::empty_pit, saved, "delete",
            "throw it into the trash, once that is confirmed"},
    Binding{key::remove, Request::empty_pit, tebweez | saved, "", ""},
    Binding{'z', Request::empty_all, tebweez, "", "empty all pits"},
    Binding{'t', Request::other_one, tebweez | hand_over, "",
            "kept or turned; in round 1: who lays out"},
    Binding{'t', Request::other_one, saved, "rename", "rename its file"},
    Binding{key::f0 + 9, Request::other_one, tebweez | hand_over | saved, "", ""},
    Binding{'/', Request::search, saved, "search", "search by names and ruleset"},
    Binding{'!', Request::keep_layout, tebweez, "", "keep this layout under a name, or forget it"},
    Binding{key::f0 + 12, Request::keep_layout, tebweez, "", ""},
    // while sowing, and in a replay
    Binding{' ', Request::pause, sowing | walks, "pause", "pause and go on"},
    Binding{' ', Request::pause, board | gift | reckoning, "", "the last sowing once more"},
    Binding{' ', Request::pause, computer, "pause", "pause a show, and go on"},
    Binding{'.', Request::next_seed, sowing | walks, "seed", "one seed on"},
    Binding{'.', Request::next_seed, computer, "one action", "one action of a show"},
    Binding{',', Request::previous_seed, walks, "", "one seed back"},
    Binding{'<', Request::slower, sowing | walks, "slower", "slower"},
    Binding{'>', Request::faster, sowing | walks, "faster", "faster"},
    Binding{']', Request::next_capture, walks, "capture", "to the next capture"},
    Binding{'[', Request::previous_capture, walks, "", "to the previous capture"},
    Binding{key::page_down, Request::next_page, walks | page | finished | saved | learn, "",
            "the next round, page or lesson"},
    Binding{key::page_up, Request::previous_page, walks | page | finished | saved | learn, "",
            "the previous round, page or lesson"},
    Binding{key::home, Request::first, walks | page | saved, "", "to the beginning"},
    Binding{key::end, Request::last, walks | page | saved, "", "to the end"},
    Binding{key::backspace, Request::erase, text | tebweez | walks, "", ""},
    // everywhere
    Binding{'u', Request::undo, playing | sowing, "undo", "undo: take the last action back"},
    Binding{key::f0 + 3, Request::undo, playing | sowing, "", ""},
    Binding{key::control('r'), Request::redo, playing, "redo",
            "redo: do again what was taken back"},
    Binding{key::f0 + 11, Request::redo, playing, "", ""},
    Binding{'w', Request::view, turnable | sowing | puzzle | learn, "",
            "turn the view, never the board"},
    Binding{key::f0 + 10, Request::view, turnable | sowing | puzzle | learn, "", ""},
    Binding{'?', Request::help, quiet, "help", "this help"},
    Binding{key::f0 + 1, Request::help, all, "", ""},
    Binding{'i', Request::rules, quiet, "rules", "the rules of this variant and their readings"},
    Binding{key::f0 + 2, Request::rules, all, "", ""},
    Binding{key::control('l'), Request::redraw, all, "", "redraw the screen"},
    Binding{key::control('z'), Request::suspend, all, "", "suspend to the shell"},
    Binding{key::escape, Request::close, all, "", "close what lies on top; to the end of a sowing"},
    Binding{'q', Request::quit, quiet, "leave", "close what lies on top; on the board leave"},
    Binding{key::control('d'), Request::leave, all, "", "leave, from anywhere"},
    Binding{key::control('c'), Request::interrupt, all, "", "the same, with exit status 130"},
};

}  // namespace

std::span<const Binding> bindings() noexcept {
  return table;
}

Request request_for(char32_t key, Context context) noexcept {
  for (const Binding& binding : table)
    if (binding.key == key && binding.contexts.meets(context)) return binding.request;
  return Request::none;
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
    case key::tab: return "Tab";
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
