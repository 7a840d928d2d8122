#!/bin/sh
# Manuals, completions, desktop entry and icon are well formed, as far as their tools are here.
#
#     texts.sh SOURCE
set -eu
cd "$1"
failures=0

# check WHAT COMMAND...: the command must work and say nothing.
check() {
  what=$1
  shift
  if said=$("$@" 2>&1) && [ -z "$said" ]; then
    echo "fine: $what"
  else
    printf 'WRONG: %s\n%s\n' "$what" "$said"
    failures=$((failures + 1))
  fi
}
has() {
  command -v "$1" >/dev/null || {
    echo "not tested: $1 is not here"
    return 1
  }
}

# The manuals name each other, and need not be installed for that.
lint() {
  mandoc -T lint "$1" | grep -v 'referenced manual not found: Xr tebweez' || :
}
typeset_it() {
  LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$1" >/dev/null
}
for manual in docs/man/*; do
  if has mandoc; then check "$manual, mandoc" lint "$manual"; fi
  if has man && has groff; then check "$manual, man" typeset_it "$manual"; fi
done

if has bash; then check "bash's completion" bash -n cmake/share/tebweez.bash; fi
# What bash's completion offers for these words, the last of which is being typed.
offers() {
  # shellcheck disable=SC2016
  XDG_DATA_HOME="$data" bash -c '. cmake/share/tebweez.bash
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _tebweez 2>/dev/null
    printf "%s\n" "${COMPREPLY[@]}"' bash "$@"
}
offers_variants() {
  offers tebweez --variant = | grep -qx madjnuni &&
    offers tebweez --variant = gha | grep -qx ghashim &&
    ! offers tebweez --variant = gha | grep -q akil
}
offers_saved_matches() {
  offers tebweez replay '' | grep -qx "$data/tebweez/matches/one.tebweez" &&
    ! offers tebweez replay '' | grep -q 'matches/notes'
}
if has bash; then
  data=$(mktemp -d)
  mkdir -p "$data/tebweez/matches"
  touch "$data/tebweez/matches/one.tebweez" "$data/tebweez/matches/notes.txt"
  check "bash offers the variants after --variant=" offers_variants
  check "bash offers the saved matches" offers_saved_matches
  rm -rf "$data"
fi
if has zsh; then check "zsh's completion" zsh -n cmake/share/tebweez.zsh; fi
if has fish; then check "fish's completion" fish --no-execute cmake/share/tebweez.fish; fi
if has desktop-file-validate; then
  check "desktop entry" desktop-file-validate cmake/share/tebweez.desktop
fi
if has xmllint; then
  check "icon and pictures" xmllint --noout cmake/share/tebweez.svg docs/screens/*.svg
fi
[ "$failures" -eq 0 ]
