# What play.sh and test.sh share: finding what is missing, installing it, building.
# POSIX sh; to be sourced, with $root set to the top of the project. Every word that is not the
# program's or the tests' own goes to standard error, and nothing here reads standard input but the
# answer to the one question, so that a game can be piped through.
# shellcheck shell=sh

build=${root:?}/build

say() {
  printf '%s\n' "$*" >&2
}

fail() {
  say "error: $*"
  exit 1
}

has() {
  command -v "$1" >/dev/null 2>&1
}

# ---- Is it there? Each need is looked for itself, wherever it came from. ----

# The C++ compiler that CMake will take: prints its command.
compiler() {
  if [ -n "${CXX-}" ]; then
    printf '%s\n' "$CXX"
    return
  fi
  for candidate in c++ g++ clang++; do
    if has "$candidate"; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  return 1
}

# Compiles a program given on standard input, as C++20, with the arguments as further flags.
compiles() {
  cxx=$(compiler) || return 1
  # $CXX may hold flags, as it may for CMake.
  # shellcheck disable=SC2086
  $cxx -std=c++20 -x c++ - -o /dev/null "$@" >/dev/null 2>&1
}

# Is the library $1 there (empty: none is needed), and one of the headers that follow?
has_library() {
  library=$1
  shift
  if ! compiler >/dev/null; then
    for header; do
      [ ! -e "/usr/include/$header" ] || return 0
    done
    return 1
  fi
  any=0
  for header; do
    any="$any || __has_include(<$header>)"
  done
  printf '#if %s\nint main() {}\n#endif\n' "$any" | compiles ${library:+"-l$library"}
}

has_compiler() {
  printf '#include <concepts>\n#include <compare>\nint main() {}\n' | compiles
}

has_cmake() {
  has cmake
}

has_make() {
  has ninja || has make
}

has_curses() {
  for library in ncursesw ncurses; do
    if has_library "$library" ncursesw/ncurses.h ncurses.h ncurses/ncurses.h; then
      return 0
    fi
    # Elsewhere the library without the w knows no wide characters.
    [ "$(uname -s)" = Darwin ] || return 1
  done
  return 1
}

# A header-only or CMake package that no usual folder holds may still be known to CMake.
has_cmake_package() {
  [ -n "${CMAKE_PREFIX_PATH-}" ] || return 1
  has_cmake && has_compiler || return 1
  probe=$(mktemp -d) || return 1
  printf 'cmake_minimum_required(VERSION 3.22)\nproject(probe CXX)\nfind_package(%s REQUIRED)\n' \
    "$1" >"$probe/CMakeLists.txt"
  status=0
  cmake -S "$probe" -B "$probe/build" </dev/null >/dev/null 2>&1 || status=1
  rm -rf "$probe"
  return "$status"
}

has_cli11() {
  has_library '' CLI/CLI.hpp || has_cmake_package CLI11
}

has_catch2() {
  has_library '' catch2/catch.hpp catch2/catch_all.hpp || has_cmake_package Catch2
}

has_vterm() {
  has_library vterm vterm.h
}

has_pkgconfig() {
  has pkg-config
}

has_locales() {
  has localedef && [ -e /usr/share/i18n/charmaps/ISO-8859-1.gz ]
}

has_strace() {
  has strace
}

has_git() {
  has git
}

has_zsh() {
  has zsh
}

has_fish() {
  has fish
}

has_mandoc() {
  has mandoc
}

has_man() {
  has man && has groff
}

has_desktop() {
  has desktop-file-validate
}

has_xmllint() {
  has xmllint
}

has_deb() {
  ! has apt-get || { has dpkg-shlibdeps && has file; }
}

has_clang() {
  has clang++
}

# The libraries of clang's sanitizers.
has_clang_rt() {
  has clang++ && echo 'int main() {}' |
    clang++ -fsanitize=address,undefined -x c++ - -o /dev/null >/dev/null 2>&1
}

has_clang_format() {
  has clang-format
}

has_clang_tidy() {
  has clang-tidy && has xargs
}

# Without these the work can go on: CMake fetches a pinned version of the first two, where git and
# the network are there; tests that need one of the others are skipped.
is_spare() {
  case $1 in
    cli11 | catch2 | vterm | pkgconfig | locales | strace) return 0 ;;
    clang_rt | zsh | fish | mandoc | man | desktop | xmllint | deb) return 0 ;;
    *) return 1 ;;
  esac
}

# ---- Who brings it? ----

# The system's package manager: prints apt, dnf, pacman, zypper, apk or brew.
manager() {
  for candidate in apt-get dnf pacman zypper apk brew; do
    if has "$candidate"; then
      printf '%s\n' "${candidate%-get}"
      return
    fi
  done
  return 1
}

# The package that brings a need, by manager; nothing where there is none.
package() {
  case $2:$1 in
    apt:compiler | apk:compiler) echo g++ ;;
    dnf:compiler | zypper:compiler) echo gcc-c++ ;;
    *:compiler) echo gcc ;;
    *:cmake) echo cmake ;;
    *:make) echo make ;;
    apt:curses) echo libncurses-dev ;;
    apk:curses) echo ncurses-dev ;;
    dnf:curses | zypper:curses) echo ncurses-devel ;;
    *:curses) echo ncurses ;;
    apt:cli11) echo libcli11-dev ;;
    apk:cli11) echo cli11-dev ;;
    dnf:cli11 | zypper:cli11) echo cli11-devel ;;
    *:cli11) echo cli11 ;;
    dnf:catch2) echo catch-devel ;;
    zypper:catch2) echo Catch2-devel ;;
    *:catch2) echo catch2 ;;
    apt:vterm | apk:vterm) echo libvterm-dev ;;
    dnf:vterm | zypper:vterm) echo libvterm-devel ;;
    *:vterm) echo libvterm ;;
    dnf:pkgconfig) echo pkgconf-pkg-config ;;
    apk:pkgconfig | pacman:pkgconfig) echo pkgconf ;;
    *:pkgconfig) echo pkg-config ;;
    apt:locales) echo locales ;;
    dnf:locales) echo glibc-locale-source ;;
    zypper:locales) echo glibc-i18ndata ;;
    pacman:locales) echo glibc ;;
    apk:locales | brew:locales | brew:strace) ;;
    *:strace) echo strace ;;
    *:git | *:zsh | *:fish | *:mandoc) echo "$1" ;;
    *:man) echo man-db ;;
    *:desktop) echo desktop-file-utils ;;
    apt:xmllint | apk:xmllint) echo libxml2-utils ;;
    zypper:xmllint) echo libxml2-tools ;;
    *:xmllint) echo libxml2 ;;
    *:deb) echo dpkg-dev file ;;
    dnf:clang_format | dnf:clang_tidy) echo clang-tools-extra ;;
    apt:clang_rt) echo libclang-rt-dev ;;
    *:clang_rt) echo compiler-rt ;;
    apt:clang_format) echo clang-format ;;
    apt:clang_tidy) echo clang-tidy ;;
    apk:clang_format | apk:clang_tidy) echo clang-extra-tools ;;
    *:clang | *:clang_format | *:clang_tidy) echo clang ;;
  esac
}

install_command() {
  case $1 in
    apt) echo "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends" ;;
    dnf) echo "dnf install" ;;
    pacman) echo "pacman -S --needed" ;;
    zypper) echo "zypper install" ;;
    apk) echo "apk add" ;;
    brew) echo "brew install" ;;
  esac
}

# ---- Installing ----

# sudo for an ordinary user, nothing for root.
as_root() {
  [ "$(id -u)" = 0 ] || echo sudo
}

may_ask() {
  [ -z "${yes-}" ] && [ -t 0 ] && [ -t 2 ]
}

# Runs a command without a word; what it said is shown when it fails.
quietly() {
  log=$1
  shift
  "$@" </dev/null >"$log" 2>&1 || {
    status=$?
    tail -n 30 "$log" >&2
    return "$status"
  }
}

# Runs a build with all it says in the file $1. Of that, what is compiled and linked is told as it
# comes; the end of the file where it fails.
telling() {
  log=$1
  shift
  rm -f "$log.status"
  {
    status=0
    "$@" </dev/null 2>&1 || status=$?
    echo "$status" >"$log.status"
  } | while IFS= read -r line; do
    printf '%s\n' "$line"
    case $line in
      '['*'] Building '* | '['*'] Linking '*) printf '%s\n' "$line" >&2 ;;
    esac
  done >"$log"
  read -r status <"$log.status"
  rm -f "$log.status"
  [ "$status" = 0 ] || tail -n 30 "$log" >&2
  return "$status"
}

install_with_apt() {
  sudo=$(as_root)
  if [ -n "$sudo" ] && ! has sudo; then
    fail "no rights to install them: run this as root, or have sudo installed"
  fi
  if may_ask; then
    printf 'Install them now? [Y/n] ' >&2
    read -r answer || answer=n
    case $answer in
      '' | [Yy] | [Yy][Ee][Ss]) ;;
      *) fail "nothing was installed" ;;
    esac
  else
    # Nobody could type a password.
    [ -z "$sudo" ] || [ -t 2 ] || sudo="sudo -n"
  fi
  say "Installing; this can take a few minutes."
  apt_log=$(mktemp) || fail "no temporary file can be made"
  trap 'rm -f "$apt_log"' EXIT
  # The lists may be old or absent; where they can't be renewed, what is there is tried.
  # shellcheck disable=SC2086
  quietly "$apt_log" $sudo apt-get update || say "The package lists could not be renewed."
  known=
  for name; do
    if apt-cache show "$name" >/dev/null 2>&1; then
      known="$known $name"
    else
      case $name in
        libcli11-dev | catch2)
          say "There is no package $name here; a pinned version is fetched instead."
          has git || known="$known git ca-certificates"
          ;;
        libvterm-dev | pkg-config | locales | strace | zsh | fish | mandoc | man-db | \
          desktop-file-utils | libxml2-utils | dpkg-dev | file | libclang-rt-dev)
          say "There is no package $name here; what needs it may be skipped."
          ;;
        *) fail "apt knows no package $name" ;;
      esac
    fi
  done
  if [ -n "$known" ]; then
    # shellcheck disable=SC2046,SC2086
    quietly "$apt_log" $sudo $(install_command apt) $known ||
      fail "the packages could not be installed"
  fi
  rm -f "$apt_log"
  trap - EXIT
}

# Sees to it that all needs named are there: installs what is missing, or says what to install.
require() {
  missing=
  needed=
  for need; do
    "has_$need" || missing="$missing $need"
  done
  for need in $missing; do
    is_spare "$need" || needed=yes
  done
  if [ -n "$missing" ]; then
    with=$(manager) || fail "missing here:$missing; no package manager known to this script is there"
    packages=
    for need in $missing; do
      name=$(package "$need" "$with")
      [ -n "$name" ] || continue
      case " $packages " in
        *" $name "*) ;;
        *) packages="${packages:+$packages }$name" ;;
      esac
    done
    if [ "$with" = brew ]; then sudo=; else sudo=$(as_root); fi
    say "These packages are missing: $packages"
    say "This command installs them:"
    if [ "$with" = apt ]; then say "    ${sudo:+$sudo }apt-get update"; fi
    say "    ${sudo:+$sudo }$(install_command "$with") $packages"
    if [ "$with" = apt ]; then
      # shellcheck disable=SC2086
      install_with_apt $packages
    elif [ -n "$needed" ]; then
      fail "please install them first"
    else
      say "Going on without them: libraries are fetched, tests that need the rest are skipped."
    fi
    for need in $missing; do
      is_spare "$need" || "has_$need" ||
        fail "$(package "$need" "$with") was installed, but what it should bring is still missing"
    done
  fi
  check_cmake_version
}

check_cmake_version() {
  has cmake || return 0
  version=$(cmake --version | sed -n 's/^cmake version \([0-9]*\.[0-9]*\).*/\1/p')
  major=${version%%.*}
  minor=${version#*.}
  if [ "${major:-0}" -lt 3 ] || { [ "$major" -eq 3 ] && [ "$minor" -lt 22 ]; }; then
    fail "CMake 3.22 or newer is needed; here is ${version:-an unknown version}"
  fi
}

# ---- Building ----

cores() {
  nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1
}

configure() {
  set -- -S "$root" -B "$build" -DCMAKE_BUILD_TYPE=Release "$@"
  # Ninja where it is there; but a build folder keeps the generator it was made with.
  if [ ! -e "$build/CMakeCache.txt" ] && [ -z "${CMAKE_GENERATOR-}" ] && has ninja; then
    set -- -G Ninja "$@"
  fi
  cmake "$@" </dev/null >"$build/configure.log" 2>&1
}

# Builds a release of the targets $1 (empty: of everything) in build/; the other arguments go to
# CMake.
build_release() {
  targets=$1
  shift
  mkdir -p "$build" 2>/dev/null || fail "the folder '$build' can't be made"
  [ -w "$build" ] || fail "the folder '$build' belongs to somebody else: remove it first"
  if ! configure "$@"; then
    # From another place, another generator or another compiler: begin afresh, once.
    rm -rf "$build/CMakeCache.txt" "$build/CMakeFiles" "$build"/_deps/*-subbuild
    configure "$@" || {
      tail -n 30 "$build/configure.log" >&2
      fail "CMake could not set up the build; all it said is in '$build/configure.log'"
    }
  fi
  # shellcheck disable=SC2086
  telling "$build/build.log" cmake --build "$build" --config Release \
    --parallel "${CMAKE_BUILD_PARALLEL_LEVEL:-$(cores)}" ${targets:+--target $targets} ||
    fail "the build failed; all it said is in '$build/build.log'"
}
