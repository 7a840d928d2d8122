// The option that says on how many threads a command works.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <thread>

#include "commands/option_values.hpp"

namespace tebweez {

struct ThreadsOption {
  static constexpr int most = 1024;

  std::optional<int> number;  ///< 1 to `most`

  /// @param by_default how many there are without it, in words
  void add_to(CLI::App& app, const std::string& by_default) {
    const auto parse = [](const std::string& value) {
      const auto threads = parse_number(value, most);
      return threads.value_or(0) < 1 ? std::nullopt : threads;
    };
    add_value(app, "--threads", number, parse, "N", "a number from 1 to " + std::to_string(most),
              "Threads; by default " + by_default);
  }
  /// As many as the machine has, unless a number was given.
  [[nodiscard]] int or_all() const {
    return number.value_or(std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
  }
};

}  // namespace tebweez
