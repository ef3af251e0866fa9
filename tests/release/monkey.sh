#!/bin/bash
# The monkey on the real window, over seeds; with sanitizers when $BOCAGE_BIN is such a build.
#   tests/release/monkey.sh [SEEDS] [EVENTS]     100 seeds of 5,000 events for a release
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
bin=${BOCAGE_BIN:-$source/build-release/bin}
seeds=${1:-100} events=${2:-5000}
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 HOME=$home XDG_RUNTIME_DIR=$home XDG_CONFIG_HOME=$home/config \
  XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state BOCAGE_RESOURCES=$source/resources
failed=()
for ((seed = 1; seed <= seeds; ++seed)); do
  BOCAGE_MONKEY_SEED=$seed BOCAGE_MONKEY_EVENTS=$events "$bin/test_monkey" >"$home/log" 2>&1 || { failed+=("$seed"); tail -20 "$home/log" >&2; }
done
state=held; [ ${#failed[@]} = 0 ] || state=BROKEN
echo "| monkey on the window | $((seeds * events)) events over $seeds seeds, failed: ${failed[*]:-none} | $state | $(date +%F) | \`monkey.sh $seeds $events\` |"
[ ${#failed[@]} = 0 ]
