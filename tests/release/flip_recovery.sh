#!/bin/bash
# Flips single bits of a recovery file: none of the damaged copies may be taken for sound.
#   tests/release/flip_recovery.sh [FLIPS]     100,000 for a release
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
bin=${BOCAGE_BIN:-$source/build-release/bin}
flips=${1:-100000}
taken=$("$bin/saver" flips "$source/resources/samples/crossroads-at-dusk.scenario.json" "$flips" 1) && state=held || state=BROKEN
echo "| bits of recovery files flipped | $flips flips, $taken taken for sound | $state | $(date +%F) | \`flip_recovery.sh $flips\` |"
[ $state = held ]
