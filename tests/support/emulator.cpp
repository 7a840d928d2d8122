#include "support/emulator.hpp"

#include <vterm.h>

#include <type_traits>
#include <utility>

namespace tebweez::testing {
namespace {

std::string utf8_of(std::uint32_t point) {
  const auto byte = [](std::uint32_t bits) { return static_cast<char>(bits); };
  const auto rest = [&](int shift) { return byte(0x80U | ((point >> shift) & 0x3FU)); };
  if (point < 0x80) return {byte(point)};
  if (point < 0x800) return {byte(0xC0U | point >> 6), rest(0)};
  if (point < 0x10000) return {byte(0xE0U | point >> 12), rest(6), rest(0)};
  return {byte(0xF0U | point >> 18), rest(12), rest(6), rest(0)};
}

Color color_of(const VTermColor& color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return {};
  if (VTERM_COLOR_IS_INDEXED(&color)) return {color.indexed.idx};
  return {Color::rgb + color.rgb.red * 0x10000 + color.rgb.green * 0x100 + color.rgb.blue};
}

VTermKey code_of(Key key) {
  switch (key) {
    case Key::enter: return VTERM_KEY_ENTER;
    case Key::escape: return VTERM_KEY_ESCAPE;
    case Key::tab: return VTERM_KEY_TAB;
    case Key::backspace: return VTERM_KEY_BACKSPACE;
    case Key::up: return VTERM_KEY_UP;
    case Key::down: return VTERM_KEY_DOWN;
    case Key::left: return VTERM_KEY_LEFT;
    case Key::right: return VTERM_KEY_RIGHT;
    case Key::insert: return VTERM_KEY_INS;
    case Key::del: return VTERM_KEY_DEL;
    case Key::home: return VTERM_KEY_HOME;
    case Key::end: return VTERM_KEY_END;
    case Key::page_up: return VTERM_KEY_PAGEUP;
    case Key::page_down: return VTERM_KEY_PAGEDOWN;
    case Key::f1: return static_cast<VTermKey>(VTERM_KEY_FUNCTION(1));
    case Key::f2: return static_cast<VTermKey>(VTERM_KEY_FUNCTION(2));
    case Key::f3: return static_cast<VTermKey>(VTERM_KEY_FUNCTION(3));
    case Key::f4: return static_cast<VTermKey>(VTERM_KEY_FUNCTION(4));
    case Key::f5: return static_cast<VTermKey>(VTERM_KEY_FUNCTION(5));
    case Key::f10: return static_cast<VTermKey>(VTERM_KEY_FUNCTION(10));
  }
  return VTERM_KEY_NONE;
}

/// The title comes as a whole string in libvterm 0.1, in pieces in newer ones.
template <class Text>
void take_title(std::string& title, const Text& text) {
  if constexpr (std::is_pointer_v<Text>) {
    title = text;
  } else {
    if (text.initial) title.clear();
    title.append(text.str, text.len);
  }
}

template <class Attributes>
bool is_dim(const Attributes& attributes) {
  if constexpr (requires { attributes.dim; })
    return attributes.dim != 0;
  else
    return false;
}

}  // namespace

struct Emulator::Machine {
  Machine(Size size, bool utf8, std::function<void(std::string_view)> to_answer)
      : answer{std::move(to_answer)}, vterm{vterm_new(size.rows, size.columns)} {
    vterm_set_utf8(vterm, utf8 ? 1 : 0);
    vterm_output_set_callback(
        vterm,
        [](const char* bytes, std::size_t length, void* self) {
          static_cast<Machine*>(self)->answer({bytes, length});
        },
        this);
    state = vterm_obtain_state(vterm);
    screen = vterm_obtain_screen(vterm);
    callbacks.settermprop = [](VTermProp prop, VTermValue* value, void* self) {
      return static_cast<Machine*>(self)->set(prop, *value);
    };
    callbacks.bell = [](void* self) { return ++static_cast<Machine*>(self)->bells; };
    vterm_screen_set_callbacks(screen, &callbacks, this);
    vterm_screen_enable_altscreen(screen, 1);
    vterm_screen_reset(screen, 1);
  }
  ~Machine() { vterm_free(vterm); }
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  int set(VTermProp prop, const VTermValue& value) {
    switch (prop) {
      case VTERM_PROP_CURSORVISIBLE: cursor_visible = value.boolean != 0; break;
      case VTERM_PROP_ALTSCREEN: alternate = value.boolean != 0; break;
      case VTERM_PROP_MOUSE: mouse = static_cast<MouseMode>(value.number); break;
      case VTERM_PROP_TITLE: take_title(title, value.string); break;
      default: break;
    }
    return 1;
  }

  void write(std::string_view bytes) const { vterm_input_write(vterm, bytes.data(), bytes.size()); }

  std::function<void(std::string_view)> answer;
  std::string sequence;  ///< the beginning of one that may set several modes
  VTerm* vterm;
  VTermState* state = nullptr;
  VTermScreen* screen = nullptr;
  VTermScreenCallbacks callbacks{};
  bool cursor_visible = true;
  bool alternate = false;
  MouseMode mouse = MouseMode::off;
  std::string title;
  int bells = 0;
};

Emulator::Emulator(Size size, bool utf8, std::function<void(std::string_view)> answer)
    : machine_{std::make_unique<Machine>(size, utf8, std::move(answer))} {}
Emulator::~Emulator() = default;

/// Old versions of libvterm heed only the first of several modes set at once, as ncurses does with
/// those of the mouse ("CSI ? 1006 ; 1000 h"). So each is set by itself.
void Emulator::feed(std::string_view bytes) {
  constexpr std::string_view beginning = "\x1b[?";
  std::string& sequence = machine_->sequence;
  std::string plain;
  for (const char byte : bytes) {
    sequence += byte;
    if (sequence.size() <= beginning.size() ? beginning.starts_with(sequence)
                                            : (byte >= '0' && byte <= '9') || byte == ';')
      continue;
    if (byte == '\x1b') {  // another one begins
      plain.append(sequence, 0, sequence.size() - 1);
      sequence = byte;
      continue;
    }
    if (sequence.size() > beginning.size() && (byte == 'h' || byte == 'l'))
      for (auto at = sequence.find(';'); at != std::string::npos; at = sequence.find(';', at + 1))
        sequence.replace(at, 1, std::string{byte} + std::string{beginning});
    plain += std::exchange(sequence, {});
  }
  machine_->write(plain);
  vterm_screen_flush_damage(machine_->screen);
}

void Emulator::resize(Size size) {
  vterm_set_size(machine_->vterm, size.rows, size.columns);
}

void Emulator::key(Key key) {
  vterm_keyboard_key(machine_->vterm, code_of(key), VTERM_MOD_NONE);
}

void Emulator::click(Place place, int button) {
  // libvterm leaves it to its user to heed that nobody asked for the mouse.
  if (machine_->mouse == MouseMode::off) return;
  vterm_mouse_move(machine_->vterm, place.row, place.column, VTERM_MOD_NONE);
  vterm_mouse_button(machine_->vterm, button, true, VTERM_MOD_NONE);
  vterm_mouse_button(machine_->vterm, button, false, VTERM_MOD_NONE);
}

std::string Emulator::encoding(Key key) const {
  std::string bytes;
  auto answer = std::exchange(machine_->answer, [&](std::string_view more) { bytes += more; });
  vterm_keyboard_key(machine_->vterm, code_of(key), VTERM_MOD_NONE);
  machine_->answer = std::move(answer);
  return bytes;
}

bool Emulator::brackets_pastes() const {
  std::string bytes;
  auto answer = std::exchange(machine_->answer, [&](std::string_view more) { bytes += more; });
  vterm_keyboard_start_paste(machine_->vterm);
  machine_->answer = std::move(answer);
  return !bytes.empty();
}

Size Emulator::size() const {
  Size size;
  vterm_get_size(machine_->vterm, &size.rows, &size.columns);
  return size;
}

Cell Emulator::cell(Place place) const {
  VTermScreenCell raw{};
  Cell cell;
  if (vterm_screen_get_cell(machine_->screen, {place.row, place.column}, &raw) == 0) return cell;
  constexpr auto right_half = static_cast<std::uint32_t>(-1);
  cell.width = raw.chars[0] == right_half ? 0 : raw.width;
  if (cell.width > 0)
    for (const std::uint32_t point : raw.chars) {
      if (point == 0) break;
      cell.text += utf8_of(point);
    }
  cell.bold = raw.attrs.bold != 0;
  cell.dim = is_dim(raw.attrs);
  cell.underline = raw.attrs.underline != 0;
  cell.blink = raw.attrs.blink != 0;
  cell.reverse = raw.attrs.reverse != 0;
  cell.foreground = color_of(raw.fg);
  cell.background = color_of(raw.bg);
  return cell;
}

std::string Emulator::row(int row) const {
  std::string text;
  for (int column = 0; column < size().columns; ++column) {
    const Cell here = cell({row, column});
    if (here.width > 0) text += here.text.empty() ? " " : here.text;
  }
  return text.erase(text.find_last_not_of(' ') + 1);
}

std::optional<Place> Emulator::find(std::string_view text) const {
  const auto [rows, columns] = size();
  for (int r = 0; r < rows; ++r) {
    const std::string line = row(r);
    const std::size_t at = line.find(text);
    if (at == std::string::npos) continue;
    std::size_t bytes = 0;
    for (int column = 0; column < columns; ++column) {
      const Cell here = cell({r, column});
      if (here.width == 0) continue;
      if (bytes >= at) return Place{r, column};
      bytes += here.text.empty() ? 1 : here.text.size();
    }
  }
  return std::nullopt;
}

Place Emulator::cursor() const {
  VTermPos position{};
  vterm_state_get_cursorpos(machine_->state, &position);
  return {position.row, position.col};
}

bool Emulator::plain_pen() const {
  VTermValue value{};
  for (const VTermAttr attribute : {VTERM_ATTR_BOLD, VTERM_ATTR_UNDERLINE, VTERM_ATTR_ITALIC,
                                    VTERM_ATTR_BLINK, VTERM_ATTR_REVERSE}) {
    value = {};
    vterm_state_get_penattr(machine_->state, attribute, &value);
    if (value.number != 0) return false;
  }
  for (const VTermAttr attribute : {VTERM_ATTR_FOREGROUND, VTERM_ATTR_BACKGROUND}) {
    vterm_state_get_penattr(machine_->state, attribute, &value);
    if (color_of(value.color) != Color{}) return false;
  }
  return true;
}

std::ostream& operator<<(std::ostream& out, const Place& place) {
  return out << "row " << place.row << " column " << place.column;
}

std::ostream& operator<<(std::ostream& out, const Cell& cell) {
  out << '"' << cell.text << "\" width " << cell.width;
  for (const auto& [name, on] :
       {std::pair{" bold", cell.bold}, std::pair{" dim", cell.dim},
        std::pair{" underline", cell.underline}, std::pair{" blink", cell.blink},
        std::pair{" reverse", cell.reverse}})
    if (on) out << name;
  return out << " colours " << cell.foreground.value << " on " << cell.background.value;
}

bool Emulator::cursor_visible() const {
  return machine_->cursor_visible;
}
bool Emulator::alternate_screen() const {
  return machine_->alternate;
}
MouseMode Emulator::mouse() const {
  return machine_->mouse;
}
const std::string& Emulator::title() const {
  return machine_->title;
}
int Emulator::bells() const {
  return machine_->bells;
}

}  // namespace tebweez::testing
