// How wide texts are, and how they are made to fit.
#include <string>
#include <vector>

#include "catch.hpp"
#include "screen/text_width.hpp"
#include "tools/matches.hpp"

using tebweez::screen::Charset;
using tebweez::screen::fit;
using tebweez::screen::fit_middle;
using tebweez::screen::width_of;
using tebweez::screen::wrap;
using tebweez::testing::use_utf8;

namespace {
constexpr auto utf8 = Charset::utf8;
constexpr auto ascii = Charset::ascii;
}  // namespace

TEST_CASE("The width of a text is the columns it takes", "[view]") {
  use_utf8();
  CHECK(width_of("", utf8) == 0);
  CHECK(width_of("Amina", utf8) == 5);
  CHECK(width_of("小林一茶", utf8) == 8);
  CHECK(width_of("أمينة", utf8) == 5);
  CHECK(width_of("e\u0301", utf8) == 1);
  CHECK(width_of("שָׁלוֹם", utf8) == 4);
  CHECK(width_of("🎲", utf8) == 2);
  CHECK(width_of("a\u202Eb", utf8) == 2);
  CHECK(width_of("小林", ascii) == 2);  // as two question marks
}

TEST_CASE("A text that is too long is cut at the end", "[view]") {
  use_utf8();
  CHECK(fit("Amina", 5, utf8) == "Amina");
  CHECK(fit("Amina", 4, utf8) == "Ami…");
  CHECK(fit("Amina", 4, ascii) == "Ami~");
  CHECK(fit("Amina", 1, utf8) == "…");
  CHECK(fit("Amina", 0, utf8).empty());
  CHECK(fit("Amina", -3, utf8).empty());
  CHECK(fit("小林一茶", 6, utf8) == "小林…");
  CHECK(fit("小林一茶", 5, utf8) == "小林…");
  CHECK(fit("e\u0301e\u0301e\u0301", 2, utf8) == "e\u0301…");
}

TEST_CASE("A text that is too long is cut in the middle, so that both ends are seen", "[view]") {
  use_utf8();
  CHECK(fit_middle("Muhammad", 8, utf8) == "Muhammad");
  CHECK(fit_middle("Muhammad", 7, utf8) == "Muh…mad");
  CHECK(fit_middle("Muhammad", 4, utf8) == "Mu…d");
  CHECK(fit_middle("Muhammad", 0, utf8).empty());
  CHECK(fit_middle("Muhammad", 5, ascii) == "Mu~ad");
  CHECK(fit_middle("xxxe\u0301yyy", 4, utf8) == "xx…y");
}

TEST_CASE("What was made to fit fits, whatever the script", "[view]") {
  use_utf8();
  const std::string text = GENERATE("Abd al-Rahman ibn Muhammad al-Hadrami", "小林一茶と申します",
                                    "أمينة بنت خالد", "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301",
                                    "🎲a🎲b🎲c🎲d🎲", "שָׁלוֹם עֲלֵיכֶם", "a\u202Eb\u202Cc\u2066d\u2069");
  const auto charset = GENERATE(utf8, ascii);
  for (int width = 0; width <= 40; ++width) {
    INFO(text << " in " << width);
    const int whole = width_of(text, charset);
    for (const auto& cut : {fit(text, width, charset), fit_middle(text, width, charset)}) {
      CHECK(width_of(cut, charset) <= width);
      // A wide character may leave one column at a cut, no more.
      CHECK(width_of(cut, charset) >= std::min(width, whole) - 2);
      if (whole <= width) CHECK(cut == text);
    }
  }
}

TEST_CASE("Lines are broken at blanks", "[view]") {
  use_utf8();
  using Lines = std::vector<std::string>;
  CHECK(wrap("", 10, utf8).empty());
  CHECK(wrap("one two three", 20, utf8) == Lines{"one two three"});
  CHECK(wrap("one two three", 7, utf8) == Lines{"one two", "three"});
  CHECK(wrap("one two three", 6, utf8) == Lines{"one", "two", "three"});
  CHECK(wrap("小林 一茶 x", 6, utf8) == Lines{"小林", "一茶 x"});
  CHECK(wrap("Muhammad ibn", 5, utf8) == Lines{"Muha…", "ibn"});
}
