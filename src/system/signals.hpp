// The signals that want the program to end.
#pragma once

/// The handlers only set flags; everything else is done where the flags are looked at.
namespace tebweez::signals {
/// From now on SIGINT, SIGTERM and SIGHUP are noted, unless they are ignored already, as nohup
/// leaves SIGHUP. What else a write that fails would be told by is ignored: errno says it.
void watch();
/// The first signal that wanted the program to end, or 0.
[[nodiscard]] int received() noexcept;
/// What to return from main after such a signal.
[[nodiscard]] int exit_status() noexcept;
/// Waits until a file has something to read, is at its end, or a signal was received, also one that
/// came just before.
void await_input(int fd) noexcept;
}  // namespace tebweez::signals
