# Tests of what is shipped: documents whose code must compile, headers, the installed tree and its
# users, manuals, completions, the Debian package. All have the label `package`.
set(package_dir ${CMAKE_CURRENT_BINARY_DIR}/package)
file(MAKE_DIRECTORY ${package_dir})

# The C++ blocks of a document are one program that prints what its text blocks show.
function(tebweez_test_document name document)
  set(source ${package_dir}/${name}.cpp)
  set(awk ${CMAKE_CURRENT_SOURCE_DIR}/blocks.awk)
  add_custom_command(OUTPUT ${source} DEPENDS ${awk} ${document}
    COMMAND awk -v out=${source} -f ${awk} ${document} > ${package_dir}/${name}.txt)
  add_executable(tebweez_${name} ${source})
  target_link_libraries(tebweez_${name} PRIVATE tebweez::tebweez tebweez_warnings)
  add_test(NAME "The code in ${name}" COMMAND sh -c "\"$1\" | diff \"$2\" -" sh
    $<TARGET_FILE:tebweez_${name}> ${package_dir}/${name}.txt)
endfunction()
tebweez_test_document(library.md ${PROJECT_SOURCE_DIR}/docs/library.md)
tebweez_test_document(README.md ${PROJECT_SOURCE_DIR}/README.md)

add_executable(tebweez_example ${PROJECT_SOURCE_DIR}/docs/example.cpp)
target_link_libraries(tebweez_example PRIVATE tebweez::tebweez tebweez_warnings)
add_test(NAME "The example plays a round" COMMAND tebweez_example)
set_tests_properties("The example plays a round" PROPERTIES
  PASS_REGULAR_EXPRESSION "last south 36 north 36")

# docs/screens is what the program draws now; `sh cmake/screens.sh` draws it afresh.
add_test(NAME "The pictures in docs/screens are up to date" COMMAND sh -c
  "rm -rf \"$2\" && \"$1\" \"$2\" && for p in \"$2\"/*; do diff -q \"$p\" \"$3\" || exit 1; done" sh
  $<TARGET_FILE:svg_screens> ${package_dir}/screens ${PROJECT_SOURCE_DIR}/docs/screens)

# A script; its exit status 77 says that something it needs is not here.
function(tebweez_test_package name script)
  add_test(NAME "${name}" COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/${script} ${ARGN})
  set_tests_properties("${name}" PROPERTIES LABELS package SKIP_RETURN_CODE 77 TIMEOUT 300)
endfunction()
tebweez_test_package("Manuals, completions and desktop entry are well formed"
  package_texts.sh ${PROJECT_SOURCE_DIR})
tebweez_test_package("Help, manual and completions name the same options"
  package_names.sh ${PROJECT_SOURCE_DIR} $<TARGET_FILE:tebweez>)
foreach(compiler g++ clang++)
  tebweez_test_package("Headers in any order, ${compiler}"
    package_headers.sh ${PROJECT_SOURCE_DIR} ${compiler})
endforeach()
