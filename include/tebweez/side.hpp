// The two players, and two of everything.
#pragma once

#include <array>
#include <cstdint>

namespace tebweez {

/// South sits below the board, North above.
enum class Side : std::uint8_t { south, north };

inline constexpr std::array both_sides{Side::south, Side::north};

[[nodiscard]] constexpr Side other(Side side) noexcept {
  return side == Side::south ? Side::north : Side::south;
}

/// One `T` for each player.
template <class T>
struct PerSide {
  T south{};
  T north{};

  [[nodiscard]] constexpr T& operator[](Side side) noexcept {
    return side == Side::south ? south : north;
  }
  [[nodiscard]] constexpr const T& operator[](Side side) const noexcept {
    return side == Side::south ? south : north;
  }
  friend constexpr bool operator==(const PerSide&, const PerSide&) = default;
};

}  // namespace tebweez
