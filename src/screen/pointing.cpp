#include "screen/pointing.hpp"

namespace tebweez::screen {

std::optional<Pit> pointed_at(const Input& input, std::optional<Pit> chosen, PitSet legal,
                              Side below, int row_length) {
  const Side side = legal.first().side;
  const auto in_row = [&](int place) {
    return place >= 0 && place < row_length ? std::optional{Pit{side, place}} : std::nullopt;
  };
  if (const auto* letter = std::get_if<PitLetter>(&input)) return in_row(letter->pit.place);
  if (const auto* digit = std::get_if<Digit>(&input)) return in_row(digit->value - 1);
  if (const auto* pit = std::get_if<Pit>(&input)) return *pit;
  const auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return std::nullopt;
  const bool sideways = *request == Request::left || *request == Request::right;
  if (!sideways && *request != Request::up && *request != Request::down) return std::nullopt;
  if (chosen && !sideways) return std::nullopt;
  if (chosen) return neighbour(*chosen, *request, below, row_length);
  // Arrows enter the row from the side they come from, as seen.
  const bool from_right = (*request == Request::left) == (side == below);
  return from_right ? legal.last() : legal.first();
}

}  // namespace tebweez::screen
