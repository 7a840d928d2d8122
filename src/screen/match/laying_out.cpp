// Laying out the seeds: the tebweez.
#include <utility>

#include "screen/board_view.hpp"
#include "screen/match/stage.hpp"
#include "screen/match/tebweez_editor.hpp"
#include "screen/pages.hpp"
#include "tebweez/log/notation.hpp"
#include "words/refusals.hpp"

namespace tebweez::screen {
namespace {

class LayingOut final : public BoardStage {
 public:
  LayingOut(Playing& playing, Side layer)
      : BoardStage{playing}, editor_{playing.match().rules(), layer} {}

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
      editor_.take_customary(static_cast<std::size_t>(layout->number));
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
    scene.panel_title = "layouts (p)";
    scene.panel_entries = true;
    for (const CustomaryLayout& known : customary_layouts(match().rules()))
      scene.panel.push_back(
          {std::string{known.name}, known.board == editor_.layout() ? Role::title : Role::dim});
  }

 private:
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
      default: return say(editor_.edit(request));
    }
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
