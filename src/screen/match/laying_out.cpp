// Laying out the seeds: the tebweez.
#include <algorithm>
#include <utility>

#include "screen/board_view.hpp"
#include "screen/match/stage.hpp"
#include "screen/match/tebweez_editor.hpp"
#include "screen/pages.hpp"
#include "screen/text_question.hpp"
#include "tebweez/customary.hpp"
#include "tebweez/log/notation.hpp"
#include "words/refusals.hpp"

namespace tebweez::screen {
namespace {

class LayingOut final : public BoardStage {
 public:
  LayingOut(Playing& playing, Side layer)
      : BoardStage{playing}, editor_{playing.match().rules(), layer} {
    editor_.set_own(own_.of(match().rules()));
  }

  void start_from(const Board& layout) { editor_.start_from(layout); }

  [[nodiscard]] Context context() const override { return where::tebweez; }
  [[nodiscard]] bool undo() override { return editor_.undo(); }
  [[nodiscard]] bool redo() override { return editor_.redo(); }
  [[nodiscard]] bool can_redo() const override { return editor_.can_redo(); }

  void handle(const Input& input, App& app) override {
    if (const auto* request = std::get_if<Request>(&input); request != nullptr)
      handle_request(*request, app);
    else if (const auto* letter = std::get_if<PitLetter>(&input); letter != nullptr)
      editor_.choose(letter->pit);
    else if (const auto* digit = std::get_if<Digit>(&input); digit != nullptr)
      editor_.type(digit->value);
    else if (const auto* pit = std::get_if<Pit>(&input); pit != nullptr)
      click(*pit);
    else if (const auto* layout = std::get_if<Entry>(&input); layout != nullptr)
      editor_.take_layout(static_cast<std::size_t>(layout->number));
  }

  [[nodiscard]] bool may_leave(App& app, int status) override {
    if (!editor_.touched()) return true;
    ask_to_leave(app, "The unfinished layout would be lost. Leave anyway?", status);
    return false;
  }

 protected:
  void add_to(Scene& scene, const Names& names) const override {
    scene.look.board = editor_.layout();
    scene.look.chosen = editor_.chosen();
    scene.store = {};
    scene.to_act = editor_.layer();
    scene.keys.arrows = "choose";
    scene.keys.act = editor_.typed().empty() ? "done" : "set";
    if (!editor_.touched() && match().actions() == 0) scene.keys.idle.push_back(Request::undo);
    scene.hand = "in hand " + std::to_string(editor_.in_hand());
    scene.text.push_back({names[editor_.layer()] + " lays out the seeds of round " +
                              std::to_string(match().round_number()) + ".",
                          Role::turn, 2});
    if (!editor_.typed().empty())
      scene.text.push_back(
          {std::string{"Enter sets "} + letter(editor_.chosen()) + " to " + editor_.typed() + ".",
           Role::mark, 1});
    else if (const auto wrong = editor_.wrong(); wrong && playing().message.empty())
      scene.text.push_back({refusal_sentence(*wrong, names), Role::plain, 2});
    else if (!wrong)
      scene.text.push_back({what_done_does(names), Role::plain, 1});
    if (!match().actor())
      scene.text.push_back(
          {"t lets " + names[other(editor_.layer())] + " lay out instead.", Role::dim, 1});
    if (!editor_.wrong() && !is_known())
      scene.text.push_back({"! keeps this layout under a name, for p to come to.", Role::dim, 1});
    scene.panel_title = "layouts (p)";
    scene.panel_entries = true;
    for (const OwnLayout& known : editor_.layouts())
      scene.panel.push_back(
          {known.name, known.board == editor_.layout() ? Role::title : Role::dim});
  }

 private:
  [[nodiscard]] bool is_known() const {
    const auto& known = editor_.layouts();
    return std::any_of(known.begin(), known.end(), [this](const OwnLayout& layout) {
      return layout.board == editor_.layout();
    });
  }

  /// A click on the chosen pit puts a seed there, or as many as were typed.
  void click(Pit pit) {
    if (pit != editor_.chosen()) return editor_.choose(pit);
    say(editor_.typed().empty() ? editor_.edit(Request::add) : editor_.set_typed());
  }

  [[nodiscard]] std::string what_done_does(const Names& names) const {
    if (!match().rules().turning)
      return "Ready: press Enter, and " + names[editor_.layer()] + " begins.";
    return "Ready: Enter hands the board to " + names[other(editor_.layer())] + ".";
  }

  void handle_request(Request request, App& app) {
    switch (request) {
      case Request::left:
      case Request::right:
      case Request::up:
      case Request::down:
        return editor_.choose(
            neighbour(editor_.chosen(), request, app.below(), match().rules().row_length));
      case Request::act: return finish(app);
      case Request::close:
        return editor_.choose(editor_.chosen());  // forgets a number that was typed
      case Request::erase: return editor_.erase();
      case Request::other_one:
        if (match().actor()) return say(names()[editor_.layer()] + " lays out this round.");
        if (playing().is_computer(other(editor_.layer())))
          return playing().enter(computer_turn(playing(), other(editor_.layer())));
        return editor_.set_layer(other(editor_.layer()));
      case Request::keep_layout: return keep_or_forget(app);
      case Request::next_layout: return say(editor_.edit(request) + own_faults());
      default: return say(editor_.edit(request));
    }
  }

  /// What is wrong with the file of own layouts, told once.
  [[nodiscard]] std::string own_faults() {
    const auto& faults = own_.faults();
    if (faults.empty() || std::exchange(faults_told_, true)) return {};
    return " " + faults.front() + ".";
  }

  /// The player's own layout that is laid out now, if it is one.
  [[nodiscard]] std::optional<OwnLayout> own_here() const {
    for (const OwnLayout& own : own_.of(match().rules()))
      if (own.board == editor_.layout()) return own;
    return std::nullopt;
  }

  // What can't be done would be refused each time that it comes up, so it is not kept.
  void keep_or_forget(App& app) {
    if (const auto wrong = editor_.wrong())
      return say("Only what can be done is kept. " + refusal_sentence(*wrong, names()));
    const auto here = own_here();
    const std::string question =
        here ? "Another name for this layout? The same one forgets it." : "Keep this layout as";
    app.push(std::make_unique<TextQuestion>(
        question, here ? here->name : "",
        [this](const std::string& name, App& a) { return take_name(name, a); }));
  }

  std::optional<std::string> take_name(const std::string& name, App& app) {
    if (const auto wrong = check_new_name(name)) {
      std::string sentence{*wrong};
      sentence.front() = 'T';
      return sentence + ".";
    }
    for (const CustomaryLayout& known : customary_layouts(match().rules()))
      if (known.name == name) return "A customary layout has that name.";
    const auto own = own_.of(match().rules());
    const auto same = std::find_if(own.begin(), own.end(),
                                   [&](const OwnLayout& layout) { return layout.name == name; });
    if (same == own.end()) {
      keep(name);
    } else {
      const bool unchanged = same->board == editor_.layout();
      app.push(std::make_unique<Question>(
          unchanged ? "Forget the layout " + name + "?"
                    : "There is a layout " + name + " already. Put this one in its place?",
          std::vector<Question::Answer>{
              {unchanged ? "Forget it" : "Replace it",
               [this, name, unchanged](App&) { unchanged ? forget(name) : keep(name); }},
              {"Leave it", [](App&) {}}}));
    }
    return std::nullopt;
  }

  void keep(const std::string& name) {
    tell(own_.keep(match().rules(), {name, editor_.layout()}),
         "Kept as " + name + ": p comes to it.");
  }

  void forget(const std::string& name) {
    tell(own_.remove(match().rules(), name), name + " is forgotten.");
  }

  void tell(const std::optional<Problem>& problem, const std::string& done) {
    editor_.set_own(own_.of(match().rules()));
    say(problem ? problem->what + "." : done);
  }

  void finish(App& app) {
    if (!editor_.typed().empty()) return say(editor_.set_typed());
    if (const auto wrong = editor_.wrong())
      return say("Not yet. " + refusal_sentence(*wrong, names()));
    const Action done = tebweez_by(editor_.layer(), editor_.layout());
    const std::string question =
        match().rules().turning
            ? "Done laying out? " + names()[other(done.by)] + " may then keep the board or turn it."
            : "Done laying out? " + names()[done.by] + " then begins.";
    Playing& all = playing();
    app.push(std::make_unique<Question>(
        question,
        std::vector<Question::Answer>{{"Done", [&all, done](App& a) { all.act(done, a); }},
                                      {"Go on laying out", [](App&) {}}}));
  }

  TebweezEditor editor_;
  OwnLayouts own_ = OwnLayouts::of_user();
  bool faults_told_ = false;
};

}  // namespace

std::unique_ptr<MatchStage> laying_out(Playing& playing) {
  // R12: in the first round either player may lay out; the program's default is South, or who
  // plays against the computer.
  const Side first = playing.is_computer(Side::south) ? Side::north : Side::south;
  return std::make_unique<LayingOut>(playing, playing.match().actor().value_or(first));
}

std::unique_ptr<MatchStage> laying_out_again(Playing& playing, Side layer, const Board& layout) {
  auto stage = std::make_unique<LayingOut>(playing, layer);
  stage->start_from(layout);
  return stage;
}

}  // namespace tebweez::screen
