// Work on a thread of its own, while the screen goes on.
#pragma once

#include <functional>
#include <thread>

#include "system/descriptors.hpp"
#include "tebweez/analysis/moves.hpp"

namespace tebweez {

/// When it goes, the work is stopped and waited for.
class Work {
 public:
  /// @param job is told when it is to stop; it calls `news` where there is something to see
  using Job = std::function<void(const Stopped& stopped, const std::function<void()>& news)>;
  explicit Work(Job job);

  /// There was no thread to work on.
  [[nodiscard]] bool refused() const noexcept { return refused_; }
  /// The file that has input when there is news, the end of the work being the last.
  [[nodiscard]] int watched_file() const noexcept { return news_.get(); }
  /// Takes note that the file has had input.
  void take();
  [[nodiscard]] bool done() const noexcept { return done_; }

 private:
  void tell() const noexcept;

  Descriptor news_;
  std::atomic<bool> ended_ = false;
  bool done_ = false;
  bool refused_ = false;
  std::jthread thread_;  ///< last, so that it ends before the rest goes
};

}  // namespace tebweez
