// The version of the library and of the program. CMake reads it here.
#pragma once

#include <string_view>

namespace tebweez {

/// Major, minor and patch: what is written for one major version goes on with its later minors.
inline constexpr std::string_view version = "1.0.0";

}  // namespace tebweez
