#include "screen/start/learn_row.hpp"

#include "screen/learn/learn_screen.hpp"

namespace tebweez::screen {

void add_learn(StartRows& rows, RowGroup group) {
  rows.push_back({.group = group,
                  .text =
                      [](const App& /*app*/, bool narrow) {
                        return RowText{"Learn to play",
                                       narrow ? "three minutes" : "in three minutes",
                                       "Eight short lessons, then a round with the computer"};
                      },
                  .enter = "learn",
                  .act =
                      [](App& app) {
                        app.push(learn_screen());
                        return Objection{};
                      }});
}

}  // namespace tebweez::screen
