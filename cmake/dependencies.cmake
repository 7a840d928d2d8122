# What the program and the tests need. A system package comes first; where one is missing, a pinned
# version is fetched.
include(FetchContent)

find_package(Threads REQUIRED)
if(TEBWEEZ_BUILD_PROGRAM)
  set(CURSES_NEED_WIDE TRUE)
  set(CURSES_NEED_NCURSES TRUE)
  find_package(Curses REQUIRED)
endif()

# Declares a fetched package; its headers are system headers to us where CMake can say so.
function(tebweez_fetch name repository tag)
  set(system)
  if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.25)
    set(system SYSTEM)
  endif()
  message(STATUS "${name} is not installed here: fetching ${tag}")
  FetchContent_Declare(${name} GIT_REPOSITORY ${repository} GIT_TAG ${tag} GIT_SHALLOW TRUE
                       ${system})
  FetchContent_MakeAvailable(${name})
endfunction()

if(TEBWEEZ_BUILD_PROGRAM)
  find_package(CLI11 QUIET)
  if(NOT CLI11_FOUND)
    tebweez_fetch(CLI11 https://github.com/CLIUtils/CLI11.git v2.4.2)
  endif()
endif()

if(TEBWEEZ_BUILD_TESTS)
  find_package(Catch2 QUIET)
  if(NOT Catch2_FOUND)
    tebweez_fetch(Catch2 https://github.com/catchorg/Catch2.git v3.5.4)
  endif()
endif()
