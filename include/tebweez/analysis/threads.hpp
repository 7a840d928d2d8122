// Threads and memory, as far as the system gives them. With exceptions off, what can't be had ends
// the program, as everywhere then.
#pragma once

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

/// Does some work, or as much of it as there is memory for.
template <class Work>
void work_while_memory_lasts(Work&& work) {
#ifdef __cpp_exceptions
  try {
    std::forward<Work>(work)();
  } catch (const std::bad_alloc&) {  // whoever shares the work goes on
  }
#else
  std::forward<Work>(work)();
#endif
}

}  // namespace tebweez
