// How fast sowings are played, counted, searched and settled.
#include <string>
#include <vector>

#include "catch.hpp"
#include "tebweez/analysis/judge.hpp"
#include "tebweez/analysis/perft.hpp"
#include "tebweez/analysis/survey.hpp"

using namespace tebweez;

namespace {

const Position six_in_each{.board = Board::filled(6, 6), .mover = Side::south};
const Stopped never = [] { return false; };

struct Start {
  Board board;
  Pit pit;
};

/// All sowings of the first actions of akil from six in each.
void collect(const Position& now, int depth, std::vector<Start>& starts) {
  if (depth == 0 || played_out(now, akil)) return;
  for_each_move(now, akil, [&](const Move& move) {
    if (move.kind == Action::Kind::sow) starts.push_back({now.board, move.pit});
    collect(move.after, depth - 1, starts);
  });
}

/// Counts what an observer is told, so that telling it can't be left out.
struct Counter {
  int lifted = 0;
  int dropped = 0;
  void lift(Pit /*pit*/, int /*seeds*/) { ++lifted; }
  void drop(Pit /*pit*/) { ++dropped; }
};

}  // namespace

TEST_CASE("Sowing") {
  std::vector<Start> starts;
  collect(six_in_each, 6, starts);
  const std::string count = std::to_string(starts.size());
  for (const Origin origin : {Origin::sow, Origin::skip}) {
    const std::string how = origin == Origin::sow ? ", origin sow" : ", origin skip";
    BENCHMARK(count + " sowings of akil" + how) {
      int captured = 0;
      for (const Start& start : starts)
        captured += sow(start.board, start.pit, akil.with(origin)).captured;
      return captured;
    };
    BENCHMARK(count + " sowings, each seed told to an observer" + how) {
      Counter counter;
      for (const Start& start : starts)
        (void)sow(start.board, start.pit, akil.with(origin), counter);
      return counter.dropped;
    };
  }
}

TEST_CASE("Perft") {
  for (const Rules* rules : {&akil, &akil_ludii}) {
    Perft counter{*rules};
    (void)counter.count(six_in_each, 8);
    BENCHMARK("perft 8 of " + std::string{rules->key} +
              ", six in each: " + std::to_string(counter.sowings()) + " sowings") {
      return perft(six_in_each, *rules, 8);
    };
  }
}

TEST_CASE("Judge") {
  BENCHMARK("judge akil, six in each, 12 actions ahead") {
    Judge judge{akil, six_in_each};
    return judge.to_depth(12, never)->value;
  };
  BENCHMARK("judge ghashim, six in each") {
    Judge judge{ghashim, six_in_each};
    judge.deepen(never);
    return judge.judgement().value;
  };
}

TEST_CASE("Survey") {
  BENCHMARK_ADVANCED("4096 layouts of ghashim in order, endgames remembered")
  (Catch::Benchmark::Chronometer meter) {
    const Layouts layouts{ghashim};
    EndgameTable memory{6, 16};
    Surveyor surveyor{ghashim, memory};
    std::vector<Board> some(4096, layouts.at(layouts.count() / 2));
    const auto survey_next = [&] {
      for (Board& layout : some) {
        layout = some.back();
        layouts.advance(layout);
        some.back() = layout;
      }
      surveyor.add(some);
    };
    for (int warm = 0; warm < 25; ++warm) survey_next();
    meter.measure([&] {
      survey_next();
      return surveyor.tally().won();
    });
  };
}
