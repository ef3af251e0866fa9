#!/usr/bin/env python3
"""Shadows of Malice on the command line: ways, totals, switches both ways, and what must be refused.

usage: test_malice.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
CLI = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
COAST = SOURCE / "resources/samples/light-over-the-coast.scenario.json"
FERRY = SOURCE / "resources/samples/the-last-ferry.scenario.json"
KEEPERS = SOURCE / "resources/samples/keepers-of-the-causeway.army.json"


def run(*arguments):
    done = subprocess.run([CLI, *arguments], capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


def answer(*arguments):
    code, out, _ = run(*arguments, "--json")
    return code, json.loads(out)


class Malice(unittest.TestCase):
    def changed(self, base, change):
        with open(base, encoding="utf-8") as file:
            document = json.load(file)
        change(document)
        handle, path = tempfile.mkstemp(suffix=".json")
        self.addCleanup(os.remove, path)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(document, file)
        return path

    def ruled(self, key, value):
        return self.changed(COAST, lambda document: document.update(rulings={key: value}))

    def test_the_road_costs_half_points(self):
        code, way = answer("reach", COAST, "coast", "--to", "steppe")
        self.assertEqual(code, 0)
        self.assertEqual(way["halves"], 10)
        self.assertTrue(all(step["halves"] == 1 and step["rule"] == "SOM-ROUTE-01" for step in way["way"][1:]))

    def test_half_hexes_are_two_or_one(self):
        separate = answer("reach", self.ruled("halfHexJoin", "separate"), "coast", "--to", "steppe")[1]
        merged = answer("reach", self.ruled("halfHexJoin", "merged"), "coast", "--to", "steppe")[1]
        self.assertEqual(separate["halves"] - merged["halves"], 1)

    def test_a_fight_may_end_the_move(self):
        on = answer("reach", self.ruled("moveAfterCombat", "true"), "coast", "--move", "7")[1]["cells"]
        off = answer("reach", self.ruled("moveAfterCombat", "false"), "coast", "--move", "7")[1]["cells"]
        cost = {cell["cell"]: cell["halves"] for cell in off}
        self.assertTrue(any(cell["halves"] < cost.get(cell["cell"], 99) for cell in on))

    def test_a_shadow_fights_where_it_is_told(self):
        for value in ("true", "false"):
            way = answer("reach", self.ruled("fightInPlace", value), "steppe", "--shadow")[1]
            self.assertEqual([meeting["fights"] for meeting in way["avatars"]], [value == "true"])

    def test_the_way_of_a_shadow(self):
        code, way = answer("reach", COAST, "steppe", "--shadow")
        self.assertEqual((code, way["steps"], len(way["path"])), (0, 3, 4))

    def test_distances(self):
        atlas = answer("atlas", FERRY)[1]
        self.assertEqual(len(atlas["gates"]), 2)
        self.assertEqual({gate["steps"] for gate in atlas["realm"]}, {3})

    def test_totals_of_a_party(self):
        code, party = answer("army", KEEPERS)
        self.assertEqual(code, 0)
        first = party["armies"][0]["avatars"][0]
        self.assertEqual(first["bonuses"]["cr"]["terms"][0]["content"], "som-base:treasure/lantern-blade")
        self.assertAlmostEqual(first["movement"]["mean"], 5.4722, places=4)

    def test_a_bare_table_is_dealt_by_fix(self):
        def bare(document):
            document["pieces"] = []
            document["malice"].pop("deals", None)
        path = self.changed(COAST, bare)
        self.assertEqual(run("validate", path)[0], 1)
        code, out, _ = run("fix", path, "-o", "-")
        self.assertEqual(code, 0)
        with open(COAST, encoding="utf-8") as file:
            self.assertEqual(json.loads(out)["pieces"], json.load(file)["pieces"])

    def test_a_jump_through_gates_has_its_rule(self):
        # The maps of the ferry are not joined: only Gates connect them (SOM-MAP-08, SOM-GATE-01, 03).
        self.assertEqual(answer("reach", FERRY, "fen", "--to", "crown")[1]["halves"], -1)
        code, way = answer("reach", FERRY, "fen", "--to", "crown", "--gates")
        self.assertEqual((code, way["halves"]), (0, 0))
        self.assertEqual([(step["halves"], step["rule"]) for step in way["way"][1:]], [(0, "SOM-GATE-03")])
        words = run("reach", FERRY, "fen", "--to", "crown", "--gates")[1]
        self.assertIn("luck roll against 2", words)

    def test_prices_are_counted_as_people_do(self):
        # Half a point, one, one and a half: what one and a half is, languages see differently.
        one = run("reach", COAST, "coast", "--to", "O15")[1]
        self.assertIn("1 movement point,", one)
        self.assertIn("1½ movement points,", run("reach", COAST, "coast", "--to", "O14")[1])
        self.assertIn("1½ point de mouvement,", run("reach", COAST, "coast", "--to", "O14", "--lang", "fr")[1])

    def test_boxes_that_lack_something_are_told(self):
        def judged(file, **lost):
            pieces = [{"id": f"som-base:{kind}/{name.replace('_', '-')}", "count": count}
                      for kind, gone in lost.items() for name, count in gone.items()]
            handle, path = tempfile.mkstemp(suffix=".collection.json")
            self.addCleanup(os.remove, path)
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                json.dump({"format": "bocage.collection", "version": 1, "boxes": [{"id": "som-base:box/sample-box"}],
                           "lost": pieces}, out)
            _, verdict = answer("validate", file, "--collection", path)
            return [finding["arguments"] for finding in verdict["files"][0]["findings"]
                    if finding["rule"] == "DOC-BOX-01"]

        self.assertEqual(judged(COAST), [])
        self.assertEqual(judged(COAST, board={"hollow_coast": 1}), [["som-base:board/hollow-coast", "1", "0"]])
        self.assertEqual(judged(COAST, marker={"light_well": 3}), [["som-base:marker/light-well", "2", "1"]])
        self.assertEqual(judged(COAST, avatar={"heron": 1}), [["som-base:avatar/heron", "1", "0"]])
        self.assertEqual(judged(KEEPERS, potion={"bark_brew": 9}), [["som-base:potion/bark-brew", "1", "0"]])

    def test_places_have_one_name(self):
        finding = next(each for each in answer("validate", COAST)[1]["files"][0]["findings"]
                       if each["rule"] == "SOM-CHK-46")
        self.assertEqual(finding["locations"][0]["cells"][0], finding["arguments"][1])

    def test_bad_input(self):
        def wrong(document):
            document["malice"]["joins"] = [{"a": {"board": "coast", "edge": -5}, "b": {"board": "moon", "edge": 1},
                                            "offset": 999999}]
            document["malice"]["paint"] = [{"board": "coast", "cells": [{"at": [0, 0], "sites": ["gate", "gate"]}]}]
        code, verdict = answer("validate", self.changed(COAST, wrong))
        self.assertEqual(code, 1)
        text = json.dumps(verdict)
        self.assertIn("SOM-CHK-09", text)
        self.assertIn("SOM-CHK-89", text)
        code, _, error = run("reach", COAST, "ZZ99")
        self.assertEqual(code, 2)
        self.assertIn("ZZ99", error)

        def life(document):
            document["entries"][0]["avatar"]["life"] = {"healthy": -5}
        code, verdict = answer("validate", self.changed(KEEPERS, life))
        self.assertEqual(code, 1)
        self.assertIn("SOM-RCHK-06", json.dumps(verdict))

    def test_universal_vtt_says_why_not(self):
        code, _, error = run("export", COAST, "--to", "uvtt", "--dry-run")
        self.assertEqual(code, 2)
        self.assertIn("squares only", error)

    def test_avatars_stand_on_their_gates(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "coast.html"
            self.assertEqual(run("export", COAST, "--to", "html", "-o", page)[0], 0)
            text = page.read_text(encoding="utf-8")
        for avatar in ("aven", "brik", "sorrel"):
            self.assertIn(f"avatar-{avatar}", text)

        def nowhere(document):
            for entry in document["sides"][0]["players"][0]["force"]["armies"][0]["roster"]["entries"]:
                entry["avatar"].pop("start")
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "coast.html"
            self.assertEqual(run("export", self.changed(COAST, nowhere), "--to", "html", "-o", page)[0], 0)
            self.assertNotIn("avatar-aven", page.read_text(encoding="utf-8"))

    def test_help_speaks_of_parties(self):
        self.assertIn("Two parties side by side", " ".join(run("army", "compare", "--help")[1].split()))


if __name__ == "__main__":
    unittest.main()
