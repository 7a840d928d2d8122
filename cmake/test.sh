#!/bin/sh
# Installs what is missing, builds the game with its tests in build/ and runs them all:
#
#     sh cmake/test.sh [--yes] [ARGUMENTS OF CTEST]
#
# --yes, as the first argument, installs without asking. The rest is passed on to ctest, for
# example `sh cmake/test.sh -R rules`. When nothing is missing, nothing is installed and neither the
# network nor any rights are needed.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck source=cmake/scripts/setup.sh
. "$root/cmake/scripts/setup.sh"

yes=
if [ "${1-}" = --yes ]; then
  yes=yes
  shift
fi

require compiler cmake make curses cli11 catch2 vterm pkgconfig locales strace
say "Building the game and its tests; the first time this takes a few minutes."
build_release '' -DTEBWEEZ_BUILD_PROGRAM=ON -DTEBWEEZ_BUILD_TESTS=ON ${CI:+-DTEBWEEZ_STRICT=ON}

exec ctest --test-dir "$build" --build-config Release --output-on-failure \
  --parallel "${CTEST_PARALLEL_LEVEL:-$(cores)}" "$@"
