# The tests of the program.

# From outside, at pipes and at a bare terminal.
add_library(tebweez_harness STATIC
  support/child.cpp support/job.cpp support/process.cpp support/pty.cpp support/scratch.cpp)
target_compile_definitions(tebweez_harness PUBLIC TEBWEEZ_PROGRAM="$<TARGET_FILE:tebweez>")
target_link_libraries(tebweez_harness PUBLIC tebweez_testing tebweez_files)
add_dependencies(tebweez_harness tebweez)

tebweez_tests(program
  USES tebweez_harness tebweez_commands
  SOURCES
    program/analysis_at_a_terminal.cpp program/analysis_commands.cpp program/analysis_limits.cpp
    program/command_line.cpp program/computer.cpp program/environment.cpp program/export.cpp
    program/files.cpp program/kill.cpp program/lessons.cpp program/log_cases.cpp
    program/memory.cpp program/own_layouts.cpp program/plain_play.cpp
    program/plain_play_at_a_terminal.cpp
    program/moved_matches.cpp program/puzzle.cpp program/puzzle_streak.cpp program/replay.cpp
    program/rules_page.cpp program/saved_matches.cpp program/saving.cpp program/session.cpp
    program/settings_file.cpp program/stats.cpp
    support/tests/process.cpp support/tests/pty.cpp)

# The screens without a terminal, and the pictures of them: as text, and those of docs/screens.
add_library(tebweez_pictures STATIC tools/matches.cpp tools/painted.cpp tools/pictures.cpp)
target_link_libraries(tebweez_pictures PUBLIC tebweez_commands tebweez_testing)
tebweez_tests(screen
  USES tebweez_pictures tebweez_files
  SOURCES
    screen/board_shape.cpp screen/board_view.cpp screen/fresh_input.cpp screen/grid.cpp
    screen/keys.cpp screen/learn.cpp screen/looking_back.cpp screen/made_up_ruleset.cpp screen/match_lines.cpp
    screen/mouse.cpp screen/mouse_report.cpp screen/names.cpp screen/own_layouts.cpp
    screen/pictures.cpp screen/puzzle.cpp screen/recording.cpp screen/refusals.cpp
    screen/saved_list.cpp screen/sowing_show.cpp screen/start_screen.cpp
    screen/stray_sequence.cpp screen/svg.cpp screen/tebweez_editor.cpp
    screen/text_width.cpp screen/theme.cpp)

add_executable(dump_screens tools/dump_screens.cpp)
target_link_libraries(dump_screens PRIVATE tebweez_pictures tebweez_warnings)
add_executable(svg_screens tools/svg_screens.cpp)
target_link_libraries(svg_screens PRIVATE tebweez_pictures tebweez_warnings)
set(recording ${PROJECT_SOURCE_DIR}/docs/recordings/ghashim-round.cast)
add_custom_target(screens
  COMMAND dump_screens ${PROJECT_SOURCE_DIR}/tests/screens
  COMMAND svg_screens ${PROJECT_SOURCE_DIR}/docs/screens
  COMMAND ${CMAKE_COMMAND} -E rm -f ${recording}
  COMMAND tebweez export --cast ${PROJECT_SOURCE_DIR}/tests/cases/logs/ghashim-00.tebweez
    -o ${recording}
  COMMENT "Drawing tests/screens, docs/screens and docs/recordings" VERBATIM)

# In a terminal emulator, where libvterm is installed: the screens.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(VTERM QUIET vterm)
endif()
find_path(VTERM_INCLUDE_DIR vterm.h HINTS ${VTERM_INCLUDE_DIRS})
find_library(VTERM_LIBRARY vterm HINTS ${VTERM_LIBRARY_DIRS})
mark_as_advanced(VTERM_INCLUDE_DIR VTERM_LIBRARY)

if(VTERM_INCLUDE_DIR AND VTERM_LIBRARY)
  add_library(tebweez_emulator STATIC support/emulator.cpp support/terminal.cpp)
  target_include_directories(tebweez_emulator SYSTEM PRIVATE ${VTERM_INCLUDE_DIR})
  target_link_libraries(tebweez_emulator PUBLIC tebweez_harness PRIVATE ${VTERM_LIBRARY})
  tebweez_tests(terminal
    USES tebweez_emulator
    SOURCES
      support/tests/terminal.cpp terminal/computer.cpp terminal/export.cpp terminal/leaving.cpp
      terminal/pages.cpp terminal/puzzle.cpp terminal/round.cpp terminal/saved_list.cpp
      terminal/settings.cpp
      terminal/sowing.cpp terminal/terminals.cpp terminal/sequences.cpp terminal/unsaved.cpp
      terminal/vanished.cpp terminal/watching.cpp
      terminal/windows.cpp terminal/write_order.cpp)
else()
  # Skipped for all to see, not silently missing.
  add_test(NAME "The screens in a terminal emulator" COMMAND ${CMAKE_COMMAND} -E echo
    "SKIPPED: libvterm is not installed here, so no screen was tested")
  set_tests_properties("The screens in a terminal emulator" PROPERTIES
    SKIP_REGULAR_EXPRESSION "SKIPPED")
endif()

# The scripts that install, build and start, with stand-ins for all they call.
add_test(NAME "play.sh and test.sh"
  COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/package/scripts.sh ${PROJECT_SOURCE_DIR})
set_tests_properties("play.sh and test.sh" PROPERTIES TIMEOUT 300)
