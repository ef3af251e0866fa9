#!/bin/bash
# Takes the pictures of the manual from the real window, without a display, into docs/img: those that a page shows.
#
# usage: screenshots.sh [BUILD [OUT [LANGUAGE]]]
# BUILD is the folder of a build, build-release unless given. With OUT the pictures go there: welcome page, samples,
# every tool, dialog, panel and section, light and dark, also at 1920×1080. ONLY=PATTERN in the environment takes just those
# whose name matches the shell pattern, for example ONLY='tool-zone-*'.
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${1:-$source_dir/build-release}
language=${3:-en}
sample=$source_dir/resources/samples/crossroads-at-dusk.scenario.json
army=$source_dir/resources/samples/ranger-company.army.json
coast=$source_dir/resources/samples/light-over-the-coast.scenario.json
avatars=$source_dir/resources/samples/three-from-the-coast.army.json
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen BOCAGE_RESOURCES=$source_dir/resources
out=${2:-$source_dir/docs/img}
mkdir -p "$out"
shown=
[[ $# -gt 1 ]] || shown=$(cat "$source_dir"/README.md "$source_dir"/docs/*.md "$source_dir"/packaging/bocage.metainfo.xml)
# The sample with a few things wrong, for the Problems panel; a shelf on which the sample uses up some pieces; an army
# with one tile too many.
python3 - "$sample" "$army" "$home" <<'END'
import json, sys
battle, army = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:3])
battle["turnTrack"].pop("end", None)
battle["turnTrack"].setdefault("events", []).append({"id": "mute", "turn": 3})
stray = dict(battle["pieces"][0], id="stray", at=battle["pieces"][1]["at"])
battle["pieces"].append(stray)
battle["waivers"] = [{"rule": "SON-SCN-12", "key": "SON-SCN-12||mute", "reason": "The text is read out."}]
army["limit"] = 200
shelf = {"format": "bocage.collection", "version": 1, "boxes": [{"id": "son-core:box/core-box", "count": 1}]}
for name, value in {"broken.scenario": battle, "over.army": army, "shelf": shelf}.items():
    json.dump(value, open(f"{sys.argv[3]}/{name}.json", "w", encoding="utf-8"))
END

# shoot NAME ARGUMENT…: one picture, in a home of its own; two at a time.
shoot() {
    local name=$1-$suffix own
    shift
    [[ $name == ${ONLY:-*} ]] || return 0
    [[ -z $shown || $shown == *"img/$name.png"* ]] || return 0
    own=$(mktemp -d -p "$home")
    [[ $name != *shelf* ]] || { mkdir -p "$own/bocage" && cp "$home/shelf.json" "$own/bocage/my-collection.json"; }
    # Two windows on one file would ask who may write it, and nobody is here to answer.
    local argument arguments=()
    for argument; do
        [[ $argument != "$home"/*.json ]] || { cp "$argument" "$own" && argument=$own/${argument##*/}; }
        arguments+=("$argument")
    done
    while (($(jobs -rp | wc -l) > 1)); do wait -n; done
    HOME=$own XDG_CONFIG_HOME=$own XDG_DATA_HOME=$own XDG_STATE_HOME=$own XDG_CACHE_HOME=$own XDG_RUNTIME_DIR=$own \
        "$build/bin/bocage" --lang "$language" --theme "$theme" --size "$size" --screenshot "$out/$name.png" "${arguments[@]}" &
}

# Each line: a name, then what the hand does.
shoot_scripts() {
    local kind=$1 document=$2 name script
    while IFS='|' read -r name script; do
        shoot "$kind-$name" --script "$script" $document
    done
}

for theme in light dark; do
    for size in 1280x720 1920x1080; do
        suffix=$theme$([[ $size == 1280x720 ]] || echo "-large")
        shoot welcome
        shoot scenario --select overlay-1 "$sample"
        shoot problems --problem SON-GEO-12 "$home/broken.scenario.json"
        shoot army --select platoon-f1 "$army"
        shoot malice-scenario --script 'click M15' "$coast"
        shoot malice-party "$avatars"
        shoot malice-travel --script 'action tool.malice.travel; click M15; hover Q12' "$coast"
        shoot malice-setup --select /pieces "$coast"
        [[ $size == 1280x720 || $# -gt 1 ]] || continue
        shoot_scripts tool "$sample" <<'TOOLS'
sight|action tool.sight; drag E6 J2
seen|action tool.sight; hover E6; hold Shift
reach|action tool.reach; click C5; hover G7
odds|action tool.odds; click C5; click R5
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
            shoot "briefing-${section%%:*}" --select "${section#*:}" "$sample"
        done
        [[ $# -gt 1 ]] || continue
        shoot_scripts tool "$sample" <<'TOOLS'
odds-spend|action tool.odds; click C5; click R5; set odds.spend 1; set odds.spend.ammo 1; set odds.targetSpend 1
odds-structure|action tool.odds; click C5; click L2
marquee|press P1; move T6
several|click C5; add C4; add B5; add C6
pan|action tool.pan; press H6; move K7
zoom|action tool.zoom; press F2; move K6
board|choose son-core:board/swamp; hover W5
rotated|choose son-core:overlay/house; hover H6; key R; key F
hedgerow|choose son-core:overlay/hedgerow-corner; hover L6; key R
corner|choose son-core:marker/totem; hover H6n
align|click L3; add Q2; add L8; list 3
context|click L3; menu L3
context-empty|action edit.selectNone; menu V5
replace|click L3; action edit.replace
history|drag C5 D5; click L3; action edit.rotate; action edit.flip; action edit.undo; dock history
outline|type outlineSearch hedge
minimap|action view.actualSize; dock minimap
find|action window.find; type commandPaletteField hed
layout|action battlefield.quickLayout
keys|action help.keys
about|action help.about
new-army|action file.newArmy
new|action file.new
templates|action file.newFromTemplate
overlays|set boxTabs 1
units|set boxTabs 2
tokens|set boxTabs 3
shelf|set boxTabs 2
shelf-boards|set boxTabs 0
zone-selected|click A2
objective-selected|click N5
unit-selected|click C5
view-menu|list 2
edit-menu|list 1
TOOLS
        shoot_scripts army "$army" <<'ARMY'
option|type catalogueSearch grenades
best|action army.best
share|action army.share
compare|action army.compare
menu|list 4
ARMY
        shoot army-problem "$home/over.army.json"
        shoot army-preview --script 'dock problems' --problem SON-ARM-10 "$home/over.army.json"
        shoot briefing-shelf --select /packs "$sample"
    done
done
wait
echo "The pictures are in $out."
