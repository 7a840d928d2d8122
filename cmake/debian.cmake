# What Debian's policy asks of an installed package, done to the staged files before CPack packs
# them: manuals compressed, a change log in Debian's form, a file named copyright, zsh's completions
# where Debian's zsh looks for them.
if(NOT CPACK_GENERATOR STREQUAL DEB)
  return()
endif()
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}/share)

if(EXISTS ${share}/zsh)  # not where the library is packed without the game
  file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
endif()
configure_file(${share}/doc/tebweez/LICENSE ${share}/doc/tebweez/copyright COPYONLY)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${share}/doc/tebweez/changelog
"tebweez (${CPACK_PACKAGE_VERSION}) unstable; urgency=low

  * What is new stands in docs/changelog.md.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
file(GLOB manuals ${share}/man/man*/*)
execute_process(COMMAND gzip -9 -n ${manuals} ${share}/doc/tebweez/changelog
                COMMAND_ERROR_IS_FATAL ANY)

# For everybody, however private the files are of whoever packs this (umask 077).
file(CHMOD ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}
     DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
     GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
file(CHMOD ${share}/doc/tebweez/changelog.gz
     FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
