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

# A pack with drawings of its own.
python3 - "$source_dir/resources/packs/son-core/units.json" "$home/evening-box" <<'END'
import json, os, sys
units, box = json.load(open(sys.argv[1], encoding="utf-8"))["items"], sys.argv[2]
os.makedirs(box + "/art")
gun = next(unit for unit in units if unit["id"].endswith("/ranger-rifles"))
gun |= {"id": "evening-box:unit/walking-gun", "name": {"en": "Walking gun", "fr": "Canon marcheur"}, "provenance": "variant",
        "silhouette": "evening-box:art/walker.svg", "faction": "evening-box:faction/night-watch"}
watch = {"id": "evening-box:faction/night-watch", "name": {"en": "Night Watch", "fr": "Guet de nuit"}, "provenance": "variant",
         "help": {"en": "The people of the mill.", "fr": "Les gens du moulin."}, "colour": "#8A2F4B", "frame": "chamfered",
         "symbol": "evening-box:art/anchor.svg"}
pack = {"format": "bocage.pack", "version": 1, "id": "evening-box", "packVersion": "1.0.0", "system": "normandie",
        "title": {"en": "Evening box", "fr": "Boîte du soir"}, "provenance": "variant", "languages": ["en", "fr"],
        "needs": [{"id": "son-core", "version": "1.0.0"}]}
json.dump(pack, open(box + "/pack.json", "w", encoding="utf-8"))
for kind, item in {"unit": gun, "faction": watch}.items():
    content = {"format": "bocage.content", "version": 1, "kind": kind, "items": [item]}
    json.dump(content, open(f"{box}/{kind}s.json", "w", encoding="utf-8"))
svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">%s</svg>'
open(box + "/art/walker.svg", "w").write(svg % (100, 100, """
<g stroke="#2B2622" stroke-width="3"><path d="M30 40 L70 40 L78 58 L22 58 Z" fill="#0072B2"/>
<rect x="40" y="24" width="22" height="16" rx="3" fill="#00507D"/></g>
<path d="M30 58 L20 78 L28 92 M50 58 L50 92 M70 58 L80 78 L72 92 M62 30 L88 26" fill="none" stroke="#2B2622" stroke-width="6"/>
<circle cx="34" cy="49" r="4" fill="#66B0DB"/><circle cx="50" cy="49" r="4" fill="#66B0DB"/><circle cx="66" cy="49" r="4" fill="#66B0DB"/>"""))
open(box + "/art/anchor.svg", "w").write(svg % (16, 16, """
<path d="M8 5 L8 14 M4.5 7.5 L11.5 7.5 M2.5 10 Q3.5 14 8 14 Q12.5 14 13.5 10" fill="none" stroke="#000000" stroke-width="1.6"/>
<circle cx="8" cy="3.4" r="1.7" fill="none" stroke="#000000" stroke-width="1.4"/>"""))
END

# The same pack with rule tests, and a scan that lies askew, as on a photograph.
cp -r "$home/evening-box" "$home/tested-box"
keep() { "$build/bin/bocage-cli" pack test "$home/tested-box" --keep "$@" > /dev/null; }
keep "$army" --name "The company is legal"
keep "$sample" --name "The crossroads" --sight A1:J10 --reach infantry:4:A1:A3
keep "$home/over.army.json" --name "Too dear for 200 points"
cat > "$home/scan.svg" <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 900 900"><rect width="900" height="900" fill="#4A4038"/>
<g transform="translate(130 60) rotate(5)"><rect width="700" height="700" fill="#9DAF6B"/><rect x="280" width="140" height="700" fill="#D8C9A0"/>
<rect y="350" width="700" height="70" fill="#C2A878"/><rect x="70" y="70" width="140" height="210" fill="#CDBE6C"/>
<rect x="490" y="490" width="140" height="140" fill="#8A5A44"/><rect x="490" y="70" width="70" height="210" fill="#4F6B38"/>
<rect x="70" y="490" width="140" height="70" fill="#4F6B38"/></g></svg>
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
        [[ $argument == */pack.json || $argument != "$home"/*.json ]] || { cp "$argument" "$own" && argument=$own/${argument##*/}; }
        arguments+=("$argument")
    done
    while (($(jobs -rp | wc -l) > 1)); do wait -n; done
    HOME=$own XDG_CONFIG_HOME=$own XDG_DATA_HOME=$own XDG_STATE_HOME=$own XDG_CACHE_HOME=$own XDG_RUNTIME_DIR=$own \
        "$build/bin/bocage" --lang "$language" --theme "$theme" --size "$size" --screenshot "$out/$name.png" "${arguments[@]}" &
}

# shoot_pack NAME PACK ARGUMENT…: a copy of a pack in the studio.
shoot_pack() {
    local name=$1 copy
    copy=$(mktemp -d -p "$home")
    cp -r "$2/." "$copy"
    shift 2
    shoot "$name" "$@" "$copy/pack.json"
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
        shoot campaign "$source_dir/resources/samples/spreading-the-shadows.campaign.json"
        [[ $size == 1280x720 || $# -gt 1 ]] || continue
        core=$source_dir/resources/packs/son-core
        shoot_pack studio-form "$core" --select son-core:tile/ranger-command
        shoot_pack studio-table "$core" --select son-core:tile/ranger-command --script 'action studio.table'
        shoot_pack studio-board "$core" --select son-core:board/bocage --script 'action studio.board'
        shoot_pack studio-drawing "$home/evening-box" --select evening-box:unit/walking-gun
        shoot_pack studio-trace "$core" --select son-core:board/bocage --script "action studio.board; press boardScan; \
wait 200; type fileNameEdit $home/scan.svg; accept; wait 300; point boardCanvas 239 42; point boardCanvas 450 61; \
point boardCanvas 220 254; wait 200"
        shoot_pack studio-tests "$home/tested-box" --script 'action studio.tests; wait 2000; press measureCoverage; wait 3000'
        shoot_pack studio-balance "$core" --script 'action studio.balance'
        shoot packs --script 'action file.packs; set packsList 2' "$sample"
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
        shoot crusades-table "$source_dir/resources/samples/last-wall.scenario.json"
        shoot_scripts crusades "$source_dir/resources/samples/three-keeps.scenario.json" <<'TABLE'
rules|set tableSideTabs 1
decks|set tableSideTabs 2
odds|set tableSideTabs 3
simulation|set tableSideTabs 4
TABLE
        shoot crusades-fortress --select castle "$source_dir/resources/samples/crow-keep.army.json"
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
