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
                pieces = {piece["id"]: piece for piece in json.loads(sample.read_text())["pieces"]}
                stacks = [e for e in build.iter() if e.tag.endswith("SetupStack")]
                self.assertEqual(len(stacks), len(pieces))
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


if __name__ == "__main__":
    unittest.main()
