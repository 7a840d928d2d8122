# What `cmake --install` puts where. The library does not depend on the architecture, so its CMake
# package lies below share/. For Debian's habit: -DCMAKE_INSTALL_BINDIR=games.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# The library: headers, CMake package, pkg-config file.
set(tebweez_package_dir ${CMAKE_INSTALL_DATADIR}/cmake/tebweez)
install(TARGETS tebweez_rules EXPORT tebweezTargets
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT tebweezTargets NAMESPACE tebweez:: DESTINATION ${tebweez_package_dir}
        COMPONENT library)
install(DIRECTORY include/tebweez DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library
        FILES_MATCHING PATTERN "*.hpp")

configure_package_config_file(cmake/tebweezConfig.cmake.in tebweezConfig.cmake
  INSTALL_DESTINATION ${tebweez_package_dir}
  NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(tebweezConfigVersion.cmake
  COMPATIBILITY SameMajorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/tebweezConfig.cmake
              ${PROJECT_BINARY_DIR}/tebweezConfigVersion.cmake
        DESTINATION ${tebweez_package_dir} COMPONENT library)

# From the folder of the file itself to the prefix, so that the whole can be moved.
set(tebweez_pkgconfig_dir ${CMAKE_INSTALL_DATADIR}/pkgconfig)
file(RELATIVE_PATH tebweez_to_prefix /prefix/${tebweez_pkgconfig_dir} /prefix)
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
        FILES_MATCHING PATTERN "*.md" PATTERN "*.svg" PATTERN "*.cpp"
        PATTERN "man" EXCLUDE
        PATTERN "screens/README.md" EXCLUDE)  # a list of texts that are not installed
foreach(match akil-01 akil-ludii-03 ghashim-00 madjnuni-00)
  install(FILES tests/cases/logs/${match}.tebweez DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples
          COMPONENT documents)
endforeach()
