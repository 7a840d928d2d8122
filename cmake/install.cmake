# What `cmake --install` puts where. The library does not depend on the architecture, so its CMake
# package lies below share/. For Debian's habit: -DCMAKE_INSTALL_BINDIR=games.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Whoever installs may keep their own files to themselves (umask 077); the folders that are made here
# are for everybody. CMake makes them as the umask says, so it is put right at the end.
set(tebweez_folders ${CMAKE_INSTALL_BINDIR} ${CMAKE_INSTALL_INCLUDEDIR}/tebweez/log
    ${CMAKE_INSTALL_INCLUDEDIR}/tebweez/analysis ${CMAKE_INSTALL_DATADIR}/cmake/tebweez
    ${CMAKE_INSTALL_DATADIR}/pkgconfig ${CMAKE_INSTALL_DATADIR}/applications
    ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
    ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
    ${CMAKE_INSTALL_DATADIR}/zsh/site-functions ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
    ${CMAKE_INSTALL_MANDIR}/man5 ${CMAKE_INSTALL_MANDIR}/man6 ${CMAKE_INSTALL_DOCDIR}/docs/screens
    ${CMAKE_INSTALL_DOCDIR}/docs/recordings
    ${CMAKE_INSTALL_DOCDIR}/examples)
install(CODE "
  set(tebweez_made)
  foreach(folder ${tebweez_folders})
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY \"\${CMAKE_INSTALL_PREFIX}\" NORMALIZE)
    set(folder \"\$ENV{DESTDIR}\${folder}\")
    while(NOT EXISTS \"\${folder}\")
      list(APPEND tebweez_made \"\${folder}\")
      cmake_path(GET folder PARENT_PATH folder)
    endwhile()
  endforeach()" ALL_COMPONENTS)

# The library: headers, CMake package, pkg-config file.
set(tebweez_package_dir ${CMAKE_INSTALL_DATADIR}/cmake/tebweez)
foreach(set rules analysis)
  set(headers)
  if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.23)
    set(headers FILE_SET ${set} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
  endif()
  install(TARGETS tebweez_${set} EXPORT tebweez_${set} ${headers}
          INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  install(EXPORT tebweez_${set} FILE tebweez-${set}.cmake NAMESPACE tebweez::
          DESTINATION ${tebweez_package_dir} COMPONENT library)
endforeach()
if(CMAKE_VERSION VERSION_LESS 3.23)
  install(DIRECTORY include/tebweez DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library
          FILES_MATCHING PATTERN "*.hpp")
endif()

configure_package_config_file(cmake/tebweezConfig.cmake.in tebweezConfig.cmake
  INSTALL_DESTINATION ${tebweez_package_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(tebweezConfigVersion.cmake
  COMPATIBILITY SameMajorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/tebweezConfig.cmake
              ${PROJECT_BINARY_DIR}/tebweezConfigVersion.cmake
        DESTINATION ${tebweez_package_dir} COMPONENT library)

# From the folder of the file itself to the prefix, so that the whole can be moved.
set(tebweez_pkgconfig_dir ${CMAKE_INSTALL_DATADIR}/pkgconfig)
file(RELATIVE_PATH tebweez_to_prefix /prefix/${tebweez_pkgconfig_dir} /prefix)
if(IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
  set(tebweez_pc_includedir ${CMAKE_INSTALL_INCLUDEDIR})
else()
  set(tebweez_pc_includedir "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
endif()
configure_file(cmake/tebweez.pc.in tebweez.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/tebweez.pc DESTINATION ${tebweez_pkgconfig_dir}
        COMPONENT library)

# The game, with all by which it is found: menu, completion, manual.
if(TARGET tebweez)
  install(TARGETS tebweez RUNTIME COMPONENT program)
  install(FILES cmake/share/tebweez.desktop
          DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
  install(FILES cmake/share/tebweez.svg
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT program)
  install(FILES cmake/share/tebweez.bash RENAME tebweez
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
  install(FILES cmake/share/tebweez.zsh RENAME _tebweez
          DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT program)
  install(FILES cmake/share/tebweez.fish
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
  install(FILES docs/man/tebweez.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6 COMPONENT program)
  install(FILES docs/man/tebweez.5 DESTINATION ${CMAKE_INSTALL_MANDIR}/man5 COMPONENT program)
endif()

# Documents, in the same places to each other as here, so that their links hold.
install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT documents)
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT documents
        FILES_MATCHING PATTERN "*.md" PATTERN "*.svg" PATTERN "*.cast" PATTERN "*.cpp"
        PATTERN "man" EXCLUDE
        PATTERN "screens/README.md" EXCLUDE)  # a list of texts that are not installed
foreach(match akil-01 akil-ludii-03 ghashim-00 madjnuni-00)
  install(FILES tests/cases/logs/${match}.tebweez DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples
          COMPONENT documents)
endforeach()

install(CODE "
  foreach(folder IN LISTS tebweez_made)
    if(IS_DIRECTORY \"\${folder}\")
      file(CHMOD \"\${folder}\" DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
           GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    endif()
  endforeach()" ALL_COMPONENTS)
