// A round has ended: how it came out.
#include "screen/match/match_lines.hpp"
#include "screen/match/stage.hpp"

namespace tebweez::screen {
namespace {

class ReckoningShown final : public BoardStage {
 public:
  using BoardStage::BoardStage;

  [[nodiscard]] Context context() const override { return where::reckoning; }
  [[nodiscard]] bool wants_fresh_input() const override { return true; }

  void handle(const Input& input, App& app) override {
    const auto* request = std::get_if<Request>(&input);
    if (request == nullptr) return;
    if (*request == Request::act) playing().enter(playing().stage_after_reckoning());
    if (*request == Request::hint) show_given_away(playing(), app);
  }

 protected:
  void add_to(Scene& scene, const Names& names) const override {
    const Reckoning result = *round().reckoning();
    scene.corner = corner_text(static_cast<int>(match().chapters().size()), match());
    scene.to_act.reset();
    scene.text_first = true;
    show_reckoning(scene, round());
    scene.keys.act = match().verdict() ? "all rounds" : "next round";
    scene.text.push_back(
        {end_sentence(result, names), Role::title, 5, brief_end_sentence(result, names)});
    if (match().rules().turning && result.winner) {
      const bool turned = round().plies()[1].action.kind == Action::Kind::turn;
      scene.text.push_back(
          {"Had " + names[other(*round().layer())] + (turned ? " kept" : " turned") +
               " the board, the same play would have gained " + std::to_string(result.gain) +
               " for " + names[other(*result.winner)] + ".",
           Role::plain});
    }
    if (match().verdict())
      scene.text.push_back({.text = verdict_sentence(match(), names),
                            .role = Role::turn,
                            .brief = brief_verdict_sentence(match(), names)});
    else
      scene.text.push_back(
          {names[actor()] + " lays out round " + std::to_string(match().round_number()) + ".",
           Role::turn, 1});
    add_moves(scene, round());
  }
};

}  // namespace

std::unique_ptr<MatchStage> reckoning(Playing& playing) {
  return std::make_unique<ReckoningShown>(playing);
}

}  // namespace tebweez::screen
