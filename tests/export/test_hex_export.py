#!/usr/bin/env python3
"""Hex tables for VASSAL: the grid lies under the hexes of the drawn board.

usage: test_hex_export.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import sys
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from export_case import ExportCase, samples


class HexExport(ExportCase):
    def test_vassal_grid_lies_under_the_tokens(self):
        for sample in samples("scenario", "malice"):
            with self.subTest(sample=sample.name):
                self.export(sample, "vassal", self.folder / "m.vmod", "--pixels", "40", "--force")
                with zipfile.ZipFile(self.folder / "m.vmod") as module:
                    build = ElementTree.fromstring(module.read("buildFile.xml" if "buildFile.xml" in module.namelist() else "buildFile"))
                grids = [e for e in build.iter() if e.tag.endswith("HexGrid")]
                self.assertEqual(len(grids), 1)
                grid = {name: float(grids[0].get(name)) for name in ("dx", "dy", "x0", "y0")}
                self.assertEqual(grids[0].get("sideways"), "true")
                self.assertFalse([e for e in build.iter() if e.tag.endswith("SquareGrid")])
                self.assertAlmostEqual(grid["dx"] / grid["dy"], 3 ** 0.5 / 2, 3)
                scenario = json.loads(sample.read_text())
                pieces = {piece["id"]: piece for piece in scenario["pieces"]}
                avatars = [entry for side in scenario["sides"] for player in side["players"]
                           for army in player["force"]["armies"] for entry in army["roster"]["entries"]
                           if "start" in entry["avatar"]]
                self.assertTrue(avatars)
                stacks = [e for e in build.iter() if e.tag.endswith("SetupStack")]
                # Behind the tokens come the avatars, on their Gates.
                self.assertEqual(len(stacks), len(pieces) + len(avatars))
                rows = set()
                for stack, piece in zip(stacks, pieces.values()):
                    # Tokens lie beside the symbol of their space: take that off again.
                    kind = piece["content"].rsplit("/", 1)[-1]
                    beside = (0, 0.22) if kind == "gate-seal" else (-0.14, -0.12) if kind == "shadow" else \
                        (0, 0) if kind == "xulthul" else (0.23, 0.22)
                    across = float(stack.get("x")) - beside[0] * 40
                    down = float(stack.get("y")) - beside[1] * 40
                    row = (down - grid["x0"]) / grid["dx"]
                    self.assertLess(abs(row - round(row)), 0.06, piece)
                    self.assertEqual(round(row) % 2, piece["at"][1] % 2, piece)
                    column = (across - grid["y0"]) / grid["dy"] - (0.5 if round(row) % 2 else 0)
                    self.assertLess(abs(column - round(column)), 0.06, piece)
                    rows.add(round(row))
                self.assertGreater(len(rows), 3)

    def hidden(self, sample):
        """Face-down Wells, cities and mystics that the players do not know."""
        return [piece for piece in json.loads(sample.read_text())["pieces"]
                if piece.get("face") == "back" and "known" not in piece.get("restrictions", [])
                and piece["content"].rsplit("/", 1)[-1].split("-")[-1 if piece["content"].endswith("-well") else 0] in ("well", "city", "mystic")]

    def test_what_lies_face_down_is_not_named(self):
        telling = ("Light Well", "Dark Well", "City of", "ing mystic")
        for sample in samples("scenario", "malice"):
            covered = len(self.hidden(sample))
            self.assertGreater(covered, 5)
            with self.subTest(sample=sample.name, target="vassal"):
                told = self.export(sample, "vassal", self.folder / "m.vmod", "--pixels", "40", "--force")
                self.assertIn("covered", json.dumps(told))
                with zipfile.ZipFile(self.folder / "m.vmod") as module:
                    build = ElementTree.fromstring(module.read("buildFile.xml"))
                stacks = [e for e in build.iter() if e.tag.endswith("SetupStack")]
                self.assertEqual(sum("face down" in e.get("name") for e in stacks), covered)
                for stack in stacks:
                    slot = stack[0]
                    for secret in telling:
                        self.assertNotIn(secret, stack.get("name") + slot.get("entryName"))
                    if "face down" in stack.get("name"):
                        # The name of the piece itself is the cover; only its front face has another.
                        self.assertIn("face down", slot.text.rsplit("piece;", 1)[-1])
                        self.assertIn("rotate;6;", slot.text)
            with self.subTest(sample=sample.name, target="tmj"):
                self.export(sample, "tmj", self.folder / "m.tmj", "--pixels", "40", "--force")
                layers = json.loads((self.folder / "m.tmj").read_text())["layers"]
                names = [item["name"] for layer in layers for item in layer.get("objects", [])]
                self.assertEqual(sum("face down" in name for name in names), covered)
                for secret in telling:
                    self.assertFalse([name for name in names if secret in name])
            with self.subTest(sample=sample.name, target="tts"):
                self.export(sample, "tts", self.folder / "m.json", "--pixels", "20", "--force")
                save = json.loads((self.folder / "m.json").read_text())
                down = [item for item in save["ObjectStates"] if "face down" in item["Nickname"]]
                self.assertEqual(len(down), covered)
                for item in down:
                    self.assertEqual((item["Description"], item["Transform"]["rotZ"]), ("", 180))
                self.assertGreater(len(save["SnapPoints"]), 100)

    def test_parties_are_told_in_full(self):
        for sample in samples("army", "malice"):
            party = json.loads(sample.read_text())
            for target, name in (("markdown", "p.md"), ("text", "p.txt"), ("bbcode", "p.bbcode.txt"), ("battlescribe", "p.ros")):
                with self.subTest(sample=sample.name, target=target):
                    self.export(sample, target, self.folder / name, "--force")
                    text = " ".join((self.folder / name).read_text(encoding="utf-8").split())
                    for entry in party["entries"]:
                        self.assertIn(entry["label"]["en"], text)
                        for filling in entry["fillings"]:
                            self.assertIn(filling["option"].rsplit("/", 1)[-1].split("-")[0].title(), text)
                    self.assertIn("oulshards", text)
                    if target == "text":
                        longest = max(map(len, (self.folder / name).read_text(encoding="utf-8").splitlines()))
                        self.assertLessEqual(longest, 80)


if __name__ == "__main__":
    unittest.main()
