#!/bin/sh
# The headers of the library compile in any order, also after curses with its macros, under strict
# warnings and without exceptions, and two translation units link. With `alone`, each also compiles
# alone and twice, which takes its time.
#
#     headers.sh SOURCE COMPILER [alone]
set -eu
source=$1
compiler=$2
mode=${3-}
command -v "$compiler" >/dev/null || exit 77
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$source/include"

compile() {
  "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion \
    -Wold-style-cast -Wnon-virtual-dtor -Werror -fno-exceptions -I. "$@"
}
include() {
  printf '#include <%s>\n' "$@"
}

headers=$(find tebweez -name "*.hpp" | sort)
if [ "$mode" = alone ]; then
  for header in $headers; do
    include "$header" "$header" | compile -fsyntax-only -x c++ - || {
      echo "$header does not stand alone"
      exit 1
    }
    echo "$header"
  done
fi

# shellcheck disable=SC2086 # one word a header
include $headers >"$scratch/forward.cpp"
# Backwards, behind curses, whose header defines macros such as OK, timeout and move.
{
  echo '#if __has_include(<ncurses.h>)'
  include ncurses.h
  echo '#endif'
  # shellcheck disable=SC2086
  include $headers | sort -r
} >"$scratch/backward.cpp"
echo 'int main() {}' >>"$scratch/backward.cpp"
compile "$scratch/forward.cpp" "$scratch/backward.cpp" -pthread -o "$scratch/both"
"$scratch/both"
