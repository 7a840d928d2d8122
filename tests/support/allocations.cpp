#include "support/allocations.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

// The tests run in one thread.
std::size_t blocks = 0;
std::size_t largest_block = 0;

}  // namespace

// Replaces the whole program's `operator new`, and what must go with it. Without sanitizers every
// other form calls these; the sanitizers bring their own, and mind who frees what.
void* operator new(std::size_t size, const std::nothrow_t& /*unused*/) noexcept {
  ++blocks;
  largest_block = std::max(largest_block, size);
  return std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size) {
  if (void* memory = ::operator new(size, std::nothrow)) return memory;
  throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t& /*unused*/) noexcept {
  std::free(memory);
}

namespace tebweez::testing {

AllocationCount::AllocationCount() noexcept : blocks_before_{::blocks} {
  largest_block = 0;
}

std::size_t AllocationCount::blocks() const noexcept {
  return ::blocks - blocks_before_;
}
std::size_t AllocationCount::largest() const noexcept {
  return largest_block;
}

}  // namespace tebweez::testing
