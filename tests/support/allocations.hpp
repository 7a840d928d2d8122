// How much memory was asked for, to see that the library stays within its bounds.
#pragma once

#include <cstddef>

namespace tebweez::testing {

/// Counts what `operator new` gives, from when it is made.
class AllocationCount {
 public:
  AllocationCount() noexcept;
  /// How many blocks were asked for since.
  [[nodiscard]] std::size_t blocks() const noexcept;
  /// The largest of them in bytes.
  [[nodiscard]] std::size_t largest() const noexcept;

 private:
  std::size_t blocks_before_;
};

}  // namespace tebweez::testing
