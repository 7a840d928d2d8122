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
if has zsh; then check "zsh's completion" zsh -n cmake/share/tebweez.zsh; fi
if has fish; then check "fish's completion" fish --no-execute cmake/share/tebweez.fish; fi
if has desktop-file-validate; then
  check "desktop entry" desktop-file-validate cmake/share/tebweez.desktop
fi
if has xmllint; then
  check "icon and pictures" xmllint --noout cmake/share/tebweez.svg docs/screens/*.svg
fi
[ "$failures" -eq 0 ]
