#!/bin/sh
# Installs the build into a prefix with blanks, moves that, and uses it there: the game, the manual,
# and the library in each of the ways that its description names.
#
#     install.sh SOURCE BUILD COMPILER
set -eu
source=$1
build=$2
compiler=$3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix="$scratch/another place"

quietly() {
  "$@" >"$scratch/said" 2>&1 || {
    cat "$scratch/said"
    echo "WRONG: $*"
    exit 1
  }
}

(umask 077 && quietly cmake --install "$build" --prefix "$scratch/a prefix")
mv "$scratch/a prefix" "$prefix"
# Whoever installed it may keep their files to themselves; these are for everybody.
if find "$prefix" -type d ! -perm -o=rx | grep .; then
  echo "WRONG: only their owner may enter these folders"
  exit 1
fi
program=$(find "$prefix" -type f -name tebweez -perm -u+x)

for file in share/applications/tebweez.desktop share/icons/hicolor/scalable/apps/tebweez.svg \
  share/bash-completion/completions/tebweez share/zsh/site-functions/_tebweez \
  share/fish/vendor_completions.d/tebweez.fish share/man/man6/tebweez.6 \
  share/man/man5/tebweez.5 share/doc/tebweez/README.md share/doc/tebweez/docs/rules.md; do
  [ -s "$prefix/$file" ] || {
    echo "WRONG: $file is missing"
    exit 1
  }
done
if grep -rlF -e "$source" -e "$build" -e "$scratch" "$prefix/share" "$prefix/include"; then
  echo "WRONG: these know where they came from"
  exit 1
fi

quietly "$program" --version
for match in "$prefix"/share/doc/tebweez/examples/*.tebweez; do
  quietly "$program" replay --check "$match"
done

consume() {
  how=$1
  shift
  quietly cmake -S "$source/tests/package/consumer" -B "$scratch/$how" "-DCMAKE_CXX_COMPILER=$compiler" \
    "-DEXAMPLE=$source/docs/example.cpp" "-DHOW=$how" "$@"
  quietly cmake --build "$scratch/$how"
  quietly "$scratch/$how/consumer"
  echo "fine: $how"
}
# The package is for every architecture, also one of 32 bits.
cat >"$scratch/narrow.cmake" <<'END'
cmake_minimum_required(VERSION 3.22)
set(PACKAGE_FIND_VERSION 1.0)
set(PACKAGE_FIND_VERSION_MAJOR 1)
set(CMAKE_SIZEOF_VOID_P 4)
include(${PACKAGE}/tebweezConfigVersion.cmake)
if(PACKAGE_VERSION_UNSUITABLE OR NOT PACKAGE_VERSION_COMPATIBLE)
  message(FATAL_ERROR "the package does not fit another architecture")
endif()
END
quietly cmake "-DPACKAGE=$prefix/share/cmake/tebweez" -P "$scratch/narrow.cmake"
consume find_package "-DCMAKE_PREFIX_PATH=$prefix"
consume analysis "-DCMAKE_PREFIX_PATH=$prefix"
if cmake -S "$source/tests/package/consumer" -B "$scratch/unknown" -DHOW=unknown \
  "-DCMAKE_PREFIX_PATH=$prefix" "-DEXAMPLE=$source/docs/example.cpp" >"$scratch/said" 2>&1; then
  echo "WRONG: a component that there is not was found"
  exit 1
fi
consume add_subdirectory "-DTEBWEEZ_SOURCE=$source"
consume FetchContent "-DFETCHCONTENT_SOURCE_DIR_TEBWEEZ=$source"

if command -v pkg-config >/dev/null; then
  PKG_CONFIG_PATH="$prefix/share/pkgconfig"
  export PKG_CONFIG_PATH
  quietly pkg-config --exists 'tebweez >= 1'
  eval "quietly \"$compiler\" -std=c++20 $(pkg-config --cflags tebweez) \
    \"$source/docs/example.cpp\" -o \"$scratch/by pkg-config\""
  quietly "$scratch/by pkg-config"
  echo "fine: pkg-config"
  # A folder for headers that lies elsewhere.
  quietly cmake -S "$source" -B "$scratch/apart" -DTEBWEEZ_BUILD_PROGRAM=OFF \
    -DTEBWEEZ_BUILD_TESTS=OFF "-DCMAKE_INSTALL_INCLUDEDIR=$scratch/headers"
  quietly cmake --install "$scratch/apart" --prefix "$scratch/apart prefix"
  PKG_CONFIG_PATH="$scratch/apart prefix/share/pkgconfig"
  pkg-config --cflags tebweez | grep -qF -e "-I$scratch/headers" || {
    echo "WRONG: the headers lie in $scratch/headers"
    exit 1
  }
fi
