# The library, header-only: tebweez::tebweez is the rules and the move log, tebweez::analysis what
# positions are worth, for which it may use threads.
add_library(tebweez_rules INTERFACE)
add_library(tebweez::tebweez ALIAS tebweez_rules)
set_target_properties(tebweez_rules PROPERTIES EXPORT_NAME tebweez)
target_include_directories(tebweez_rules INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>)
target_compile_features(tebweez_rules INTERFACE cxx_std_20)

# Where CMake can, it checks for whoever sets CMAKE_VERIFY_INTERFACE_HEADER_SETS that each header
# compiles alone.
file(GLOB_RECURSE tebweez_headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/*.hpp)
set(tebweez_analysis_headers ${tebweez_headers})
list(FILTER tebweez_analysis_headers INCLUDE REGEX /analysis/)
list(FILTER tebweez_headers EXCLUDE REGEX /analysis/)

add_library(tebweez_analysis INTERFACE)
add_library(tebweez::analysis ALIAS tebweez_analysis)
set_target_properties(tebweez_analysis PROPERTIES EXPORT_NAME analysis)
find_package(Threads QUIET)  # who uses the analysis needs them; nobody else does
target_link_libraries(tebweez_analysis INTERFACE tebweez_rules Threads::Threads)

if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.23)
  foreach(set rules analysis)
    set(files ${tebweez_headers})
    if(set STREQUAL analysis)
      set(files ${tebweez_analysis_headers})
    endif()
    target_sources(tebweez_${set} INTERFACE FILE_SET ${set} TYPE HEADERS
      BASE_DIRS ${PROJECT_SOURCE_DIR}/include FILES ${files})
  endforeach()
endif()
