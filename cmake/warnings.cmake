# How this project compiles its own code. Not exported: users of the library keep their own flags.
add_library(tebweez_warnings INTERFACE)
target_compile_options(tebweez_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(TEBWEEZ_STRICT)
  target_compile_options(tebweez_warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees overlaps in "text" + std::string that are not there (its bug 105651).
  target_compile_options(tebweez_warnings INTERFACE -Wno-restrict)
endif()
if(TEBWEEZ_SANITIZE)
  target_compile_options(tebweez_warnings INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(tebweez_warnings INTERFACE -fsanitize=address,undefined)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # With the sanitizers' checks in between, GCC no longer sees what is initialised.
    target_compile_options(tebweez_warnings INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
