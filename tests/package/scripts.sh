#!/bin/sh
# Tests of cmake/play.sh and cmake/test.sh without network, rights or a real build: a scratch copy
# runs with a PATH of stand-ins for apt-get, sudo, cmake and the rest, which write down how they
# were called.
#
#     sh tests/package/scripts.sh SOURCE_DIR
set -eu

source_dir=$(CDPATH='' cd -- "${1:?the source folder}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

check() {
  what=$1
  shift
  if "$@"; then return; fi
  printf 'FAILED: %s: %s\n' "$case_name" "$what"
  sed 's/^/  calls:  /' "$calls"
  sed 's/^/  stdout: /' "$out"
  sed 's/^/  stderr: /' "$err"
  failures=$((failures + 1))
}

# ---- Stand-ins ----

# An executable in the PATH of the case; its text comes on standard input.
stand_in() {
  { printf '#!/bin/sh\n' && cat; } >"$bin/$1"
  chmod +x "$bin/$1"
}

# Tools that the scripts may use as they are.
plain_tools="cat chmod dirname env getconf head mkdir mktemp rm sed sh tail touch uname"

# A compiler to which only the headers named in $have are known.
stand_in_compiler() {
  stand_in "$1" <<'STUB'
program=$(cat)
case $program in
  *__has_include*)
    for header in $(cat "$scratch_state/headers"); do
      case $program in *"<$header>"*) exit 0 ;; esac
    done
    exit 1
    ;;
esac
exit 0
STUB
}

# A CMake that "builds" a game which tells its arguments and its input.
stand_in_cmake() {
  stand_in cmake <<'STUB'
if [ "$1" = --version ]; then
  echo "cmake version ${cmake_version:-3.25.1}"
  exit 0
fi
echo "cmake $*" >>"$scratch_state/calls"
if [ "$1" = --build ]; then
  [ -z "${build_fails-}" ] || { echo "main.cpp:1: error: no such luck"; exit 2; }
  mkdir -p "$2/src"
  echo "[ 50%] Building CXX object main.cpp.o"
  printf '#!/bin/sh\nfor word; do echo "[$word]"; done\ncat\nexit 7\n' >"$2/src/tebweez"
  chmod +x "$2/src/tebweez"
  exit 0
fi
while [ "$1" != -B ]; do shift; done
if [ -e "$2/CMakeCache.txt" ] && grep -q stale "$2/CMakeCache.txt"; then
  echo "CMake Error: made with another generator"
  exit 1
fi
echo fresh >"$2/CMakeCache.txt"
STUB
}

stand_in_apt() {
  stand_in apt-get <<'STUB'
echo "apt-get $* [${DEBIAN_FRONTEND-}]" >>"$scratch_state/calls"
[ "$1" = install ] || exit 0
[ -z "${install_fails-}" ] || { echo "E: Unable to locate the mirror"; exit 100; }
case $* in *g++*) ln -s "$scratch_state/g++" "$scratch_bin/g++" ;; esac
case $* in *cmake*) ln -s "$scratch_state/cmake" "$scratch_bin/cmake" ;; esac
case $* in *ncurses*) echo ncurses.h >>"$scratch_state/headers" ;; esac
case $* in *cli11*) echo CLI/CLI.hpp >>"$scratch_state/headers" ;; esac
STUB
  stand_in apt-cache <<'STUB'
case ${unknown_packages-} in *"$2"*) exit 100 ;; esac
STUB
  ln -s "$(command -v ln)" "$bin/ln"
}

stand_in_sudo() {
  stand_in sudo <<'STUB'
echo "sudo $*" >>"$scratch_state/calls"
[ "$1" != -n ] || shift
exec "$@"
STUB
}

# A stand-in that only writes down its call.
recorder() {
  stand_in "$1" <<STUB
echo "$1 \$*" >>"\$scratch_state/calls"
STUB
}

stand_in_id() {
  echo "echo $1" | stand_in id
}

# Begins a case: a scratch project in a path with blanks, where everything is there, as a user.
begin() {
  case_name=$1
  state=$scratch/state
  bin=$scratch/bin
  project="$scratch/a project"
  cd "$scratch"
  rm -rf "$state" "$bin" "$project"
  mkdir -p "$state" "$bin" "$project/cmake/scripts"
  cp "$source_dir"/cmake/*.sh "$project/cmake"
  cp "$source_dir"/cmake/scripts/*.sh "$project/cmake/scripts"
  calls=$state/calls
  out=$state/stdout
  err=$state/stderr
  : >"$calls"
  printf 'ncurses.h\nCLI/CLI.hpp\ncatch2/catch.hpp\nvterm.h\n' >"$state/headers"
  for tool in $plain_tools grep; do
    ln -s "$(command -v "$tool")" "$bin/$tool"
  done
  echo 'echo 2' | stand_in nproc
  : | stand_in ninja
  : | stand_in git
  stand_in_compiler g++
  stand_in_cmake
  stand_in_apt
  stand_in_sudo
  stand_in_id 1000
}

# Takes g++ and the headers away, so that apt-get has something to bring.
lose_compiler() {
  mv "$bin/g++" "$state/g++"
}
lose_header() {
  grep -v "$1" "$state/headers" >"$state/rest" || :
  mv "$state/rest" "$state/headers"
}

# $settings: further variables for the environment, as words NAME=VALUE.
run() {
  status=0
  # shellcheck disable=SC2086
  env -i PATH="$bin" HOME="$scratch" scratch_state="$state" scratch_bin="$bin" \
    ${settings-} "$@" >"$out" 2>"$err" || status=$?
}

# At a terminal, typing $1.
run_at_terminal() {
  typed=$1
  shift
  status=0
  printf '%s\n' "$typed" | env -i PATH="$bin" HOME="$scratch" scratch_state="$state" \
    scratch_bin="$bin" SHELL=/bin/sh "$script_tool" -qec "$*" /dev/null >"$out" 2>"$err" ||
    status=$?
}

called() {
  grep -q -e "$1" "$calls"
}
not_called() {
  ! called "$1"
}
printed() {
  grep -q -e "$1" "$out"
}
said() {
  grep -q -e "$1" "$err"
}
said_nothing_like() {
  ! said "$1"
}
status_is() {
  [ "$status" -eq "$1" ]
}
fails() {
  [ "$status" -ne 0 ]
}

# ---- The cases ----

for file in "$source_dir"/cmake/*.sh "$source_dir"/cmake/scripts/*.sh "$source_dir/tests/package/scripts.sh"; do
  sh -n "$file" || failures=$((failures + 1))
done
# Brace lists, [[ ]] and the like are no POSIX sh.
if command -v dash >/dev/null 2>&1; then
  for file in "$source_dir"/cmake/*.sh "$source_dir"/cmake/scripts/*.sh; do
    dash -n "$file" || failures=$((failures + 1))
  done
fi

begin "everything is there"
cd "$scratch"
echo "typed input" >"$state/input"
run sh "a project/cmake/play.sh" --variant ghashim --south "Amina B" --yes <"$state/input"
check "the game's status is passed on" status_is 7
check "arguments are passed on" printed '^\[ghashim\]$'
check "an argument with a blank stays one" printed '^\[Amina B\]$'
check "--yes is the script's own only in front" printed '^\[--yes\]$'
check "the input reaches the game" printed '^typed input$'
check "nothing is installed" not_called apt-get
check "no rights are asked for" not_called sudo
check "a release is built" called 'CMAKE_BUILD_TYPE=Release'
check "by all cores" called '--parallel 2'
check "in build/" test -x "$project/build/src/tebweez"
check "with the generator that is there" called '-G Ninja'

begin "from inside, by a relative path"
cd "$project/cmake"
run sh play.sh --yes list
check "--yes in front is taken" test "$(cat "$out")" = '[list]'

begin "missing: the compiler, an ordinary user"
lose_compiler
run sh "$project/cmake/play.sh" --version
check "the game starts in the end" printed '^\[--version\]$'
check "lists are renewed by sudo" called '^sudo -n apt-get update$'
check "packages are installed by sudo" called \
  '^sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends g++'
check "without questions from packages" called '^apt-get install.*\[noninteractive\]$'
check "nobody was asked" said_nothing_like 'Install them now'

begin "missing: libraries"
lose_header CLI
lose_header ncurses
run sh "$project/cmake/play.sh"
check "the game starts in the end" status_is 7
check "the packages are named" said '^These packages are missing: libncurses-dev libcli11-dev$'
check "the command is told" said \
  '^ *sudo env .* apt-get install -y --no-install-recommends libncurses-dev libcli11-dev$'
check "only they are installed" called '^apt-get install -y .*recommends libncurses-dev libcli11-dev'

begin "missing: CMake, as root without sudo"
stand_in_id 0
rm "$bin/sudo"
mv "$bin/cmake" "$state/cmake"
run sh "$project/cmake/play.sh"
check "the game starts in the end" status_is 7
check "the command is told without sudo" said '^ *env .* apt-get install -y .* cmake$'
check "it is run" called '^apt-get install'

begin "missing, without rights"
rm "$bin/sudo"
lose_compiler
run sh "$project/cmake/play.sh"
check "it fails" fails
check "it says why" said '^error: no rights'
check "nothing is tried" not_called apt-get

begin "the installation fails"
lose_compiler
settings='install_fails=yes'
run sh "$project/cmake/play.sh"
settings=
check "it fails" fails
check "it says so" said '^error: the packages could not be installed'
check "it shows what apt-get said" said 'Unable to locate the mirror'
check "nothing is built" not_called '^cmake'

begin "a package that apt does not know, but that can be fetched"
lose_header CLI
settings='unknown_packages=libcli11-dev'
run sh "$project/cmake/play.sh"
settings=
check "it goes on" status_is 7
check "it says so" said 'no package libcli11-dev'
check "nothing is installed" not_called 'apt-get install'

begin "another package manager"
rm "$bin/apt-get"
recorder dnf
lose_header CLI
lose_header ncurses
run sh "$project/cmake/play.sh"
check "it stops" fails
check "it says what to install" said '^ *sudo dnf install ncurses-devel cli11-devel$'
check "it runs nothing" not_called dnf
check "it builds nothing" not_called cmake

begin "another package manager, and nothing missing that can't be fetched"
rm "$bin/apt-get"
recorder dnf
lose_header CLI
run sh "$project/cmake/play.sh"
check "it says what to install" said '^ *sudo dnf install cli11-devel$'
check "it goes on" status_is 7

begin "no package manager at all"
rm "$bin/apt-get"
lose_compiler
run sh "$project/cmake/play.sh"
check "it stops" fails
check "it says what is missing" said '^error: missing here: compiler'

begin "a CMake that is too old"
settings='cmake_version=3.16.3'
run sh "$project/cmake/play.sh"
settings=
check "it stops" fails
check "it says so" said '^error: CMake 3.22 or newer is needed; here is 3.16$'

begin "a build folder made otherwise"
mkdir -p "$project/build/CMakeFiles"
echo stale >"$project/build/CMakeCache.txt"
run sh "$project/cmake/play.sh"
check "it begins afresh" status_is 7
check "the build tells what it does" said '^\[ 50%\] Building'
check "the old state is gone" test ! -d "$project/build/CMakeFiles"

begin "the build fails"
settings='build_fails=yes'
run sh "$project/cmake/play.sh"
settings=
check "it fails" fails
check "it shows the compiler's words" said 'no such luck'
check "one line says what failed" said '^error: the build failed'

begin "the tests"
for tool in pkg-config localedef strace; do : | stand_in "$tool"; done
recorder ctest
run sh "$project/cmake/test.sh" --yes -R rules
check "everything is built" called 'TEBWEEZ_BUILD_TESTS=ON'
check "ctest gets the arguments" called '^ctest .*a project/build.* -R rules$'
if [ -e /usr/share/i18n/charmaps/ISO-8859-1.gz ]; then
  check "nothing is installed" not_called apt-get
fi

# A question needs a terminal, and a terminal needs script(1) of util-linux.
if script_tool=$(command -v script) && "$script_tool" -qec true /dev/null >/dev/null 2>&1; then
  begin "at a terminal, the answer is no"
  lose_compiler
  run_at_terminal n sh "'$project/cmake/play.sh'"
  check "it asks" printed 'Install them now'
  check "it fails" fails
  check "nothing is installed" not_called apt-get

  begin "at a terminal, the answer is yes"
  lose_compiler
  run_at_terminal y sh "'$project/cmake/play.sh'"
  check "it asks" printed 'Install them now'
  check "it installs" called 'apt-get install'
  check "sudo may ask for a password" called '^sudo env'

  begin "at a terminal with --yes"
  lose_compiler
  run_at_terminal '' sh "'$project/cmake/play.sh'" --yes
  check "it does not ask" test -z "$(grep 'Install them now' "$out")"
  check "it installs" called 'apt-get install'
else
  echo "note: script(1) is not here, so the question at a terminal was not tested"
fi

if [ "$failures" -ne 0 ]; then
  echo "$failures checks failed"
  exit 1
fi
echo "all checks passed"
