// tebweez perft: how many sequences of actions there are, and how fast they are counted.
#include "tebweez/perft.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <string>

#include "commands/analysis.hpp"
#include "commands/commands.hpp"
#include "tebweez/notation.hpp"

namespace tebweez {
namespace {

std::string rate_text(std::uint64_t sowings, std::chrono::duration<double> time) {
  const auto count = static_cast<double>(sowings);
  const double rate = time.count() > 0 ? count / time.count() : 0;
  std::array<char, 128> text{};
  std::snprintf(text.data(), text.size(), "%.0f sowings in %.3f s: %.2f million a second", count,
                time.count(), rate / 1e6);
  return text.data();
}

}  // namespace

int run(const PerftOptions& options) {
  const Position position{.board = options.board, .mover = options.mover};
  const auto interrupted = [] { return signals::received() != 0; };
  const auto began = std::chrono::steady_clock::now();
  Perft counter{*options.rules, options.origin, interrupted};
  std::string text;
  std::uint64_t total = 0;
  if (options.divide && options.depth > 0) {
    for (const Division& part : counter.divide(position, options.depth)) {
      text += to_text(part.first) + " " + std::to_string(part.sequences) + "\n";
      total += part.sequences;
    }
  } else {
    total = counter.count(position, options.depth);
  }
  if (counter.stopped()) return signals::exit_status();
  const auto time = std::chrono::steady_clock::now() - began;
  text += (options.divide ? "total " : "") + std::to_string(total) + "\n";
  const int status = finish_with(text);
  complain(rate_text(counter.sowings(), time));
  return status;
}

}  // namespace tebweez
