// Threads and memory, as far as the system gives them. With exceptions off, what can't be had ends
// the program, as everywhere then.
#pragma once

#include <cstdlib>
#include <new>
#include <system_error>
#include <utility>

namespace tebweez {

/// Starts a thread that does some work, and keeps it in a list; false where there is none to be
/// had.
template <class Threads, class Work>
[[nodiscard]] bool start_thread(Threads& threads, Work&& work) {
#ifdef __cpp_exceptions
  try {
    threads.emplace_back(std::forward<Work>(work));
  } catch (const std::system_error&) {
    return false;
  }
#else
  threads.emplace_back(std::forward<Work>(work));
#endif
  return true;
}

/// Does some work, or as much of it as there is memory for; false then.
template <class Work>
bool work_while_memory_lasts(Work&& work) {
#ifdef __cpp_exceptions
  try {
    std::forward<Work>(work)();
  } catch (const std::bad_alloc&) {
    return false;
  }
#else
  std::forward<Work>(work)();
#endif
  return true;
}

/// There is no memory to go on with.
[[noreturn]] inline void out_of_memory() {
#ifdef __cpp_exceptions
  throw std::bad_alloc{};
#else
  std::abort();
#endif
}

/// Takes memory for a table, `take(size)`, of the greatest size that there is memory for. Where
/// that is less than was wanted it is one size less, so that something is left to work with.
/// @return the size, `least` to `wanted`
/// @throws std::bad_alloc when there is no memory even for the least
template <class Take>
int take_memory(int wanted, int least, Take&& take) {
  int size = wanted;
  while (size > least && !work_while_memory_lasts([&] { take(size); })) --size;
  if (size == wanted && size > least) return size;
  if (size > least) --size;
  take(size);
  return size;
}

}  // namespace tebweez
