#!/bin/bash
# Builds the fuzzers with clang and runs each for a time; crashes, hangs above one second and leaks end it.
#   tests/release/fuzz.sh [SECONDS] [TARGET…]     60 seconds each in CI; before a release as long as the machine is free
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
seconds=${1:-60}
shift || true
build=${BOCAGE_FUZZ_BUILD:-$source/build-fuzz}
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(document pack_content share_code svg png zip recovery settings picture)

cmake -S "$source" -B "$build" -G Ninja -DCMAKE_CXX_COMPILER=clang++-14 -DCMAKE_BUILD_TYPE=RelWithDebInfo \
  -DBOCAGE_TESTS=OFF -DBOCAGE_FUZZERS=ON -DBOCAGE_SANITIZE=fuzzer-no-link,address,undefined >/dev/null
nice ninja -C "$build" "${targets[@]/#/fuzz_}"

export BOCAGE_RESOURCES=$source/resources QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
export ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 LSAN_OPTIONS=suppressions=$source/tests/lsan.supp
seeds() {  # what the corpus of a target starts from: files of the project, nothing stored twice
  case $1 in
    document|picture) ls "$source"/resources/samples/*.json "$source"/tests/data/format/good/*.json "$source"/tests/data/verdict/*.json ;;
    pack_content) ls "$source"/resources/packs/*/*.json ;;
    svg) ls "$source"/resources/symbols/*.svg ;;
    png) ls "$source"/docs/*.png ;;
    *) true ;;
  esac
}
failed=0
for target in "${targets[@]}"; do
  corpus=$build/corpus/$target
  mkdir -p "$corpus" "$build/crashes/$target"
  seeds "$target" | head -400 | while read -r file; do
    [ "$(stat -c %s "$file")" -gt 65536 ] || cp -n "$file" "$corpus/"
  done
  [ -d "$source/tests/fuzz/corpus/$target" ] && cp -n "$source/tests/fuzz/corpus/$target"/* "$corpus/" || true
  log=$build/$target.log
  if "$build/bin/fuzz_$target" "$corpus" -max_total_time="$seconds" -timeout=1 -rss_limit_mb=2048 -max_len=65536 \
      -artifact_prefix="$build/crashes/$target/" -print_final_stats=1 >"$log" 2>&1; then state=held; else state=BROKEN; failed=1; fi
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  echo "| fuzzer $target | ${runs:-?} executions in $seconds s | $state | $(date +%F) | \`fuzz.sh $seconds $target\` |"
done
exit $failed
