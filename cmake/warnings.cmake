# How this project compiles its own code. Not exported: users of the library keep their own flags.
add_library(tebweez_warnings INTERFACE)
target_compile_options(tebweez_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
if(TEBWEEZ_SANITIZE)
  target_compile_options(tebweez_warnings INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(tebweez_warnings INTERFACE -fsanitize=address,undefined)
endif()
