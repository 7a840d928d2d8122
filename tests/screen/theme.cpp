// The table of roles: everything has a look, and nothing depends on colour.
#include <tuple>
#include <utility>

#include "catch.hpp"
#include "screen/text_width.hpp"
#include "screen/theme.hpp"
#include "tools/matches.hpp"

using tebweez::Scheme;
using tebweez::screen::Charset;
using tebweez::screen::Color;
using tebweez::screen::Glyphs;
using tebweez::screen::glyphs_for;
using tebweez::screen::Role;
using tebweez::screen::Style;
using tebweez::screen::style_of;
using tebweez::screen::width_of;
using tebweez::testing::use_utf8;

namespace {

auto attributes(const Style& style) {
  return std::tuple{style.bold, style.dim, style.reverse, style.underline};
}

/// All of the characters that things are drawn with.
auto characters(const Glyphs& glyphs) {
  return std::array{glyphs.seed,
                    glyphs.empty,
                    glyphs.bar,
                    glyphs.bar_half,
                    glyphs.rule,
                    glyphs.turn,
                    glyphs.left,
                    glyphs.right,
                    glyphs.legal_up,
                    glyphs.legal_down,
                    glyphs.more_above,
                    glyphs.more_below,
                    glyphs.corner_top_left,
                    glyphs.corner_top_right,
                    glyphs.corner_bottom_left,
                    glyphs.corner_bottom_right,
                    glyphs.horizontal,
                    glyphs.vertical,
                    glyphs.heavy_top_left,
                    glyphs.heavy_top_right,
                    glyphs.heavy_bottom_left,
                    glyphs.heavy_bottom_right,
                    glyphs.heavy_horizontal,
                    glyphs.heavy_vertical,
                    glyphs.dot,
                    glyphs.line,
                    glyphs.round,
                    glyphs.capture,
                    glyphs.here};
}

}  // namespace

TEST_CASE("Without colours no role has one", "[view]") {
  for (int role = 0; role < static_cast<int>(Role::count_of_roles); ++role)
    CHECK(style_of(static_cast<Role>(role), std::nullopt).color == Color::standard);
}

TEST_CASE("With colours nothing is lost that is seen without them", "[view]") {
  const Scheme scheme = GENERATE(from_range(tebweez::all_schemes));
  for (int i = 0; i < static_cast<int>(Role::count_of_roles); ++i) {
    INFO(to_text(scheme) << " " << i);
    const Style colored = style_of(static_cast<Role>(i), scheme);
    const Style plain = style_of(static_cast<Role>(i), std::nullopt);
    // What stands out without colours stands out with them.
    CHECK((colored.bold || colored.reverse || colored.color != Color::standard) >=
          (plain.bold || plain.reverse));
    CHECK(colored.reverse == plain.reverse);
    CHECK(colored.dim == plain.dim);
  }
}

TEST_CASE("Without colours roles that stand side by side have different attributes", "[view]") {
  // Others are told apart by marks: see the tests of the board.
  const auto [one, two] = GENERATE(table<Role, Role>({
      {Role::south, Role::south_count},  // whose turn it is
      {Role::north, Role::north_count},  //
      {Role::south, Role::legal},        // pits that may be sown
      {Role::north, Role::legal},        //
      {Role::dim, Role::legal},          //
      {Role::legal, Role::chosen},       // the chosen pit
      {Role::count, Role::chosen},       //
      {Role::count, Role::moving},       // where a seed fell
      {Role::count, Role::captured},     // what was taken
      {Role::moving, Role::captured},
      {Role::chosen, Role::captured},
      {Role::plain, Role::warning},  // what the players should heed
      {Role::turn, Role::warning},
      {Role::plain, Role::chosen},  // entries of lists
      {Role::plain, Role::key},     // keys and their labels
      {Role::south, Role::mark},
      {Role::count, Role::dim},  // an empty pit
  }));
  INFO(static_cast<int>(one) << " and " << static_cast<int>(two));
  CHECK(attributes(style_of(one, std::nullopt)) != attributes(style_of(two, std::nullopt)));
}

TEST_CASE("In each scheme the players' tints differ, and neither is that of anything else") {
  const Scheme scheme = GENERATE(from_range(tebweez::all_schemes));
  INFO(to_text(scheme));
  const auto color = [&](Role role) { return style_of(role, scheme).color; };
  CHECK(color(Role::south) != color(Role::north));
  for (const auto& [tint, weighty] :
       {std::pair{Role::south, Role::south_count}, std::pair{Role::north, Role::north_count}}) {
    CHECK(color(tint) != Color::standard);
    CHECK(color(tint) == color(weighty));
    for (const Role role : {Role::turn, Role::legal, Role::chosen, Role::moving, Role::mark,
                            Role::captured, Role::warning})
      CHECK(color(tint) != color(role));
  }
  CHECK(color(Role::chosen) != color(Role::moving));
  CHECK(color(Role::moving) != color(Role::captured));
}

TEST_CASE("Schemes differ in the colours of the players, and in nothing but colours") {
  for (const Scheme one : tebweez::all_schemes)
    for (const Scheme two : tebweez::all_schemes) {
      if (one == two) continue;
      INFO(to_text(one) << " and " << to_text(two));
      CHECK(std::pair{style_of(Role::south, one).color, style_of(Role::north, one).color} !=
            std::pair{style_of(Role::south, two).color, style_of(Role::north, two).color});
      for (int role = 0; role < static_cast<int>(Role::count_of_roles); ++role)
        CHECK(attributes(style_of(static_cast<Role>(role), one)) ==
              attributes(style_of(static_cast<Role>(role), two)));
    }
}

TEST_CASE("A scheme and when there are colours are called by the words that name them") {
  for (const Scheme scheme : tebweez::all_schemes)
    CHECK(tebweez::parse_scheme(to_text(scheme)) == scheme);
  for (const tebweez::ColorUse use : tebweez::all_color_uses)
    CHECK(tebweez::parse_color(to_text(use)) == use);
  CHECK_FALSE(tebweez::parse_scheme("Nile"));
  CHECK_FALSE(tebweez::parse_color(""));
}

TEST_CASE("Each character that things are drawn with takes one column", "[view]") {
  use_utf8();
  for (const auto charset : {Charset::utf8, Charset::ascii})
    for (const auto character : characters(glyphs_for(charset))) {
      INFO(character);
      CHECK(width_of(character, charset) == 1);
    }
}

TEST_CASE("In ASCII things are drawn with ASCII", "[view]") {
  const Glyphs& glyphs = glyphs_for(Charset::ascii);
  for (const auto character : characters(glyphs))
    CHECK((character.size() == 1 && character[0] > ' ' && character[0] < 0x7F));
  for (const auto word : {glyphs.left_right, glyphs.up_down})
    for (const char c : word) CHECK((c > ' ' && c < 0x7F));
}

TEST_CASE("A chosen pit's walls differ from the others' in any charset", "[view]") {
  for (const auto charset : {Charset::utf8, Charset::ascii}) {
    const Glyphs& glyphs = glyphs_for(charset);
    CHECK(glyphs.heavy_vertical != glyphs.vertical);
    CHECK(glyphs.heavy_horizontal != glyphs.horizontal);
    CHECK(glyphs.left != glyphs.right);
    CHECK(glyphs.seed != glyphs.empty);
    CHECK(glyphs.bar != glyphs.empty);
  }
}

TEST_CASE("Without colours no wall of a pit is underlined: it would be a line through the board") {
  for (const Role wall : {Role::south, Role::north, Role::legal, Role::turn, Role::taken})
    CHECK_FALSE(style_of(wall, std::nullopt).underline);
}
