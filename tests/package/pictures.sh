#!/bin/sh
# Pictures of any match are well-formed XML, in both themes.
#
#     pictures.sh SOURCE PROGRAM
set -eu
source=$1
program=$2
command -v xmllint >/dev/null || {
  echo "not tested: xmllint is not here"
  exit 77
}
for log in "$source"/tests/cases/logs/*-00.tebweez "$source"/tests/cases/forms/name*.tebweez; do
  for theme in dark light; do
    "$program" export --svg --theme $theme "$log" | xmllint --noout - || {
      echo "of $log, $theme"
      exit 1
    }
  done
done
