// The time of day.
#pragma once

#include <string>

namespace tebweez {

/// The time now as `2026-11-30T14:03:05Z`.
[[nodiscard]] std::string utc_now();

}  // namespace tebweez
