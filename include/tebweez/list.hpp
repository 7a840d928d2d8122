// The vector that rounds and matches are kept in.
#pragma once

#include <vector>

namespace tebweez {

/// A std::vector that works in constant expressions. Those of libstdc++'s debug mode don't, so with
/// _GLIBCXX_DEBUG it is the plain one that they are built on.
#ifdef _GLIBCXX_DEBUG
template <class T>
using List = std::__cxx1998::vector<T>;
#else
template <class T>
using List = std::vector<T>;
#endif

}  // namespace tebweez
