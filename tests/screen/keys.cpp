// The table of keys keeps its three laws, and help is made from it.
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>

#include "catch.hpp"
#include "screen/keys.hpp"
#include "tebweez/rules.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using screen::Binding;
using screen::bindings;
using screen::Charset;
using screen::Context;
using screen::Grid;
using screen::name_of_key;
using screen::Request;
using screen::request_for;
namespace key = screen::key;
namespace where = screen::where;
using testing::Canvas;
using testing::Desk;
using testing::picture;

namespace {

bool is_letter(char32_t of) {
  return (of >= 'a' && of <= 'z') || (of >= 'A' && of <= 'Z');
}
char32_t other_case(char32_t of) {
  return of ^ 0x20U;
}

/// A window so tall that a page is seen whole.
constexpr Canvas tall{44, 120, Charset::utf8};

std::string name(char32_t of) {
  return name_of_key(of, Charset::utf8);
}

struct Expected {
  char32_t key;
  Request request;
  Context contexts;
};
constexpr Context board = where::board | where::gift;
constexpr Context show = where::sowing | where::replay;
constexpr std::array described{
    Expected{'w', Request::view, where::playing | show | where::puzzle},
    Expected{'u', Request::undo, where::playing},
    Expected{'h', Request::left,
             board | where::puzzle | where::tebweez | where::hand_over | where::replay},
    Expected{'l', Request::right,
             board | where::puzzle | where::tebweez | where::hand_over | where::replay},
    Expected{'k', Request::up, where::tebweez | where::replay},
    Expected{'j', Request::down, where::tebweez | show},
    Expected{key::enter, Request::act,
             (where::playing & ~where::computer) | where::replay | where::start},
    Expected{'v', Request::preview, where::board},
    Expected{'n', Request::play_forced, board},
    Expected{'r', Request::resign, board},
    Expected{'o', Request::agree, board},
    Expected{'y', Request::hint, board},
    Expected{'+', Request::add, where::tebweez},
    Expected{'=', Request::add, where::tebweez},
    Expected{'-', Request::remove, where::tebweez},
    Expected{'x', Request::empty_pit, where::tebweez | where::saved},
    Expected{'/', Request::search, where::saved},
    Expected{'t', Request::other_one, where::saved},
    Expected{'v', Request::preview, where::saved},
    Expected{'y', Request::hint, where::saved},
    Expected{key::remove, Request::empty_pit, where::tebweez},
    Expected{'z', Request::empty_all, where::tebweez},
    Expected{'s', Request::spread, where::tebweez},
    Expected{'m', Request::mirror, where::tebweez},
    Expected{'*', Request::random, where::tebweez | where::puzzle},
    Expected{'p', Request::next_layout, where::tebweez},
    Expected{'t', Request::other_one, where::hand_over},
    Expected{'!', Request::keep_layout, where::tebweez},
    Expected{key::f0 + 12, Request::keep_layout, where::tebweez},
    Expected{' ', Request::pause, show},
    Expected{'.', Request::next_seed, show},
    Expected{',', Request::previous_seed, where::replay},
    Expected{'<', Request::slower, show},
    Expected{'>', Request::faster, show},
    Expected{'[', Request::previous_capture, where::replay},
    Expected{']', Request::next_capture, where::replay},
    Expected{key::page_up, Request::previous_page, where::replay},
    Expected{key::page_down, Request::next_page, where::replay},
    Expected{key::home, Request::first, where::replay},
    Expected{key::end, Request::last, where::replay}};

}  // namespace

TEST_CASE("First law of keys: a to g in either case always mean pits", "[view]") {
  for (const char letter : {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'A', 'B', 'C', 'D', 'E', 'F', 'G'})
    for (int number = 0; number < Context::count; ++number)
      CHECK(request_for(static_cast<char32_t>(letter), Context{number}) == Request::none);
}

TEST_CASE("Second law of keys: no two commands differ by case", "[view]") {
  for (const Binding& one : bindings())
    for (const Binding& two : bindings())
      if (is_letter(one.key) && two.key == other_case(one.key)) {
        INFO(name(one.key));
        CHECK(one.request == two.request);
      }
}

TEST_CASE("Third law of keys: a key means the same wherever it means anything", "[view]") {
  std::map<char32_t, Request> meaning;
  for (const Binding& binding : bindings()) {
    INFO(name(binding.key));
    const auto [known, fresh] = meaning.emplace(binding.key, binding.request);
    CHECK(known->second == binding.request);
  }
}

TEST_CASE("No two rows of the table are for the same key in the same context", "[view]") {
  for (const Binding& one : bindings())
    for (const Binding& two : bindings())
      if (&one != &two && one.key == two.key) {
        INFO(name(one.key));
        CHECK_FALSE(one.contexts.meets(two.contexts));
      }
}

TEST_CASE("Where text is typed, printable keys are text", "[view]") {
  for (char32_t of = ' '; of < 0x7F; ++of) {
    INFO(name(of));
    CHECK(request_for(of, where::text) == Request::none);
  }
}

TEST_CASE("Digits are numbers everywhere", "[view]") {
  for (char32_t digit = '0'; digit <= '9'; ++digit)
    for (int number = 0; number < Context::count; ++number)
      CHECK(request_for(digit, Context{number}) == Request::none);
}

TEST_CASE("Everywhere there is help, the rules, leaving, and a way back", "[view]") {
  for (int number = 0; number < Context::count; ++number) {
    const Context context{number};
    INFO("context " << number);
    CHECK(request_for(key::f0 + 1, context) == Request::help);
    CHECK(request_for(key::f0 + 2, context) == Request::rules);
    CHECK(request_for(key::escape, context) == Request::close);
    CHECK(request_for(key::control('d'), context) == Request::leave);
    CHECK(request_for(key::control('c'), context) == Request::interrupt);
    CHECK(request_for(key::control('l'), context) == Request::redraw);
    CHECK(request_for(key::control('z'), context) == Request::suspend);
    if (context == where::text) continue;
    CHECK(request_for('?', context) == Request::help);
    CHECK(request_for('i', context) == Request::rules);
    CHECK(request_for('q', context) == Request::quit);
  }
}

TEST_CASE("The keys of the description mean what it says", "[view]") {
  for (const Expected& expected : described)
    for (int number = 0; number < Context::count; ++number)
      if (expected.contexts.meets(Context{number})) {
        INFO(name(expected.key) << " in context " << number);
        CHECK(request_for(expected.key, Context{number}) == expected.request);
      }
}

TEST_CASE("While seeds are sown, Enter does nothing", "[view]") {
  CHECK(request_for(key::enter, where::sowing) == Request::none);
}

TEST_CASE("Every command is told of in one line, and has its name", "[view]") {
  std::set<Request> told;
  for (const Binding& binding : bindings()) {
    CHECK_FALSE(name_of_key(binding.key, Charset::utf8).empty());
    for (const char c : name_of_key(binding.key, Charset::ascii)) CHECK((c >= ' ' && c < 0x7F));
    if (!binding.help.empty()) told.insert(binding.request);
  }
  for (const Binding& binding : bindings()) {
    INFO(name(binding.key));
    const bool is_move = binding.request == Request::right || binding.request == Request::up ||
                         binding.request == Request::down;
    if (!is_move && binding.request != Request::erase) CHECK(told.contains(binding.request));
  }
}

TEST_CASE("The help of a context lists every key that is bound there", "[view]") {
  const Desk desk;
  const std::string to_names = testing::down_to("South's name");
  struct Shown {
    Context context;
    Grid help;
  };
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const std::string laid = testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6");
  const auto at = [&](Context context, std::unique_ptr<screen::Screen> first, const char* keys) {
    return Shown{context, picture(std::move(first), tall, keys)};
  };
  for (const Shown& shown :
       {at(where::board, testing::match_screen(log), "?"),
        at(where::start, testing::start_screen(), "?"),
        at(where::tebweez, testing::match_screen(laid + "keep\nagree\n"), "{Enter}?"),
        at(where::hand_over, testing::match_screen(laid), "?"),
        at(where::gift, testing::match_screen(testing::log_up_to("akil-00.tebweez", 79)), "?"),
        at(where::sowing, testing::match_screen(log), "a{Enter}?"),
        at(where::reckoning, testing::match_screen(testing::log_up_to("akil-03.tebweez", 128)),
           "?"),
        at(where::finished, testing::match_screen(testing::log_up_to("akil-03.tebweez", 208)),
           "{Enter}?"),
        at(where::replay, testing::replay_screen(log), "?"),
        at(where::puzzle, testing::puzzle_screen(akil, {.seed = 2}), "?"),
        at(where::moves, testing::match_screen(log), "{Tab}?"),
        at(where::text, testing::start_screen(), (to_names + "{Enter}{F1}").c_str()),
        at(where::question, testing::match_screen(log), "r?")}) {
    const std::string text = shown.help.text();
    for (const Binding& binding : bindings()) {
      if (!binding.contexts.meets(shown.context) || binding.request == Request::erase) continue;
      if (binding.request == Request::redo) continue;  // nothing was taken back
      INFO(text << name(binding.key));
      CHECK(text.find(name(binding.key)) != std::string::npos);
      CHECK(text.find(binding.help) != std::string::npos);
    }
  }
}

TEST_CASE("Help tells of redo when something was taken back", "[view]") {
  const Desk desk;
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const auto help = [&](const char* keys) {
    return picture(testing::match_screen(log), tall, keys).text();
  };
  CHECK(help("?").find("Ctrl-R") == std::string::npos);
  CHECK(help("u?").find("Ctrl-R F11") != std::string::npos);
}

TEST_CASE("Every command can be given with arrows, Enter, Esc, Space and function keys", "[view]") {
  // Whatever else there is, the help has it, F1 opens that, and arrows and Enter do it.
  for (int number = 0; number < Context::count; ++number) {
    const Context context{number};
    INFO("context " << number);
    CHECK(request_for(key::f0 + 1, context) == Request::help);
  }
  CHECK(request_for(key::down, where::page) == Request::down);
  CHECK(request_for(key::enter, where::page) == Request::act);
}

TEST_CASE("The line of keys leaves out those that do nothing now", "[view]") {
  const Desk desk;
  const std::string free = testing::log_of(akil, "tebweez south 6 6 6 6 6 6 / 6 6 6 6 6 6\nkeep");
  const std::string forced =
      testing::log_of(madjnuni, "tebweez south 7 7 7 7 7 7 7 / 7 7 7 7 7 7 7");
  const auto shows = [](std::unique_ptr<screen::Screen> first, const char* keys, const char* hint) {
    const Grid grid = picture(std::move(first), {24, 80, Charset::utf8}, keys);
    return grid.text().find(hint) != std::string::npos;
  };
  CHECK_FALSE(shows(testing::match_screen(free), "", "n play on"));
  CHECK(shows(testing::match_screen(forced), "", "n play on"));
  CHECK_FALSE(shows(testing::match_screen(free), "", "y hint"));
  CHECK_FALSE(shows(testing::new_match(akil), "", "u undo"));
  CHECK(shows(testing::new_match(akil), "+", "u undo"));
  CHECK_FALSE(shows(testing::match_screen(free), "", "redo"));
  CHECK(shows(testing::match_screen(free), "u{Tick}", "Ctrl-R redo"));
  CHECK_FALSE(shows(testing::match_screen(free), "ut{Enter}", "redo"));
}

TEST_CASE("What is chosen in the help is done on the screen below", "[view]") {
  const Desk desk;
  // Preview, resign and leave of the board; the customary layout of the tebweez.
  const auto choose = [](const Grid& help, const std::string& line) {
    const std::string text = help.text();
    const auto end = text.find(line);
    REQUIRE(end != std::string::npos);
    int chosen = 0;
    int row = 0;
    for (std::size_t i = 0; i < end; ++i) row += text[i] == '\n' ? 1 : 0;
    for (int above = 0; above < row; ++above)
      if (help.target_at({above, 10}).has_value()) ++chosen;
    std::string keys = "{F1}";
    for (int i = 0; i < chosen; ++i) keys += "{Down}";
    return keys + "{Enter}";
  };
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const Grid help = picture(testing::match_screen(log), tall, "{F1}");
  CHECK(picture(testing::match_screen(log), tall, "{Right}" + choose(help, "preview: where"))
            .text() == picture(testing::match_screen(log), tall, "{Right}v").text());
  CHECK(picture(testing::match_screen(log), tall, choose(help, "resign the match")).text() ==
        picture(testing::match_screen(log), tall, "r").text());
  CHECK(picture(testing::match_screen(log), tall, choose(help, "turn the view")).text() ==
        picture(testing::match_screen(log), tall, "w").text());
  const Grid laying = picture(testing::new_match(akil), tall, "{F1}");
  CHECK(picture(testing::new_match(akil), tall, choose(laying, "the next customary")).text() ==
        picture(testing::new_match(akil), tall, "p").text());
}

TEST_CASE("The line of keys says what Space and v do now", "[view]") {
  const Desk desk;
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const auto shows = [&](std::unique_ptr<screen::Screen> first, const char* keys,
                         const char* hint) {
    const std::string text = picture(std::move(first), {24, 80, Charset::utf8}, keys).text();
    INFO(text);
    return text.find(hint) != std::string::npos;
  };
  CHECK(shows(testing::match_screen(log), "a{Enter}", "Space pause"));
  CHECK(shows(testing::match_screen(log), "a{Enter} ", "Space play"));
  CHECK(shows(testing::match_screen(log), "a{Enter}.", "Space play"));
  CHECK(shows(testing::match_screen(log), "a{Enter}  ", "Space pause"));
  CHECK(shows(testing::replay_screen(log), "", "Space play"));
  CHECK(shows(testing::replay_screen(log), " ", "Space pause"));
  CHECK(shows(testing::replay_screen(log), " {Right}", "Space play"));
  CHECK(shows(testing::replay_screen(log), "{End} {Tick}", "Space play"));
  CHECK(shows(testing::match_screen(log), "", "v preview: off"));
  CHECK(shows(testing::match_screen(log), "v", "v preview: on"));
}

TEST_CASE("v with nothing chosen says what it did", "[view]") {
  const Desk desk;
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const auto seen = [&](const char* keys) {
    return picture(testing::match_screen(log), {24, 80, Charset::utf8}, keys).text();
  };
  CHECK(seen("v").find("The preview is on: choose a pit.") != std::string::npos);
  CHECK(seen("vv").find("The preview is off.") != std::string::npos);
}

TEST_CASE("Help and rules open over each other, and close with their own key", "[view]") {
  const Desk desk;
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const auto seen = [&](const char* keys) {
    return picture(testing::match_screen(log), {24, 80, Charset::utf8}, keys).text();
  };
  CHECK(seen("?i") == seen("i"));
  CHECK(seen("i?") == seen("?"));
  CHECK(seen("?i{Esc}") == seen(""));
  CHECK(seen("??") == seen(""));
  CHECK(seen("ii") == seen(""));
  CHECK(seen("{F1}{F2}{F1}{F1}") == seen(""));
}

TEST_CASE("u in a sowing stops it and takes the action back", "[view]") {
  const Desk desk;
  const std::string log = testing::log_up_to("akil-03.tebweez", 191);
  const auto seen = [&](const char* keys) {
    return picture(testing::match_screen(log), {24, 80, Charset::utf8}, keys).text();
  };
  for (const char* keys : {"a{Enter}u", "a{Enter}{Tick}{Tick}u", "a{Enter} {F3}"}) {
    INFO(keys);
    const std::string text = seen(keys);
    CHECK(text.find("Taken back.") != std::string::npos);
    CHECK(text.find("[A]") != std::string::npos);  // Enter does it again
  }
  const std::string crazy =
      testing::log_of(madjnuni, "tebweez south 7 7 7 7 7 7 7 / 7 7 7 7 7 7 7");
  const std::string stopped =
      picture(testing::match_screen(crazy), {24, 80, Charset::utf8}, "n{Tick}u{Tick}").text();
  CHECK(stopped.find("n play on") != std::string::npos);
  CHECK(stopped.find("Taken back.") != std::string::npos);
}

TEST_CASE("A match that is not saved is not thrown away unasked", "[view]") {
  const Desk desk;
  const auto seen = [&](const char* keys) {
    return picture(testing::new_match(akil), {24, 80, Charset::utf8}, keys).text();
  };
  const char* question = "This match is not saved and would be lost.";
  CHECK(seen("p{Enter}{Enter}q").find(question) != std::string::npos);
  CHECK(seen("p{Enter}{Enter}{Enter}{Ctrl-C}").find(question) != std::string::npos);
  CHECK(seen("p{Enter}{Enter}q{Esc}").find("turned:") != std::string::npos);
  CHECK(seen("p{Enter}{Enter}q{Enter}").find("turned:") != std::string::npos);
  CHECK(seen("q").find(question) == std::string::npos);  // nothing has been played
  CHECK(seen("?").find("save and leave") == std::string::npos);
  CHECK(seen("?").find("This match is not saved") != std::string::npos);
  const std::string saved = testing::log_up_to("akil-03.tebweez", 191);
  CHECK(picture(testing::match_screen(saved), {24, 80, Charset::utf8}, "?")
            .text()
            .find("Every action is saved") != std::string::npos);
}
