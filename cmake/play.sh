#!/bin/sh
# Installs what is missing, builds the game in build/ and starts it:
#
#     sh cmake/play.sh [--yes] [ARGUMENTS OF TEBWEEZ]
#
# --yes, as the first argument, installs without asking. The rest is passed on, for example
# `sh cmake/play.sh --variant ghashim`. When nothing is missing, nothing is installed and neither
# the network nor any rights are needed.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# shellcheck source=cmake/scripts/setup.sh
. "$root/cmake/scripts/setup.sh"

yes=
if [ "${1-}" = --yes ]; then
  yes=yes
  shift
fi

require compiler cmake make curses cli11
[ -x "$build/src/tebweez" ] || say "Building the game; the first time this takes a minute or two."
build_release tebweez -DTEBWEEZ_BUILD_TESTS=OFF

for program in "$build/src/tebweez" "$build/src/Release/tebweez"; do
  [ ! -x "$program" ] || exec "$program" "$@"
done
fail "the build made no program"
