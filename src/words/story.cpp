#include "words/story.hpp"

#include <algorithm>
#include <cstddef>

namespace tebweez {
namespace {

class Teller {
 public:
  void lift(Pit pit, int seeds) {
    hand_ = seeds;
    ++lap_;
    steps.push_back({.kind = Step::Kind::lift, .pit = pit, .hand = hand_, .lap = lap_});
  }
  void drop(Pit pit) {
    --hand_;
    steps.push_back({.kind = Step::Kind::drop, .pit = pit, .hand = hand_, .lap = lap_});
  }

  std::vector<Step> steps;

 private:
  int hand_ = 0;
  int lap_ = 0;
};

}  // namespace

Story tell(const Board& board, Pit pit, const Rules& rules) {
  // Millions of laps may pass until an endless sowing comes back: that is known without them.
  if (const Sowing endless = sow(board, pit, rules); endless.endless())
    return {.before = board, .sowing = endless, .steps = {}, .before_taking = board};
  Teller teller;
  const Sowing sowing = sow(board, pit, rules, teller);
  Story story{
      .before = board, .sowing = sowing, .steps = std::move(teller.steps), .before_taking = board};
  story.before_taking = story.board_after(story.steps.size());
  if (sowing.captured != 0)
    story.steps.push_back(
        {.kind = Step::Kind::take, .pit = sowing.last, .hand = 0, .lap = sowing.laps});
  return story;
}

Board Story::board_after(std::size_t count) const {
  Board board = before;
  for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
    const Step& step = steps[i];
    switch (step.kind) {
      case Step::Kind::lift: board.set(step.pit, 0); break;
      case Step::Kind::drop: board.set(step.pit, board[step.pit] + 1); break;
      case Step::Kind::take: board = sowing.after; break;
    }
  }
  return board;
}

}  // namespace tebweez
