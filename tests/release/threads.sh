#!/bin/bash
# Thread sanitizer over the map worker, live checks, optimiser and the PNG writer. Qt is not instrumented: what it does on
# its own is named in tsan.supp.
#   tests/release/threads.sh [TEST…]
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
build=${BOCAGE_TSAN_BUILD:-$source/build-tsan}
tests=("$@")
[ ${#tests[@]} -gt 0 ] || tests=(test_map_cache test_map_renderer test_problems test_army_optimizer test_army_panels test_canvas)
cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DBOCAGE_SANITIZE=thread >/dev/null
nice ninja -C "$build" "${tests[@]}"
export TSAN_OPTIONS="suppressions=$source/tests/release/tsan.supp halt_on_error=0 exitcode=66"
reports=0
for test in "${tests[@]}"; do
  ctest --test-dir "$build" -R "^$test\$" --output-on-failure >"$build/$test.log" 2>&1 || true
  found=$(grep -c "WARNING: ThreadSanitizer" "$build/$test.log" || true)
  reports=$((reports + found))
  echo "$test: $found reports"
done
state=held; [ "$reports" = 0 ] || state=BROKEN
echo "| data races | ${#tests[@]} test programs, $reports reports | $state | $(date +%F) | \`threads.sh\` |"
[ "$reports" = 0 ]
