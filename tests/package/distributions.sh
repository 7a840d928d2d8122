#!/bin/sh
# Tests cmake/distributions.sh: a bar for each margin of two surveys, as high as its share.
#
#     sh tests/package/distributions.sh SOURCE_DIR
set -eu

script=${1:?the source folder}/cmake/distributions.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

fail() {
  echo "FAILED: $1" >&2
  exit 1
}

printf '%s\n' 'layouts 4' 'won 3' 'drawn 0' 'lost 1' 'endless 0' 'margin -6 1' 'margin 2 1' \
  'margin 72 2' >one.txt
printf '%s\n' 'layouts 10' 'won 0' 'drawn 10' 'lost 0' 'endless 0' 'margin 0 10' >two.txt
sh "$script" One one.txt 'The other' two.txt >picture.svg
if command -v xmllint >/dev/null; then
  xmllint --noout picture.svg || fail "well formed"
fi
[ "$(grep -c '<rect class=' picture.svg)" -eq 4 ] || fail "a bar for each margin"
[ "$(grep -c 'class="won"' picture.svg)" -eq 2 ] || fail "two of them won"
grep -q 'class="drawn".*height="180.00"' picture.svg || fail "all of them: the highest bar"
grep -q 'class="lost".*height="45.00"' picture.svg || fail "a quarter: a quarter as high"
grep -q '>The other<' picture.svg || fail "the titles"
grep -q 'loses 25.0 %, draws 0.0 %, wins 75.0 %' picture.svg || fail "the shares"

sh "$script" One one.txt >/dev/null 2>&1 && fail "one survey is too few"
echo nothing >empty.txt
sh "$script" One one.txt Two empty.txt >out.svg 2>/dev/null && fail "no survey is refused"
[ ! -s out.svg ] || fail "and nothing is drawn"
echo "all checks passed"
