#!/usr/bin/env python3
"""Shadows of Malice, rule by rule: what the catalogue calls *engine* changes an answer of the program, and what it calls
*checked* under another id is really what that check stands for.

usage: test_malice_by_rule.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import copy
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
CORPUS = SOURCE / "tests" / "data" / "verdict"
COAST = SAMPLES / "light-over-the-coast.scenario.json"
KEEPERS = SAMPLES / "keepers-of-the-causeway.army.json"
MALICE = ("--system", "malice")


def pointed(document, pointer):
    """The container of what the pointer names, and its key."""
    parts = [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]
    for part in parts[:-1]:
        document = document[int(part) if isinstance(document, list) else part]
    last = parts[-1]
    return document, (last if isinstance(document, dict) or last == "-" else int(last))


def patched(document, edits):
    document = copy.deepcopy(document)
    for kind, pointer, *value in edits:
        holder, key = pointed(document, pointer)
        if kind == "remove":
            del holder[key]
        elif isinstance(holder, list) and kind == "add":
            holder.insert(len(holder) if key == "-" else key, value[0])
        else:
            holder[key] = value[0]
    return document


def base_of(name):
    path = CORPUS / "bases" / f"{name}.json"
    document = json.loads((path if path.exists() else SOURCE / name).read_text(encoding="utf-8"))
    return patched(base_of(document["base"]), document["edits"]) if "edits" in document else document


class MaliceRules(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-malice-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": folder.name + "/data"}
        self.environment.pop("DISPLAY", None)

    def answer(self, *arguments, expect=(0,)):
        done = subprocess.run([PROGRAM, *map(str, arguments), "--json"], capture_output=True, text=True, timeout=300,
                              env=self.environment, check=False)
        self.assertIn(done.returncode, expect, f"{arguments}\n{done.stdout}\n{done.stderr}")
        return json.loads(done.stdout)

    def ask(self, name, *file, **values):
        given = [part for key, value in values.items() for part in ("--set", f"{key.replace('_', '-')}={value}")]
        return self.answer("odds", *(file or MALICE), "--ask", name, *given)["answer"]

    def fight(self, **values):
        return self.ask("combat", **values)

    def play(self, name, *file, runs=4000, **values):
        given = [part for key, value in values.items() for part in ("--set", f"{key.replace('_', '-')}={value}")]
        return self.answer("simulate", *file, name, *(() if file else MALICE), "--runs", runs, *given)["summary"]

    def changed(self, base, change, name="changed.scenario.json"):
        document = json.loads(Path(base).read_text(encoding="utf-8"))
        change(document)
        path = self.folder / name
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    def painted(self, *cells, board="coast", **more):
        def change(document):
            document["malice"]["paint"] = [{"board": board, "cells": list(cells)}]
            document.update(more)
        return self.changed(COAST, change)

    # The table ---------------------------------------------------------------------------------------------------

    def test_SOM_MAP_06_the_dominant_terrain_breeds_the_creature(self):
        cell = {"at": [5, 5], "terrain": "som-base:terrain/swamp", "mixed": ["swamp", "forest"]}
        types = {one["type"] for one in self.answer("creature", self.painted(cell), "M16", "--count", 300)["creatures"]}
        self.assertEqual(types, {"protean", "reptilid", "ichthyic"})

    def test_SOM_SITE_06_a_launch_may_share_its_hex(self):
        path = self.painted()
        launches = [cell for board in json.loads((SOURCE / "resources/packs/som-base/boards.json").read_text(
            encoding="utf-8"))["items"] for face in board["faces"] for cell in face.get("malice", {}).get("cells", [])
            if cell.get("launch") and cell.get("sites")]
        self.assertTrue(launches, "a sample board shows one")
        verdict = self.answer("validate", path, expect=(0, 1))
        self.assertNotIn("SOM-CHK-27", json.dumps(verdict))

    def test_SOM_GATE_03_gates_cost_nothing(self):
        # From the Gate of one map to that of the other: no points by Gate, ten halves by road.
        atlas = self.answer("atlas", COAST)
        self.assertEqual(len(atlas["gates"]), 2)
        tour = self.answer("simulate", COAST, "balance", "--runs", 64)["settings"]["tour"]
        apart = self.changed(COAST, lambda document: document["malice"].update(joins=[]))
        jumps = self.answer("simulate", apart, "balance", "--runs", 64)["settings"]["tour"]
        self.assertGreater(len(jumps), 0)  # every stronghold of both maps, though only Gates connect them
        self.assertGreaterEqual(sum(jumps), sum(tour))

    def test_SOM_LAIR_01_SOM_GUARD_01_what_begins_a_fight(self):
        def cells(path):
            return {cell["cell"]: cell["fight"] for cell in self.answer("reach", path, "coast", "--move", 20)["cells"]}
        ways = self.ask("reach", COAST)["ways"]
        site = {kind: [way["to"] for way in ways if way["site"] == kind and way["board"] == "coast"]
                for kind in ("lair", "stronghold", "city")}
        before = cells(COAST)
        for name in site["lair"] + site["stronghold"]:
            self.assertTrue(before[name], name)
        self.assertFalse(any(before[name] for name in site["city"]))

        # A lair without its token is never empty; a revealed Well has no Guardian.
        def bare(document):
            document["pieces"] = [piece for piece in document["pieces"] if "stocked" not in piece["content"]]
            for piece in document["pieces"]:
                if "well" in piece["content"]:
                    piece["face"] = "front"
        after = cells(self.changed(COAST, bare))
        self.assertTrue(all(after[name] for name in site["lair"]))
        self.assertFalse(any(after[name] for name in site["stronghold"]))

    def test_SOM_SHADE_03_a_shadow_waits_to_be_disturbed(self):
        meetings = self.answer("reach", COAST, "steppe", "--shadow")["avatars"]
        self.assertEqual([one["fights"] for one in meetings], [False])

    def test_SOM_TURN_03_SOM_ACT_11_two_moves_a_round(self):
        # Three points are the best move under this curse: what costs them is there after one round at best, what
        # costs more than six never is.
        self.assertEqual(max(value for value, _ in self.ask("movement", bonus="-4")["points"]["chances"]), 3)
        ways = [way for way in self.ask("reach", COAST, bonus="-4")["ways"] if "rounds" in way]
        far = [way for way in ways if way["halfPoints"] > 12]
        near = [way for way in ways if 6 < way["halfPoints"] <= 8]
        self.assertTrue(far and near)
        self.assertTrue(all(way["rounds"]["chances"][0][0] > 1 for way in far))
        self.assertTrue(all(way["rounds"]["chances"][0][0] == 1 for way in near))

    def test_SOM_PARTY_06_who_forms_a_new_body_counts(self):
        def add(document):
            entries = document["entries"]
            for number in range(len(entries), 4):
                entries.append({"id": f"n{number}", "content": "som-base:avatar/moth", "label": "N",
                                "avatar": {"reforming": number == 3}})
            document.setdefault("malice", {})["mode"] = "snapshot"
        path = self.changed(KEEPERS, add, "party.army.json")
        self.assertEqual(self.ask("creature", path, opponent="shadow")["life"]["mean"], 2)
        self.assertEqual(self.ask("creature", KEEPERS, opponent="shadow")["life"]["mean"], 1)

    # Rolls -------------------------------------------------------------------------------------------------------

    def test_SOM_SIM_01_SOM_ROLL_MOD_modifiers_add_up(self):
        plain = self.ask("movement")["points"]["mean"]
        self.assertAlmostEqual(self.ask("movement", bonus="+2")["points"]["mean"], plain + 2, 9)
        self.assertAlmostEqual(self.ask("movement", bonus="+2+1d★")["points"]["mean"], plain + 2.5, 9)
        self.assertAlmostEqual(self.ask("movement", bonus="+2-1d★")["points"]["mean"], plain + 1.5, 9)

    # Creatures ---------------------------------------------------------------------------------------------------

    def test_SOM_SIM_03_SOM_SHARD_04_SOM_SHARD_05_harvest(self):
        # Of power 1 to 3 with 2, 4 or 6 life, a star die each: 1, 2 or 3 on average.
        found = self.ask("creature")
        self.assertAlmostEqual(found["harvest"]["mean"], 2, 9)
        self.assertAlmostEqual(self.ask("creature", opponent="guardian")["harvest"]["mean"], 4, 9)
        self.assertIsNone(self.ask("creature", opponent="shadow")["harvest"])

    def test_SOM_CRE_01_three_dice(self):
        for one in self.answer("creature", *MALICE, "--terrain", "hills", "--count", 50)["creatures"]:
            self.assertTrue(all(1 <= one["dice"][die] <= 6 for die in ("nature", "power", "abilities")))

    def test_SOM_CRE_05_each_ability_is_a_coloured_card(self):
        for one in self.answer("creature", *MALICE, "--count", 50)["creatures"]:
            self.assertEqual(len({card["id"] for card in one["drawn"]}), one["abilities"])
            for card in one["drawn"]:
                # Of some cards that the text only names the colour is lost.
                lost = card["id"].endswith(("/death-gaze", "/parasitic"))
                self.assertIn(card["colour"], ("",) if lost else ("black", "blue", "green", "red", "yellow"), card)

    def test_SOM_SHADE_02_life_grows_in_the_realm(self):
        small, large = (self.play("arrival", realm=size, spawning_life=1)["lifeOfFirst"]["mean"] for size in (2, 3))
        self.assertGreater(large, small + 5)
        self.assertGreater(self.play("arrival", realm=2, spawning_life=3)["lifeOfFirst"]["mean"], small + 1)

    # Fights ------------------------------------------------------------------------------------------------------

    def test_SOM_SHADE_04_SOM_XUL_02_drains_pass_shields(self):
        for opponent, helped in (("shadow", False), ("xulthul", True), ("guardian", True), ("normal", True)):
            bare, shielded = (self.fight(opponent=opponent, power=3, opponent_life=4, bonus="+2", shield=shield)["win"]
                              for shield in ("0", "+2"))
            self.assertEqual(shielded > bare + 0.05, helped, opponent)

    def test_SOM_SHADE_05_a_shadow_leaves_nothing_and_keeps_its_losses(self):
        self.assertIsNone(self.ask("creature", opponent="shadow", avatars=5)["harvest"])
        # Neither does it come back to its full life: what it has is what it arrived with.
        chances = [self.fight(opponent="shadow", power=3, opponent_life=life, bonus="+3")["win"] for life in (1, 3, 6)]
        self.assertEqual(chances, sorted(chances, reverse=True))
        self.assertGreater(chances[0], chances[2] + 0.3)

    def test_SOM_LIFE_01_a_wound_takes_a_token(self):
        found = self.fight(power=1, life=5)
        self.assertEqual(max(value for value, _ in found["lifeLost"]["chances"]), 5)
        self.assertAlmostEqual(dict(map(tuple, found["lifeLost"]["chances"]))[5], found["death"], 9)
        self.assertGreater(self.fight(power=2, life=8)["win"], self.fight(power=2, life=5)["win"] + 0.1)

    def test_SOM_LIFE_02_force_and_energy(self):
        def death(**values):
            return self.fight(power=2, bonus="+1", **values)["death"]
        self.assertAlmostEqual(death(energy="yes", shield="+2"), death(), 9)
        self.assertAlmostEqual(death(energy_shield="+2"), death(), 9)
        self.assertLess(death(energy="yes", energy_shield="+1"), death() - 0.05)
        self.assertEqual(death(energy="yes", energy_shield="+2"), 0)

    def test_SOM_COMBAT_05_bands_fight_jointly(self):
        alone, two = self.fight(power=2)["phase"]["win"], self.play("combat", runs=64, band=2, power=2)["phase"]["win"]
        self.assertAlmostEqual(alone, 10 / 36, 9)
        self.assertAlmostEqual(two, 0.4167, 4)

    def test_SOM_COMBAT_10_SOM_COMBAT_16_who_defends_hits_nobody(self):
        # An avatar that always tries for a certain hex and never gets there can only lose.
        stuck = self.fight(power=5, withdraw=5, hex="yes", luck="-9", bonus="+9")
        self.assertEqual((stuck["win"], stuck["withdrawn"]), (0, 0))
        self.assertEqual(self.fight(power=5, bonus="+9")["death"], 0)

    def test_SOM_COMBAT_17_wounds_of_a_hit(self):
        def phases(**values):
            # Xulthûl neither flees nor reforms when it cannot win.
            return self.fight(opponent="xulthul", power=1, bonus="+9", opponent_life=4, **values)["phases"]["mean"]
        self.assertAlmostEqual(phases(), 4, 9)
        self.assertAlmostEqual(phases(wounds="+1"), 2, 9)
        self.assertAlmostEqual(phases(wounds="+3"), 1, 9)
        self.assertAlmostEqual(phases(wounds="+1", opponent_shield="+1"), 4, 9)

    def test_SOM_COMBAT_22_without_life_it_is_over(self):
        self.assertEqual(self.fight(power=1, bonus="+9", opponent_life=1)["phases"]["chances"], [[1, 1]])

    def test_SOM_SHARD_06_SOM_SHARD_07_a_shard_improves_one_roll(self):
        # With a life of one everything hangs on the first phase: one shard, one more on the roll.
        def win(**values):
            return self.fight(power=1, opponent_life=1, life=1, **values)["win"]
        chances = [win(), win(shards=1), win(shards=50)]
        self.assertTrue(chances[0] < chances[1] < chances[2], chances)
        self.assertAlmostEqual(win(shards=50), win(bonus="+1"), 6)

    def test_SOM_WELL_01_SOM_WELL_02_wells_and_creatures(self):
        means = [self.ask("creature", map_light=light, map_dark=dark)["abilities"]["mean"]
                 for light, dark in ((1, 0), (0, 0), (0, 1))]
        self.assertEqual([round(6 * mean) for mean in means], [4, 6, 8])
        few, many = (self.fight(power=2, shards=108, light=light)["win"] for light in (0, 2))
        self.assertGreater(many, few + 0.2)

    def test_SOM_RAD_17_radiance_of_life_fights_along(self):
        def glow(kind):
            def add(document):
                document["malice"] = {"mode": "snapshot", "revealedLight": 1}
                for number, entry in enumerate(document["entries"]):
                    entry["fillings"].append({"id": f"glow{number}", "slot": 9, "option": f"som-base:radiance/{kind}"})
            return self.changed(KEEPERS, add, f"{kind}.army.json")
        def fighters(kind, opponent):
            return self.answer("simulate", glow(kind), "combat", "--runs", 64, "--set", "party=yes", "--set",
                               f"opponent={opponent}")["settings"]["fighters"]
        self.assertEqual({one["life"] for one in fighters("life", "normal")}, {6})
        self.assertEqual({one["life"] for one in fighters("luck", "normal")}, {5})
        # A Shadow drains it with the other radiance, before the tokens of life.
        self.assertEqual({(one["life"], one["radiance"]) for one in fighters("life", "shadow")}, {(5, 1)})

    # Parties -----------------------------------------------------------------------------------------------------

    def party(self, *fillings, **avatar):
        """Mirel of the sample with these cards by slot, in a game under way with three revealed Light Wells."""
        def change(document):
            document["malice"] = {"mode": "snapshot", "revealedLight": 3}
            document["entries"] = document["entries"][:2]
            for number, entry in enumerate(document["entries"]):
                entry["fillings"] = [one for one in entry["fillings"] if one["slot"] == 0]
                entry.setdefault("avatar", {}).update(avatar)
            for number, (slot, card) in enumerate(fillings):
                document["entries"][0]["fillings"].append({"id": f"own{number}", "slot": slot, "option": f"som-base:{card}"})
        path = self.changed(KEEPERS, change, "own.army.json")
        return self.answer("army", path, expect=(0, 1))["armies"][0]["avatars"]

    def test_SOM_RAD_03_SOM_ICON_01_what_is_held_counts(self):
        """SOM-ICON-01 … 14: every sign of a card ends up in a total with its source."""
        gifts = {"combat": "cr", "luck": "lr", "energy-shield": "energyShield", "energy-surge": "energyWounds",
                 "physical-shield": "physicalShield", "physical-surge": "physicalWounds", "movement": "mr", "life": "life",
                 "harvest": "harvestColorless", "recovery": "recovery"}
        bare = self.party()[0]["bonuses"]
        for kind, name in gifts.items():
            held = self.party((9, f"radiance/{kind}"))[0]["bonuses"][name]
            self.assertEqual(held["flat"] - bare[name]["flat"], 2 if kind in ("movement", "harvest") else 1, kind)
            self.assertIn(f"som-base:radiance/{kind}", [term["content"] for term in held["terms"]])

    def test_SOM_RAD_16_all_members_of_the_band_are_faster(self):
        alone, other = self.party((9, "radiance/movement"))
        self.assertAlmostEqual(alone["movement"]["mean"] - other["movement"]["mean"], 2, 9)
        one, two = self.party((9, "radiance/movement"), bands=[1], start={"board": "x"})
        self.assertEqual(one["movement"], two["movement"])
        self.assertAlmostEqual(one["movement"]["mean"], self.ask("movement", band=2, bonus="+2")["points"]["mean"], 9)

    # Balance -----------------------------------------------------------------------------------------------------

    def test_the_balance_card_asks_what_the_threat_does(self):
        """SOM-SIM-09 is made of SOM-SIM-06 over random deals, unless told otherwise."""
        for wells in ("dealt-anew", "as-they-lie"):
            threat = self.play("threat", COAST, runs=600, wells=wells)["rounds"]
            self.assertEqual(self.play("balance", COAST, runs=600, wells=wells)["threat"], threat, wells)
        self.assertEqual(self.play("balance", COAST, runs=600)["threat"], self.play("threat", COAST, runs=600)["rounds"])

    # The catalogue -----------------------------------------------------------------------------------------------

    def test_special_rules_silence_what_checks_stand_for(self):
        """A rule that is checked under another id softens that check when a special rule of the scenario names it."""
        rules = {rule["id"]: rule for rule in self.answer("rules", *MALICE)["systems"][0]["rules"]}
        told = 0
        for rule in rules.values():
            for check in rule.get("through", []):
                if rules[check]["severity"] == "info":
                    continue
                softened = []
                for case in sorted(CORPUS.glob(f"{check}*.json")):
                    case = json.loads(case.read_text(encoding="utf-8"))
                    if "pack" in case:
                        continue
                    document = patched(base_of(case["base"]), case["edits"])
                    if document.get("format") != "bocage.scenario":
                        continue
                    document.setdefault("specialRules", []).append(
                        {"id": "own", "title": "Own", "text": "Own", "rules": [rule["id"]]})
                    path = self.folder / "case.scenario.json"
                    path.write_text(json.dumps(document), encoding="utf-8")
                    findings = [finding for finding in self.answer("validate", path, expect=(0, 1))["files"][0]["findings"]
                                if finding["rule"] == check]
                    softened.append(all(finding["severity"] == "note" for finding in findings))
                if softened:
                    told += 1
                    self.assertTrue(any(softened), f"{check} does not stand for {rule['id']}")
        self.assertGreater(told, 40)


if __name__ == "__main__":
    unittest.main()
