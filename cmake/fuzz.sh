#!/bin/sh
# Builds the fuzz targets with clang in build-fuzz/ and runs each of them for some seconds:
#
#     sh cmake/fuzz.sh [SECONDS]
#
# Without SECONDS, for a minute. First each must find the fault that was put into a copy of it. What
# a target finds is left in build-fuzz/, its name in front, and the exit status is 1.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
seconds=${1-60}
build=$root/build-fuzz

cmake -S "$root" -B "$build" -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Debug \
  -DTEBWEEZ_FUZZ=ON >/dev/null
cmake --build "$build" --parallel 2 --target fuzz_read_log fuzz_play_match fuzz_read_log_faulty \
  fuzz_play_match_faulty

cd -- "$build"
export UBSAN_OPTIONS=print_stacktrace=1

# The cases are the seeds, but for those whose sowings go on for millions of laps.
rm -rf seeds
mkdir seeds
for case in "$root"/tests/cases/logs/*.tebweez "$root"/tests/cases/forms/* \
  "$root"/tests/cases/errors/*.tebweez; do
  case $case in
    *endless*) ;;
    *) cp -- "$case" "seeds/$(basename -- "$(dirname -- "$case")")-$(basename -- "$case")" ;;
  esac
done

# run TARGET SECONDS: what it learns stays in a folder of its own.
run() {
  rm -rf "corpus-$1"
  mkdir "corpus-$1"
  "tests/fuzz/fuzz_$1" -max_total_time="$2" -timeout=60 -rss_limit_mb=2048 -max_len=1024 \
    -print_final_stats=1 -dict="$root/tests/fuzz/log.dict" -artifact_prefix="$1-" \
    "corpus-$1" seeds >"$1.out" 2>&1
}

for target in read_log play_match; do
  if run "${target}_faulty" "$seconds" || ! grep -q 'it does not hold' "${target}_faulty.out"; then
    echo "$target did not find the fault that was put into it" >&2
    exit 1
  fi
  rm -f "${target}_faulty"-*
  echo "$target finds the fault that was put into it"
done
status=0
for target in read_log play_match; do
  if run "$target" "$seconds"; then
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$target.out")
    echo "$target: $executions executions in $seconds s, nothing found"
  else
    tail -n 40 "$target.out" >&2
    echo "$target found something: $build/$target-*" >&2
    status=1
  fi
done
exit $status
