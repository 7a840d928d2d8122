# The Debian package and the source archive:
#
#     cpack -G DEB --config build/CPackConfig.cmake
#     cpack -G TXZ --config build/CPackSourceConfig.cmake
set(CPACK_PACKAGE_VENDOR "the tebweez authors")
set(CPACK_PACKAGE_CONTACT "the tebweez authors <tebweez@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "mancala games of nineteenth-century Cairo and Damascus")
set(CPACK_PACKAGE_DESCRIPTION
"A two-player board game for the terminal, with seven rulesets as
Lane, Culin and the pages that rest on them tell the games: L'ab al-Akil,
L'ab al-Ghashim, La'b Madjnuni, La'b Hakimi and others. Matches are saved as they are played, and can be resumed,
replayed and analysed. The rules are also a header-only C++20 library.")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian.cmake)

set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME tebweez-${PROJECT_VERSION})
set(CPACK_SOURCE_IGNORE_FILES "^${PROJECT_SOURCE_DIR}/build[^/]*/" "/\\.git/"
    "^${PROJECT_SOURCE_DIR}/_CPack_Packages/" "^${PROJECT_SOURCE_DIR}/tebweez[-_][^/]*$")
include(CPack)
