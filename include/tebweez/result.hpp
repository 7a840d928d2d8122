// Errors as values: nothing in this library throws.
#pragma once

#include <optional>
#include <utility>
#include <variant>

namespace tebweez {

/// Either a value or the reason why there is none.
/// Look before you dereference: `*result` of a failed result is undefined, as with std::optional.
template <class Value, class Error>
class [[nodiscard]] Result {
 public:
  // Implicit on purpose: a function returns the value or the error as it is.
  constexpr Result(Value value) : held_{std::in_place_index<0>, std::move(value)} {}
  constexpr Result(Error error) : held_{std::in_place_index<1>, std::move(error)} {}

  [[nodiscard]] constexpr bool ok() const noexcept { return held_.index() == 0; }
  constexpr explicit operator bool() const noexcept { return ok(); }

  [[nodiscard]] constexpr const Value& operator*() const& noexcept {
    return *std::get_if<0>(&held_);
  }
  [[nodiscard]] constexpr Value&& operator*() && noexcept {
    return std::move(*std::get_if<0>(&held_));
  }
  [[nodiscard]] constexpr const Value* operator->() const noexcept {
    return std::get_if<0>(&held_);
  }
  [[nodiscard]] constexpr const Error& error() const noexcept { return *std::get_if<1>(&held_); }

 private:
  std::variant<Value, Error> held_;
};

/// Done, or the reason why not: what has no value to give. `return {};` says that all is well.
template <class Error>
class [[nodiscard]] Result<void, Error> {
 public:
  constexpr Result() = default;
  // Implicit on purpose, as above.
  constexpr Result(Error error) : error_{std::move(error)} {}

  [[nodiscard]] constexpr bool ok() const noexcept { return !error_; }
  constexpr explicit operator bool() const noexcept { return ok(); }
  [[nodiscard]] constexpr const Error& error() const noexcept { return *error_; }

 private:
  std::optional<Error> error_;
};

}  // namespace tebweez
