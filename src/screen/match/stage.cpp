#include "screen/match/stage.hpp"

#include <utility>

#include "screen/match/match_lines.hpp"

namespace tebweez::screen {
namespace {

Scene scene_of(const Playing& playing) {
  const Match& match = playing.match();
  Scene scene;
  scene.rules = &match.rules();
  scene.names = playing.names;
  scene.gains = match.gains();
  scene.target = match.target();
  scene.corner = corner_text(match.round_number(), match);
  scene.to_act = match.actor();
  scene.look.board = Board{match.rules().row_length};
  if (match.round() != nullptr) {
    scene.look.board = match.round()->position().board;
    scene.store = match.round()->position().store;
  }
  return scene;
}

}  // namespace

void BoardStage::draw(Grid& grid, const App& app) {
  Scene scene = scene_of(playing());
  scene.keys.context = context();
  scene.keys.closed = playing().closed;
  scene.look.below = app.below();
  scene.keys.idle = idle();
  add_to(scene, short_names(names(), grid));
  if (!playing().message.empty()) scene.text.push_back({playing().message, Role::warning});
  const Session& session = playing().session;
  if (session.unsaved() && session.note() != playing().message)
    scene.text.push_back({session.note(), Role::warning, 1});
  draw_scene(grid, scene);
}

void add_last_action(Scene& scene, const Round& round, const Names& names, Role role) {
  const std::size_t index = round.plies().size() - 1;
  scene.text.push_back({.text = sentence(round, index, names),
                        .role = role,
                        .brief = brief_sentence(round, index, names)});
  const Ply& last = round.plies().back();
  if (last.captured > 0) {
    mark_taken(scene.look, last);
  } else if (last.action.kind == Action::Kind::sow) {
    scene.look.labels.push_back({last.last, "last", Role::dim, ' '});
  }
}

void add_moves(Scene& scene, const Round& round, std::size_t but) {
  scene.panel_title = "moves";
  scene.panel = move_lines(round, round.plies().size() - but);
  scene.panel_entries = true;
}

}  // namespace tebweez::screen
