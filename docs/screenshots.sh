#!/bin/bash
# Takes the pictures of the manual from the real window, without a display: welcome page, opened samples, tools in use,
# problems and the sections of the briefing, light and dark, into docs/img.
#
# usage: screenshots.sh [BUILD [OUT]]
# BUILD is the folder of a build, build-release unless given. With OUT the pictures go there, tools and sections also at
# 1920×1080, which the manual does not need.
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${1:-$source_dir/build-release}
sample=$source_dir/resources/samples/crossroads-at-dusk.scenario.json
army=$source_dir/resources/samples/ranger-company.army.json
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_STATE_HOME=$home XDG_CACHE_HOME=$home
export XDG_RUNTIME_DIR=$home LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen BOCAGE_RESOURCES=$source_dir/resources
out=${2:-$source_dir/docs/img}
mkdir -p "$out"
# The sample with a few things wrong, for the Problems panel.
python3 - "$sample" "$home/broken.scenario.json" <<'END'
import json, sys
battle = json.load(open(sys.argv[1], encoding="utf-8"))
battle["turnTrack"].pop("end", None)
battle["turnTrack"].setdefault("events", []).append({"id": "mute", "turn": 3})
stray = dict(battle["pieces"][0], id="stray", at=battle["pieces"][1]["at"])
battle["pieces"].append(stray)
battle["waivers"] = [{"rule": "SON-SCN-12", "key": "SON-SCN-12||mute", "reason": "The text is read out."}]
json.dump(battle, open(sys.argv[2], "w", encoding="utf-8"))
END
for theme in light dark; do
    for size in 1280x720 1920x1080; do
        suffix=$theme$([[ $size == 1280x720 ]] || echo "-large")
        "$build/bin/bocage" --lang en --theme $theme --size $size \
            --screenshot "$out/welcome-$suffix.png"
        "$build/bin/bocage" --lang en --theme $theme --size $size --select overlay-1 \
            --screenshot "$out/scenario-$suffix.png" "$sample"
        "$build/bin/bocage" --lang en --theme $theme --size $size --problem SON-GEO-12 \
            --screenshot "$out/problems-$suffix.png" "$home/broken.scenario.json"
        "$build/bin/bocage" --lang en --theme $theme --size $size --select platoon-f1 \
            --screenshot "$out/army-$suffix.png" "$army"
        [[ $size == 1280x720 || $# -gt 1 ]] || continue
        # Each tool in use: its name, then what the hand does.
        while IFS='|' read -r name script; do
            "$build/bin/bocage" --lang en --theme $theme --size $size --script "$script" \
                --screenshot "$out/tool-$name-$suffix.png" "$sample"
        done <<'TOOLS'
sight|action tool.sight; drag E6 J2
seen|action tool.sight; hover E6; hold Shift
reach|action tool.reach; click C5; hover G7
measure|action tool.measure; drag B9 I2
note|action tool.note; click K6
layers|dock layers
zone|action tool.zone; set zoneRectangle; set zoneSide 1; set zoneScouts 3; press D4; move G8
entry|action tool.entry; hover T7e
objective|action tool.objective; press H6; move I8
edges|choose son-core:terrain/wire; press F3n; move J3n; move J6w
unit|choose son-core:unit/ranger-scouts; press F6; move H6
illegal|choose son-core:overlay/house; hover A1n
tray|click C5; action edit.delete; click B5; action edit.delete; click R5; action edit.delete; set boxTabs 2; set unitsFromArmies
TOOLS
        # A section of the briefing is named by a place in the file that belongs to it.
        for section in basics:/title sides:/sides play:/initiative turns:/turnTrack victory:/victory \
            rules:/specialRules texts:/texts campaign:/campaign boxes:/packs; do
            "$build/bin/bocage" --lang en --theme $theme --size $size --select "${section#*:}" \
                --screenshot "$out/briefing-${section%%:*}-$suffix.png" "$sample"
        done
    done
done
echo "The pictures are in $out."
