// What the board screen shows: scenes made from the match, and the two screens without a board.
#include <algorithm>
#include <array>

#include "screen/match/match_lines.hpp"
#include "screen/match/match_screen.hpp"
#include "screen/scene.hpp"
#include "words/story.hpp"

namespace tebweez::screen {
Scene MatchScreen::scene(const Grid& grid, const App& app) const {
  const Names names = short_names(names_, grid);
  Scene scene;
  scene.rules = &match().rules();
  scene.names = names_;
  scene.gains = match().gains();
  scene.target = match().target();
  scene.corner = corner_text(match().round_number(), match());
  scene.to_act = match().actor();
  scene.keys.context = context();
  scene.look.below = app.below();
  if (match().round() != nullptr) {
    const Position position = round().position();
    scene.look.board = position.board;
    scene.store = position.store;
  } else {
    scene.look.board = Board{match().rules().row_length};
  }
  if (show_) {
    add_show(scene, names);
  } else if (editor_) {
    add_tebweez(scene, names);
  } else if (reckoning_) {
    add_reckoning(scene, names);
  } else {
    add_last_action(scene, names);
    add_choice(scene, names);
    add_moves(scene);
  }
  if (!message_.empty()) scene.text.push_back({message_, Role::warning});
  if (session_.unsaved() && session_.note() != message_)
    scene.text.push_back({session_.note(), Role::warning, 1});
  return scene;
}

void MatchScreen::add_moves(Scene& scene) const {
  scene.panel_title = "moves";
  scene.panel = move_lines(round(), round().plies().size());
}

void MatchScreen::add_last_action(Scene& scene, const Names& names) const {
  const auto& plies = round().plies();
  const std::size_t index = plies.size() - 1;
  // With a hint there is little room, and what was done matters less.
  scene.text.push_back({.text = sentence(round(), index, names),
                        .role = hint_ ? Role::dim : Role::plain,
                        .brief = brief_sentence(round(), index, names)});
  const Ply& last = plies.back();
  if (last.captured > 0) {
    const Board& before = plies[plies.size() - 2].after.board;
    mark_taken(scene.look, tell(before, last.action.pit, match().rules()));
  } else if (last.action.kind == Action::Kind::sow) {
    scene.look.labels.push_back({last.last, "last", Role::dim, ' '});
  }
}

void MatchScreen::add_choice(Scene& scene, const Names& names) const {
  scene.look.legal = match().legal();
  scene.look.digits = true;
  scene.keys.arrows = "choose";
  const bool forced = scene.look.legal.size() == 1;
  if (!forced) scene.keys.idle.push_back(Request::play_forced);
  if (!again_.hints) scene.keys.idle.push_back(Request::hint);
  if (forced || (chosen_ && scene.look.legal.contains(*chosen_)))
    scene.keys.act = match().stage() == Stage::gift ? "give" : "sow";
  if (match().stage() == Stage::gift) {
    const Pit to = Board::first(other(actor()));
    scene.look.labels.push_back({to, "gift", Role::mark, '+'});
    scene.text.push_back({names[to.side] + "'s row is empty: " + names[actor()] +
                              " gives one seed to " + letter(to) + ".",
                          Role::turn});
  } else {
    scene.text.push_back({names[actor()] + " is to sow.", Role::turn, 1});
  }
  if (hint_) scene.text.push_back({hint_->text(names), Role::mark, 2});
  if (chosen_) return add_chosen(scene, names);
  if (forced)
    scene.text.push_back(
        {std::string{"Only "} + letter(scene.look.legal.first()) + " is possible; n plays on.",
         Role::plain, 1});
}

void MatchScreen::add_chosen(Scene& scene, const Names& /*names*/) const {
  const Pit pit = *chosen_;
  const std::string name(1, letter(pit));
  scene.look.chosen = pit;
  if (match().stage() == Stage::gift) {
    if (!scene.look.legal.contains(pit))
      scene.text.push_back({name + " is empty.", Role::warning});
    else if (round().would_circle(pit))
      scene.text.push_back({name + " ends the round: the seeds circle.", Role::warning, 1});
    return;
  }
  const Board& board = scene.look.board;
  if (board[pit] == 0) return scene.text.push_back({name + " is empty.", Role::warning});
  const Story story = tell(board, pit, match().rules());
  if (story.sowing.endless())
    return scene.text.push_back({name + " never ends: it can't be sown.", Role::warning});
  if (!scene.look.legal.contains(pit))
    return scene.text.push_back(
        {name + " is not the occupied pit nearest the head.", Role::warning});
  SowingShow first_lap{story};
  first_lap.finish_lap();
  const Pit lap_end = story.steps[first_lap.at() - 1].pit;
  scene.look.labels.push_back({lap_end, "lap", Role::mark, '\''});
  if (round().would_circle(pit))
    scene.text.push_back({name + " ends the round: the seeds circle.", Role::warning, 1});
  if (!preview_)
    return scene.text.push_back(
        {name + "'s first lap ends in " + letter(lap_end) + ".", Role::dim, 1});
  const Sowing& sowing = story.sowing;
  scene.look.labels.push_back({sowing.last, "end", Role::mark, '"'});
  scene.text.push_back({"Preview: " + counted(sowing.laps, "lap") + " to " + letter(sowing.last) +
                            ", " +
                            (sowing.captured > 0 ? "takes " + std::to_string(sowing.captured)
                                                 : std::string{"takes nothing"}) +
                            ".",
                        Role::mark});
}

void MatchScreen::add_show(Scene& scene, const Names& names) const {
  const auto& plies = round().plies();
  const Ply& ply = plies.back();
  scene.to_act = ply.by;
  const Position& before = plies[plies.size() - 2].after;
  if (!show_->done()) scene.store = before.store;
  if (ply.ended) scene.gains = match().chapters().back().gains_before;
  scene.corner = corner_text(static_cast<int>(match().chapters().size()), match());
  show_->show(scene);
  const bool taken = show_->done() && ply.captured > 0;
  scene.text.push_back({names[*ply.by] +
                            (taken ? " takes " + counted(ply.captured, "seed")
                                   : std::string{" sows "} + letter(ply.action.pit)) +
                            ".",
                        Role::turn, 1});
  scene.text.push_back(
      {next_step_ ? "Space pauses, Esc goes to the end." : "Paused: Space goes on, Esc ends it.",
       Role::dim, 1});
  scene.panel_title = "moves";
  scene.panel = move_lines(round(), plies.size() - 1);
}

void MatchScreen::add_tebweez(Scene& scene, const Names& names) const {
  const TebweezEditor& editor = *editor_;
  scene.look.board = editor.layout();
  scene.look.chosen = editor.chosen();
  scene.store = {};
  scene.to_act = editor.layer();
  scene.keys.arrows = "choose";
  scene.keys.act = editor.typed().empty() ? "done" : "set";
  if (!editor.touched() && match().actions() == 0) scene.keys.idle.push_back(Request::undo);
  scene.hand = "in hand " + std::to_string(editor.in_hand());
  scene.text.push_back({names[editor.layer()] + " lays out the seeds of round " +
                            std::to_string(match().round_number()) + ".",
                        Role::turn, 2});
  if (!editor.typed().empty())
    scene.text.push_back(
        {std::string{"Set "} + letter(editor.chosen()) + " to " + editor.typed() + ": Enter.",
         Role::mark, 1});
  else if (editor.wrong() && message_.empty())
    scene.text.push_back({editor.still_to_do(), Role::plain, 2});
  else if (!editor.wrong())
    scene.text.push_back({"The layout is allowed.", Role::plain, 1});
  if (!match().actor())
    scene.text.push_back(
        {"t lets " + names[other(editor.layer())] + " lay out instead.", Role::dim, 1});
  scene.panel_title = "layouts (p)";
  for (const CustomaryLayout& known : customary_layouts(match().rules()))
    scene.panel.push_back(
        {std::string{known.name}, known.board == editor.layout() ? Role::title : Role::dim});
}

void MatchScreen::add_reckoning(Scene& scene, const Names& names) const {
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
    scene.text.push_back({"Had " + names[other(*round().layer())] + (turned ? " kept" : " turned") +
                              " the board, the same play would have gained " +
                              std::to_string(result.gain) + " for " + names[other(*result.winner)] +
                              ".",
                          Role::plain});
  }
  if (match().verdict())
    scene.text.push_back({verdict_sentence(match(), names), Role::turn});
  else
    scene.text.push_back(
        {names[actor()] + " lays out round " + std::to_string(match().round_number()) + ".",
         Role::turn, 1});
  add_moves(scene);
}

void MatchScreen::draw_hand_over(Grid& grid, const App& app) const {
  const Area area = content_area(grid);
  const Size size = size_for(grid.rows(), grid.columns()).value_or(Size::compact);
  const bool compact = size == Size::compact;
  const Names names = short_names(names_, grid);
  const Side layer = *round().layer();
  const Side chooser = other(layer);
  const std::string corner =
      std::string{match().rules().name} + ", " + corner_text(match().round_number(), match());
  // In a small window what is amiss takes the place of the question.
  const std::string question = names[chooser] + ": keep the board or turn it?";
  draw_frame(grid, area, compact && !notice().empty() ? notice() : question, compact ? "" : corner,
             {context(), "choose", "confirm"});
  // Side by side, or one below the other; with much room the seeds are seen too.
  const bool beside = size == Size::normal;
  const Size boards = size == Size::roomy ? Size::normal : Size::compact;
  const int width = board_columns(boards, match().rules().row_length) + 2;
  const int height = board_rows(boards) + 1;
  const int gap = beside ? 4 : 0;
  const int left = area.left + (compact ? 1 : (area.columns - (beside ? 2 : 1) * width - gap) / 2);
  const int top = area.top + (compact ? 1 : beside ? 5 : 3);
  for (const bool turned : {false, true}) {
    const Board& board = round().position().board;
    const int row = top + (turned && !beside ? height : 0);
    const int column = left + (turned && beside ? width + gap : 0);
    const bool chosen = turned == turned_;
    const std::string heading = std::string{turned ? "turned" : "kept"} + ": " +
                                names[turned ? layer : chooser] + " begins";
    BoardLook look;
    look.board = turned ? board.turned() : board;
    look.below = app.below();
    draw_board(grid, row + 1, column, boards, look);
    grid.put(row, column, chosen ? grid.glyphs().turn : " ", Role::turn);
    grid.put(row, column + 2, heading, chosen ? Role::chosen : Role::plain);
    if (chosen) grid.set_cursor(Spot{row, column + 2});
    grid.add_zone(
        {.top_left = {row, column}, .rows = height, .columns = width, .target = turned ? 1 : 0});
  }
  if (!compact) tell_hand_over(grid, area, top + (beside ? 1 : 2) * height + 1, names);
}

void MatchScreen::tell_hand_over(Grid& grid, const Area& area, int row, const Names& names) const {
  const Side layer = *round().layer();
  const auto say = [&](const std::string& text, Role role) {
    for (const std::string& line : wrap(text, area.columns - 6, grid.charset()))
      grid.put(row++, area.left + 3, line, role);
  };
  say(names[layer] + " laid out the seeds; the board is handed over to " + names[other(layer)] +
          ".",
      Role::plain);
  say("Keeping it, " + names[other(layer)] + " begins. Turning it, each row's seeds go to the " +
          "other player, and the first move is given up.",
      Role::dim);
  say("South, with the capital letters, is " + names.south + "; North is " + names.north + ".",
      Role::dim);
  if (!notice().empty()) say(notice(), Role::warning);
}

const std::string& MatchScreen::notice() const {
  return message_.empty() && session_.unsaved() ? session_.note() : message_;
}

/// What became of the match, with names so short that it fits.
std::string MatchScreen::verdict_line(const Grid& grid, int width) const {
  std::string text;
  for (int longest = 24; longest > 2; --longest) {
    const Names names{fit_middle(names_.south, longest, grid.charset()),
                      fit_middle(names_.north, longest, grid.charset())};
    text = verdict_sentence(match(), names);
    if (width_of(text, grid.charset()) <= width) break;
  }
  return text;
}

void MatchScreen::draw_finished(Grid& grid) {
  const Area area = content_area(grid);
  const bool compact = size_for(grid.rows(), grid.columns()) == Size::compact;
  const std::string corner{compact ? "" : match().rules().name};
  const int title_room = area.columns - 3 - width_of(corner, grid.charset());
  draw_frame(grid, area, verdict_line(grid, title_room), corner, {context(), "choose", "do it"});
  const auto lines = round_table(match(), compact);
  constexpr int answers = 3;
  int row = area.top + (compact ? 1 : 3);
  const int air = compact ? 0 : 1;
  const int bottom = area.top + area.rows - (compact ? 1 : 2);
  const int room = bottom - row - answers - 2 * air - (notice().empty() ? 0 : 1);
  // The last rounds, if not all; one can go back.
  const int rounds = static_cast<int>(lines.size()) - 1;
  const int shown = std::min(rounds, room - 1);
  rounds_page_ = std::max(1, shown);
  rounds_below_ = std::clamp(rounds_below_, 0, rounds - shown);
  const int first = rounds - rounds_below_ - shown;
  const int edge = area.left + area.columns - 2;
  grid.put(row, area.left + 1, lines.front(), Role::dim);
  if (first > 0) grid.put(row, edge, grid.glyphs().legal_up, Role::mark);
  ++row;
  for (int i = 0; i < shown; ++i)
    grid.put(row++, area.left + 1, lines[static_cast<std::size_t>(first + i) + 1]);
  if (rounds_below_ > 0) grid.put(row - 1, edge, grid.glyphs().legal_down, Role::mark);
  row += air;
  for (int i = 0; i < answers; ++i, ++row) {
    constexpr std::array texts{"Again, with the same names", "Another variant", "Leave"};
    const bool chosen = i == finished_choice_;
    if (chosen) {
      grid.put(row, area.left + 2, grid.glyphs().turn, Role::turn);
      grid.set_cursor(Spot{row, area.left + 4});
    }
    grid.put(row, area.left + 4, texts[static_cast<std::size_t>(i)],
             chosen ? Role::chosen : Role::plain);
    grid.add_zone({.top_left = {row, area.left}, .rows = 1, .columns = area.columns, .target = i});
  }
  if (!notice().empty())  // a long path is cut, not what is said of it
    grid.put(row, area.left + 2, fit_middle(notice(), area.columns - 3, grid.charset()),
             Role::warning);
}

void MatchScreen::draw(Grid& grid, const App& app) {
  if (!show_ && match().stage() == Stage::choice) return draw_hand_over(grid, app);
  if (!show_ && !reckoning_ && match().stage() == Stage::over) return draw_finished(grid);
  draw_scene(grid, scene(grid, app));
}

}  // namespace tebweez::screen
