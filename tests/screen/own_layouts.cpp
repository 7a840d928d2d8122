// Laying out: a player's own layouts are kept, come up with p, are replaced and forgotten.
#include <string>

#include "catch.hpp"
#include "tools/matches.hpp"
#include "tools/painted.hpp"

using namespace tebweez;
using testing::Canvas;
using testing::Desk;
using testing::picture;

namespace {

const std::string kept_line = "akil \"Fort\" 8 6 6 6 6 6 / 6 6 6 6 6 4\n";
/// Six in each, and two seeds from f to A.
const std::string fort = "pf4{Enter}A8{Enter}";

std::string after(const std::string& keys, const Rules& rules = akil, const Canvas& canvas = {}) {
  return picture(testing::new_match(rules), canvas, keys).text();
}
bool shows(const std::string& keys, const std::string& text) {
  const std::string screen = after(keys);
  INFO(screen);
  return screen.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("A layout that is kept under a name comes up with p after the customary ones") {
  const Desk desk;
  CHECK(shows(fort, "! keeps this layout under a name"));
  CHECK(shows(fort + "!", "Keep this layout as"));
  CHECK(shows(fort + "!Fort", "[Fort]"));
  CHECK(shows(fort + "!Fort{Enter}", "Kept as Fort"));
  CHECK(desk.read("data/tebweez/layouts") == kept_line);
  CHECK(shows("pppp", "Fort."));
  CHECK(shows("", "    Fort\n"));
  // It is the same position as the one laid out by hand.
  CHECK(after("pppp{Enter}{Enter}") == after(fort + "{Enter}{Enter}"));
  CHECK(after("", ghashim).find("Fort") == std::string::npos);
}

TEST_CASE("The name of a layout that is there already is asked for again") {
  const Desk desk;
  desk.write("data/tebweez/layouts", kept_line);
  const std::string other = "pf5{Enter}A7{Enter}!Fort{Enter}";
  CHECK(shows(other, "There is a layout Fort already."));
  CHECK(shows(other + "{Down}{Enter}", "lays out the seeds"));
  CHECK(desk.read("data/tebweez/layouts") == kept_line);
  CHECK(shows(other + "{Esc}", "lays out the seeds"));
  CHECK(desk.read("data/tebweez/layouts") == kept_line);
  CHECK(shows(other + "{Enter}", "Kept as Fort"));
  CHECK(desk.read("data/tebweez/layouts") == "akil \"Fort\" 7 6 6 6 6 6 / 6 6 6 6 6 5\n");
}

TEST_CASE("A layout is forgotten by its own name, once that is confirmed") {
  const Desk desk;
  desk.write("data/tebweez/layouts", "# mine\n" + kept_line);
  CHECK(shows("pppp!", "[Fort]"));
  CHECK(shows("pppp!{Enter}", "Forget the layout Fort?"));
  CHECK(shows("pppp!{Enter}{Down}{Enter}", "Fort"));
  CHECK(desk.read("data/tebweez/layouts") == "# mine\n" + kept_line);
  CHECK(shows("pppp!{Enter}{Enter}", "Fort is forgotten."));
  CHECK(desk.read("data/tebweez/layouts") == "# mine\n");
  // Under another name it is kept once more.
  desk.write("data/tebweez/layouts", kept_line);
  CHECK(shows("pppp{F12}{Back}d{Enter}", "Kept as Ford"));
}

TEST_CASE("Only a layout that can be done is kept, under a name that nobody else has") {
  const Desk desk;
  CHECK(shows("!", "Only what can be done is kept."));
  CHECK(shows(fort + "!{Enter}", "The name is empty."));
  CHECK(shows(fort + "!   {Enter}", "The name is blank."));
  CHECK(shows(fort + "!Six in each{Enter}", "A customary layout has that name."));
  CHECK(shows(fort + "!Six in each{Enter}{Back}x{Enter}", "Kept as Six in eacx"));
}

TEST_CASE("While a name is typed, letters are letters, and the layout stays") {
  const Desk desk;
  CHECK(after(fort + "!qpux?1{Esc}") == after(fort));
  CHECK(shows(fort + "!qpux?1", "[qpux?1]"));
}

TEST_CASE("The name of a layout is asked for at every size") {
  const Desk desk;
  for (const Canvas& canvas :
       {Canvas{12, 40, screen::Charset::utf8}, Canvas{12, 40, screen::Charset::ascii},
        Canvas{60, 200, screen::Charset::utf8}}) {
    CHECK(after(fort + "!Fo", akil, canvas).find("[Fo]") != std::string::npos);
    CHECK(after(fort + "!Fort{Enter}", akil, canvas).find("Kept as Fort") != std::string::npos);
    desk.write("data/tebweez/layouts", "");
  }
}

TEST_CASE("A broken line among the layouts is told of once, and stays") {
  const Desk desk;
  const std::string text = "akil \"Few\" 1 / 1\n" + kept_line;
  desk.write("data/tebweez/layouts", text);
  CHECK(shows("p", "layouts:1: expected"));
  CHECK_FALSE(shows("pp", "layouts:1:"));
  CHECK(shows("pppp", "Fort."));
  CHECK(shows("pppp!{Back}d{Enter}", "Kept as Ford"));
  CHECK(desk.read("data/tebweez/layouts") == text + "akil \"Ford\" 8 6 6 6 6 6 / 6 6 6 6 6 4\n");
}
