#!/bin/bash
# Takes the pictures of the manual from the real window, without a display: welcome page and opened sample,
# light and dark, into docs/img. Give the folder of a build when it is not build-release.
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${1:-$source_dir/build-release}
sample=$source_dir/resources/samples/crossroads-at-dusk.scenario.json
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_STATE_HOME=$home XDG_CACHE_HOME=$home
export XDG_RUNTIME_DIR=$home LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen BOCAGE_RESOURCES=$source_dir/resources
mkdir -p "$source_dir/docs/img"
for theme in light dark; do
    for size in 1280x720 1920x1080; do
        suffix=$theme$([[ $size == 1280x720 ]] || echo "-large")
        "$build/bin/bocage" --lang en --theme $theme --size $size \
            --screenshot "$source_dir/docs/img/welcome-$suffix.png"
        "$build/bin/bocage" --lang en --theme $theme --size $size --select overlay-1 \
            --screenshot "$source_dir/docs/img/scenario-$suffix.png" "$sample"
    done
done
echo "The pictures are in docs/img."
