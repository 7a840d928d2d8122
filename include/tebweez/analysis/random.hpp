// Chance that is the same on every machine.
#pragma once

#include <cstdint>

namespace tebweez {

/// SplitMix64 (Steele, Lea and Flood 2014): the state grows by a fixed odd number, and each state
/// is stirred into a number.
class SplitMix {
 public:
  constexpr explicit SplitMix(std::uint64_t seed) noexcept : state_{seed} {}

  /// Any number of 64 bits.
  [[nodiscard]] constexpr std::uint64_t next() noexcept {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t number = state_;
    number = (number ^ number >> 30U) * 0xBF58476D1CE4E5B9U;
    number = (number ^ number >> 27U) * 0x94D049BB133111EBU;
    return number ^ number >> 31U;
  }

  /// 0 to `count` - 1, each equally likely, `count` being 1 or more: numbers above the last whole
  /// multiple of `count` are drawn again.
  [[nodiscard]] constexpr std::uint64_t below(std::uint64_t count) noexcept {
    const std::uint64_t too_many = (~std::uint64_t{0} - count + 1) % count;  // 2^64 mod count
    for (;;) {
      const std::uint64_t number = next();
      if (number <= ~std::uint64_t{0} - too_many) return number % count;
    }
  }

 private:
  std::uint64_t state_;
};

/// The chance that belongs to one of many draws, so that each can be made without those before it.
[[nodiscard]] constexpr SplitMix chance_of_draw(std::uint64_t seed, std::uint64_t draw) noexcept {
  constexpr std::uint64_t apart = 0x9E3779B97F4A7C15U;
  return SplitMix{SplitMix{seed + draw * apart}.next()};
}

}  // namespace tebweez
