# What Debian's policy asks of an installed package, done to the staged files before CPack packs
# them: manuals and change log compressed, a file named copyright, zsh's completions where Debian's
# zsh looks for them.
if(NOT CPACK_GENERATOR STREQUAL DEB)
  return()
endif()
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}/share)

file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
configure_file(${share}/doc/tebweez/LICENSE ${share}/doc/tebweez/copyright COPYONLY)
configure_file(${share}/doc/tebweez/docs/changelog.md ${share}/doc/tebweez/changelog COPYONLY)
file(GLOB manuals ${share}/man/man*/*)
execute_process(COMMAND gzip -9 -n ${manuals} ${share}/doc/tebweez/changelog
                COMMAND_ERROR_IS_FATAL ANY)
