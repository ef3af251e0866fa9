#!/usr/bin/env python3
"""Every rule that the catalogue lists as *engine* is reached by a user: for each there are two questions to the
program that differ in what the rule is about alone, and the answers differ.

usage: test_engine_rules.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
PACKS = SOURCE / "resources" / "packs"

GROUND = {"g": "grass", "t": "thicket", "h": "hedgerow", "m": "mud", "w": "water", "s": "swamp", "f": "ford",
          "x": "cliff", "X": "cave-wall", "d": "dunes", "r": "rock", "v": "grove", "o": "forest", "B": "floor",
          "K": "bunker-floor", "J": "jetty", "b": "bridge", "k": "knoll", "G": "grave", "1": "grave-single",
          "i": "ritual-circle", "W": "wreck-heavy", "F": "floor-search", "S": "stilts"}
OWN = {"Z": [{"name": "impassable-to", "classes": ["infantry", "light", "heavy"]}],
       "D": [{"name": "difficult-terrain"}],
       "I": [{"name": "impassable"}]}
NAMES = {}
for pack in sorted(PACKS.glob("son-*")):
    for kind in ("units", "markers"):
        for item in json.loads((pack / f"{kind}.json").read_text(encoding="utf-8"))["items"]:
            NAMES[item["id"].split("/")[1]] = item["id"]


def cell(name):
    return [ord(name[0]) - ord("A"), int(name[1:]) - 1]


class Field:
    """rows of ground, then pieces: "name C5 side back 2" (side, face and facing may be left out)."""

    def __init__(self, rows, *pieces, **more):
        self.rows = rows.split()
        self.pieces, self.more = pieces, more

    def key(self):
        return json.dumps([self.rows, self.pieces, self.more], sort_keys=True)

    def document(self, number):
        pieces = []
        for spec in self.pieces:
            words = spec.split()
            piece = {"id": f"p{len(pieces)}", "content": NAMES.get(words[0], words[0]), "face": "front"}
            if words[1].startswith("@"):
                corner = cell(words[1][1:])
                piece["at"], piece["corner"] = corner, corner
            else:
                piece["at"] = cell(words[1])
            for word in words[2:]:
                if word in ("blue", "red"):
                    piece["side"] = word
                elif word == "back":
                    piece["face"] = "back"
                elif word.isdigit():
                    piece["facing"] = int(word)
                elif word.startswith("mode="):
                    piece["mode"] = word[5:]
                elif word.startswith("entry="):
                    piece["entry"] = word[6:]
            pieces.append(piece)
        plan = {"boards": [{"id": "b", "board": f"tst:board/n{number}", "at": [0, 0]}]}
        edges = self.more.get("edges", ())
        if edges:
            plan["edges"] = [{"id": f"e{i}", "kind": f"son-core:terrain/{kind}", "at": [*cell(at), side]}
                             for i, (kind, at, side) in enumerate(word.split() for word in edges)]
        overlays = self.more.get("overlays", ())
        if overlays:
            plan["overlays"] = [{"id": f"o{i}", "overlay": f"son-core:overlay/{kind}", "at": cell(at)}
                                for i, (kind, at) in enumerate(word.split() for word in overlays)]
        if "conditions" in self.more:
            plan["conditions"] = self.more["conditions"]
        sides = [{"id": "blue", "name": "Blue"}, {"id": "red", "name": "Red"}]
        if "army" in self.more:
            sides[0]["players"] = [{"id": "p", "name": "P", "faction": "son-ghouls:faction/ghouls",
                                    "force": {"armies": [{"id": "army", "roster": self.more["army"]}]}}]
        return {"format": "bocage.scenario", "version": 1, "system": "normandie", "title": "Witness",
                "packs": [{"id": p, "version": "1.0.0"} for p in ("son-core", "son-call", "son-ghouls", "tst")],
                "battlefield": plan, "pieces": pieces, "sides": sides, **self.more.get("document", {})}


OPEN = "gggggggggggg " * 8
CASES = {}


def differs(rules, first, second):
    for rule in rules.split():
        CASES.setdefault(f"SON-{rule}", []).append((first, second))


def sight(field, start, end, *more):
    return ("sight", field, start, end, *more)


def reach(field, start, *more):
    return ("reach", field, start, *more)


def odds(field, *more):
    return ("odds", field, *more)


def plain(*pieces, **more):
    return Field(OPEN, *pieces, **more)


RIFLES, VICTIM = "ranger-rifles C3 blue", "ranger-rifles F3 red"
DUVAL, BESIDE = "captain-duval C3 blue", "ranger-rifles D3 red"
PAIR = plain(RIFLES, VICTIM)
FIGHT = plain(DUVAL, BESIDE)
TANK = plain("panther C3 blue 2", "panther I3 red 2")
HOUND = "night-hound D3 red"


def armed(name, *markers):
    return plain(f"{name} C3 blue", VICTIM, *markers)


# -- sight
LINE = "ggggggg ggggggg ggggggg"
differs("LOS-01 LOS-02 LOS-03 TER-03", sight(Field("gghgg ggggg"), "A1", "E1"), sight(Field("ggggg gghgg"), "A1", "E1"))
differs("LOS-04 LOS-05 TER-04", sight(Field("ggtgg"), "A1", "E1"), sight(Field("ggggg"), "A1", "E1"))
differs("LOS-06", sight(Field("ggggt"), "A1", "E1"), sight(Field("gggtg"), "A1", "E1"))
differs("LOS-14", sight(Field("gttgg"), "A1", "E1"), sight(Field("gtggg"), "A1", "E1"))
differs("LOS-07 TER-05", sight(Field(LINE, edges=["low-wall D2 west"]), "A2", "F2"),
        sight(Field(LINE, edges=["low-wall B2 west"]), "A2", "F2"))
differs("TER-11", sight(Field(LINE, edges=["gate-closed D2 west"]), "A2", "F2"), sight(Field(LINE), "A2", "F2"))
differs("LOS-08", odds(plain(RIFLES, VICTIM, "ranger-rifles D3 red"), "p0", "p1"),
        odds(plain(RIFLES, "jeep F3 red", "ranger-rifles D3 red"), "p0", "p1"))
differs("LOS-09 TER-31", odds(plain(RIFLES, VICTIM, "jeep D3 red"), "p0", "p1"), odds(PAIR, "p0", "p1"))
differs("TER-31", sight(Field("ggWgg"), "A1", "E1"), sight(Field("ggggg"), "A1", "E1"))
differs("LOS-10", odds(plain(RIFLES, VICTIM, "sturm-sniper D3 red back"), "p0", "p1"),
        odds(plain(RIFLES, VICTIM, "sturm-sniper D3 red"), "p0", "p1"))
HEDGED = "gggggg gghggg gggggg gggggg"
differs("LOS-11 GEO-06 GEO-09", odds(Field(HEDGED, "panther A2 blue 0", "ariane F2 red"), "p0", "p1"),
        odds(Field(HEDGED, "jeep A2 blue", "ariane F2 red"), "p0", "p1"))
differs("GEO-10", odds(plain(RIFLES, VICTIM, "m3-halftrack E2 red 1"), "p0", "p1"),
        odds(plain(RIFLES, VICTIM, "m3-halftrack E2 red 2"), "p0", "p1"))
HOUSE = "gggggg gBBggg gBBggg gggggg"
differs("LOS-12 BLD-03 BLD-04", sight(Field(HOUSE, edges=["entrance B2 west"]), "A2", "C3"),
        sight(Field(HOUSE, edges=["entrance B2 west"]), "A2", "B2"))
differs("BLD-05 BLD-11", sight(Field(HOUSE, edges=["wall B2 west"]), "A2", "B2"),
        sight(Field(HOUSE, edges=["opening B2 west"]), "A2", "B2"))
differs("LOS-15 NGT-01", odds(plain(RIFLES, VICTIM.replace("F3", "L3"), conditions=["night"]), "p0", "p1"),
        odds(plain(RIFLES, VICTIM.replace("F3", "L3")), "p0", "p1"))
differs("NGT-02", odds(plain(RIFLES, VICTIM.replace("F3", "H3"), conditions=["night"]), "p0", "p1"),
        odds(plain(RIFLES, VICTIM.replace("F3", "H3")), "p0", "p1"))

# -- movement
differs("MOV-01 GEO-05 UNI-06", reach(plain("ranger-rifles C3 blue"), "p0"), reach(plain("ranger-rifles C3 blue"), "p0", "--move", "2"))
differs("MOV-02", reach(plain(RIFLES, "ranger-rifles D3 blue"), "p0"), reach(plain(RIFLES, "ranger-rifles D3 red"), "p0"))
differs("MOV-03", reach(plain(RIFLES, "suppressed C3"), "p0"), reach(plain(RIFLES), "p0"))
differs("MOV-04 TER-13", reach(Field("gDggg", "ranger-rifles A1 blue"), "p0"), reach(Field("ggggg", "ranger-rifles A1 blue"), "p0"))
differs("MOV-05", reach(plain("panther C3 blue 2"), "p0"), reach(plain("panther C3 blue 0"), "p0"))
differs("MOV-06", reach(Field("gx xg", "jeep A1 blue"), "p0", "--to", "B2"), reach(Field("gx gg", "jeep A1 blue"), "p0", "--to", "B2"))
differs("MOV-07", reach(plain("shoggoth C3 blue 0", "ranger-rifles C2 red"), "p0"), reach(plain("shoggoth C3 blue 0"), "p0"))
differs("MOV-08", reach(plain("jeep C3 blue", "ranger-rifles D3 red"), "p0"), reach(plain("jeep C3 blue"), "p0"))
differs("MOV-09", reach(Field("ggg", "jeep A1 blue", "jeep B1 red"), "p0"), reach(Field("ggg", "jeep A1 blue", "ranger-rifles B1 red"), "p0"))
differs("MOV-11 SA-30", reach(Field("gxgg xxgg", "lost-soul A1 blue"), "p0"), reach(Field("gxgg xxgg", "bog-lurker A1 blue"), "p0"))
differs("SA-14 TER-40", reach(Field("gkg", "night-hound A1 blue"), "p0"), reach(Field("ggg", "night-hound A1 blue"), "p0"))
differs("MOV-12", reach(plain("ranger-rifles A1 blue"), "p0", "--to", "B1"), reach(Field("g", "ranger-rifles A1 blue"), "p0"))
differs("TER-07 TER-23 SA-28", reach(Field("gmggg", "ranger-rifles A1 blue"), "p0"), reach(Field("gmggg", "maquis-fighters A1 blue"), "p0"))
differs("TER-22", reach(Field("ghggg", "ranger-rifles A1 blue"), "p0"), reach(Field("ghggg", "jeep A1 blue"), "p0"))
differs("TER-08", reach(Field("gIg", "ranger-rifles A1 blue"), "p0"), reach(Field("ggg", "ranger-rifles A1 blue"), "p0"))
differs("TER-09 TER-17", reach(Field("gZg", "ranger-rifles A1 blue"), "p0"), reach(Field("gggZgg", "marsh-horror C1 red 2"), "p0", "--to", "D1"))
differs("TER-10", reach(Field("gvg", "panther A1 blue"), "p0", "--class", "heavy"), reach(Field("gvg"), "A1", "--class", "light"))
differs("TER-12 TER-25 SA-29", reach(Field("gwg", "ranger-rifles A1 blue"), "p0"), reach(Field("gwg", "overlord A1 blue"), "p0"))
differs("TER-24", reach(Field("gsg", "ranger-rifles A1 blue"), "p0"), reach(Field("gsg", "overlord A1 blue"), "p0"))
differs("TER-26", reach(Field("gfg", "ranger-rifles A1 blue"), "p0"), reach(Field("gwg", "ranger-rifles A1 blue"), "p0"))
differs("TER-14 TER-29", reach(Field("gSSg xxxx", "overlord A1 blue"), "p0"), reach(Field("gSSg xxxx", "ranger-rifles A1 blue"), "p0"))
differs("TER-30", reach(Field("wbw", "overlord A1 blue", "jeep B1 red"), "p0"), reach(Field("wgw", "overlord A1 blue", "jeep B1 red"), "p0"))
differs("TER-38", reach(plain("night-hound C3 blue", "mythos-barrier D3"), "p0"), reach(plain("night-hound C3 blue"), "p0"))
differs("TER-28 SA-12", reach(Field(HOUSE, "pit-colossus E4 blue 0", edges=["entrance D2 west"]), "D2", "--class", "creature", "--to", "C2"),
        reach(Field(HOUSE, edges=["entrance D2 west"]), "D2", "--class", "infantry", "--to", "C2"))
differs("BLD-01 SA-34", reach(Field(HOUSE, "ranger-rifles D2 blue", edges=["opening D2 west"]), "p0"),
        reach(Field(HOUSE, "sergeant-maddox D2 blue", edges=["opening D2 west"]), "p0", "--move", "4"))
differs("BLD-02 ZOC-05", reach(Field(HOUSE, "ranger-rifles D2 blue", "ranger-rifles E2 red", edges=["entrance D2 west"]), "p0", "--to", "C2"),
        reach(Field(HOUSE, "ranger-rifles D2 blue", edges=["entrance D2 west"]), "p0", "--to", "C2"))
differs("BLD-10", reach(Field("gB Bg", "jeep A1 blue"), "p0"), reach(Field("gI Ig", "jeep A1 blue"), "p0"))
differs("ZOC-01 ZOC-02", reach(plain(RIFLES, "ranger-rifles D4 red"), "p0"), reach(plain(RIFLES), "p0"))
differs("ZOC-03", reach(plain(RIFLES, "jeep D4 red"), "p0"), reach(plain(RIFLES, "ranger-rifles D4 red"), "p0"))
differs("ZOC-04", reach(plain(RIFLES, "ranger-rifles D4 red", "suppressed D4"), "p0"), reach(plain(RIFLES, "ranger-rifles D4 red"), "p0"))
differs("ZOC-06 ASL-02", reach(plain("captain-duval C3 blue", "ranger-rifles D4 red", "ranger-rifles D3 red"), "p0"),
        reach(plain("captain-duval A8 blue", "ranger-rifles K4 red", "ranger-rifles L3 red"), "p0"))
differs("ZOC-07 ASL-10", odds(Field("xxxx gggg xxgx", "captain-duval A2 blue", "ranger-rifles B2 red", "ranger-rifles C3 blue"), "p0", "p1"),
        odds(Field("xxxx gggg xxgx", "captain-duval A2 blue", "ranger-rifles B2 red"), "p0", "p1"))
differs("ZOC-08 SA-35", reach(plain(RIFLES, "ghoul-pack D4 red back"), "p0"), reach(plain(RIFLES, "ghoul-pack D4 red"), "p0"))
differs("UNC-08", reach(plain("night-hound C3 blue", "zombie-soldiers D4"), "p0"), reach(plain("night-hound C3 blue", "feral-pack D4"), "p0"))
differs("UNC-06", reach(plain("feral-pack C3 mode=roaming", "bog-lurker E3"), "p0"), reach(plain("feral-pack C3 mode=aggressive", "bog-lurker E3"), "p0"))
differs("OPT-56", reach(plain(RIFLES, "ranger-sergeant F3 blue", "circle-nausea F3"), "p0"),
        reach(plain(RIFLES, "ranger-sergeant F3 blue"), "p0"))
differs("OPT-73", reach(plain("ghoul-pack C3 blue back entry=army/e"), "p0"),
        reach(plain("ghoul-pack C3 blue back entry=army/e",
                    army={"system": "normandie", "title": "A", "entries": [
                        {"id": "e", "content": "TILE", "fillings": [{"id": "f", "slot": 0, "option": "son-ghouls:option/digger"}]}]}), "p0"))

# -- shots
differs("FIR-01 UNI-08", odds(plain(RIFLES, "panther G3 red 2"), "p0", "p1"), odds(plain(RIFLES, "marsh-horror G3 red 2"), "p0", "p1"))
differs("FIR-02 SA-11", odds(TANK, "p0", "p1", "--on-the-move"), odds(TANK, "p0", "p1"))
differs("UNI-17 ASL-08", odds(TANK, "p0", "p1"), odds(plain("panzer-iv C3 blue 2", "panther I3 red 2"), "p0", "p1"))
differs("FIR-03 FIR-06", odds(PAIR, "p0", "p1"), odds(plain(RIFLES, VICTIM, "suppressed C3"), "p0", "p1"))
differs("FIR-04 SA-13", odds(plain("ranger-rifles A3 blue", "ranger-rifles I3 red"), "p0", "p1"), odds(plain("ranger-rifles A3 blue", "ranger-rifles H3 red"), "p0", "p1"))
differs("SA-13", odds(plain("ariane A3 blue", "ranger-rifles I3 red"), "p0", "p1"), odds(plain("ranger-rifles A3 blue", "ranger-rifles I3 red"), "p0", "p1"))
differs("FIR-05 TER-02", odds(Field("ggggggt", "ranger-rifles A1 blue", "ranger-rifles G1 red"), "p0", "p1"),
        odds(Field("ggggggt", "ranger-rifles A1 blue", "ranger-rifles F1 red"), "p0", "p1"))
differs("FIR-07 DMG-02", odds(plain("panther C3 blue 2", "jeep I3 red"), "p0", "p1"), odds(plain("panther C3 blue 2", "ranger-rifles I3 red"), "p0", "p1"))
differs("FIR-08 SA-31", odds(plain("ranger-mg C3 blue back", VICTIM), "p0", "p1"), odds(plain("ranger-mg C3 blue", VICTIM), "p0", "p1"))
differs("FIR-10", odds(PAIR, "p0", "p1", "--equipment", "1"), odds(PAIR, "p0", "p1"))
differs("FIR-11", odds(PAIR, "p0", "p1", "--cards", "1"), odds(PAIR, "p0", "p1"))
differs("FIR-13", odds(plain("panther C3 blue 2", "panther I3 red 2"), "p0", "p1"), odds(plain("panther C3 blue 2", "panther I3 red 6"), "p0", "p1"))
differs("DMG-01", odds(PAIR, "p0", "p1"), odds(plain(RIFLES, VICTIM + " back"), "p0", "p1"))
differs("DMG-03 DMG-04", odds(TANK, "p0", "p1"), odds(plain("panther C3 blue 2", "panther I3 red 2", "damage-hull I3"), "p0", "p1"))
differs("DMG-05 DMG-06", odds(plain("panther C3 blue 2", "marsh-horror I3 red 2"), "p0", "p1"),
        odds(plain("panther C3 blue 2", "marsh-horror I3 red 2", "life-point I3"), "p0", "p1"))
differs("SA-01", odds(plain(RIFLES, "sturm-sniper F3 red back"), "p0", "p1"), odds(plain(RIFLES, "sturm-sniper F3 red"), "p0", "p1"))
differs("SA-23", odds(TANK, "p0", "p1"), odds(plain("sherman-76 C3 blue 2", "panther I3 red 2", "damage-primary C3"), "p0", "p1"))
differs("SA-21 OPT-12", odds(plain(RIFLES, "night-hound F3 red"), "p0", "p1", "--spend", "elder-sign"), odds(plain(RIFLES, "night-hound F3 red"), "p0", "p1"))
differs("SA-42", odds(plain(RIFLES, "the-drowned-bride F3 red"), "p0", "p1"), odds(plain("ariane C3 blue", "the-drowned-bride F3 red"), "p0", "p1"))
differs("SA-48 OPT-71", odds(PAIR, "p0", "p1", "--defender-spends", "bestial-howling"), odds(PAIR, "p0", "p1"))
differs("OPT-23", odds(plain(RIFLES, "night-hound F3 red", "enchant-unit C3"), "p0", "p1"), odds(plain(RIFLES, "night-hound F3 red", "enchant-unit C3 back"), "p0", "p1"))
differs("OPT-28", odds(plain("panther C3 blue 2", "panther I3 red 2", "rust I3"), "p0", "p1"), odds(TANK, "p0", "p1"))
differs("OPT-31", odds(PAIR, "p0", "p1", "--spend", "ammo"), odds(PAIR, "p0", "p1"))
differs("OPT-55", odds(plain(RIFLES, "night-hound F3 red", "bless-blade C3"), "p0", "p1"), odds(plain(RIFLES, "night-hound F3 red"), "p0", "p1"))
differs("OPT-64", odds(plain(RIFLES, "zombie-soldiers F3", "serum-dart-juggernaut F3"), "p0", "p1"), odds(plain(RIFLES, "zombie-soldiers F3"), "p0", "p1"))
differs("OPT-74", odds(plain(RIFLES, VICTIM, "necrophagous F3"), "p0", "p1"), odds(PAIR, "p0", "p1"))
differs("OPT-27 ACT-05", odds(plain(RIFLES, VICTIM, "paralyze C3"), "p0", "p1"), odds(plain(RIFLES, VICTIM, "activated C3"), "p0", "p1"))
differs("MAD-07", odds(plain(RIFLES, VICTIM, "madness-hysteria C3"), "p0", "p1"), odds(PAIR, "p0", "p1"))
differs("MAD-03", odds(plain(RIFLES, VICTIM, "madness-catatonia C3"), "p0", "p1"), odds(PAIR, "p0", "p1"))
differs("SUP-08 ASL-15", odds(FIGHT, "p0", "p1", "--supply"), odds(FIGHT, "p0", "p1"))
GUNS = plain("ranger-mg C3 blue back", VICTIM, "ranger-rifles G4 red")
differs("SA-17", odds(GUNS, "p0", "--split", "p1=2", "--split", "p2=2"), odds(GUNS, "p0", "--split", "p1=3", "--split", "p2=1"))

# -- assaults
differs("ASL-01 SA-03", odds(FIGHT, "p0", "p1"), odds(plain(RIFLES, BESIDE), "p0", "p1"))
differs("ASL-03", reach(plain(DUVAL, "panther E3 red 2"), "p0"), reach(plain(DUVAL, "jeep E3 red"), "p0"))
differs("ASL-05 ASL-13", odds(FIGHT, "p0", "p1"), odds(FIGHT, "p0", "p1", "--cards", "2"))
differs("ASL-06", odds(FIGHT, "p0", "p1"), odds(FIGHT, "p0", "p1", "--defender-cards", "2"))
differs("ASL-07 BLD-06", odds(Field("gttg", "captain-duval B1 blue", "ranger-rifles C1 red"), "p0", "p1"),
        odds(Field("ggtg", "captain-duval B1 blue", "ranger-rifles C1 red"), "p0", "p1"))
differs("BLD-06", odds(Field(HOUSE, "captain-duval B2 blue", "ranger-rifles C2 red"), "p0", "p1"),
        odds(Field("gggggg ggBggg ggBggg gggggg", "captain-duval B2 blue", "ranger-rifles C2 red", edges=["entrance C2 west"]), "p0", "p1"))
differs("ASL-09", odds(plain(DUVAL, BESIDE, "suppressed D3"), "p0", "p1"), odds(FIGHT, "p0", "p1"))
differs("ASL-11", odds(plain(DUVAL, "jeep D3 red"), "p0", "p1"), odds(FIGHT, "p0", "p1"))
differs("ASL-12 ASL-14", odds(FIGHT, "p0", "p1"), odds(plain(DUVAL + " back", BESIDE), "p0", "p1"))
differs("SA-04", odds(plain("sea-drake C3 blue 2", "ranger-rifles E3 red"), "p0", "p1"), odds(plain("reef-horror C3 blue 2", "ranger-rifles E3 red"), "p0", "p1"))
differs("SA-05", odds(plain("pit-colossus C3 blue 0", "ranger-rifles E3 red"), "p0", "p1"), odds(plain("marsh-horror C3 blue 2", "ranger-rifles D3 red"), "p0", "p1"))
differs("SA-32 OPT-32", odds(plain(DUVAL, BESIDE, "dragon C3"), "p0", "p1"), odds(FIGHT, "p0", "p1"))
differs("SA-39", odds(plain("star-walker C3 blue 2", BESIDE), "p0", "p1"), odds(plain("winged-servitor C3 blue 2", BESIDE), "p0", "p1"))
differs("SA-25", odds(plain("sergeant-maddox C3 blue", BESIDE), "p0", "p1", "--sacrifice", "attacker"), odds(plain("sergeant-maddox C3 blue", BESIDE), "p0", "p1"))
differs("SA-40", odds(plain("brother-anselm C3 blue", BESIDE), "p0", "p1", "--sacrifice", "attacker"), odds(plain("brother-anselm C3 blue", BESIDE), "p0", "p1"))
differs("SA-37", odds(plain("angle-hound C3 blue back", "panther H3 red 2"), "p0", "p1", "--teleport"), odds(plain("angle-hound C3 blue back", "panther H3 red 2"), "p0", "p1"))
differs("SA-19", odds(plain(DUVAL, BESIDE, "aid C3"), "p0", "p1"), odds(FIGHT, "p0", "p1"))
differs("MAD-02 OPT-76", odds(plain(DUVAL, BESIDE, "madness-rage C3"), "p0", "p1"), odds(plain(DUVAL, BESIDE, "primitive-rage C3 back"), "p0", "p1"))
differs("OPT-43", odds(FIGHT, "p0", "p1", "--spend", "poisoned-blade"), odds(FIGHT, "p0", "p1"))
differs("OPT-50", odds(FIGHT, "p0", "p1", "--spend", "cthulhu-claws"), odds(FIGHT, "p0", "p1"))
differs("OPT-54", odds(plain(DUVAL, "zombie-soldiers D3", "bind-zombies D3"), "p0", "p1"), odds(plain(DUVAL, "zombie-soldiers D3"), "p0", "p1"))
differs("UNC-03", odds(plain("feral-pack C3", BESIDE, "feral-pack D4"), "p0", "p1"), odds(plain("feral-pack C3", BESIDE), "p0", "p1"))
differs("ZOM-03", odds(plain("zombie-soldiers C3", "night-hound D3 red"), "p0", "p1"), odds(plain("zombie-soldiers C3", BESIDE), "p0", "p1"))

# -- tests of one unit
SHAKEN = plain(RIFLES, "night-hound F3 red", "suppressed C3")
differs("TRR-01 TRR-03 TRR-04 MAD-01 MAD-05 MAD-06", odds(SHAKEN, "p0", "--terror"), odds(plain(RIFLES, "night-hound F3 red"), "p0", "--terror"))
differs("TRR-02", odds(plain(RIFLES, "night-hound F3 red", "shoggoth I5 red 0", "suppressed C3"), "p0", "--terror"), odds(SHAKEN, "p0", "--terror"))
differs("TRR-05", odds(plain("night-hound F3 red"), "p0", "--terror", "--value", "4"), odds(plain("night-hound F3 red"), "p0", "--terror"))
differs("TRR-06 SA-10", odds(plain("doctor-whitlock C3 blue", "night-hound F3 red", "suppressed C3"), "p0", "--terror"), odds(SHAKEN, "p0", "--terror"))
differs("OPT-70", odds(plain(RIFLES, "poisoned-claws C3"), "p0", "--terror"), odds(plain(RIFLES), "p0", "--terror"))
differs("SRC-02", odds(plain(RIFLES, "search D4"), "p0", "--search"), odds(plain(RIFLES, "search D4", "ranger-rifles B3 red"), "p0", "--search"))
differs("SRC-03 SA-27", odds(plain(RIFLES, "search D4"), "p0", "--search"), odds(plain("doctor-whitlock C3 blue", "search D4"), "p0", "--search"))
differs("DMG-07 SA-08 TER-01", odds(plain("sherman-76 C3 blue 2", overlays=["house-small I3"]), "p0", "--structure", "I3"),
        odds(plain("sherman-76 C3 blue 2", "demolition I3", overlays=["house-small I3"]), "p0", "--structure", "I3"))
DEMOLISHERS = ("sherman-76 C3 blue 2", "demolition I3")
differs("DMG-07 SA-08", odds(plain(*DEMOLISHERS, overlays=["house-small I3"]), "p0", "--structure", "I3"),
        odds(plain(*DEMOLISHERS, "suppressed C3", overlays=["house-small I3"]), "p0", "--structure", "I3"))
differs("TER-37", odds(plain("sherman-76 C3 blue 2", "totem @I4"), "p0", "--structure", "p1"), odds(plain("sherman-76 C3 blue 2", "gate @I4"), "p0", "--structure", "p1"))
GRAVE = Field("gggg gGgg gggg ggg1", "herbert-lovecraft B1 blue")
differs("ZOM-04 TER-16 SA-44", odds(GRAVE, "p0", "--raise"), odds(Field("gggg gGgg gggg ggg1", "herbert-lovecraft D3 blue"), "p0", "--raise"))


def unit_with(*abilities):
    """A unit of the packs with these abilities on its front or one of its weapons; None when there is none."""
    for pack in sorted(PACKS.glob("son-*")):
        for item in json.loads((pack / "units.json").read_text(encoding="utf-8"))["items"]:
            sides = [item["front"], item["front"].get("primary", {}), item["front"].get("secondary", {})]
            slugs = {ability["ability"] for side in sides for ability in side.get("abilities", [])}
            if set(abilities) <= slugs:
                return item["id"]
    return None


def own_units():
    """Units of the test's own for abilities that no shipped counter has."""
    def unit(name, abilities, **more):
        return {"id": f"tst:unit/{name}", "name": name, "class": "infantry", "faction": "son-core:faction/majestic",
                "front": {"movement": 4, "bonus": {"infantry": 2}, "defense": {"front": 5}, "abilities": abilities}, **more}
    return [unit("short", [{"ability": "limited-range", "value": 9}]),
            unit("mortar", [{"ability": "indirect-fire"}]),
            unit("twin", [{"ability": "dual-weapon"}]),
            unit("plain", []),
            unit("rig", [{"ability": "jury-rigged", "value": 5}]),
            unit("arc", [{"ability": "assault"}], firingArc=90),
            unit("rush", [{"ability": "assault"}, {"ability": "assault-move", "value": 1}])]


for name in ("short", "mortar", "twin", "plain", "rig", "arc", "rush"):
    NAMES[f"own-{name}"] = f"tst:unit/{name}"
differs("SA-16 NGT-03", odds(plain("own-short A3 blue", "ranger-rifles J3 red"), "p0", "p1"),
        odds(plain("own-short A3 blue", "ranger-rifles K3 red"), "p0", "p1"))
differs("NGT-03", odds(plain("own-short A3 blue", "ranger-rifles J3 red", conditions=["night"]), "p0", "p1"),
        odds(plain("own-short A3 blue", "ranger-rifles J3 red"), "p0", "p1"))
differs("NGT-07", odds(plain("own-mortar A3 blue", "ranger-rifles D3 red", conditions=["night"]), "p0", "p1"),
        odds(plain("own-plain A3 blue", "ranger-rifles D3 red", conditions=["night"]), "p0", "p1"))
differs("SA-09", odds(plain("own-twin A3 blue", "ranger-rifles D3 red"), "p0", "p1"), odds(plain("own-plain A3 blue", "ranger-rifles D3 red"), "p0", "p1"))
differs("SA-15", odds(plain("own-rig A3 blue", "ranger-rifles D3 red"), "p0", "p1"), odds(plain("own-plain A3 blue", "ranger-rifles D3 red"), "p0", "p1"))
differs("FIR-12", odds(plain("own-arc C3 blue 2", VICTIM), "p0", "p1"), odds(plain("own-arc C3 blue 6", VICTIM), "p0", "p1"))
differs("ASL-04", odds(plain(DUVAL, "own-arc D3 red 2"), "p0", "p1"), odds(plain(DUVAL, "own-arc D3 red 6"), "p0", "p1"))
differs("SA-06", odds(plain("own-rush C3 blue", BESIDE), "p0", "p1", "--on-the-move"), odds(plain("own-rush C3 blue", BESIDE), "p0", "p1"))


class EngineRules(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-engine-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "data")}
        self.numbers, self.answers = {}, {}

    def run_json(self, *arguments):
        done = subprocess.run([PROGRAM, *map(str, arguments), "--json"], capture_output=True, text=True, timeout=120,
                              env=self.environment, stdin=subprocess.DEVNULL)
        self.assertEqual(done.returncode, 0, f"{arguments}\n{done.stdout}\n{done.stderr}")
        return json.loads(done.stdout)

    def lay_out(self):
        """Writes the documents and the pack of boards they lie on."""
        fields = {question[1].key(): question[1] for pairs in CASES.values() for pair in pairs for question in pair}
        pack = self.folder / "data" / "bocage" / "packs" / "tst"
        pack.mkdir(parents=True)
        legend = {letter: f"son-core:terrain/{name}" for letter, name in GROUND.items()}
        legend.update({letter: f"tst:terrain/own-{ord(letter)}" for letter in OWN})
        tile = next(item["id"] for item in json.loads((PACKS / "son-ghouls" / "tiles.json").read_text(encoding="utf-8"))["items"]
                    if any(each["id"].endswith("/ghoul-pack") for each in item["units"]))
        boards = []
        for number, (key, field) in enumerate(fields.items()):
            self.numbers[key] = number
            used = {letter: legend[letter] for row in field.rows for letter in row}
            boards.append({"id": f"tst:board/n{number}", "name": "Board",
                           "faces": [{"name": "a", "grid": {"legend": used, "rows": field.rows}}]})
            text = json.dumps(field.document(number)).replace('"TILE"', json.dumps(tile))
            (self.folder / f"{number}.scenario.json").write_text(text, encoding="utf-8")
        files = {"pack": {"format": "bocage.pack", "version": 1, "id": "tst", "packVersion": "1.0.0",
                          "system": "normandie", "title": "Boards", "needs": [{"id": "son-core", "version": "1.0.0"}]}}
        for kind, plural, items in (("board", "boards", boards), ("unit", "units", own_units()),
                                    ("terrain", "terrain", [{"id": f"tst:terrain/own-{ord(letter)}", "name": letter,
                                                             "effects": effects} for letter, effects in OWN.items()])):
            files[plural] = {"format": "bocage.content", "version": 1, "kind": kind, "items": items}
        for name, content in files.items():
            (pack / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")

    def ask(self, question):
        verb, field, *arguments = question
        key = (verb, field.key(), *arguments)
        if key not in self.answers:
            path = self.folder / f"{self.numbers[field.key()]}.scenario.json"
            self.answers[key] = self.run_json(verb, path, *arguments)
        return self.answers[key]

    def test_a_user_reaches_every_engine_rule(self):
        self.lay_out()
        catalogue = self.run_json("rules", "--system", "normandie")["systems"][0]["rules"]
        engine = {rule["id"] for rule in catalogue if rule["status"] == "engine"}
        unreached = sorted(engine - set(CASES))
        self.assertEqual(unreached, [], "no question shows these rules")
        self.assertEqual(sorted(set(CASES) - engine), [], "shown here, but not listed as engine")
        same = [rule for rule, pairs in sorted(CASES.items())
                if all(self.ask(first) == self.ask(second) for first, second in pairs)]
        self.assertEqual(same, [], "these rules change no answer")


if __name__ == "__main__":
    unittest.main()
