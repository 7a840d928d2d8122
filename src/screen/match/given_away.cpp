// What the players gave away in a match, round by round.
#include <utility>

#include "screen/match/stage.hpp"
#include "screen/pages.hpp"
#include "thinking/analysis_text.hpp"
#include "thinking/analyst.hpp"

namespace tebweez::screen {
namespace {

class GivenAway final : public ScrolledPage {
 public:
  GivenAway(const Match& match, Names names)
      : rules_{match.rules()},
        rounds_{match.chapters().size()},
        names_{std::move(names)},
        analyst_{match} {}

  [[nodiscard]] int watched_file() const override { return analyst_.watched_file(); }
  void file_ready(App& /*app*/) override { analyst_.take(); }
  [[nodiscard]] const Rules* rules() const override { return &rules_; }

 protected:
  [[nodiscard]] std::string title() const override { return "What was given away"; }
  [[nodiscard]] std::vector<std::string> lines(int width, Charset charset) const override {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < rounds_; ++i) {
      const RoundAnalysis analysis = analyst_.round(i);
      if (i > 0) all.emplace_back();
      all.push_back("Round " + std::to_string(i + 1));
      for (const std::string& sentence : sentences_of(analysis))
        for (std::string& line : wrap(sentence, width, charset)) all.push_back(std::move(line));
    }
    return all;
  }

 private:
  [[nodiscard]] std::vector<std::string> sentences_of(const RoundAnalysis& analysis) const {
    if (analysis.left() == 0) return summary_sentences(analysis, names_);
    if (analyst_.gave_up()) return {"There is no thread or no memory left to think with."};
    return {"Still thinking: " + counted(static_cast<int>(analysis.left()), "position") +
            " to go."};
  }

  Rules rules_;
  std::size_t rounds_;
  Names names_;
  Analyst analyst_;
};

}  // namespace

void show_given_away(const Playing& playing, App& app) {
  app.push(std::make_unique<GivenAway>(playing.match(), playing.names));
}

}  // namespace tebweez::screen
