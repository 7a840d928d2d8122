#!/bin/sh
# Draws tests/screens, docs/screens and docs/recordings afresh, from the program itself: sh cmake/screens.sh
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck source=cmake/scripts/setup.sh
. "$root/cmake/scripts/setup.sh"

yes=
require compiler cmake make curses cli11 catch2
build_release screens -DTEBWEEZ_BUILD_PROGRAM=ON -DTEBWEEZ_BUILD_TESTS=ON
