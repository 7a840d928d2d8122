#include "screen/match/fresh_input.hpp"

#include <utility>
#include <variant>

namespace tebweez::screen {
namespace {

/// Moving about can be done again, the other way.
bool decides(const Input& input) {
  if (std::holds_alternative<Scroll>(input)) return false;
  const auto* request = std::get_if<Request>(&input);
  return request == nullptr || *request == Request::act || *request == Request::undo ||
         *request == Request::redo;
}

}  // namespace

void FreshInput::stage_changed(Moment now) noexcept {
  guarded_ = closed_ = true;
  dropped_ = false;
  last_.reset();
  held_back_.reset();
  changed_ = now;
}

void FreshInput::open(Moment now) noexcept {
  if (now >= changed_ + settling) closed_ = false;
}

std::optional<Input> FreshInput::take(const Input& input, Moment now) {
  if (!guarded_) return input;
  open(now);
  const bool same = last_ == input;
  const bool repeats = same && dropped_ && now < came_ + between_repeats;
  last_ = input;
  came_ = now;
  if (auto earlier = std::exchange(held_back_, std::nullopt)) {
    if (!same) {
      guarded_ = false;
      return earlier;
    }
    dropped_ = true;
    return std::nullopt;
  }
  if (closed_ || repeats) {
    dropped_ = true;
    return std::nullopt;
  }
  if (!decides(input)) {
    dropped_ = false;
    return input;
  }
  if (now >= changed_ + first_repeat && !dropped_) {
    guarded_ = false;
    return input;
  }
  held_back_ = input;
  return std::nullopt;
}

std::optional<Moment> FreshInput::wake() const {
  if (held_back_) return came_ + between_repeats;
  if (closed_) return changed_ + settling;
  return std::nullopt;
}

std::optional<Input> FreshInput::look(Moment now) {
  open(now);
  if (!held_back_ || now < came_ + between_repeats) return std::nullopt;
  guarded_ = false;
  return std::exchange(held_back_, std::nullopt);
}

}  // namespace tebweez::screen
