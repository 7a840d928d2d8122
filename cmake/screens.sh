#!/bin/sh
# Draws docs/screens afresh, from the program itself: sh cmake/screens.sh
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck source=cmake/setup.sh
. "$root/cmake/setup.sh"

yes=
require compiler cmake make curses cli11 catch2
build_release screens -DTEBWEEZ_BUILD_PROGRAM=ON -DTEBWEEZ_BUILD_TESTS=ON
