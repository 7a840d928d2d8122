#include "screen/terminal/terminal.hpp"

#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string>
#include <utility>

#include "system/descriptors.hpp"
#include "system/output.hpp"
#include "system/signals.hpp"
#include "tebweez/log/notation.hpp"

// Only here: its names are macros (OK, timeout, clear, move …), undone below where they hurt.
#define NCURSES_NOMACROS
#include <curses.h>
#include <term.h>
#undef lines
#undef columns

namespace tebweez::screen {
namespace {

// Long enough for the rest of a key's escape sequence that comes in pieces, short enough for Esc.
constexpr int escape_delay_ms = 80;

volatile std::sig_atomic_t stop_asked = 0;
volatile std::sig_atomic_t went_on = 0;
void note(int signal) {
  (signal == SIGTSTP ? stop_asked : went_on) = 1;
}

// ---- Giving the terminal back after a crash: only what a signal handler may do ----

struct LastWill {
  int keys = STDIN_FILENO;
  termios modes{};
  std::array<char, 256> reset{};  // what the terminal must be sent
  std::size_t length = 0;
  bool valid = false;
};
LastWill last_will;

void restore_and_die(int signal) {
  if (last_will.valid) {
    static_cast<void>(::write(STDOUT_FILENO, last_will.reset.data(), last_will.length));
    ::tcsetattr(last_will.keys, TCSANOW, &last_will.modes);
  }
  std::signal(signal, SIG_DFL);
  ::raise(signal);
}

constexpr std::array crashes{SIGSEGV, SIGBUS,  SIGILL,  SIGFPE, SIGABRT,
                             SIGQUIT, SIGTRAP, SIGXCPU, SIGSYS};

// Reports of presses, with figures where the terminal knows how.
constexpr const char* mouse_on = "\033[?1000h\033[?1006h";
constexpr const char* mouse_off = "\033[?1006l\033[?1000l";
// What is pasted is put in brackets: `ESC [ 200 ~` and `ESC [ 201 ~`.
constexpr const char* pastes_on = "\033[?2004h";
constexpr const char* pastes_off = "\033[?2004l";
constexpr int paste_begins = 200;
constexpr int paste_ends = 201;

/// What the terminal is sent for something; nothing where it can't do that.
const char* capability(const char* name) {
  const char* text = ::tigetstr(name);
  const auto* const no_string =
      reinterpret_cast<const char*>(-1);  // NOLINT(performance-no-int-to-ptr)
  return text == no_string ? nullptr : text;
}

void prepare_last_will(int keys, const termios& modes) {
  last_will.keys = keys;
  last_will.modes = modes;
  last_will.length = 0;
  const auto add = [](const char* text) {
    if (text == nullptr) return;
    std::string bytes = text;
    // A pause, as in `$<2>`, is a note for tputs.
    for (std::size_t at = 0; (at = bytes.find("$<", at)) != std::string::npos;)
      bytes.erase(at, bytes.find('>', at) - at + 1);
    if (last_will.length + bytes.size() > last_will.reset.size()) return;
    std::memcpy(last_will.reset.data() + last_will.length, bytes.data(), bytes.size());
    last_will.length += bytes.size();
  };
  add(mouse_off);
  add(pastes_off);
  for (const char* name : {"sgr0", "rmkx", "cnorm", "rmcup"}) add(capability(name));
  last_will.valid = true;
}

/// The signals that the waiting lets in; at all other times they wait.
sigset_t awaited_signals() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH})
    sigaddset(&set, signal);
  return set;
}

/// What the terminal sends as one sequence may come in pieces with such gaps between them.
constexpr auto longest_gap = std::chrono::milliseconds{500};

// Names for the beginnings of the terminal's reports of the mouse, as if they were keys.
constexpr int figures_follow = 2000;
constexpr int bytes_follow = 2001;

/// What keys send on terminals that call themselves something else than they are.
constexpr std::array<std::pair<const char*, int>, 22> other_names{
    {{"\033[1~", KEY_HOME},  {"\033[A", KEY_UP},     {"\033OA", KEY_UP},    {"\033[B", KEY_DOWN},
     {"\033OB", KEY_DOWN},   {"\033[C", KEY_RIGHT},  {"\033OC", KEY_RIGHT}, {"\033[D", KEY_LEFT},
     {"\033OD", KEY_LEFT},   {"\033[7~", KEY_HOME},  {"\033[H", KEY_HOME},  {"\033OH", KEY_HOME},
     {"\033[4~", KEY_END},   {"\033[8~", KEY_END},   {"\033[F", KEY_END},   {"\033OF", KEY_END},
     {"\033OP", KEY_F(1)},   {"\033[11~", KEY_F(1)}, {"\033OQ", KEY_F(2)},  {"\033[12~", KEY_F(2)},
     {"\033[13~", KEY_F(3)}, {"\033[14~", KEY_F(4)}}};

/// The numeric keypad in application mode sends `ESC O` and a letter: j to y, and M. The characters
/// that stand on its keys, from j on.
constexpr std::string_view keypad = "*+,-./0123456789";
constexpr int keypad_begins = 2100;

void name_keypad_keys() {
  for (std::size_t i = 0; i < keypad.size(); ++i) {
    const std::string sequence = std::string{"\033O"} + static_cast<char>('j' + i);
    ::define_key(sequence.c_str(), keypad_begins + keypad[i]);
  }
  ::define_key("\033OM", keypad_begins + '\r');
}

char32_t key_from(wint_t code) {
  if (code >= keypad_begins) return code - keypad_begins;
  switch (code) {
    case KEY_UP: return key::up;
    case KEY_DOWN: return key::down;
    case KEY_LEFT: return key::left;
    case KEY_RIGHT: return key::right;
    case KEY_PPAGE: return key::page_up;
    case KEY_NPAGE: return key::page_down;
    case KEY_HOME: return key::home;
    case KEY_END: return key::end;
    case KEY_DC: return key::remove;
    case KEY_BACKSPACE: return key::backspace;
    case KEY_ENTER: return key::enter;
    default: break;
  }
  if (code > KEY_F0 && code <= KEY_F(12)) return key::f0 + static_cast<char32_t>(code - KEY_F0);
  return 0;
}

/// The kernel's own console: its fonts show seeds, arrows and round corners as one and the same
/// square.
bool is_kernel_console(std::string_view terminal) {
  return terminal == "linux" || terminal.starts_with("linux-");
}

/// Has a terminal vanished? The one with the keys need not be the one with the screen.
bool hung_up(int fd) {
  pollfd polled{fd, POLLOUT, 0};
  return ::poll(&polled, 1, 0) > 0 && (polled.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

bool colors_wanted(const DisplaySettings& display) {
  const ColorUse use = display.color.value_or(ColorUse::automatic);
  if (use != ColorUse::automatic) return use == ColorUse::always;
  const char* refused = std::getenv("NO_COLOR");
  return refused == nullptr || *refused == '\0';
}

attr_t attributes_of(const Style& style) {
  attr_t attributes = A_NORMAL;
  if (style.bold) attributes |= A_BOLD;
  if (style.dim) attributes |= A_DIM;
  if (style.reverse) attributes |= A_REVERSE;
  if (style.underline) attributes |= A_UNDERLINE;
  return attributes;
}

}  // namespace

struct Terminal::Handles {
  SCREEN* screen = nullptr;
  termios modes{};
  sigset_t mask{};  ///< the signal mask as it was
  Descriptor tty;   ///< where keys come from, when standard input is a file to be read
  std::FILE* input = nullptr;

  [[nodiscard]] int keys() const { return input == nullptr ? STDIN_FILENO : ::fileno(input); }
};

Result<std::unique_ptr<Terminal>, Problem> Terminal::open(const DisplaySettings& display,
                                                          Keys from) {
  auto handles = std::make_unique<Handles>();
  int keys = STDIN_FILENO;
  if (from == Keys::from_terminal || ::isatty(STDIN_FILENO) != 1) {
    handles->input = std::fopen("/dev/tty", "r+e");
    if (handles->input == nullptr)
      return Problem{"tebweez: the screen needs a terminal to read its keys from", status::usage};
    keys = ::fileno(handles->input);
  }
  if (::tcgetattr(keys, &handles->modes) != 0)
    return Problem{"tebweez: the screen needs a terminal", status::usage};
  const bool utf8 =
      std::setlocale(LC_ALL, "") != nullptr && std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
  const char* delay = std::getenv("ESCDELAY");
  if (delay == nullptr || !parse_number(delay)) ::set_escdelay(escape_delay_ms);
  // Exported sizes would freeze the size of the screen.
  for (const char* name : {"LINES", "COLUMNS"}) ::unsetenv(name);
  ::use_tioctl(TRUE);
  const char* type = std::getenv("TERM");
  const std::string named = type == nullptr ? "" : type;
  if (named.empty())
    return Problem{"tebweez: TERM is not set: the screen must know what terminal this is",
                   status::usage};
  // Before curses looks: what it handles itself it ignores while it draws, and a stop got lost.
  std::signal(SIGTSTP, note);
  handles->screen = ::newterm(nullptr, stdout, handles->input == nullptr ? stdin : handles->input);
  if (handles->screen == nullptr || capability("cup") == nullptr) {
    if (handles->screen != nullptr) ::endwin();
    std::signal(SIGTSTP, SIG_DFL);
    ::tcsetattr(keys, TCSADRAIN, &handles->modes);
    return Problem{"tebweez: TERM=" + shown(named) + " names no terminal that the screen can use",
                   status::usage};
  }
  const bool ascii = display.ascii || !utf8 || is_kernel_console(named);
  return std::unique_ptr<Terminal>{
      new Terminal{std::move(handles), display, ascii ? Charset::ascii : Charset::utf8}};
}

Terminal::Terminal(std::unique_ptr<Handles> handles, const DisplaySettings& display,
                   Charset charset)
    : handles_{std::move(handles)}, display_{display}, charset_{charset} {
  struct sigaction action {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;
  for (const int signal : {SIGTSTP, SIGCONT}) sigaction(signal, &action, nullptr);
  action.sa_handler = restore_and_die;
  for (const int signal : crashes) sigaction(signal, &action, nullptr);
  const sigset_t awaited = awaited_signals();
  sigprocmask(SIG_BLOCK, &awaited, &handles_->mask);
  prepare_last_will(handles_->keys(), handles_->modes);
  Terminal::wear(display);
  take_over();
}

void Terminal::wear(const DisplaySettings& display) {
  scheme_.reset();
  shown_.reset();
  if (!colors_wanted(display) || ::has_colors() == FALSE) return;
  scheme_ = display.scheme.value_or(Scheme{});
  ::start_color();
  ::use_default_colors();
  // Where there are eight colours a bright one is the other of its kind.
  constexpr short eight = 8;
  for (const Color color : used_colors) {
    const auto number = static_cast<short>(color);
    const bool all = ::tigetnum("colors") > number;
    ::init_pair(number, all ? number : static_cast<short>(number % eight), -1);
  }
}

void Terminal::take_over() {
  ::raw();
  ::noecho();
  ::nonl();
  ::keypad(stdscr, TRUE);
  ::nodelay(stdscr, TRUE);
  ::leaveok(stdscr, FALSE);
  name_keypad_keys();
  for (const auto& [sequence, code] : other_names)
    if (::key_defined(sequence) == 0) ::define_key(sequence, code);
  report_mouse(true);
  report_pastes(true);
}

/// Not curses' part: see MouseReport.
void Terminal::report_mouse(bool wanted) const {
  if (!display_.mouse.value_or(true) || capability("kmous") == nullptr) return;
  ::define_key("\033[<", figures_follow);
  ::define_key("\033[M", bytes_follow);
  ::putp(wanted ? mouse_on : mouse_off);
  static_cast<void>(std::fflush(stdout));  // curses has a buffer of its own
}

/// Terminals that report the mouse know of this too, and others could write it on the screen.
void Terminal::report_pastes(bool wanted) {
  if (capability("kmous") == nullptr) return;
  ::putp(wanted ? pastes_on : pastes_off);
  static_cast<void>(std::fflush(stdout));
}

Terminal::~Terminal() {
  if (!gone_) give_back();
  ::delscreen(handles_->screen);
  last_will.valid = false;
  sigprocmask(SIG_SETMASK, &handles_->mask, nullptr);
  if (handles_->input != nullptr) static_cast<void>(std::fclose(handles_->input));
}

/// Gives the terminal to whoever had it before.
void Terminal::give_back() {
  report_pastes(false);
  report_mouse(false);
  if (capability("rmcup") == nullptr) {  // the picture stays, and a shell goes on in its last line
    ::wmove(stdscr, rows() - 1, 0);
    ::wclrtoeol(stdscr);
    ::wrefresh(stdscr);
    shown_.reset();
  }
  ::endwin();
}

int Terminal::rows() const {
  return getmaxy(stdscr);
}
int Terminal::columns() const {
  return getmaxx(stdscr);
}

void Terminal::show(const Grid& grid) {
  const bool fresh =
      !shown_ || shown_->rows() != grid.rows() || shown_->columns() != grid.columns();
  if (fresh) ::werase(stdscr);
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      const Cell& cell = grid.at(row, column);
      if (cell.glyph.empty() || (!fresh && shown_->at(row, column) == cell)) continue;
      const Style style = style_of(cell.role, scheme_);
      const auto pair = style.color == Color::standard ? short{0} : static_cast<short>(style.color);
      ::wattr_set(stdscr, attributes_of(style), pair, nullptr);
      ::mvwaddstr(stdscr, row, column, cell.glyph.c_str());
    }
  }
  const auto cursor = grid.cursor();
  ::curs_set(cursor ? 1 : 0);
  if (cursor) ::wmove(stdscr, cursor->row, cursor->column);
  ::wrefresh(stdscr);
  shown_ = grid;
}

void Terminal::redraw() {
  shown_.reset();
  ::clearok(stdscr, TRUE);
}

std::optional<Event> Terminal::next_key() {
  for (;;) {
    const int code = ::wgetch(stdscr);
    if (code == ERR) return std::nullopt;
    // A sequence may come in pieces, but not for ever.
    const Moment now = Clock::now();
    if (now - last_byte_ > longest_gap) {
      stray_.drop();
      pasting_ = false;
    }
    last_byte_ = now;
    if (code == figures_follow || code == bytes_follow) {
      report_.begin(code == figures_follow ? MouseReport::Form::figures : MouseReport::Form::bytes);
    } else if (code < KEY_MIN && report_.begun()) {
      if (auto event = report_.take(static_cast<char>(code))) return event;
    } else if (code < KEY_MIN && stray_.begun()) {
      take_stray(static_cast<char>(code));
    } else if ((code == key::escape && stray_begins()) || goes_on_after_escape(code, now)) {
      continue;
    } else if (code < KEY_MIN) {
      if (code == key::escape) escape_at_ = now;
      const char32_t character = typed_character(static_cast<char>(code));
      if (character == '\n') return KeyPress{key::enter, pasting_};
      if (character == 0x7F || character == '\b') return KeyPress{key::backspace, pasting_};
      return KeyPress{character, pasting_};
    } else if (code == KEY_RESIZE) {
      shown_.reset();
      return Resized{};
    } else {
      report_.begin(MouseReport::Form::none);
      return KeyPress{key_from(static_cast<wint_t>(code)), pasting_};
    }
  }
}

/// After ESC: is this a sequence that curses knows no key for? curses gives it byte by byte.
bool Terminal::stray_begins() {
  const int next = ::wgetch(stdscr);
  if (next == ERR) return false;
  if (!StraySequence::introduced_by(next)) {
    ::ungetch(next);
    return false;
  }
  stray_.begin(static_cast<char>(next));
  return true;
}

/// Does this byte, that came shortly after a lone ESC, go on with what that began? So it does when
/// more comes with it, for a key comes alone, or when it is no key anywhere.
bool Terminal::goes_on_after_escape(int code, Moment now) {
  if (now - escape_at_ > longest_gap || !StraySequence::introduced_by(code)) return false;
  const int next = ::wgetch(stdscr);
  if (next == ERR && (code == '[' || code == ']')) return false;
  stray_.begin(static_cast<char>(code));
  if (next != ERR && next < KEY_MIN) take_stray(static_cast<char>(next));
  return true;
}

/// Nothing stands between the brackets of a paste but what was pasted.
void Terminal::take_stray(char byte) {
  stray_.take(byte);
  if (stray_.figure() == paste_begins) pasting_ = true;
  if (stray_.figure() == paste_ends) pasting_ = false;
}

/// The character whose last byte this is; 0 while it is not whole, and for bytes that are none.
/// curses has this too, but loses the bytes of a character that comes in pieces, and what follows
/// a wrong one.
char32_t Terminal::typed_character(char byte) {
  constexpr auto wrong = static_cast<std::size_t>(-1);
  wchar_t character = 0;
  const bool first = std::mbsinit(&typed_) != 0;
  std::size_t used = std::mbrtowc(&character, &byte, 1, &typed_);
  if (used == wrong) typed_ = {};
  if (used == wrong && !first) used = std::mbrtowc(&character, &byte, 1, &typed_);
  return used <= 1 ? static_cast<char32_t>(character) : 0;
}

Event Terminal::wait(std::optional<Moment> until, int also) {
  for (;;) {
    if (signals::received() != 0) return Ended{signals::exit_status()};
    if (std::exchange(stop_asked, 0) != 0) suspend();
    if (std::exchange(went_on, 0) != 0) {  // whoever had the terminal meanwhile may have set it up
      ::reset_prog_mode();
      take_over();
      redraw();
      return Resized{};
    }
    if (auto event = next_key()) return *event;
    timespec left{};
    if (until) {
      const auto rest = std::max(Clock::duration::zero(), *until - Clock::now());
      const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(rest);
      left.tv_sec = seconds.count();
      left.tv_nsec = std::chrono::duration_cast<std::chrono::nanoseconds>(rest - seconds).count();
    }
    const int keys = handles_->keys();
    std::array<pollfd, 2> files{{{keys, POLLIN, 0}, {also, POLLIN, 0}}};
    const int ready = ::ppoll(files.data(), files.size(), until ? &left : nullptr, &handles_->mask);
    if (ready == 0) return TimedOut{};
    if (ready > 0 && (files[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
      gone_ = hung_up(STDOUT_FILENO);  // nothing can be given back to a terminal that is not there
      return Ended{status::signal_base + SIGHUP};
    }
    // The other file's end is something to be read too.
    if (ready > 0 && files[1].revents != 0 && files[0].revents == 0) return InputReady{};
    int waiting = 0;
    if (ready > 0 && (::ioctl(keys, FIONREAD, &waiting) != 0 || waiting == 0)) {
      gone_ = hung_up(STDOUT_FILENO);  // readable and nothing there: the end of input
      return Ended{status::signal_base + SIGHUP};
    }
  }
}

void Terminal::flush_input() {
  ::flushinp();
}

void Terminal::suspend() {
  give_back();
  std::signal(SIGTSTP, SIG_DFL);
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigaddset(&stop, SIGCONT);
  sigprocmask(SIG_UNBLOCK, &stop, nullptr);
  ::kill(0, SIGTSTP);  // the whole job, as the terminal itself would
  // Here the program goes on.
  sigprocmask(SIG_BLOCK, &stop, nullptr);
  went_on = 0;  // this is seen to here
  struct sigaction action {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;
  sigaction(SIGTSTP, &action, nullptr);
  take_over();
  redraw();
  ::wrefresh(stdscr);
}

}  // namespace tebweez::screen
