#!/bin/sh
# The program's help, its manual and the completions name the same commands and options.
#
#     names.sh SOURCE PROGRAM
set -eu
source=$1
program=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
failures=0

words() {
  grep -oE -e '--[a-z][a-z-]*' | sort -u
}

# compare WHAT: expected and found hold one name a line.
compare() {
  if difference=$(diff expected found); then return; fi
  printf '%s (< help, > there):\n%s\n' "$1" "$difference"
  failures=$((failures + 1))
}

# What the help says. CLI11 puts the names first on each line.
help_options() {
  # shellcheck disable=SC2086
  "$program" $1 --help | grep -E '^ +-' | sed 's/^ *//; s/ .*//' | words
}
help_commands() {
  "$program" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p' | sort
}

# What the synopsis of the manual says: each form of the command is behind an .Nm.
manual_options() {
  {
    echo --help
    [ -n "$1" ] || echo --version
    awk -v command="${1:-play}" '
      /^\.Sh/ { inside = /SYNOPSIS/ }
      inside && /^\.Nm/ { ours = 0 }
      inside && $0 ~ "^[.](Op )?Cm " command "$" { ours = 1 }
      inside && ours { gsub(/Fl -/, "--"); print }' "$source/docs/man/tebweez.6"
  } | words
}

# What the shells offer.
bash_options() {
  bash -c 'source "$1"; COMP_WORDS=(tebweez $2 --); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _tebweez; printf "%s\n" "${COMPREPLY[@]}"' bash "$source/cmake/share/tebweez.bash" "$1" | words
}
fish_options() {
  # shellcheck disable=SC2016
  fish --no-config -c 'source $argv[1]; complete -C "tebweez $argv[2] --"' \
    "$source/cmake/share/tebweez.fish" "$1" | sed 's/\t.*//' | words
}
# Without zsh's own machinery: its _arguments is replaced by one that prints what it is given.
zsh_options() {
  zsh -fc '
    script=$1 command=$2
    _describe() { }
    _arguments() {
      if [[ $1 == -C && -n $command ]]; then
        state=argument line=($command)
        return 1
      fi
      print -rl -- "$@"
    }
    set --
    source $script' zsh "$source/cmake/share/tebweez.zsh" "$1" |
    sed 's/^([^)]*)//; s/\[.*//' | words
}

help_commands >commands
grep -q survey commands
sed 's/^/.It Cm /' commands | sort >expected
awk '/^\.Sh/ { inside = /COMMANDS/ } inside && /^\.It Cm/' "$source/docs/man/tebweez.6" |
  sort >found
compare "the commands in the manual"

for command in '' $(cat commands); do
  help_options "$command" >expected
  manual_options "$command" >found
  compare "tebweez $command in the manual"
  for shell in bash zsh fish; do
    if command -v $shell >/dev/null; then
      ${shell}_options "$command" >found
      compare "tebweez $command in $shell"
    else
      echo "not tested: $shell is not here"
    fi
  done
  help_options "$command" >>all
done

# Each is explained in the manual.
sort -u all >expected
grep -E '^\.It Fl' "$source/docs/man/tebweez.6" | sed 's/Fl -/--/g' | words >found
compare "the options explained in the manual"

# All of them know all rulesets.
# shellcheck disable=SC2013
for variant in $(sed -n 's/^ *\.key = "\(.*\)",$/\1/p' "$source/include/tebweez/rules.hpp"); do
  for file in "$source"/docs/man/* "$source"/cmake/share/tebweez.*sh; do
    grep -qE "(^|[^a-z-])$variant([^a-z-]|\$)" "$file" || {
      echo "$variant is missing in $file"
      failures=$((failures + 1))
    }
  done
done
[ "$failures" -eq 0 ]
