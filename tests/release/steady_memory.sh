#!/bin/bash
# Memory over 10,000 edits and 1,000 opened and closed documents in the real window.
#   tests/release/steady_memory.sh [EDITS] [DOCUMENTS]
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
bin=${BOCAGE_BIN:-$source/build-release/bin}
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 HOME=$home XDG_RUNTIME_DIR=$home XDG_CONFIG_HOME=$home/config \
  XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state BOCAGE_RESOURCES=$source/resources
# More than the five minutes that Qt Test grants a function.
export QTEST_FUNCTION_TIMEOUT=7200000
BOCAGE_STEADY_EDITS=${1:-10000} BOCAGE_STEADY_DOCUMENTS=${2:-1000} "$bin/test_steady_memory" >"$home/log" 2>&1 && state=held || state=BROKEN
figure=$(sed -n 's/.*editing() \|.*openingAndClosing() //p' "$home/log" | grep "bytes more" | paste -sd, -)
echo "| memory stays flat | ${figure:-no figure} | $state | $(date +%F) | \`steady_memory.sh ${1:-10000} ${2:-1000}\` |"
[ $state = held ]
