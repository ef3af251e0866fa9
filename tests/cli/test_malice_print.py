#!/usr/bin/env python3
"""Aids of Shadows of Malice on paper, read back: what players may not know stays hidden, sizes are true.

usage: test_malice_print.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
COAST = SAMPLES / "light-over-the-coast.scenario.json"
PARTY = SAMPLES / "three-from-the-coast.army.json"


@unittest.skipUnless(shutil.which("pdftotext") and shutil.which("pdfinfo"), "poppler is not installed")
class MalicePrint(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-malice-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def words(self, source, aid, *more):
        out = self.folder / f"{aid}.pdf"
        done = subprocess.run([PROGRAM, "print", source, "--aid", aid, "-o", out, "--force", *more], capture_output=True, text=True,
                              timeout=300, env={**os.environ, "XDG_DATA_HOME": str(self.folder / "data")})
        self.assertEqual(done.returncode, 0, done.stderr)
        text = subprocess.run(["pdftotext", "-layout", out, "-"], capture_output=True, text=True, check=True).stdout
        info = subprocess.run(["pdfinfo", out], capture_output=True, text=True, check=True).stdout
        return text, int(re.search(r"Pages:\s+(\d+)", info).group(1))

    def test_players_see_backs(self):
        players, _ = self.words(COAST, "players-map")
        designer, _ = self.words(COAST, "designer-map")
        for secret in ("Light Well", "Dark Well", "City of"):
            self.assertNotIn(secret, players)
            self.assertIn(secret, designer)
        # Each of the six Wells, two cities and two mystics is told to the designer alone.
        self.assertEqual(players.count("face down\n"), 10)
        self.assertEqual(designer.count("Well\n") + designer.count("City of") + designer.count("mystic\n"), 10)
        self.assertIn("Shadow", designer)  # the table of distances
        self.assertNotIn("face down\n", designer)

    def test_set_up_names_hexes_as_the_map_does(self):
        listed = subprocess.run([PROGRAM, "atlas", COAST], capture_output=True, text=True, check=True).stdout
        setup, _ = self.words(COAST, "setup")
        wells = re.findall(r"Well, face down on ([A-Z]+\d+)", setup)
        self.assertEqual(len(wells), 6)
        for well in wells:
            self.assertRegex(listed, rf"\b{well}\b")

    def test_set_up_keeps_secrets_from_players(self):
        players, _ = self.words(COAST, "setup")
        designer, _ = self.words(COAST, "designer-setup")
        for secret in ("Light Well", "Dark Well", "City of", "ing mystic"):
            self.assertNotIn(secret, players)
            self.assertIn(secret, designer)
        self.assertIn("Not for players", designer)
        self.assertNotIn("Not for players", players)

    def test_what_a_party_holds_is_printed_once(self):
        entries = json.loads(PARTY.read_text(encoding="utf-8"))["entries"]
        held = [filling["option"] for entry in entries for filling in entry.get("fillings", [])]
        cards = {card["id"]: card["name"]["en"] for path in (SOURCE / "resources" / "packs" / "som-base").glob("*.json")
                 for card in json.loads(path.read_text(encoding="utf-8")).get("items", []) if card["id"] in held}
        self.assertEqual(len(cards), len(set(held)))
        text, pages = self.words(PARTY, "counters", "--backs", "none")
        self.assertEqual(pages, 1)  # three avatars, and a card for each
        text = unicodedata.normalize("NFKC", text)  # without ligatures
        for id, name in cards.items():
            self.assertEqual(text.count(name), held.count(id), name)

    def test_party_generator_and_reference(self):
        party, pages = self.words(PARTY, "party")
        for name in ("Aven", "Brik", "Sorrel"):
            self.assertIn(name, party)
        self.assertEqual(pages, 1)
        generator, _ = self.words(COAST, "generator")
        # SOM-CRE-02: a row for each of the eight terrains.
        for terrain in ("Plains", "Water", "Desert", "Forest", "Hills", "Mountains", "Swamp", "Wilds"):
            self.assertRegex(generator, rf"(?m)^\s*{terrain}(\s+\w+){{3}}\s*$")
        reference, _ = self.words(COAST, "reference")
        self.assertRegex(reference, r"Along a road or bridge\s+½")
        self.assertRegex(reference, r"Mountains\s+3")

    def test_boards_at_true_size(self):
        _, small = self.words(COAST, "boards", "--space", "10")
        _, large = self.words(COAST, "boards", "--space", "40")
        self.assertLess(small, large)


if __name__ == "__main__":
    unittest.main()
